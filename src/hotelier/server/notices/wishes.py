"""What a player wishes to be told, everywhere and at one table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

LONGEST_DELAY = 24 * 3600


class Wishes(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """By default: everything, but not while looking."""

    start: bool = True
    turn: bool = True
    finish: bool = True
    reminder: bool = True
    away: bool = True
    """When a bot has taken the seat."""
    looking: bool = False
    """Also while the page of the table is open."""
    delay: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_DELAY)] | None = None
    """Seconds that a turn waits before it is told; None: what is usual here."""


def wishes_for(found: Mapping[str, dict[str, Any]], table: str) -> Wishes:
    """The wishes at a table: its own, or those for all.

    >>> wishes_for({"": {"turn": False}, "t": {"start": False}}, "t").turn
    True
    """
    return msgspec.convert(found.get(table, found.get("", {})), Wishes)
