"""`planner`: plans its whole turn in a few imagined worlds and takes the best first step."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from hotelier.bots.budget import Clock
from hotelier.bots.contract import Bot, Budget, Seed
from hotelier.bots.mind import Luck, Mind
from hotelier.bots.planning import Beam, plan_turn

QUICK: Final = Beam(1, 2, 1)
"""A first look, so that there is an answer when time is short."""


@dataclass(frozen=True)
class Planning:
    """How hard a planner thinks, if its budget allows."""

    beam: Beam
    worlds: int
    """Imagined worlds whose plans are averaged."""


class PlannerBot(Bot):
    """Sees its turn as a whole; what the others do enters by the worth of a position alone."""

    def __init__(self, name: str, seed: Seed, mind: Mind, how: Planning, budget: Budget) -> None:
        self.name = name
        self.rng = Random(str(seed))
        self.mind = mind
        self.how = how
        self.budget = budget

    def choose(self, view: Any, legal: list[Any]) -> Any:
        quick = self.mind.habit(view, legal, self.rng)
        if quick is not None:
            return quick
        clock = Clock(self.budget)
        tally = Tally()
        seat = view.stack[-1].seat
        for number in range(self.how.worlds):
            world = self.mind.imagine(view, self.rng)
            luck = Luck(self.rng.getrandbits(64))
            beam = QUICK if not number and self.how.worlds > 1 else self.how.beam
            plans = plan_turn(self.mind, world, seat, luck, beam, clock)
            if clock.over and number:
                break  # a world cut short would count some answers and not others
            for first, plan in plans.items():
                tally.add(first, plan.worth)
        return tally.best()


class Tally:
    """What the answers to one question were worth in several worlds."""

    def __init__(self) -> None:
        self.sums: dict[Any, list[float]] = {}

    def add(self, answer: Any, worth: float) -> None:
        """One more world."""
        self.sums.setdefault(answer, []).append(worth)

    def best(self) -> Any:
        """The best on average, of those that came up in at least half of the worlds."""
        most = max(len(values) for values in self.sums.values())
        often = {a: sum(v) / len(v) for a, v in self.sums.items() if 2 * len(v) >= most}
        return max(often, key=often.__getitem__)
