"""`planner`: plans its whole turn in a few imagined worlds and takes the best first step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.bots.budget import Clock
from hotelier.bots.contract import Budget, Seed
from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.bots.planning import Beam, Plan, plan_turn
from hotelier.bots.thinking import ThinkingBot

QUICK: Final = Beam(1, 2, 1)
"""Beam for the first of several worlds, so that an answer exists when time is short."""


@dataclass(frozen=True)
class Planning:
    """Effort of a planner, within its budget."""

    beam: Beam
    worlds: int
    """Number of imagined worlds whose plans are averaged."""


class PlannerBot(ThinkingBot):
    """Bot that plans its turn as a whole. It does not search the turns of the others."""

    def __init__(
        self, name: str, seed: Seed, evaluator: Evaluator, how: Planning, budget: Budget
    ) -> None:
        super().__init__(name, seed, evaluator, budget)
        self.how = how

    def think(self, view: Any, seat: int, clock: Clock) -> tuple[Any, ...]:
        found: dict[Any, list[Plan]] = {}
        for number in range(self.how.worlds):
            world = self.evaluator.imagine(view, self.rng)
            luck = Luck(self.rng.getrandbits(64))
            beam = QUICK if not number and self.how.worlds > 1 else self.how.beam
            plans = plan_turn(self.evaluator, world, seat, luck, beam, clock)
            if clock.over and number:
                break  # a partial world would count for some answers only
            for answer, plan in plans.items():
                found.setdefault(answer, []).append(plan)
        return best_on_average(found, self.evaluator, seat).line


def best_on_average(found: dict[Any, list[Plan]], evaluator: Evaluator, seat: int) -> Plan:
    """Return a plan of the best answer among those found in at least half of the worlds."""
    most = max(len(plans) for plans in found.values())
    often = [plans for plans in found.values() if 2 * len(plans) >= most]
    best = max(
        often, key=lambda plans: sum(plan.worth(evaluator, seat) for plan in plans) / len(plans)
    )
    return best[-1]
