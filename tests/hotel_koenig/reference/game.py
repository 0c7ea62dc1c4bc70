"""`Reference`: a game of the second implementation, played by action texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.hotel_koenig.reference.rules import Question, Rule, turns, whole_game
from tests.hotel_koenig.reference.world import World, new_world, world_at


class Reference:
    """A game that waits for the answer to `question`; None when it is over."""

    def __init__(self, start: Mapping[str, Any], one_path: bool = False) -> None:
        """Begin at a position with a board, or at the setup where there is none.

        With `one_path`, shares are bought in the order of the chains, as search does.
        """
        self.start = start
        self.played: list[str] = []
        self.world: World
        self.rule: Rule
        if "board" in start:
            self.world = world_at(start)
            self.rule = turns(self.world)
        else:
            self.world = new_world(start["seats"], start.get("options", {}))
            self.rule = whole_game(self.world)
        self.world.one_path = one_path
        self.question: Question | None = next(self.rule, None)

    def play(self, text: str) -> None:
        """Answer the question."""
        assert self.question is not None, "the game is over"
        assert text in self.question.answers, f"{text} is not among {self.question.answers}"
        self.played.append(text)
        try:
            self.question = self.rule.send(text)
        except StopIteration:
            self.question = None

    def again(self) -> Reference:
        """An independent game at the same point: a new one in which the same was played."""
        twin = Reference(self.start, self.world.one_path)
        for text in self.played:
            twin.play(text)
        return twin
