"""`beginner`: plays like somebody new at the table, with the mistakes that people make.

It takes one step at a time, overlooks some of what it could do, misjudges the rest a little, and
does not think of what costs points only later. It makes no move that would look absurd.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hotelier.bots.budget import Clock
from hotelier.bots.contract import Budget, Seed
from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.bots.planning import Beam, Plan, carry_out
from hotelier.bots.thinking import ThinkingBot

ONE_STEP = Beam(1, 2, 1)


@dataclass(frozen=True)
class Mistakes:
    """Kinds of mistakes, with their frequencies."""

    overlooked: float
    """The chance that an answer is not seen at all."""
    blur: float
    """The standard deviation of its judgement, in the unit of the evaluation."""


class BeginnerBot(ThinkingBot):
    """Has fun, learns the rules, and forgets the emperor."""

    def __init__(
        self, name: str, seed: Seed, evaluator: Evaluator, how: Mistakes, budget: Budget
    ) -> None:
        super().__init__(name, seed, evaluator, budget)
        self.how = how

    def think(self, view: Any, seat: int, clock: Clock) -> tuple[Any, ...]:
        world = self.evaluator.imagine(view, self.rng)
        luck = Luck(self.rng.getrandbits(64))
        here = Plan(world, ())
        best, liking = None, 0.0
        for answer in self.seen(self.evaluator.answers(world)):
            ways = carry_out(self.evaluator, here, answer, seat, luck, ONE_STEP, clock)
            felt = ways[0].worth(self.evaluator, seat) + self.rng.gauss(0.0, self.how.blur)
            if best is None or felt > liking:
                best, liking = answer, felt
            if clock.over:
                break
        return (best,)

    def seen(self, answers: list[Any]) -> list[Any]:
        """Those that it does not overlook; all, if it would overlook them all."""
        found = [answer for answer in answers if self.rng.random() >= self.how.overlooked]
        return found or answers
