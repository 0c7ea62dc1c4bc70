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
"""A first look, so that there is an answer when time is short."""


@dataclass(frozen=True)
class Planning:
    """Effort of a planner, within its budget."""

    beam: Beam
    worlds: int
    """Imagined worlds whose plans are averaged."""


class PlannerBot(ThinkingBot):
    """Sees its turn as a whole; what the others do enters by the worth of a position alone."""

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
                break  # a world cut short would count some answers and not others
            for answer, plan in plans.items():
                found.setdefault(answer, []).append(plan)
        return best_on_average(found, self.evaluator, seat).line


def best_on_average(found: dict[Any, list[Plan]], evaluator: Evaluator, seat: int) -> Plan:
    """A plan of the best answer, of those that came up in at least half of the worlds."""
    most = max(len(plans) for plans in found.values())
    often = [plans for plans in found.values() if 2 * len(plans) >= most]
    best = max(
        often, key=lambda plans: sum(plan.worth(evaluator, seat) for plan in plans) / len(plans)
    )
    return best[-1]
