"""`searcher`: tries its best plans in many imagined worlds and sees how the game goes on there.

An information-set search: worlds are imagined from the view, all plans meet the same luck in the
same world, and answers are judged by their mean over the worlds, so that no secret and no lucky
draw decides. Answers that fall behind are given up, the rest get the remaining budget.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from hotelier.bots.budget import Clock
from hotelier.bots.contract import Budget, Seed
from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.bots.planning import Beam, Plan, follow, turn_plans
from hotelier.bots.thinking import ThinkingBot


@dataclass(frozen=True)
class Searching:
    """Effort of a searcher, within its budget."""

    beam: Beam
    worlds: int
    """Imagined worlds at most."""
    answers: int
    """Plans that are looked ahead from in the first world; fewer and fewer later."""
    trust: float = 0.0
    """Number of worlds that the worth at the end of the turn counts for, next to the looks
    ahead."""
    stage: int = 2
    """Worlds after which half of the plans give up; each further half after twice as many."""


class SearcherBot(ThinkingBot):
    """Knows what it wants, and what may come between."""

    def __init__(
        self, name: str, seed: Seed, evaluator: Evaluator, how: Searching, budget: Budget
    ) -> None:
        super().__init__(name, seed, evaluator, budget)
        self.how = how

    def think(self, view: Any, seat: int, clock: Clock) -> tuple[Any, ...]:
        return search(self.evaluator, view, seat, self.how, self.rng, clock)[0].plan.line


class Finding:
    """Result of a search for one plan."""

    def __init__(self, plan: Plan, prior: float) -> None:
        self.plan = plan
        self.prior = prior
        """Worth before the first look ahead, multiplied by its trust."""
        self.total = 0.0
        """Sum of the looks ahead."""

    @property
    def score(self) -> float:
        """Comparable between plans that were tried in the same worlds."""
        return self.prior + self.total


def search(
    evaluator: Evaluator, view: Any, seat: int, how: Searching, rng: Random, clock: Clock
) -> list[Finding]:
    """The plans worth a thought, best first, as far as there was time to try them."""
    world = evaluator.imagine(view, rng)
    luck = Luck(rng.getrandbits(64))
    plans = turn_plans(evaluator, world, seat, luck, how.beam, clock)
    racing = [
        Finding(plan, how.trust * plan.worth(evaluator, seat))
        for plan in promising(plans, how.answers, evaluator, seat)
    ]
    given_up: list[Finding] = []
    for number in range(how.worlds if len(racing) > 1 else 0):
        if number:
            world = evaluator.imagine(view, rng)
            luck = Luck(rng.getrandbits(64))
        values = [look_from(evaluator, found.plan, world, seat, luck, clock) for found in racing]
        if clock.over:
            break  # cut short: it would count for some plans and not for others
        for found, value in zip(racing, values, strict=True):
            found.total += value
        racing.sort(key=lambda found: found.score, reverse=True)
        count = still_racing(how.answers, number, how.stage)
        given_up = racing[count:] + given_up
        del racing[count:]
    return racing + given_up


def look_from(
    evaluator: Evaluator, plan: Plan, world: Any, seat: int, luck: Luck, clock: Clock
) -> float:
    """Evaluate a plan in one world. Without time left the result is meaningless."""
    if clock.over:
        return 0.0
    return evaluator.look_ahead(
        follow(evaluator, world, plan.certain, seat, luck), seat, luck, clock
    )


def still_racing(answers: int, number: int, stage: int = 2) -> int:
    """Return the number of plans that remain after a world: half of them are dropped after two
    worlds, half of the rest after six, then after fourteen (after one, three and seven with a stage
    of one). Two stay, so that all stages take the same time."""
    return max(2, answers >> ((number + 1) // stage + 1).bit_length() - 1)


def promising(plans: list[Plan], count: int, evaluator: Evaluator, seat: int) -> list[Plan]:
    """The best plans by worth, of those that agree until chance has a say only one; half of the
    places go to the best of each first answer."""
    ranked = sorted(plans, key=lambda plan: -plan.worth(evaluator, seat))
    distinct: dict[Any, Plan] = {}
    for plan in ranked:
        distinct.setdefault(plan.certain, plan)
    chosen: dict[Any, Plan] = {}
    for plan in distinct.values():
        chosen.setdefault(plan.line[0], plan)
    found = list(chosen.values())[: (count + 1) // 2]
    kept = {plan.certain for plan in found}
    found += [plan for certain, plan in distinct.items() if certain not in kept]
    return found[:count]
