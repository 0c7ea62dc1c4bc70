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
from hotelier.bots.mind import Luck, Mind
from hotelier.bots.planning import Beam, Plan, follow, turn_plans
from hotelier.bots.thinking import ThinkingBot


@dataclass(frozen=True)
class Searching:
    """How hard a searcher thinks, if its budget allows."""

    beam: Beam
    worlds: int
    """Imagined worlds at most."""
    answers: int
    """Plans that are looked ahead from in the first world; fewer and fewer later."""
    trust: float = 0.0
    """How much the worth at the end of the turn counts beside the look ahead."""


class SearcherBot(ThinkingBot):
    """Knows what it wants, and what may come between."""

    def __init__(self, name: str, seed: Seed, mind: Mind, how: Searching, budget: Budget) -> None:
        super().__init__(name, seed, mind, budget)
        self.how = how

    def think(self, view: Any, seat: int, clock: Clock) -> tuple[Any, ...]:
        return search(self.mind, view, seat, self.how, self.rng, clock)[0].plan.line


class Finding:
    """What a search found out about one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def search(
    mind: Mind, view: Any, seat: int, how: Searching, rng: Random, clock: Clock
) -> list[Finding]:
    """The plans worth a thought, best first; those tried in most worlds before the others."""
    world = mind.imagine(view, rng)
    luck = Luck(rng.getrandbits(64))
    plans = turn_plans(mind, world, seat, luck, how.beam, clock)
    findings = [Finding(plan) for plan in promising(plans, how.answers, mind, seat)]
    if len(findings) == 1:
        return findings
    for number in range(how.worlds):
        if number:
            world = mind.imagine(view, rng)
            luck = Luck(rng.getrandbits(64))
        for found in contenders(findings, how, number):
            state = follow(mind, world, found.plan.certain, seat, luck)
            worth = how.trust * mind.worth(state, seat) if how.trust else 0.0
            ahead = mind.look_ahead(state, seat, luck, clock)
            if clock.over:
                break  # cut short: it would count for some plans and not for others
            found.values.append(ahead + worth)
        if clock.over:
            break
    tried = [found for found in findings if found.values]
    if not tried:
        return findings
    most = max(len(found.values) for found in tried)
    tried.sort(key=lambda found: (2 * len(found.values) >= most, found.mean), reverse=True)
    return tried


def promising(plans: list[Plan], count: int, mind: Mind, seat: int) -> list[Plan]:
    """The best plans by worth, of those that agree until chance has a say only one; half of the
    places go to the best of each first answer."""
    ranked = sorted(plans, key=lambda plan: -plan.worth(mind, seat))
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


def contenders(findings: list[Finding], how: Searching, number: int) -> list[Finding]:
    """The plans still in the race: half of them go each time the worlds have doubled."""
    if not number:
        return findings
    count = max(2, how.answers >> (number + 1).bit_length() - 1)
    tried = [found for found in findings if found.values]
    tried.sort(key=lambda found: found.mean, reverse=True)
    return tried[:count]
