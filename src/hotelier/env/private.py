"""Private knowledge of a seat as a short text. It completes the public events."""

from __future__ import annotations

from typing import Any

from hotelier.games.grand_austria_hotel.cards import STAFF_KEYS
from hotelier.games.grand_austria_hotel.state import State as AustriaState
from hotelier.games.hotel_koenig.tables import TILE_KEYS
from hotelier.kernel.frames import UNKNOWN


def private_text(state: Any, seat: int) -> str:
    """Return the cards or tiles whose place a seat knows."""
    if isinstance(state, AustriaState):
        return _staff_text(state, seat)
    return " ".join(TILE_KEYS[tile] for tile in state.hands[seat])


def _staff_text(state: AustriaState, seat: int) -> str:
    bit = 1 << seat
    pack = state.packs[seat] if state.packs else ()
    piles = (*state.hands, state.looked, pack, state.under)
    return "/".join(
        " ".join(
            STAFF_KEYS[card] if card != UNKNOWN and state.seen[card] & bit else "?" for card in pile
        )
        for pile in piles
    )
