"""GAH-12 Staff: playing cards, using them, drawing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, Draw, Play
from hotelier.games.grand_austria_hotel.cards import (
    FROM_STAFF,
    POWER_BIT,
    READY_BIT,
    SOURCE_RULES,
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import FREE, Effect
from hotelier.games.grand_austria_hotel.gains import pay
from hotelier.games.grand_austria_hotel.moves import DRAW, PLAY, STOP
from hotelier.games.grand_austria_hotel.powers import answer, purse
from hotelier.games.grand_austria_hotel.resolve import RESOLVE_NOW
from hotelier.games.grand_austria_hotel.state import (
    State,
    replaced,
    set_seen,
    tell,
    tell_only,
    with_card,
    without,
)
from hotelier.games.grand_austria_hotel.terms import FOR_STAFF, ONCE, Seat, Source, Staff
from hotelier.kernel.frames import Chance, Decision, Random, Task
from hotelier.kernel.rng import below

Why = tuple[str, str, dict[str, object]]

TO_HAND: Final = 0
TO_LOOK: Final = 1
TO_FIRST_HAND: Final = 2
DRAWN: Final = [("drew", "GAH-9.10"), ("looked", "GAH-12.6"), ("drew", "GAH-2.10")]
"""By destination of a card: the event, and the rule behind it."""


def price_of(state: State, card: Staff, discount: int) -> int:
    """GAH-12.2, 12.3 The cost minus a discount; a surplus is lost."""
    return max(0, state.options.cost[card] - discount)


def playable(state: State, seat: Seat, cards: tuple[Staff, ...], discount: int) -> list[Action]:
    """The cards that can be paid."""
    if discount >= FREE:
        return [PLAY[card] for card in cards]
    most = max(0, purse(state, seat)) + discount
    cost = state.options.cost
    return [PLAY[card] for card in cards if cost[card] <= most]


def ask_play(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-6.9, 9.10 Play up to a number of cards from hand, one after another."""
    if state.hands[seat]:
        state.stack.append(PlayStaff(seat, effect[2], effect[1], source))
    elif state.journal is not None:
        tell(state, "nothing", seat, SOURCE_RULES[source], source)


@dataclass(frozen=True, slots=True)
class PlayStaff(Decision):
    """GAH-12.2 A card from hand, or none.

    The question is asked whenever the hand is not empty (GAH-R.63), because the cards that the seat
    can pay are secret (GAH-21.1).
    """

    left: int
    discount: int
    source: Source

    def legal(self, state: State) -> list[Action]:
        found = playable(state, self.seat, state.hands[self.seat], self.discount)
        found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Play):
            return
        seat = self.seat
        state.hands[seat] = without(state.hands[seat], action.card)
        if self.left > 1 and state.hands[seat]:
            state.stack.append(PlayStaff(seat, self.left - 1, self.discount, self.source))
            state.stack.append(RESOLVE_NOW[seat])
        lay_down(state, seat, action.card, self.discount, self.source)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Play):
            return "GAH-12.2", "play-or-stop", {"left": self.left}
        if action.card not in state.hands[self.seat]:
            return "GAH-12.1", "card-not-in-hand", {"card": STAFF_KEYS[action.card]}
        return why_not_play(state, self.seat, action.card, self.discount)


def why_not_play(state: State, seat: Seat, card: Staff, discount: int) -> Why:
    """Return the reason why a card cannot be paid."""
    price = price_of(state, card, discount)
    details: dict[str, object] = {
        "card": STAFF_KEYS[card], "price": price, "krones": state.money[seat],
    }  # fmt: skip
    if price > state.money[seat]:
        return "GAH-12.2", "cannot-pay", details
    return "GAH-4.5", "keep-krone-for-main", details


def lay_down(state: State, seat: Seat, card: Staff, discount: int, source: Source) -> None:
    """GAH-12.2, 12.4 Pay and lay the card down; a ONCE effect is due now (GAH-R.18, R.19)."""
    if state.journal is not None:
        tell(state, "played", seat, "GAH-12.2", card, source)
    pay(state, seat, price_of(state, card, discount), "GAH-12.2", FOR_STAFF)
    set_seen(state, card, 0)
    state.played = replaced(state.played, seat, with_card(state.played[seat], card))
    powers = state.powers[seat]
    if POWER_BIT[card]:
        state.powers = replaced(state.powers, seat, state.powers[seat] | POWER_BIT[card])
    if READY_BIT[card]:
        state.ready = replaced(state.ready, seat, state.ready[seat] | READY_BIT[card])
    if state.options.timing[card] == ONCE:
        state.due.extend(state.options.does[card])
    if state.options.on_played:
        answer(state, powers, state.options.on_played)  # AW-10.133 no card reacts to itself


def employ(state: State, seat: Seat, card: Staff) -> None:
    """GAH-8.5 Use a ROUND card; it is used up for this round (GAH-12.5, GAH-E.32, E.33)."""
    state.ready = replaced(state.ready, seat, state.ready[seat] & ~READY_BIT[card])
    if state.journal is not None:
        tell(state, "employed", seat, SOURCE_RULES[FROM_STAFF + card], card)
    state.due.extend(state.options.does[card])


# Drawing


def start_draw(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-9.10 Take a number of cards from the deck into the hand."""
    draw_cards(state, seat, effect[1], TO_HAND)


def draw_cards(state: State, seat: Seat, n: int, to: int) -> None:
    """GAH-R.6 Draw n cards, or as many as there are."""
    n = min(n, len(state.pool) + len(state.under))
    if n:
        state.stack.append(DrawStaff(seat, n, to))
    elif state.journal is not None:
        tell(state, "no_staff_left", seat, "GAH-R.6")


@dataclass(frozen=True, slots=True)
class DrawStaff(Task):
    """A seat draws cards one by one."""

    seat: Seat
    left: int
    to: int

    def run(self, state: State) -> None:
        if self.left > 1:
            state.stack.append(DrawStaff(self.seat, self.left - 1, self.to))
        state.stack.append(DRAW_CARD[self.seat][self.to])


@dataclass(frozen=True, slots=True)
class DrawCard(Chance):
    """A staff card comes from the deck into a hand or among the looked-at cards (GAH-21.1).

    Each card is equally likely. After all are drawn, the cards under the deck follow in order.
    """

    seat: Seat
    to: int

    def sample(self, state: State, rng: Random) -> Draw:
        pool = state.pool
        return DRAW[pool[below(rng, len(pool))] if pool else state.under[0]]

    def outcomes(self, state: State) -> list[tuple[Draw, float]]:
        cards = state.pool or state.under[:1]
        return [(DRAW[card], 1 / len(cards)) for card in cards]

    def possible(self, state: State, action: object) -> bool:
        return isinstance(action, Draw) and action.card in (state.pool or state.under[:1])

    def apply(self, state: State, action: Draw) -> None:
        seat, card = self.seat, action.card
        if state.pool:
            state.pool = without(state.pool, card)
        else:
            state.under = state.under[1:]
        if self.to == TO_LOOK:
            state.looked = with_card(state.looked, card)
        else:
            state.hands[seat] = with_card(state.hands[seat], card)
        set_seen(state, card, state.seen[card] | 1 << seat)
        if state.journal is not None:
            kind, rule = DRAWN[self.to]
            tell_only(state, kind, seat, rule, card)

    def audience(self, state: State, action: Draw) -> tuple[int, ...]:
        return (self.seat,)


DRAW_CARD: Final[list[list[DrawCard]]] = [
    [DrawCard(seat, to) for to in range(len(DRAWN))] for seat in range(4)
]
