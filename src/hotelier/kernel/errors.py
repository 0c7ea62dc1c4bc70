"""Three kinds of wrong, each with a rule id and a reason given as data.

`reason` is the key of a sentence and `details` its values; the words layer turns both into text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar


class HotelierError(ValueError):
    """Something was refused; nothing was changed."""

    explain: ClassVar[Callable[[HotelierError], str] | None] = None
    """Set once by the package to a function that words an error for people."""

    def __init__(self, reason: str, rule: str = "", **details: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.details = details

    def __str__(self) -> str:
        explain = type(self).explain
        if explain is not None:
            return explain(self)
        values = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.reason} {values} {self.rule}".strip()


class Unreadable(HotelierError):
    """The input says nothing we know: an unknown option, seat count, value."""


class UnreadableAction(Unreadable):
    """The text is no action of this game."""


class IllegalAction(HotelierError):
    """An action of this game that the rules refuse now."""


class BrokenRecord(HotelierError):
    """A record or position that does not hold together."""
