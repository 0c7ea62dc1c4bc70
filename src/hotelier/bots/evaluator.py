"""Game knowledge of a thinking bot: how to read, compare and evaluate positions."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

from hotelier.bots.budget import Clock

WORD = (1 << 64) - 1


class Evaluator:
    """One game, seen by a bot. A subclass answers for its game; it never looks beyond a view."""

    def imagine(self, view: Any, rng: Random) -> Any:
        """A full state that looks like this view."""
        raise NotImplementedError

    def habit(self, view: Any, legal: list[Any], rng: Random) -> Any | None:
        """The answer to a question that is not worth a search; None where it is."""
        return None

    def answers(self, state: Any) -> list[Any]:
        """The legal answers that are worth a thought; never none."""
        raise NotImplementedError

    def reply(self, state: Any, luck: Luck) -> Any:
        """Return the answer of another seat that is asked within this turn."""
        raise NotImplementedError

    def finished(self, state: Any, seat: int) -> bool:
        """Return True if the turn in which the seat was asked is over."""
        raise NotImplementedError

    def rests(self, state: Any) -> bool:
        """Return True if one action is over and the next is to be chosen."""
        return True

    def key(self, state: Any, seat: int) -> Hashable:
        """Equal for states of one turn that are equal for all that follows."""
        raise NotImplementedError

    def group(self, state: Any) -> Hashable:
        """Which states of a turn can be compared by their worth: those of equal groups."""
        return 0

    def branch(self, state: Any) -> Hashable:
        """Which states of a turn a wide plan keeps apart, so that none pushes the other out."""
        return 0

    def moment(self, state: Any) -> int:
        """Tells the chance questions of a game apart; equal ones get equal luck."""
        raise NotImplementedError

    def terms(self, state: Any, seat: int) -> Mapping[str, float]:
        """Evaluate a position for a seat by source. The terms add up to `worth`."""
        raise NotImplementedError

    def worth(self, state: Any, seat: int) -> float:
        """The sum of `terms`, as fast as it can be had."""
        raise NotImplementedError

    def look_ahead(self, state: Any, seat: int, luck: Luck, clock: Clock) -> float:
        """Evaluate the end of a turn for its seat by one imagined continuation of the game."""
        raise NotImplementedError


class Luck:
    """Chance in one imagined world: the same question at the same moment gets the same answer.

    So plans that differ in their order meet the same cards, and none wins by better luck. A small
    generator of its own (splitmix64), as Python's takes long to seed.
    """

    def __init__(self, salt: int) -> None:
        self.salt = salt
        self.word = 0

    def at(self, moment: int) -> Luck:
        """Ready for the chance question of this moment."""
        self.word = (self.salt + moment * 0x9E3779B97F4A7C15) & WORD
        return self

    def random(self) -> float:
        """A float in [0, 1)."""
        self.word = word = (self.word + 0x9E3779B97F4A7C15) & WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
        return ((word ^ (word >> 31)) >> 11) / 9007199254740992.0
