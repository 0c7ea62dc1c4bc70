"""Actions of Hotel-König that a player can choose. They do not depend on options."""

from __future__ import annotations

from typing import Any

from hotelier.games.hotel_koenig.actions import (
    ANNOUNCE,
    BUY,
    DISSOLVE,
    FOUND,
    LAY,
    PASS,
    PLAY_ON,
    SELL,
    STOP,
    SURVIVE,
    TRADE,
)
from hotelier.kernel.frames import Action


def actions(_options: Any) -> list[Action]:
    """Return every action of a seat (HK-13)."""
    return [
        *LAY, PASS, ANNOUNCE, PLAY_ON, *FOUND, *SURVIVE, *DISSOLVE, *TRADE, *SELL, *BUY, STOP,
    ]  # fmt: skip
