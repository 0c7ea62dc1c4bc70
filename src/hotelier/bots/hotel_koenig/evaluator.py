"""Evaluator of Hotel-König: turns, comparison of positions, terms, roll-outs."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Any

from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.bots.hotel_koenig import foresight
from hotelier.bots.hotel_koenig.foresight import Foresight
from hotelier.bots.hotel_koenig.greedy import (
    Weights,
    choose_purchase,
    leads,
    prospects,
    terms,
)
from hotelier.bots.hotel_koenig.quick import quick_answer
from hotelier.games.hotel_koenig.actions import ANNOUNCE
from hotelier.games.hotel_koenig.shares import BuyShares
from hotelier.games.hotel_koenig.state import State
from hotelier.games.hotel_koenig.turn import LayTile
from hotelier.games.hotel_koenig.view import imagine
from hotelier.kernel.frames import CHANCE, OVER, distinct, play, sample, to_move


class KoenigEvaluator(Evaluator):
    """Evaluator that uses `prospects` with given weights. Look-aheads use quick play."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def imagine(self, view: State, rng: Random) -> State:
        return imagine(view, rng)

    def answers(self, state: State) -> list[Any]:
        """Return the legal answers. Announce the end exactly if the seat leads (HK-10.1)."""
        found: list[Any] = distinct(state)
        if ANNOUNCE in found:
            if leads(state, to_move(state)):
                return [ANNOUNCE]
            found.remove(ANNOUNCE)
        return found

    def reply(self, state: State, luck: Luck) -> Any:
        return quick_answer(state, luck)

    def finished(self, state: State, seat: int) -> bool:
        """Return True at the next tile or purchase of another seat."""
        if not state.stack:
            return True
        top = state.stack[-1]
        return isinstance(top, LayTile | BuyShares) and top.seat != seat

    def key(self, state: State, seat: int) -> Hashable:
        return (
            tuple(state.stack), tuple(state.board), tuple(state.shares), tuple(state.money),
            state.announced,
        )  # fmt: skip

    def group(self, state: State) -> Hashable:
        return type(state.stack[-1]).__name__

    def moment(self, state: State) -> int:
        return len(state.pile) * 8 + len(state.stack)

    def terms(self, state: State, seat: int) -> Mapping[str, float]:
        return terms(state, seat, self.weights)

    def worth(self, state: State, seat: int) -> float:
        return prospects(state, seat, self.weights)

    def look_ahead(self, state: State, seat: int, luck: Luck, clock: Clock) -> float:
        """Play the other seats quickly until the seat's next turn. Return its worth then."""
        state = state.copy()
        while (asked := to_move(state)) != OVER and not clock.over:
            top = state.stack[-1]
            if asked == CHANCE:
                play(state, sample(state, luck.at(self.moment(state))))
                continue
            if asked == seat and isinstance(top, LayTile):
                break
            if isinstance(top, BuyShares):
                play(state, choose_purchase(state, top, self.weights))
            else:
                play(state, quick_answer(state, luck))
            clock.tick()
        return self.worth(state, seat)


class ForesightEvaluator(KoenigEvaluator):
    """Evaluator that uses `foresight`. The other seats are played with given weights."""

    def __init__(self, own: Foresight, weights: Weights) -> None:
        super().__init__(weights)
        self.own = own

    def terms(self, state: State, seat: int) -> Mapping[str, float]:
        return foresight.terms(state, seat, self.own)

    def worth(self, state: State, seat: int) -> float:
        return foresight.worth(state, seat, self.own)
