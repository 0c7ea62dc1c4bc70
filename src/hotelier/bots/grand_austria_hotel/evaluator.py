"""Evaluator of Grand Austria Hotel: turns, comparison of positions, terms."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Any, Final

from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.bots.grand_austria_hotel.auction import bid
from hotelier.bots.grand_austria_hotel.cards import Appraisal, appraisal_of
from hotelier.bots.grand_austria_hotel.greedy import sensible
from hotelier.bots.grand_austria_hotel.prospects import prospects, terms
from hotelier.bots.grand_austria_hotel.quick import QuickTurn
from hotelier.bots.grand_austria_hotel.weights import Weights
from hotelier.bots.planning import Beam, best_plan, plan_turn
from hotelier.games.grand_austria_hotel.actions import Pass
from hotelier.games.grand_austria_hotel.alles_walzer.auction import OpenAuction, RaiseBid
from hotelier.games.grand_austria_hotel.guests import NextGuest
from hotelier.games.grand_austria_hotel.layout import PickPolitics, PickTile
from hotelier.games.grand_austria_hotel.rounds import ROLLS
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.staff import DrawCard
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import GOOD_COUNT, START
from hotelier.games.grand_austria_hotel.turn import Turn
from hotelier.games.grand_austria_hotel.view import imagine
from hotelier.kernel.frames import CHANCE, Decision, distinct, play, sample, to_move
from hotelier.kernel.rng import below

REST: Final = Beam(1, 2, 1)
"""Beam for the rest of a turn after a chance event."""


class AustriaEvaluator(Evaluator):
    """Evaluator that uses `prospects` with given weights."""

    def __init__(self, weights: Weights, rivals: float = 0.0, further: int = 1) -> None:
        self.weights = weights
        self.further = further
        """Number of the seat's next turns that a look-ahead covers."""
        self.rivals = rivals
        """Weight of the best opponent's worth at the end of a look-ahead."""
        self.known: Appraisal | None = None

    def imagine(self, view: State, rng: Random) -> State:
        return imagine(view, rng)

    def habit(self, view: State, legal: list[Any], rng: Random) -> Any | None:
        top = view.stack[-1]
        if isinstance(top, PickPolitics | PickTile):
            return legal[below(rng, len(legal))]  # no hotel yet: choose at random
        return bid(view) if isinstance(top, OpenAuction | RaiseBid) else None

    def answers(self, state: State) -> list[Any]:
        """Return all answers except incomplete yields and, if there is a choice, passing."""
        found = sensible(state, distinct(state))
        if len(found) > 1 and type(found[0]) is Pass:
            del found[0]
        return found

    def finished(self, state: State, seat: int) -> bool:
        if not state.stack:
            return True
        top = state.stack[-1]
        if isinstance(top, Decision):
            return top.seat != seat or (type(top) is Turn and top.phase == START)
        return type(top) in ROLLS

    def rests(self, state: State) -> bool:
        return type(state.stack[-1]) is Turn

    def key(self, state: State, seat: int) -> Hashable:
        base = seat * GOOD_COUNT
        return (
            tuple(state.stack), state.vp[seat], state.money[seat], state.emperor[seat],
            tuple(state.kitchen[base : base + GOOD_COUNT]), state.cafe[seat], state.missing[seat],
            state.prepared[seat], state.occupied[seat], state.rewarded[seat], state.hands[seat],
            state.played[seat], state.ready[seat], state.powers[seat], state.queue,
            tuple(state.dice), state.discs, tuple(state.due), state.looked, state.hall,
            state.salon, state.coloured, state.special, state.tally, state.heard,
        )  # fmt: skip

    def group(self, state: State) -> Hashable:
        """Group states by the main actions left, that is, before or after the die."""
        return state.mains

    def branch(self, state: State) -> Hashable:
        """Keep a branch for each set of dice left, that is, for each die taken."""
        return tuple(state.dice)

    def moment(self, state: State) -> int:
        """Number dice rolls by round and cards by their place in the deck.

        Plans that otherwise differ therefore get the same dice and the same cards.
        """
        top = state.stack[-1]
        if type(top) is NextGuest:
            return len(state.guest_deck) * 4
        if type(top) is DrawCard:
            return (len(state.pool) + len(state.under)) * 4 + 1
        when = state.round * 64 + sum(state.dice)
        if type(top) in ROLLS:
            return when * 4 + 2
        return (when * 16 + len(state.salon.pile)) * 4 + 3

    def appraisal(self, rules: Rules) -> Appraisal:
        """Return the appraisal of these rules, cached for the current game."""
        if self.known is None or self.known.rules is not rules:
            self.known = appraisal_of(rules, self.weights)
        return self.known

    def terms(self, state: State, seat: int) -> Mapping[str, float]:
        return terms(state, seat, self.appraisal(state.options))

    def worth(self, state: State, seat: int) -> float:
        return prospects(state, seat, self.appraisal(state.options))

    def look_ahead(self, state: State, seat: int, luck: Luck, clock: Clock) -> float:
        """Play quick turns for all seats until the seat has had its next `further` turns."""
        if not self.finished(state, seat):
            plans = plan_turn(self, state, seat, luck, REST, clock)
            state = best_plan(plans, self, seat).state
        own = 0
        while state.stack and own < self.further and not clock.over:
            asked = to_move(state)
            if asked == CHANCE:
                state = state.copy()
                play(state, sample(state, luck.at(self.moment(state))))
                continue
            own += asked == seat and type(state.stack[-1]) is Turn
            state = QuickTurn(self, asked, luck, clock).after(state)
        return self.standing(state, seat)

    def standing(self, state: State, seat: int) -> float:
        """Return the worth of a position, less the weighted worth of the best opponent."""
        own = self.worth(state, seat)
        if not self.rivals:
            return own
        others = [self.worth(state, other) for other in range(state.seats) if other != seat]
        return own - self.rivals * max(others)
