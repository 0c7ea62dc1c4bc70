"""GAH-12.6 Draw three cards and play one, and GAH-18.3 put hand cards under the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hotelier.games.grand_austria_hotel.actions import Action, Play, Under
from hotelier.games.grand_austria_hotel.cards import (
    SOURCE_RULES,
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect
from hotelier.games.grand_austria_hotel.moves import STOP, UNDER
from hotelier.games.grand_austria_hotel.staff import (
    TO_LOOK,
    draw_cards,
    lay_down,
    playable,
    why_not_play,
)
from hotelier.games.grand_austria_hotel.state import (
    EVERYBODY,
    State,
    set_seen,
    tell,
    tell_only,
    without,
)
from hotelier.games.grand_austria_hotel.terms import Seat, Source, Staff
from hotelier.kernel.frames import Decision, Task, push

Why = tuple[str, str, dict[str, object]]

# Draw three, play one


def start_offer(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-12.6 The owner alone looks at the top cards of the deck."""
    _, discount, n, must = effect
    if state.pool or state.under:
        state.stack.append(ChooseLooked(seat, discount, must, source))
    draw_cards(state, seat, n, TO_LOOK)


@dataclass(frozen=True, slots=True)
class ChooseLooked(Decision):
    """GAH-12.6 One of the cards is played, or none where the play is optional; the others go under.

    The question is asked even without a choice, because the costs of the cards are secret
    (GAH-R.63). The chosen card is laid down after the others are under the deck (GAH-R.64), so
    that looking never nests.
    """

    discount: int
    must: int
    source: Source

    def legal(self, state: State) -> list[Action]:
        found = playable(state, self.seat, state.looked, self.discount)
        if not self.must or not found:
            found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Play):
            set_seen(state, action.card, EVERYBODY)
            if state.journal is not None:
                tell(state, "chose", self.seat, "GAH-12.6", action.card, self.source)
            push(
                state,
                ReturnLooked(self.seat, (action.card,)),
                PlayChosen(self.seat, action.card, self.discount, self.source),
            )
        else:
            if state.journal is not None:
                tell(state, "chose_none", self.seat, "GAH-12.6", self.source)
            push(state, ReturnLooked(self.seat, ()))

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Play):
            return "GAH-12.6", "must-play-looked" if self.must else "play-or-stop", {"left": 1}
        if action.card not in state.looked:
            return "GAH-12.6", "not-looked-at", {"card": STAFF_KEYS[action.card]}
        return why_not_play(state, self.seat, action.card, self.discount)


@dataclass(frozen=True, slots=True)
class ReturnLooked(Task):
    """GAH-12.6 The cards that were not chosen go under the deck, one at a time."""

    seat: Seat
    chosen: tuple[Staff, ...]
    """The card that is played, which is public now; empty after `stop`."""

    def run(self, state: State) -> None:
        rest = [card for card in state.looked if card not in self.chosen]
        if not rest:
            return
        state.stack.append(self)
        if len(rest) > 1:
            state.stack.append(PutUnder(self.seat, self.chosen))
        else:
            put_under(state, self.seat, rest[0], "GAH-12.6")


@dataclass(frozen=True, slots=True)
class PutUnder(Decision):
    """GAH-12.6 The owner chooses the order in secret; the first card will be drawn first."""

    chosen: tuple[Staff, ...]

    def legal(self, state: State) -> list[Under]:
        return [UNDER[card] for card in state.looked if card not in self.chosen]

    def apply(self, state: State, action: Under) -> None:
        only = 1 << self.seat
        for card in state.looked:
            if card not in self.chosen:
                set_seen(state, card, state.seen[card] & only)
        put_under(state, self.seat, action.card, "GAH-12.6")

    def audience(self, state: State, action: Under) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, state: State, action: Any) -> Why:
        if isinstance(action, Under) and action.card in self.chosen:
            return "GAH-12.6", "card-chosen", {"card": STAFF_KEYS[action.card]}
        return "GAH-12.6", "must-put-under", {}


def put_under(state: State, seat: Seat, card: Staff, rule: str) -> None:
    """Put a looked-at card under the staff deck."""
    state.looked = without(state.looked, card)
    state.under = (*state.under, card)
    if state.journal is not None:
        tell_only(state, "put_under", seat, rule, card)


@dataclass(frozen=True, slots=True)
class PlayChosen(Task):
    """GAH-12.6 The chosen card is laid down."""

    seat: Seat
    card: Staff
    discount: int
    source: Source

    def run(self, state: State) -> None:
        state.looked = without(state.looked, self.card)
        lay_down(state, self.seat, self.card, self.discount, self.source)


# Losing hand cards


@dataclass(frozen=True, slots=True)
class LoseHand(Decision):
    """GAH-18.3 The owner chooses in secret the hand cards for under the deck, and their order."""

    left: int
    source: Source

    def legal(self, state: State) -> list[Under]:
        return [UNDER[card] for card in state.hands[self.seat]]

    def apply(self, state: State, action: Under) -> None:
        seat = self.seat
        hand = state.hands[seat]
        only = 1 << seat
        for card in hand:
            set_seen(state, card, state.seen[card] & only)
        lose_card(state, seat, action.card, self.source)
        lose_hand(state, seat, self.left - 1, self.source)

    def audience(self, state: State, action: Under) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Under):
            return SOURCE_RULES[self.source], "must-put-under", {"left": self.left}
        return "GAH-18.3", "card-not-in-hand", {"card": STAFF_KEYS[action.card]}


def lose_hand(state: State, seat: Seat, n: int, source: Source) -> None:
    """GAH-18.A3, 18.B3 Put n hand cards under the deck; the last card of a hand without asking."""
    hand = state.hands[seat]
    if n and len(hand) > 1:
        state.stack.append(LoseHand(seat, n, source))
    elif n:
        lose_card(state, seat, hand[0], source)


def lose_card(state: State, seat: Seat, card: Staff, source: Source) -> None:
    """Put a hand card under the staff deck."""
    state.hands[seat] = without(state.hands[seat], card)
    state.under = (*state.under, card)
    if state.journal is not None:
        tell_only(state, "put_under", seat, SOURCE_RULES[source], card)
