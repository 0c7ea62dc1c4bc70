"""GAH-8.3 Serving goods from the kitchen and GAH-9.12 filling an order from the supply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from hotelier.games.grand_austria_hotel.actions import Action, Bring, Fill
from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect
from hotelier.games.grand_austria_hotel.gains import pay
from hotelier.games.grand_austria_hotel.goods import put, supply, why_not_on
from hotelier.games.grand_austria_hotel.moves import BRING, FILL, STOP
from hotelier.games.grand_austria_hotel.powers import purse
from hotelier.games.grand_austria_hotel.state import State, in_order, tell
from hotelier.games.grand_austria_hotel.terms import (
    FOR_SERVE,
    GOOD_COUNT,
    GOOD_KEYS,
    GOOD_RANGE,
    KINDS,
    MOST_OF_A_KIND,
    SHIFT,
    Good,
    Guest,
    Seat,
    Source,
    amounts_of,
)
from hotelier.kernel.frames import Decision

Why = tuple[str, str, dict[str, object]]

# Filling an order


def ask_fill(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-9.12, GAH-R.38, R.69 Fill an order from the supply; a complete one gains nothing."""
    frame = FillOrder(seat, effect[1], effect[2], source)
    guests = frame.legal(state)
    if len(guests) > 1:
        state.stack.append(frame)
    elif guests:
        frame.apply(state, guests[0])
    elif state.journal is not None:
        tell(state, "nothing", seat, "GAH-R.38", source)


@dataclass(frozen=True, slots=True)
class FillOrder(Decision):
    """GAH-9.12 The owner chooses the guest whose order is filled."""

    left: int
    colours: int
    source: Source

    def legal(self, state: State) -> list[Fill]:
        colour = state.options.colour
        cafe, missing = state.cafe[self.seat], state.missing[self.seat]
        return [
            FILL[guest]
            for guest, lacks in zip(cafe, missing, strict=True)
            if lacks and self.colours >> colour[guest] & 1
        ]

    def apply(self, state: State, action: Fill) -> None:
        cafe = state.cafe[self.seat]
        lacks = state.missing[self.seat][cafe.index(action.guest)]
        for good, n in enumerate(amounts_of(lacks)):
            for _ in range(min(n, supply(state, good)) if state.options.limited else n):
                put(state, self.seat, good, action.guest)
        if self.left > 1:
            more = (0, self.left - 1, self.colours)
            ask_fill(state, self.seat, more, self.source)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Fill):
            return "GAH-9.12", "must-fill", {}
        guest: dict[str, object] = {"guest": GUEST_KEYS[action.guest]}
        if action.guest not in state.cafe[self.seat]:
            return "GAH-9.12", "guest-not-in-cafe", guest
        if not state.missing[self.seat][state.cafe[self.seat].index(action.guest)]:
            return "GAH-R.38", "order-complete", guest
        return "GAH-9.12", "wrong-guest-colour", guest


# Serving


def serve_price(state: State, seat: Seat) -> int:
    """GAH-8.3, 13.24 The cost of serving."""
    return 0 if state.powers[seat] & state.options.free_serving else state.options.serve_cost


def servable(state: State, seat: Seat) -> int:
    """Return the kinds, one bit each, that are in the kitchen and missing on a guest's order."""
    wanted = 0
    for lacks in state.missing[seat]:
        wanted |= KINDS[lacks]
    if wanted:
        kitchen = state.kitchen
        base = seat * GOOD_COUNT
        for good in GOOD_RANGE:
            if wanted >> good & 1 and not kitchen[base + good]:
                wanted ^= 1 << good
    return wanted


def can_serve(state: State, seat: Seat) -> bool:
    """GAH-8.3 True if serving is possible and the seat can pay it."""
    return servable(state, seat) != 0 and purse(state, seat) >= serve_price(state, seat)


def serve(state: State, seat: Seat) -> None:
    """GAH-8.3, 13.24, AW-R.60 Pay and move one to three goods; without a price any number."""
    price = serve_price(state, seat)
    pay(state, seat, price, "GAH-8.3", FOR_SERVE)
    left = state.options.figures.serve_goods if price else 99
    go_on_serving(state, BringGoods(seat, left, 0, 0, 0))


def go_on_serving(state: State, frame: BringGoods) -> None:
    """GAH-R.74 Ask for the next good; the only possible first one is moved without asking."""
    actions = frame.legal(state) if frame.left else []
    if len(actions) > 1:
        state.stack.append(frame)
    elif actions and actions[0] is not STOP:
        frame.apply(state, actions[0])


@dataclass(frozen=True, slots=True)
class BringGoods(Decision):
    """GAH-8.3, GAH-R.40 A good of the kitchen goes to a guest, in any order (GAH-R.62).

    Search names kinds and guests in rising order.
    """

    hints: ClassVar = {"good": 0, "guest": 0}
    left: int
    good: Good
    guest: Guest
    moved: int

    def legal(self, state: State) -> list[Action]:
        if state.options.rising:
            return self.moves(state, self.good, self.guest)
        return self.moves(state, 0, 0)

    def distinct(self, state: State) -> list[Action]:
        return self.moves(state, self.good, self.guest)

    def moves(self, state: State, first: Good, first_guest: Guest) -> list[Action]:
        """Goods for guests, from a kind and a guest on; and the end of serving."""
        found: list[Action] = []
        cafe, missing = state.cafe[self.seat], state.missing[self.seat]
        base = self.seat * GOOD_COUNT
        for good in range(first, GOOD_COUNT):
            if state.kitchen[base + good]:
                shift = SHIFT[good]
                lowest = first_guest if good == first else 0
                for guest, lacks in zip(cafe, missing, strict=True):
                    if lacks >> shift & MOST_OF_A_KIND and guest >= lowest:
                        found.append(BRING[good][guest])
        if self.moved:
            found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Bring):
            state.kitchen[self.seat * GOOD_COUNT + action.good] -= 1
            put(state, self.seat, action.good, action.guest)
            good, guest = (action.good, action.guest) if in_order(state) else (0, 0)
            go_on_serving(state, BringGoods(self.seat, self.left - 1, good, guest, 1))

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Bring):
            return "GAH-8.3", "serve-at-least-one" if not self.moved else "bring-or-stop", {}
        good = {"good": GOOD_KEYS[action.good]}
        if not state.kitchen[self.seat * GOOD_COUNT + action.good]:
            return "GAH-8.3", "not-in-kitchen", dict(good)
        if state.options.rising and action.good < self.good:
            return "GAH-R.62", "rising-goods", {**good, "lowest": GOOD_KEYS[self.good]}
        return why_not_on(state, self.seat, action.good, action.guest, self.guest)
