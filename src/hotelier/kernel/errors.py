"""Three kinds of error, each with a rule id and a reason as data.

`reason` is the key of a sentence and `details` its values; the words layer turns both into text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar


class HotelierError(ValueError):
    """A request was refused, and nothing was changed."""

    explain: ClassVar[Callable[[HotelierError], str] | None] = None
    """Function that makes the sentence for an error; the package sets it once."""

    def __init__(self, reason: str, rule: str = "", **details: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.details = details

    def __str__(self) -> str:
        explain = type(self).explain
        return self.plain() if explain is None else explain(self)

    def plain(self) -> str:
        """The reason, the details and the rule as they are, where no sentence can be made."""
        values = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return " ".join(part for part in (self.reason, values, self.rule) if part)


class Unreadable(HotelierError):
    """Input with an unknown option, seat count or value."""


class UnreadableAction(Unreadable):
    """A text that is not an action of this game."""


class IllegalAction(HotelierError):
    """An action of this game that the rules do not allow now."""


class BrokenRecord(HotelierError):
    """A record or position that is inconsistent."""
