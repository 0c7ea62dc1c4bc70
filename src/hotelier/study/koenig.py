"""Hotel-König for studies: its turns, and what a seat has by the named parts of wealth."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

from hotelier.bots.hotel_koenig import (
    TUNED,
    bonuses_of,
    habit,
    time_left,
)
from hotelier.bots.mind import Mind
from hotelier.games.hotel_koenig.state import State, shares_of
from hotelier.games.hotel_koenig.tables import CHAIN_COUNT, PRICE
from hotelier.games.hotel_koenig.view import imagine
from hotelier.kernel.frames import Chance, legal

BONUS = 0.5
"""What a bonus that today's holdings would bring counts while the whole game lies ahead."""


class KoenigMind(Mind):
    """Wealth: money, shares at the price they may reach, bonuses as today's holders stand."""

    def imagine(self, view: State, rng: Random) -> State:
        return imagine(view, rng)

    def answers(self, state: State) -> list[Any]:
        return legal(state)

    def finished(self, state: State, seat: int) -> bool:
        if not state.stack or state.mover != seat:
            return True
        top: Any = state.stack[-1]
        return isinstance(top, Chance) or top.seat != seat

    def key(self, state: State, seat: int) -> Hashable:
        return (
            tuple(state.stack), tuple(state.board), tuple(state.money), tuple(state.shares),
            tuple(state.hands),
        )  # fmt: skip

    def moment(self, state: State) -> int:
        return len(state.pile)

    def worth(self, state: State, seat: int) -> float:
        return sum(self.terms(state, seat).values())

    def terms(self, state: State, seat: int) -> Mapping[str, float]:
        time = time_left(state)
        shares = bonuses = 0.0
        for chain in range(CHAIN_COUNT):
            holdings = shares_of(state, chain)
            size = state.size[chain]
            if not holdings[seat]:
                continue
            chance = 1.0 if size else TUNED.refound * time
            grown = size + int(TUNED.growth * time * size) if size else 3
            price = PRICE[chain][grown]
            shares += chance * holdings[seat] * price
            bonus = bonuses_of(tuple(holdings), price, state.options)[seat]
            bonuses += chance * bonus * (1 - BONUS * time)
        return {"money": float(state.money[seat]), "shares": shares, "bonuses": bonuses}


def turn_over(state: State, seat: int) -> bool:
    """Whether a seat's turn has come to its draw, or to somebody else's."""
    return not state.stack or state.mover != seat or isinstance(state.stack[-1], Chance)


__all__ = ["KoenigMind", "habit", "time_left", "turn_over"]
