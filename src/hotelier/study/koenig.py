"""Hotel-König for studies: what each seat will probably have in the end, by parts of its wealth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotelier.bots.hotel_koenig.greedy import TUNED, bonuses_of, time_left
from hotelier.bots.hotel_koenig.mind import KoenigMind
from hotelier.games.hotel_koenig.state import State, shares_of
from hotelier.games.hotel_koenig.tables import CHAIN_COUNT, PRICE

EARLY: Final = 0.5
"""The part of today's bonuses that is taken for lost while the whole game lies ahead."""
REFOUNDED: Final = 3
"""Tiles of a chain that is founded again."""
REFOUND: Final = 0.5
"""The chance of that with the whole game ahead."""


class WealthMind(KoenigMind):
    """Money, shares at the price they may reach, bonuses as today's holders stand.

    Bots compare a seat with its rivals; people want to know what each will have.
    """

    def worth(self, state: State, seat: int) -> float:
        return sum(self.terms(state, seat).values(), 0.0)

    def terms(self, state: State, seat: int) -> Mapping[str, float]:
        time = time_left(state)
        shares = bonuses = 0.0
        for chain in range(CHAIN_COUNT):
            holdings = shares_of(state, chain)
            if not holdings[seat]:
                continue
            size = state.size[chain]
            chance = 1.0 if size else REFOUND * time
            price = PRICE[chain][size + int(time * size) if size else REFOUNDED]
            shares += chance * holdings[seat] * price
            bonus = bonuses_of(tuple(holdings), price, state.options)[seat]
            bonuses += chance * bonus * (1 - EARLY * time)
        return {"money": float(state.money[seat]), "shares": shares, "bonuses": bonuses}


MIND: Final = WealthMind(TUNED)
