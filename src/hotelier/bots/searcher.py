"""`searcher`: tries its best plans in many imagined worlds and looks ahead from each.

This is an information-set search. Worlds are imagined from the view. Within one world all plans get
the same luck. Plans are ranked by their mean over the worlds, so neither hidden information nor a
lucky draw decides. Weak plans are dropped step by step, and the rest share the remaining budget.
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
    """Settings of a searcher, besides its budget."""

    beam: Beam
    worlds: int
    """Maximum number of imagined worlds."""
    answers: int
    """Number of plans tried in the first world. Later worlds try fewer."""
    trust: float = 0.0
    """Weight of the worth at the end of the turn, in worlds: it counts as so many look-aheads."""
    stage: int = 2
    """Worlds after which half of the plans are dropped. Each later stage is twice as long."""


class SearcherBot(ThinkingBot):
    """Bot that searches many imagined worlds."""

    def __init__(
        self, name: str, seed: Seed, evaluator: Evaluator, how: Searching, budget: Budget
    ) -> None:
        super().__init__(name, seed, evaluator, budget)
        self.how = how

    def think(self, view: Any, seat: int, clock: Clock) -> tuple[Any, ...]:
        return search(self.evaluator, view, seat, self.how, self.rng, clock)[0].plan.line


class Finding:
    """Result of the search for one plan."""

    def __init__(self, plan: Plan, prior: float) -> None:
        self.plan = plan
        self.prior = prior
        """Worth at the end of the turn, multiplied by the trust in it."""
        self.total = 0.0
        """Sum of the look-aheads."""

    @property
    def score(self) -> float:
        """Score for comparing plans that were tried in the same worlds."""
        return self.prior + self.total


def search(
    evaluator: Evaluator, view: Any, seat: int, how: Searching, rng: Random, clock: Clock
) -> list[Finding]:
    """Return the promising plans, best first, as far as the budget allowed to try them."""
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
            break  # a partial world would count for some plans only
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
    """Evaluate a plan in one world. The result is meaningless if the time is up."""
    if clock.over:
        return 0.0
    return evaluator.look_ahead(
        follow(evaluator, world, plan.certain, seat, luck), seat, luck, clock
    )


def still_racing(answers: int, number: int, stage: int = 2) -> int:
    """Return the number of plans to keep after world `number`, counted from 0.

    With a stage of 2, half of the plans are dropped after 2 worlds, half of the rest after 6, and
    half of those after 14. With a stage of 1, this happens after 1, 3 and 7 worlds. Each stage has
    twice as many worlds and half as many plans as the one before, so all stages take about the same
    time. At least two plans are kept.
    """
    return max(2, answers >> ((number + 1) // stage + 1).bit_length() - 1)


def promising(plans: list[Plan], count: int, evaluator: Evaluator, seat: int) -> list[Plan]:
    """Return the best `count` plans by worth.

    Of plans that agree up to the first chance event, only the best is kept. Half of the places go
    to the best plan of each first answer.
    """
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
