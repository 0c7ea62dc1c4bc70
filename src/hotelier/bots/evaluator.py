"""Interface of game knowledge: how a thinking bot reads, compares and evaluates positions."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

from hotelier.bots.budget import Clock

WORD = (1 << 64) - 1


class Evaluator:
    """Game knowledge of a bot. Each game has a subclass. It uses only what a view contains."""

    def imagine(self, view: Any, rng: Random) -> Any:
        """Return a full state that is consistent with this view."""
        raise NotImplementedError

    def habit(self, view: Any, legal: list[Any], rng: Random) -> Any | None:
        """Return the answer to a question that needs no search, or None if it needs one."""
        return None

    def answers(self, state: Any) -> list[Any]:
        """Return the legal answers that are worth considering. The list is never empty."""
        raise NotImplementedError

    def reply(self, state: Any, luck: Luck) -> Any:
        """Return the answer of another seat that is asked within this turn."""
        raise NotImplementedError

    def finished(self, state: Any, seat: int) -> bool:
        """Return True if the turn in which the seat was asked is over."""
        raise NotImplementedError

    def rests(self, state: Any) -> bool:
        """Return True if an action is complete and the next one is to be chosen."""
        return True

    def key(self, state: Any, seat: int) -> Hashable:
        """Return a key that is equal for states of one turn with the same future."""
        raise NotImplementedError

    def group(self, state: Any) -> Hashable:
        """Return the group of a state. Only states of one group can be compared by their worth."""
        return 0

    def branch(self, state: Any) -> Hashable:
        """Return the branch of a state. A wide beam keeps branches apart so that all survive."""
        return 0

    def moment(self, state: Any) -> int:
        """Return a number that identifies a chance event. Equal numbers get equal luck."""
        raise NotImplementedError

    def terms(self, state: Any, seat: int) -> Mapping[str, float]:
        """Evaluate a position for a seat by source. The terms add up to `worth`."""
        raise NotImplementedError

    def worth(self, state: Any, seat: int) -> float:
        """Return the sum of `terms`, computed as fast as possible."""
        raise NotImplementedError

    def look_ahead(self, state: Any, seat: int, luck: Luck, clock: Clock) -> float:
        """Evaluate the end of a turn for its seat by one imagined continuation of the game."""
        raise NotImplementedError


class Luck:
    """Random numbers of one imagined world. The same chance event always gets the same outcome.

    Plans that differ only in their order therefore draw the same cards, and none wins by better
    luck. This is a small generator (splitmix64), because Python's own takes long to seed.
    """

    def __init__(self, salt: int) -> None:
        self.salt = salt
        self.word = 0

    def at(self, moment: int) -> Luck:
        """Seed the generator for the chance event of this moment and return it."""
        self.word = (self.salt + moment * 0x9E3779B97F4A7C15) & WORD
        return self

    def random(self) -> float:
        """Return a float in [0, 1)."""
        self.word = word = (self.word + 0x9E3779B97F4A7C15) & WORD
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
        return ((word ^ (word >> 31)) >> 11) / 9007199254740992.0
