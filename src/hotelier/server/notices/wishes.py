"""Preferences: the messages that a player wants, in general and per table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

LONGEST_DELAY = 24 * 3600


class Wishes(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The defaults: all messages, but not while the table is open."""

    start: bool = True
    turn: bool = True
    finish: bool = True
    reminder: bool = True
    away: bool = True
    """A bot has taken the seat."""
    looking: bool = False
    """Send messages while the table is open, too."""
    delay: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_DELAY)] | None = None
    """Seconds that a turn message waits; None: the default of the server."""


def wishes_for(found: Mapping[str, dict[str, Any]], table: str) -> Wishes:
    """The preferences for a table: its own, or those for all tables.

    >>> wishes_for({"": {"turn": False}, "t": {"start": False}}, "t").turn
    True
    """
    return msgspec.convert(found.get(table, found.get("", {})), Wishes)
