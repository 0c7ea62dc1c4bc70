"""AW-3.4 Bids of `greedy` for an entrance: up to a fixed worth, in steps of 1 krone."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.actions import Action
from hotelier.games.grand_austria_hotel.alles_walzer.auction import OpenAuction, RaiseBid
from hotelier.games.grand_austria_hotel.cards import ENTRANCE_KEYS
from hotelier.games.grand_austria_hotel.moves import BID, OPEN_BID, WITHDRAW
from hotelier.games.grand_austria_hotel.state import State

WORTH: Final = {
    "chateau_paulwei": 3, "corogari_zant_mainz": 3, "dove": 2, "kaufman": 3, "mayenfels": 2,
    "ninas_melange": 2, "grand_wray": 1, "kozi_palace": 3, "the_ren": 2, "stroup": 2,
}  # fmt: skip
"""Highest bid on each entrance, in krones. The rest of the money is needed for the first rooms."""


def bid(view: State) -> Action:
    """Open with half the worth of the best entrance. Raise by 1 up to the worth, then withdraw."""
    top = view.stack[-1]
    if isinstance(top, RaiseBid):
        most = min(WORTH[ENTRANCE_KEYS[top.entrance]], view.money[top.seat])
        return BID[top.krones + 1] if top.krones < most else WITHDRAW
    assert isinstance(top, OpenAuction)
    best = max(view.special.offered, key=lambda entrance: WORTH[ENTRANCE_KEYS[entrance]])
    return OPEN_BID[best][min(WORTH[ENTRANCE_KEYS[best]] // 2, view.money[top.seat])]
