"""GAH-10 Preparing rooms, GAH-9.12 occupying them, GAH-11 the occupancy bonus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from hotelier.games.grand_austria_hotel.actions import Action, Occupy, Prepare
from hotelier.games.grand_austria_hotel.board import neighbours
from hotelier.games.grand_austria_hotel.cards import FIELD, SOURCE_RULES
from hotelier.games.grand_austria_hotel.cards.vocabulary import VP, Effect
from hotelier.games.grand_austria_hotel.gains import gain_vp, pay
from hotelier.games.grand_austria_hotel.moves import OCCUPY, STOP, preparing
from hotelier.games.grand_austria_hotel.powers import (
    answer,
    bonus_of,
    free_rooms,
    keeps_main,
    purse,
)
from hotelier.games.grand_austria_hotel.resolve import RESOLVE_NOW
from hotelier.games.grand_austria_hotel.state import State, in_order, replaced, tell
from hotelier.games.grand_austria_hotel.terms import (
    ALL_ROOMS,
    ANY_COLOUR,
    COLUMN_ROOMS,
    COLUMNS,
    FIRST_ROOM,
    FLOOR_ROOMS,
    FOR_ROOM,
    ROOM_KEYS,
    UP_TO_FLOOR,
    Room,
    Rooms,
    Seat,
    Source,
    rooms_in,
)
from hotelier.kernel.frames import Decision

Why = tuple[str, str, dict[str, object]]


def open_fields(prepared: Rooms) -> Rooms:
    """GAH-10.2, GAH-R.23, R.24 The fields on which a room tile may be put."""
    if not prepared:
        return 1 << FIRST_ROOM
    return neighbours(prepared) & ~prepared


def coloured(state: State, seat: Seat, colours: int) -> Rooms:
    """The fields of a seat's board that have one of these colours."""
    if colours == ANY_COLOUR:
        return ALL_ROOMS
    of_colour = state.options.boards[state.hotels[seat]].of_colour
    return sum(of_colour[colour] for colour in range(3) if colours >> colour & 1)


def affordable(state: State, seat: Seat, discount: int) -> Rooms:
    """GAH-10.3 The fields whose cost, less a discount, can be paid."""
    rules = state.options
    krones = max(0, purse(state, seat)) + discount
    if krones >= rules.dearest:
        return ALL_ROOMS
    return free_rooms(state, seat) | rules.affordable[krones]


def price_of(state: State, seat: Seat, room: Room, discount: int) -> int:
    """GAH-10.3 The cost of a floor less a discount, never below 0."""
    if free_rooms(state, seat) >> room & 1:
        return 0
    return max(0, state.options.floor_cost[room // COLUMNS] - discount)


def ask_rooms(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-6.7, 9.9 Prepare up to a number of rooms, one after another."""
    _, discount, n, floors, occupied, colours = effect
    frame = PrepareRooms(seat, n, discount, floors, occupied, colours, 0, source)
    if frame.fields(state):
        state.stack.append(frame)
    elif state.journal is not None:
        tell(state, "nothing", seat, SOURCE_RULES[source], source)


@dataclass(frozen=True, slots=True)
class PrepareRooms(Decision):
    """GAH-10.5, AW-R.45 One room of several, or no more.

    Rooms may be named in any order (GAH-R.62). For search, what was open below the chosen field is
    barred from then on, so that each set of rooms is found once.
    """

    hints: ClassVar = {"barred": 0}
    left: int
    discount: int
    floors: int
    occupied: int
    colours: int
    barred: Rooms
    source: Source

    def fields(self, state: State) -> Rooms:
        """The fields that may be prepared now."""
        seat = self.seat
        rooms = open_fields(state.prepared[seat]) & UP_TO_FLOOR[self.floors]
        if state.options.rising:
            rooms &= ~self.barred
        if self.colours != ANY_COLOUR:
            rooms &= coloured(state, seat, self.colours)
        return rooms & affordable(state, seat, self.discount)

    def legal(self, state: State) -> list[Action]:
        found = preparing(self.fields(state))
        found.append(STOP)
        return found

    def distinct(self, state: State) -> list[Action]:
        found = preparing(self.fields(state) & ~self.barred)
        found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Prepare):
            return
        seat, room = self.seat, action.room
        barred = 0
        if in_order(state):
            barred = self.barred | open_fields(state.prepared[seat]) & (1 << room) - 1
        prepare(state, seat, room, self.discount, self.occupied, self.source)
        if self.left > 1:
            more = PrepareRooms(
                seat, self.left - 1, self.discount, self.floors, self.occupied, self.colours,
                barred, self.source,
            )  # fmt: skip
            if more.fields(state):
                state.stack.append(more)
                if state.due:
                    state.stack.append(RESOLVE_NOW[seat])

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Prepare):
            return "GAH-10.1", "prepare-or-stop", {"left": self.left}
        room = action.room
        details: dict[str, object] = {"room": ROOM_KEYS[room]}
        if room // COLUMNS >= self.floors:
            return SOURCE_RULES[self.source], "floor-too-high", {**details, "floors": self.floors}
        if not coloured(state, self.seat, self.colours) >> room & 1:
            return SOURCE_RULES[self.source], "wrong-colour", details
        barred = self.barred if state.options.rising else 0
        return why_not_prepare(state, self.seat, room, self.discount, barred)


def why_not_prepare(state: State, seat: Seat, room: Room, discount: int, barred: Rooms) -> Why:
    """Return the reason why a field cannot be prepared."""
    details: dict[str, object] = {"room": ROOM_KEYS[room]}
    prepared = state.prepared[seat]
    if prepared >> room & 1:
        return "GAH-10.1", "field-taken", details
    if not prepared:
        return "GAH-10.2", "bottom-left-first", {**details, "first": ROOM_KEYS[FIRST_ROOM]}
    if not open_fields(prepared) >> room & 1:
        return "GAH-10.2", "touches-no-room", details
    if barred >> room & 1:
        return "GAH-R.62", "rising-rooms", details
    price = price_of(state, seat, room, discount)
    details |= {"price": price, "krones": state.money[seat]}
    if price > state.money[seat]:
        return "GAH-10.3", "cannot-pay", details
    return "GAH-4.5", "keep-krone-for-main", details


def prepare(
    state: State, seat: Seat, room: Room, discount: int, occupied: int, source: Source = FIELD
) -> None:
    """GAH-10.1, 10.3, 10.4 Pay, put the tile on the field and get the VP printed there.

    GAH-1.8, GAH-R.8 The supply of room tiles covers every board.
    """
    price = price_of(state, seat, room, discount)
    pay(state, seat, price, "GAH-10.3", FOR_ROOM)
    state.prepared[seat] |= 1 << room
    board = state.options.boards[state.hotels[seat]]
    if state.journal is not None:
        tell(state, "prepared", seat, "GAH-10.1", room, board.colour_of[room])
    printed = board.printed_vp[room]
    if printed:
        gain_vp(state, seat, (VP, printed), FIELD, source)  # GAH-R.25: again, if prepared again
    if occupied:
        occupy(state, seat, room)  # GAH-10.6


def occupy(state: State, seat: Seat, room: Room) -> None:
    """GAH-11.1, 11.2, GAH-R.26 A room becomes occupied; a full group gives its bonus once.

    Powers react to it in a scoring too (AW-R.50).
    """
    rules = state.options
    occupied = state.occupied[seat] | 1 << room
    state.occupied[seat] = occupied
    board = rules.boards[state.hotels[seat]]
    if state.journal is not None:
        tell(state, "occupied", seat, "GAH-1.15", room, board.colour_of[room])
    if rules.on_occupied:
        answer(state, state.powers[seat], rules.on_occupied)
    group = board.group_of[room]
    if state.powers[seat] & rules.room_powers:
        answer_room(state, seat, room, group)
    if occupied & group == group and not state.rewarded[seat] & group:
        state.rewarded = replaced(state.rewarded, seat, state.rewarded[seat] | group)
        state.due.append(bonus_of(state, seat, room))
        for bit, size, due in rules.on_full:
            if state.powers[seat] & bit and group.bit_count() >= size:
                state.due.append(due)
        if state.journal is not None:
            size = group.bit_count()
            tell(state, "group_full", seat, "GAH-11.1", board.colour_of[room], size)


def answer_room(state: State, seat: Seat, room: Room, group: Rooms) -> None:
    """AW-9.3, AW-R.30, AW-0.6 Trigger powers for full columns and floors, and for begun groups; a
    line or group that becomes full or begun again counts again."""
    rules = state.options
    powers = state.powers[seat]
    occupied = state.occupied[seat]
    column, floor = COLUMN_ROOMS[room % COLUMNS], FLOOR_ROOMS[room // COLUMNS]
    if occupied & column == column:
        answer(state, powers, rules.on_column)
    if occupied & floor == floor:
        answer(state, powers, rules.on_floor)
    if occupied & group == 1 << room:
        colour = rules.boards[state.hotels[seat]].colour_of[room]
        answer(state, powers, rules.on_begun[colour])


def ask_occupy(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-9.12 Turn up to a number of own vacant rooms to occupied."""
    _, n, colours, floors = effect
    frame = OccupyRooms(seat, n, colours, floors, 0, source)
    if frame.rooms(state):
        state.stack.append(frame)
    elif state.journal is not None:
        tell(state, "nothing", seat, SOURCE_RULES[source], source)


@dataclass(frozen=True, slots=True)
class OccupyRooms(Decision):
    """GAH-9.12 A vacant room without a guest, or none; several in any order (GAH-R.62)."""

    hints: ClassVar = {"lowest": 0}
    left: int
    colours: int
    floors: int
    lowest: Room
    source: Source

    def rooms(self, state: State) -> Rooms:
        """The rooms that may be turned."""
        seat = self.seat
        vacant = state.prepared[seat] & ~state.occupied[seat] & UP_TO_FLOOR[self.floors]
        vacant &= coloured(state, seat, self.colours)
        if state.options.rising:
            vacant = vacant >> self.lowest << self.lowest
        return keeps_main(state, seat, vacant)

    def legal(self, state: State) -> list[Action]:
        return self.turning(self.rooms(state))

    def distinct(self, state: State) -> list[Action]:
        return self.turning(self.rooms(state) >> self.lowest << self.lowest)

    def turning(self, rooms: Rooms) -> list[Action]:
        """One of these rooms, or none."""
        found: list[Action] = [OCCUPY[room] for room in rooms_in(rooms)]
        found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Occupy):
            return
        occupy(state, self.seat, action.room)
        if self.left > 1:
            lowest = action.room if in_order(state) else 0
            more = OccupyRooms(
                self.seat, self.left - 1, self.colours, self.floors, lowest, self.source
            )
            if more.rooms(state):
                state.stack.append(more)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Occupy):
            return "GAH-9.12", "occupy-or-stop", {"left": self.left}
        room = action.room
        details: dict[str, object] = {"room": ROOM_KEYS[room]}
        if not state.prepared[self.seat] >> room & 1:
            return "GAH-9.12", "not-prepared", details
        if state.occupied[self.seat] >> room & 1:
            return "GAH-9.12", "room-occupied", details
        if state.options.rising and room < self.lowest:
            return "GAH-R.62", "rising-rooms", details
        if room // COLUMNS >= self.floors:
            return SOURCE_RULES[self.source], "floor-too-high", {**details, "floors": self.floors}
        if not coloured(state, self.seat, self.colours) >> room & 1:
            return SOURCE_RULES[self.source], "wrong-colour", details
        return "GAH-4.5", "keep-room-for-main", details
