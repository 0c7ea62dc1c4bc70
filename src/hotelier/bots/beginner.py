"""`beginner`: plays like a newcomer and makes the mistakes that people make.

It plans one step at a time, overlooks some of its options, and misjudges the others a little. It
ignores costs that come later. It makes no absurd moves.
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
    """Kinds of mistakes and their sizes."""

    overlooked: float
    """Probability that a legal action is overlooked."""
    blur: float
    """Standard deviation of the noise on each evaluation, in the unit of the evaluation."""


class BeginnerBot(ThinkingBot):
    """Bot that looks one step ahead and makes mistakes on purpose."""

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
        """Return the answers that are not overlooked, or all answers if every one would be."""
        found = [answer for answer in answers if self.rng.random() >= self.how.overlooked]
        return found or answers
