"""GAH-18 Losses by an emperor tile: krones, goods, cards, rooms, VP."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from hotelier.games.grand_austria_hotel.actions import Dismiss, LoseRoom, Spend
from hotelier.games.grand_austria_hotel.cards import FROM_TILE, STAFF_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    LOSE_COLUMN,
    LOSE_END_CARD,
    LOSE_GOOD,
    LOSE_GOODS,
    LOSE_HAND,
    LOSE_ITEMS,
    LOSE_KITCHEN,
    LOSE_KRONES,
    LOSE_LOWER,
    LOSE_PER_STAFF,
    LOSE_PURSE,
    LOSE_ROOMS,
    LOSE_VP,
    Effect,
)
from hotelier.games.grand_austria_hotel.gains import earn
from hotelier.games.grand_austria_hotel.moves import DISMISS, LOSE_ROOM, SPEND
from hotelier.games.grand_austria_hotel.offers import lose_hand
from hotelier.games.grand_austria_hotel.state import (
    State,
    in_order,
    replaced,
    tell,
    with_card,
    without,
)
from hotelier.games.grand_austria_hotel.terms import (
    ALL_FOOD,
    CHAMPAGNE,
    COLUMN_ROOMS,
    COLUMNS,
    END,
    FLOOR_ROOMS,
    FLOORS,
    FOOD_COUNT,
    FOOD_RANGE,
    GOOD_COUNT,
    GOOD_KEYS,
    ROOM_KEYS,
    TILE_VP,
    UP_TO_FLOOR,
    Room,
    Rooms,
    Seat,
    Staff,
    Tile,
    rooms_in,
)
from hotelier.kernel.frames import Decision, Task, push

Why = tuple[str, str, dict[str, object]]


def lose_vp(state: State, seat: Seat, n: int, tile: Tile) -> None:
    """GAH-R.12 VP are lost; that is always possible."""
    lost = -earn(state, seat, -n, TILE_VP)
    if state.journal is not None:
        tell(state, "lost_vp", seat, "GAH-17.5", lost, tile)


def can_lose(state: State, seat: Seat, effect: Effect) -> bool:
    """GAH-17.5 True if the seat can make the loss in full."""
    word, n, occupied = effect
    if word == LOSE_KRONES:
        return state.money[seat] >= n
    if word == LOSE_HAND:
        return len(state.hands[seat]) >= n
    if word == LOSE_ROOMS:
        return of_side(state, seat, occupied).bit_count() >= n  # GAH-R.48
    if word == LOSE_END_CARD:
        return len(end_cards(state, seat)) >= n
    if word == LOSE_GOOD:
        base = seat * GOOD_COUNT
        return sum(state.kitchen[base : base + FOOD_COUNT]) >= n
    return word not in LOSSES or LOSSES[word][0](state, seat, effect)


def lose(state: State, seat: Seat, effect: Effect, tile: Tile) -> None:
    """GAH-18 Carry out one loss."""
    word, n, occupied = effect
    if word == LOSE_KRONES:
        state.money[seat] -= n
        if state.journal is not None:
            tell(state, "lost_krones", seat, "GAH-17.5", n, tile)
    elif word in (LOSE_KITCHEN, LOSE_GOODS):
        lose_goods(state, seat, tile, word == LOSE_GOODS)
    elif word == LOSE_HAND:
        lose_hand(state, seat, n, FROM_TILE + tile)
    elif word == LOSE_ROOMS:
        state.stack.append(LoseRooms(seat, n, occupied, UP_TO_FLOOR[FLOORS], tile))
    elif word in (LOSE_LOWER, LOSE_COLUMN):
        column = int(word == LOSE_COLUMN)
        state.stack.append(LoseBelow(seat, UP_TO_FLOOR[FLOORS], column, tile))
    elif word == LOSE_END_CARD:
        lose_end_card(state, seat, tile)
    elif word == LOSE_GOOD:
        lose_one_good(state, seat, tile)
    elif word == LOSE_ITEMS:
        lose_goods(state, seat, tile, False)
        state.kitchen[seat * GOOD_COUNT + CHAMPAGNE] = 0
    elif word == LOSE_PURSE:
        lose(state, seat, (LOSE_KRONES, state.money[seat], 0), tile)
    elif word == LOSE_VP:
        lose_vp(state, seat, n, tile)
    elif word == LOSE_PER_STAFF:
        lose_vp(state, seat, n * len(state.played[seat]), tile)
    else:
        LOSSES[word][1](state, seat, effect, tile)


LOSSES: Final[
    dict[
        int,
        tuple[Callable[[State, Seat, Effect], bool], Callable[[State, Seat, Effect, Tile], None]],
    ]
] = {}
"""By word: a test if the loss can be made, and the function that makes it. Modules add words."""


def lose_goods(state: State, seat: Seat, tile: Tile, on_guests: bool) -> None:
    """GAH-18.A2, 18.B1 All dishes and drinks of the kitchen, and of the guests, return to the
    supply; champagne stays (AW-1.9)."""
    base = seat * GOOD_COUNT
    state.kitchen[base : base + FOOD_COUNT] = [0] * FOOD_COUNT
    if on_guests:
        order = state.options.order
        state.missing[seat] = tuple(
            order[guest] & ALL_FOOD | lacks & ~ALL_FOOD
            for guest, lacks in zip(state.cafe[seat], state.missing[seat], strict=True)
        )
    if state.journal is not None:
        tell(state, "lost_goods", seat, state.options.cards.tiles[tile].rule, tile)


def lose_one_good(state: State, seat: Seat, tile: Tile) -> None:
    """AW-13.4 One dish or drink of the kitchen; the owner chooses."""
    frame = LoseGood(seat, tile)
    kinds = frame.legal(state)
    if len(kinds) > 1:
        state.stack.append(frame)
    else:
        frame.apply(state, kinds[0])


@dataclass(frozen=True, slots=True)
class LoseGood(Decision):
    """AW-13.4 The dish or drink of the kitchen that is lost."""

    tile: Tile

    def legal(self, state: State) -> list[Spend]:
        base = self.seat * GOOD_COUNT
        return [SPEND[good] for good in FOOD_RANGE if state.kitchen[base + good]]

    def apply(self, state: State, action: Spend) -> None:
        state.kitchen[self.seat * GOOD_COUNT + action.good] -= 1
        if state.journal is not None:
            rule = state.options.cards.tiles[self.tile].rule
            tell(state, "lost_good", self.seat, rule, action.good, self.tile)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Spend):
            return "AW-13.4", "must-lose-good", {}
        return "AW-13.4", "not-in-kitchen", {"good": GOOD_KEYS[action.good]}


# Rooms


def of_side(state: State, seat: Seat, occupied: int) -> Rooms:
    """The vacant or the occupied rooms."""
    return state.occupied[seat] if occupied else state.prepared[seat] & ~state.occupied[seat]


def highest(rooms: Rooms) -> Rooms:
    """Return the rooms of the highest floor that has one."""
    return rooms & FLOOR_ROOMS[(rooms.bit_length() - 1) // COLUMNS] if rooms else 0


def remove_room(state: State, seat: Seat, room: Room, rule: str) -> None:
    """GAH-18.2 The tile returns to the supply; the player keeps the gains from it."""
    state.prepared[seat] &= ~(1 << room)
    state.occupied[seat] &= ~(1 << room)
    if state.journal is not None:
        tell(state, "lost_room", seat, rule, room)


@dataclass(frozen=True, slots=True)
class LoseRooms(Task):
    """GAH-18.A4, 18.B4 Rooms of one side, each from the highest floor that has one at that time."""

    hints: ClassVar = {"allowed": UP_TO_FLOOR[FLOORS]}
    seat: Seat
    left: int
    occupied: int
    allowed: Rooms
    tile: Tile

    def run(self, state: State) -> None:
        if not self.left:
            return
        if state.options.rising:
            rooms = losable(state, self.seat, self.left, self.occupied, self.allowed)
        else:
            rooms = highest(of_side(state, self.seat, self.occupied))
            if rooms.bit_count() <= self.left:  # the whole floor goes
                rooms &= -rooms
        if rooms & (rooms - 1):
            push(
                state, ChooseLostRoom(self.seat, self.left, self.occupied, self.allowed, self.tile)
            )
        else:
            lose_room(state, self.seat, rooms.bit_length() - 1, self)


def losable(state: State, seat: Seat, left: int, occupied: int, allowed: Rooms) -> Rooms:
    """Return the rooms of the decisive floor, in rising order, while enough of them follow."""
    rooms = highest(of_side(state, seat, occupied))
    spare = rooms.bit_count() - left
    rooms &= allowed
    if spare < 0:  # the whole floor is lost
        return rooms & -rooms
    after = rooms
    for _ in range(left - 1):
        after &= ~(1 << after.bit_length() - 1)
    return after


def lose_room(state: State, seat: Seat, room: Room, frame: LoseRooms) -> None:
    """One room goes; for search, a further one of the same floor lies to its right (GAH-R.62)."""
    remove_room(state, seat, room, "GAH-18.2")
    allowed = UP_TO_FLOOR[FLOORS]
    if in_order(state):
        allowed &= ~(FLOOR_ROOMS[room // COLUMNS] & (1 << room) - 1)
    push(state, LoseRooms(seat, frame.left - 1, frame.occupied, allowed, frame.tile))


@dataclass(frozen=True, slots=True)
class ChooseLostRoom(Decision):
    """GAH-18.2 Among several rooms of the decisive floor the owner chooses."""

    hints: ClassVar = {"allowed": UP_TO_FLOOR[FLOORS]}
    left: int
    occupied: int
    allowed: Rooms
    tile: Tile

    def legal(self, state: State) -> list[LoseRoom]:
        if state.options.rising:
            rooms = losable(state, self.seat, self.left, self.occupied, self.allowed)
        else:
            rooms = highest(of_side(state, self.seat, self.occupied))
        return [LOSE_ROOM[room] for room in rooms_in(rooms)]

    def distinct(self, state: State) -> list[LoseRoom]:
        rooms = losable(state, self.seat, self.left, self.occupied, self.allowed)
        return [LOSE_ROOM[room] for room in rooms_in(rooms)] or self.legal(state)

    def apply(self, state: State, action: LoseRoom) -> None:
        frame = LoseRooms(self.seat, self.left, self.occupied, self.allowed, self.tile)
        lose_room(state, self.seat, action.room, frame)

    def why_not(self, state: State, action: Any) -> Why:
        side = of_side(state, self.seat, self.occupied)
        return why_not_lose(action, side, highest(side))


def why_not_lose(action: Any, side: Rooms, floor: Rooms) -> Why:
    """Return the reason why a room cannot be the lost one."""
    if not isinstance(action, LoseRoom):
        return "GAH-18.2", "must-lose-room", {}
    room: dict[str, object] = {"room": ROOM_KEYS[action.room]}
    if not side >> action.room & 1:
        return "GAH-18.2", "no-such-room-to-lose", room
    if not floor >> action.room & 1:
        return "GAH-18.2", "not-the-decisive-floor", room
    return "GAH-R.62", "rising-rooms", room


@dataclass(frozen=True, slots=True)
class LoseBelow(Task):
    """GAH-18.1, 18.C2 An occupied room of the highest floor, then one of a lower floor or, with
    `column`, the nearest below it (GAH-R.49)."""

    seat: Seat
    among: Rooms
    column: int
    tile: Tile

    def run(self, state: State) -> None:
        rooms = highest(state.occupied[self.seat] & self.among)
        if rooms & (rooms - 1):
            push(state, ChooseLostBelow(self.seat, self.among, self.column, self.tile))
        elif rooms:
            lose_below(state, self.seat, rooms.bit_length() - 1, self.among, self.column, self.tile)


@dataclass(frozen=True, slots=True)
class ChooseLostBelow(Decision):
    """GAH-18.1 Among several rooms of the decisive floor the owner chooses."""

    among: Rooms
    column: int
    tile: Tile

    def legal(self, state: State) -> list[LoseRoom]:
        return [
            LOSE_ROOM[room] for room in rooms_in(highest(state.occupied[self.seat] & self.among))
        ]

    def apply(self, state: State, action: LoseRoom) -> None:
        lose_below(state, self.seat, action.room, self.among, self.column, self.tile)

    def why_not(self, state: State, action: Any) -> Why:
        side = state.occupied[self.seat] & self.among
        return why_not_lose(action, side, highest(side))


def lose_below(state: State, seat: Seat, room: Room, among: Rooms, column: int, tile: Tile) -> None:
    """GAH-18.1 Remove the room; after the first one, a second one below it may follow."""
    remove_room(state, seat, room, "GAH-18.1")
    if among == UP_TO_FLOOR[FLOORS]:
        below = UP_TO_FLOOR[room // COLUMNS]
        if column:
            below &= COLUMN_ROOMS[room % COLUMNS]
        push(state, LoseBelow(seat, below, column, tile))


# END cards


def end_cards(state: State, seat: Seat) -> list[Staff]:
    """The END cards a seat has played."""
    timing = state.options.timing
    return [card for card in state.played[seat] if timing[card] == END]


def lose_end_card(state: State, seat: Seat, tile: Tile) -> None:
    """GAH-18.C4 One own END card leaves the game; the owner chooses."""
    cards = end_cards(state, seat)
    if len(cards) > 1:
        state.stack.append(DismissStaff(seat, tile))
    else:
        dismiss(state, seat, cards[0])


@dataclass(frozen=True, slots=True)
class DismissStaff(Decision):
    """GAH-18.C4 The END card that is removed."""

    tile: Tile

    def legal(self, state: State) -> list[Dismiss]:
        return [DISMISS[card] for card in end_cards(state, self.seat)]

    def apply(self, state: State, action: Dismiss) -> None:
        dismiss(state, self.seat, action.card)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Dismiss):
            return "GAH-18.C4", "must-dismiss", {}
        return "GAH-18.C4", "no-own-end-card", {"card": STAFF_KEYS[action.card]}


def dismiss(state: State, seat: Seat, card: Staff) -> None:
    """GAH-R.30 The card is out of the game and no longer counts as played."""
    state.played = replaced(state.played, seat, without(state.played[seat], card))
    state.removed = with_card(state.removed, card)
    if state.journal is not None:
        tell(state, "dismissed", seat, "GAH-18.C4", card)
