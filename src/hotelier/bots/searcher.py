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
from hotelier.bots.planning import Beam, Plan, plan_turn
from hotelier.bots.thinking import ThinkingBot


@dataclass(frozen=True)
class Searching:
    """How hard a searcher thinks, if its budget allows."""

    beam: Beam
    worlds: int
    """Imagined worlds at most."""
    answers: int
    """Answers that are looked ahead from in the first world; fewer and fewer later."""
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
    """What a search found out about one answer."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        """The best way through the turn in the first world in which it came up."""
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


def search(
    mind: Mind, view: Any, seat: int, how: Searching, rng: Random, clock: Clock
) -> list[Finding]:
    """The answers worth a thought, best first; those tried in most worlds before the others."""
    findings: dict[Any, Finding] = {}
    for number in range(how.worlds):
        world = mind.imagine(view, rng)
        luck = Luck(rng.getrandbits(64))
        plans = plan_turn(mind, world, seat, luck, how.beam, clock)
        if number == 0:
            ranked = sorted(plans.values(), key=lambda plan: -plan.worth(mind, seat))
            for plan in ranked:
                findings[plan.line[0]] = Finding(plan)
        if clock.over and number:
            break
        for answer in contenders(findings, how, number):
            if answer in plans:
                ahead = mind.look_ahead(plans[answer].state, seat, luck, clock)
                if clock.over and any(found.values for found in findings.values()):
                    break  # cut short, and there is something better to go by
                findings[answer].values.append(ahead + how.trust * plans[answer].worth(mind, seat))
        if clock.over or len(findings) == 1:
            break
    tried = [found for found in findings.values() if found.values]
    if not tried:
        return list(findings.values())
    most = max(len(found.values) for found in tried)
    tried.sort(key=lambda found: (2 * len(found.values) >= most, found.mean), reverse=True)
    return tried


def contenders(findings: dict[Any, Finding], how: Searching, number: int) -> list[Any]:
    """The answers still in the race: half of them go each time the worlds have doubled."""
    count = max(2, how.answers >> (number + 1).bit_length() - 1)
    if not number:
        return list(findings)[:count]
    tried = [answer for answer, found in findings.items() if found.values]
    tried.sort(key=lambda answer: findings[answer].mean, reverse=True)
    return tried[:count]
