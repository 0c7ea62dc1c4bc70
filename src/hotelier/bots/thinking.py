"""Code shared by planner and searcher: quick answers, thinking within a budget, following plans."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any

from hotelier.bots.budget import Clock
from hotelier.bots.contract import Bot, Budget, Seed
from hotelier.bots.evaluator import Evaluator
from hotelier.games import game_of
from hotelier.kernel.frames import play, to_move, without_hints


class ThinkingBot(Bot):
    """Bot that follows its plan and thinks again when the position is not the planned one.

    A plan is followed only while each position is exactly the one it was made for.
    """

    def __init__(self, name: str, seed: Seed, evaluator: Evaluator, budget: Budget) -> None:
        self.name = name
        self.rng = Random(str(seed))
        self.evaluator = evaluator
        self.budget = budget
        self.expected: Hashable = None
        self.line: tuple[Any, ...] = ()
        self.continued: Any = None
        """Current question after the last answer, including the options that answer has skipped."""
        self.clock = Clock(budget)

    def choose(self, view: Any, legal: list[Any]) -> Any:
        top = view.stack[-1]
        seat = top.seat
        follows = bool(self.line) and self.evaluator.key(view, seat) == self.expected
        if top.hints:
            if without_hints(self.continued) == top:
                view.stack[-1] = self.continued
            self.continued = None
        if not follows:
            quick = self.evaluator.habit(view, legal, self.rng)
            if quick is not None:
                return quick
            self.clock = Clock(self.budget)
            self.line = self.think(view, seat, self.clock)
        answer, self.line = self.line[0], self.line[1:]
        if self.line:
            self.foresee(view, seat, answer)
        if top.hints:
            after = view.copy()
            play(after, answer)
            self.continued = after.stack[-1] if after.stack else None
        return answer

    def hurry(self) -> None:
        """Stop thinking and answer now. Called from another thread."""
        self.clock.hurry()

    def think(self, view: Any, seat: int, clock: Clock) -> tuple[Any, ...]:
        """Return the best answer, followed by the planned answers after it."""
        raise NotImplementedError

    def foresee(self, view: Any, seat: int, answer: Any) -> None:
        """Store the position expected after an answer, or drop a plan that cannot go on."""
        state = self.evaluator.imagine(view, self.rng)
        play(state, answer)
        if to_move(state) == seat:
            self.expected = self.evaluator.key(game_of(state).redact(state, seat), seat)
        else:
            self.line = ()
