"""Grand Austria Hotel for the thinking bots: its turns, its comparisons, its terms."""

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
    """Values by `prospects` under certain weights."""

    def __init__(self, weights: Weights, rivals: float = 0.0, further: int = 1) -> None:
        self.weights = weights
        self.further = further
        """Own turns to come that a look ahead covers."""
        self.rivals = rivals
        """Weight of the best opponent at the end of a look ahead."""
        self.known: Appraisal | None = None

    def imagine(self, view: State, rng: Random) -> State:
        return imagine(view, rng)

    def habit(self, view: State, legal: list[Any], rng: Random) -> Any | None:
        top = view.stack[-1]
        if isinstance(top, PickPolitics | PickTile):
            return legal[below(rng, len(legal))]  # before it has a hotel, nothing to go by
        return bid(view) if isinstance(top, OpenAuction | RaiseBid) else None

    def answers(self, state: State) -> list[Any]:
        """All but passing, which costs more than it brings, and parts of a yield."""
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
        """By whether the die is still to be taken."""
        return state.mains

    def branch(self, state: State) -> Hashable:
        """By the die that was taken."""
        return tuple(state.dice)

    def moment(self, state: State) -> int:
        """Dice by the round, cards by their place in the deck: whatever else plans do, they meet
        the same dice and the same cards."""
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
        """The worth of cards, kept for the game in hand."""
        if self.known is None or self.known.rules is not rules:
            self.known = appraisal_of(rules, self.weights)
        return self.known

    def terms(self, state: State, seat: int) -> Mapping[str, float]:
        return terms(state, seat, self.appraisal(state.options))

    def worth(self, state: State, seat: int) -> float:
        return prospects(state, seat, self.appraisal(state.options))

    def look_ahead(self, state: State, seat: int, luck: Luck, clock: Clock) -> float:
        """Let all seats play quickly, up to the end of one of the seat's next turns."""
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
        """The worth of a position, the best of the others set against it."""
        own = self.worth(state, seat)
        if not self.rivals:
            return own
        others = [self.worth(state, other) for other in range(state.seats) if other != seat]
        return own - self.rivals * max(others)
