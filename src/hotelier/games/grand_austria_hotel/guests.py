"""GAH-5 The guest queue and GAH-9 checking in a guest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, DealGuest, Lodge, Take
from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect
from hotelier.games.grand_austria_hotel.gains import pay
from hotelier.games.grand_austria_hotel.moves import DEAL_GUEST, LODGE, STOP, TAKE
from hotelier.games.grand_austria_hotel.politics import dismiss
from hotelier.games.grand_austria_hotel.powers import answer, leavers, owed, sure_rooms
from hotelier.games.grand_austria_hotel.resolve import RESOLVE
from hotelier.games.grand_austria_hotel.rooms import occupy
from hotelier.games.grand_austria_hotel.state import State, tell, with_card, without
from hotelier.games.grand_austria_hotel.terms import (
    FOR_GUEST,
    ROOM_KEYS,
    Guest,
    Room,
    Rooms,
    Seat,
    Source,
    rooms_in,
)
from hotelier.kernel.frames import Chance, Decision, Random, Task
from hotelier.kernel.rng import below

Why = tuple[str, str, dict[str, object]]

# The queue


def price_of(state: State, seat: Seat, guest: Guest) -> int:
    """GAH-5.1, 13.25, GAH-R.42 The cost of the slot on which a guest of the queue lies."""
    rules = state.options
    if state.powers[seat] & rules.free_guest:
        return 0
    queue = state.queue
    return rules.queue_cost[rules.slots - len(queue) + queue.index(guest)]


def free_table(state: State, seat: Seat) -> bool:
    """GAH-5.2 True if the café has a free table."""
    guests = len(state.cafe[seat])
    rules = state.options
    if guests < rules.tables:
        return True
    return rules.more_tables != () and guests < tables_of(state, seat)


def tables_of(state: State, seat: Seat) -> int:
    """GAH-5.2, AW-9.4 The tables of a café."""
    rules = state.options
    powers = state.powers[seat]
    return rules.tables + sum(n for bit, n in rules.more_tables if powers & bit)


def seat_guest(state: State, seat: Seat, guest: Guest, price: int, rule: str) -> None:
    """GAH-5.1, 5.5 A guest of the queue takes a table; the queue is refilled at once."""
    pay(state, seat, price, rule, FOR_GUEST)
    cafe = with_card(state.cafe[seat], guest)
    table = cafe.index(guest)
    missing = state.missing[seat]
    state.cafe[seat] = cafe
    state.missing[seat] = (*missing[:table], state.options.order[guest], *missing[table:])
    state.queue = without(state.queue, guest)
    if state.journal is not None:
        tell(state, "took_guest", seat, rule, guest, price)
    refill(state)


def refill(state: State) -> None:
    """GAH-5.5, GAH-R.5, R.73 Cards move right; new ones enter on the left while the deck lasts."""
    if len(state.queue) < state.options.slots:
        if not state.guest_deck and state.discard:
            state.guest_deck, state.discard = state.discard, ()
            if state.journal is not None:
                tell(state, "guests_reshuffled", state.active, "GAH-R.5", len(state.guest_deck))
        if state.guest_deck:
            state.stack.append(NEXT_GUEST)


@dataclass(frozen=True, slots=True)
class NextGuest(Chance):
    """GAH-2.1, 5.5 The next card of the guest deck; each is equally likely."""

    def sample(self, state: State, rng: Random) -> DealGuest:
        deck = state.guest_deck
        return DEAL_GUEST[deck[below(rng, len(deck))]]

    def outcomes(self, state: State) -> list[tuple[DealGuest, float]]:
        return [(DEAL_GUEST[guest], 1 / len(state.guest_deck)) for guest in state.guest_deck]

    def possible(self, state: State, action: object) -> bool:
        return isinstance(action, DealGuest) and action.guest in state.guest_deck

    def apply(self, state: State, action: DealGuest) -> None:
        state.guest_deck = without(state.guest_deck, action.guest)
        state.queue = (action.guest, *state.queue)
        if state.journal is not None:
            tell(state, "guest_came", state.active, "GAH-5.5", action.guest)
        refill(state)


NEXT_GUEST: Final = NextGuest()


def ask_guests(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-9.11 Some guests of the queue, free; without a free table the effect is lost."""
    if state.queue and free_table(state, seat):
        state.stack.append(TakeGuest(seat, effect[1], source))
    elif state.journal is not None:
        tell(state, "nothing", seat, "GAH-9.11", source)


@dataclass(frozen=True, slots=True)
class TakeMore(Task):
    """GAH-9.11 After the refill, another guest."""

    seat: Seat
    left: int
    source: Source

    def run(self, state: State) -> None:
        ask_guests(state, self.seat, (0, self.left), self.source)


@dataclass(frozen=True, slots=True)
class TakeGuest(Decision):
    """GAH-9.11 Any guest of the queue, free, or none."""

    left: int
    source: Source

    def legal(self, state: State) -> list[Action]:
        found: list[Action] = [TAKE[guest] for guest in sorted(state.queue)]
        found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Take):
            if self.left > 1:
                state.stack.append(TakeMore(self.seat, self.left - 1, self.source))
            seat_guest(state, self.seat, action.guest, 0, "GAH-9.11")

    def why_not(self, state: State, action: Any) -> Why:
        if isinstance(action, Take):
            return "GAH-9.11", "guest-not-in-queue", {"guest": GUEST_KEYS[action.guest]}
        return "GAH-9.11", "take-or-stop", {}


# Checking in


def rooms_for(state: State, seat: Seat, guest: Guest) -> Rooms:
    """GAH-9.1 The vacant rooms that suit a guest.

    GAH-R.57 While a seat lacks the krone for its main step, only rooms that certainly give it.
    """
    rules = state.options
    occupied = state.occupied[seat]
    vacant = state.prepared[seat] & ~occupied
    if state.mains and state.money[seat] < owed(state, seat):
        return sure_rooms(state, seat, guest, vacant, occupied)
    return vacant & rules.boards[state.hotels[seat]].of_colour[rules.colour[guest]]


def check_in(state: State, seat: Seat, guest: Guest) -> None:
    """GAH-9.2 (1) The guest is chosen; a room is asked for if there is a choice."""
    rooms = rooms_for(state, seat, guest)
    if rooms & (rooms - 1):
        state.stack.append(ChooseRoom(seat, guest))
    else:
        lodge(state, seat, guest, rooms.bit_length() - 1)


@dataclass(frozen=True, slots=True)
class ChooseRoom(Decision):
    """GAH-9.1, 22.10 The room into which the guest moves."""

    guest: Guest

    def legal(self, state: State) -> list[Lodge]:
        return [LODGE[room] for room in rooms_in(rooms_for(state, self.seat, self.guest))]

    def apply(self, state: State, action: Lodge) -> None:
        lodge(state, self.seat, self.guest, action.room)

    def why_not(self, state: State, action: Any) -> Why:
        guest: dict[str, object] = {"guest": GUEST_KEYS[self.guest]}
        if not isinstance(action, Lodge):
            return "GAH-9.2", "must-lodge", guest
        details = {**guest, "room": ROOM_KEYS[action.room]}
        if not state.prepared[self.seat] >> action.room & 1:
            return "GAH-9.1", "not-prepared", details
        if state.occupied[self.seat] >> action.room & 1:
            return "GAH-9.1", "room-occupied", details
        suits = state.options.boards[state.hotels[self.seat]].of_colour
        if not suits[state.options.colour[self.guest]] >> action.room & 1:
            return "GAH-9.1", "wrong-colour", details
        return "GAH-R.57", "krone-not-sure", details


def lodge(state: State, seat: Seat, guest: Guest, room: Room) -> None:
    """GAH-9.2, 9.3 The guest leaves the café for a room; all benefits become due.

    Its table is free and its room occupied from now on (GAH-R.15, R.16); the goods on the card are
    back in the supply (GAH-7.5).
    """
    rules = state.options
    cafe = state.cafe[seat]
    table = cafe.index(guest)
    missing = state.missing[seat]
    state.cafe[seat] = cafe[:table] + cafe[table + 1 :]
    state.missing[seat] = missing[:table] + missing[table + 1 :]
    state.leaving = (*state.leaving, guest)
    if state.journal is not None:
        tell(state, "checked_in", seat, "GAH-9.2", guest, room)
    state.stack.append(FAREWELL[guest])
    state.stack.append(RESOLVE[seat])
    powers = state.powers[seat]
    state.due.extend(rules.leaving[guest])
    if powers:
        answer(state, powers, rules.on_left[guest])
        answer(state, powers, rules.on_lodged)
    occupy(state, seat, room)


@dataclass(frozen=True, slots=True)
class Farewell(Task):
    """GAH-9.2 (4), GAH-R.41, R.46 After all benefits the card goes to the discard pile."""

    guest: Guest

    def run(self, state: State) -> None:
        state.leaving = without(state.leaving, self.guest)
        dismiss(state, state.active, self.guest)


FAREWELL: Final[list[Farewell]] = [Farewell(guest) for guest in range(len(GUEST_KEYS))]


def why_not_check_in(state: State, seat: Seat, guest: Guest) -> Why:
    """Return the reason why a guest cannot check in."""
    details: dict[str, object] = {"guest": GUEST_KEYS[guest]}
    if guest not in state.cafe[seat]:
        return "GAH-9.1", "guest-not-in-cafe", details
    if guest not in leavers(state, seat):
        return "GAH-9.1", "order-not-complete", details
    vacant = state.prepared[seat] & ~state.occupied[seat]
    suits = state.options.boards[state.hotels[seat]].of_colour[state.options.colour[guest]]
    if not vacant & suits:
        return "GAH-9.1", "no-vacant-room", details
    return "GAH-R.57", "krone-not-sure", details


def why_not_take(state: State, seat: Seat, guest: Guest) -> Why:
    """Return the reason why a guest of the queue cannot be taken in the guest step."""
    details: dict[str, object] = {"guest": GUEST_KEYS[guest]}
    if guest not in state.queue:
        return "GAH-5.1", "guest-not-in-queue", details
    if not free_table(state, seat):
        return "GAH-5.2", "no-free-table", {**details, "tables": tables_of(state, seat)}
    price = price_of(state, seat, guest)
    details |= {"price": price, "krones": state.money[seat]}
    if price > state.money[seat]:
        return "GAH-5.3", "cannot-pay", details
    return "GAH-5.3", "keep-krone-for-main", details
