"""GAH-1 Components and terms: small numbers and their printed names.

Everything is an int in the engine. A type alias names its meaning, and a list of keys gives its
text in actions, positions and records.
"""

from __future__ import annotations

from typing import Final

Seat = int
Guest = int
Staff = int
Politics = int
Tile = int
"""An emperor tile."""
Ballroom = int
Rehearsal = int
"""A rehearsal room."""
DanceRow = int
"""A row of a ballroom in play: 3 * place + row, bottom first; the balcony is the last (AW-1.16)."""
Section = int
"""A section of a rehearsal room."""
Celebrity = int
Entrance = int
"""A hotel entrance."""
Token = int
"""A bonus token of an entrance."""
Hotel = int
"""A side of a hotel board: the night side or one of the four day sides."""
Room = int
"""A room field, 0-19: (floor - 1) * 5 + column (GAH-1.3)."""
Space = int
"""An action space, 0-5, printed 1-6 (GAH-1.2)."""
Good = int
Colour = int
Rooms = int
"""A set of room fields, one bit each."""
SeatSet = int
"""A set of seats, one bit each."""
Amounts = tuple[int, ...]
"""An amount of each good."""
Order = int
"""An amount of each good, three bits each: the order of a guest, or its missing goods."""
Source = int
"""The source of a gain: an action space, a table of the board, or a card."""
NO_SOURCE: Final = -1
"""A source without a name: a disc on a politics card."""
KeyPlace = int
"""The seat that holds the key, or the place of the key (AW-4.1)."""
Word = int
Phase = int

FLOORS: Final = 4
COLUMNS: Final = 5
ROOM_COUNT: Final = FLOORS * COLUMNS
ALL_ROOMS: Final = (1 << ROOM_COUNT) - 1
ROOM_KEYS: Final[list[str]] = [f"{floor}{letter}" for floor in range(1, 5) for letter in "ABCDE"]
FLOOR_ROOMS: Final[list[Rooms]] = [31 << 5 * floor for floor in range(FLOORS)]
COLUMN_ROOMS: Final[list[Rooms]] = [0b00001_00001_00001_00001 << n for n in range(COLUMNS)]
UP_TO_FLOOR: Final[list[Rooms]] = [(1 << 5 * floor) - 1 for floor in range(FLOORS + 1)]
"""The rooms of floors 1 to n."""
NOT_LEFT: Final = ALL_ROOMS ^ COLUMN_ROOMS[0]
NOT_RIGHT: Final = ALL_ROOMS ^ COLUMN_ROOMS[COLUMNS - 1]
FIRST_ROOM: Final = 0
"""GAH-10.2 The field at bottom left."""

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOUR_KEYS: Final[list[str]] = ["blue", "red", "yellow", "green"]
ROOM_COLOURS: Final = (BLUE, RED, YELLOW)
ANY_COLOUR: Final = 7
"""All three room colours, one bit each."""

STRUDEL: Final = 0
CAKE: Final = 1
WINE: Final = 2
COFFEE: Final = 3
CHAMPAGNE: Final = 4
GOOD_KEYS: Final[list[str]] = ["strudel", "cake", "wine", "coffee", "champagne"]
GOOD_COUNT: Final = 5
FOOD_COUNT: Final = 4
"""AW-1.8 Dishes and drinks are the first four; champagne is neither."""
GOOD_RANGE: Final = range(GOOD_COUNT)
FOOD_RANGE: Final = range(FOOD_COUNT)
SHIFT: Final[list[int]] = [0, 3, 6, 9, 12]
"""By good: the bit position of its amount in an order."""
UNIT: Final[list[Order]] = [1 << shift for shift in SHIFT]
MOST_OF_A_KIND: Final = 7
ALL_FOOD: Final[Order] = (1 << SHIFT[CHAMPAGNE]) - 1
"""The part of an order that counts dishes and drinks."""


def _kinds() -> list[int]:
    kinds = [0]
    for good in GOOD_RANGE:
        kinds = [low | (1 << good if n else 0) for n in range(MOST_OF_A_KIND + 1) for low in kinds]
    return kinds


KINDS: Final[list[int]] = _kinds()
"""By order: the kinds in it, one bit each."""

DieColour = int
"""The colour of a die that is not white; its place in the lounge is the same (AW-2.1)."""
DIE_COLOUR_KEYS: Final[list[str]] = ["red", "blue", "yellow"]
AWAY: Final = -1
"""The place of a coloured die that is on no space, and the value of an empty lounge place."""
DANCE_ROW_KEYS: Final[list[str]] = [
    *(f"{place}-{row}" for place in ("left", "middle", "right")
      for row in ("bottom", "middle", "top")),
    "balcony",
]  # fmt: skip
ROWS_EACH: Final = 3
"""AW-1.13 Rows of a ballroom: bottom, middle, top."""
BALCONY: Final = len(DANCE_ROW_KEYS) - 1
RIGHT_TOP: Final = BALCONY - 1
"""AW-1.3, 1.16 The top row that the balcony continues."""
LANE: Final = 8
"""Bits for the dancers of each row, in the dancers of a seat."""
ONE_EACH: Final = sum(1 << LANE * row for row in range(len(DANCE_ROW_KEYS)))
FULL_LANE: Final = (1 << LANE) - 1
SECTION_KEYS: Final[list[str]] = [str(number) for number in range(1, 11)]

SPACE_KEYS: Final[list[str]] = ["1", "2", "3", "4", "5", "6"]
SPACE_COUNT: Final = 6
JOKER_SPACE: Final = 5

ALL_SEATS: Final = 15
NO_ENTRANCE: Final = -1
"""AW-3.5 The value of a seat without an entrance."""
NO_KEY: Final = -2
ON_BOARD: Final = -1
"""Places of a key that no seat holds: not in this game, or on the extension of the board."""

NOT_TAKEN: Final = -1
"""AW-9.2 No die was taken yet."""

LETTERS: Final = "ABC"

ONCE: Final = 0
ROUND: Final = 1
PERM: Final = 2
END: Final = 3
BELL: Final = 4
TIMING_KEYS: Final[list[str]] = ["once", "round", "permanent", "end", "bell"]
"""GAH-1.5, AW-5.2"""

PHASE_KEYS: Final[list[str]] = [
    "start", "begun", "second", "main", "after",
    "extra-start", "extra-second", "extra-main", "extra-after",
]  # fmt: skip
(
    START, BEGUN, SECOND, MAIN, AFTER,
    EXTRA_START, EXTRA_SECOND, EXTRA_MAIN, EXTRA_AFTER,
) = range(9)  # fmt: skip
"""GAH-4.1 Phases of a turn: nothing done yet; only additional actions done (classic); one guest
taken and a second one allowed (AW-9.4); the guest step over; the die taken. The last four are those
of the extra turn of GAH-9.13."""
PHASES: Final = range(len(PHASE_KEYS))

_GUEST_PHASES: Final = (START, BEGUN, SECOND, EXTRA_START, EXTRA_SECOND)
GUEST_STEP: Final[list[bool]] = [phase in _GUEST_PHASES for phase in PHASES]
"""By phase: True while the guest step is open (GAH-4.1, 4.2)."""
MAIN_OPEN: Final[list[bool]] = [phase not in (AFTER, EXTRA_AFTER) for phase in PHASES]
"""By phase: True while the main action is outstanding."""
IS_EXTRA: Final[list[bool]] = [phase >= EXTRA_START for phase in PHASES]
AFTER_GUEST: Final[list[Phase]] = [EXTRA_MAIN if IS_EXTRA[phase] else MAIN for phase in PHASES]
SECOND_STEP: Final[dict[Phase, Phase]] = {
    START: SECOND, BEGUN: SECOND, EXTRA_START: EXTRA_SECOND,
}  # fmt: skip
"""AW-9.4 By phase in which a guest is taken: the phase in which a second one may follow."""

NOW: Final = 0
VP_FIRST: Final = 1
STAFF_NEXT: Final = 2
NORMAL: Final = 3
BONUS_LAST: Final = 4
LATE: Final = 5
PROMPT: Final = VP_FIRST
"""AW-E.11 The level right after a staff card was played, with its ONCE effect. It is also the level
of printed VP, which are the first benefit of all if they have a level of their own."""
WHEN_KEYS: Final[list[str]] = ["now", "vp", "staff", "normal", "bonus", "late"]
"""Levels of due effects: right after the present effect, in the owner's order, or after all others.
The levels around NORMAL serve the fixed order of GAH-9.4."""

STEPS_MADE: Final = 0
DISHES_GOT: Final = 1
DRINKS_GOT: Final = 2
"""AW-5.5 The things that are counted during an action."""

VP_HEARD, KRONES_HEARD, STEPS_HEARD, CHAMPAGNE_HEARD = range(4)
"""AW-0.8 The kinds of gifts to which powers react."""

PAYMENT_KEYS: Final[list[str]] = [
    "joker", "boost", "guest", "serving", "room", "staff", "penalty", "entrance", "coloured",
    "use",
]  # fmt: skip
(
    FOR_JOKER, FOR_BOOST, FOR_GUEST, FOR_SERVE, FOR_ROOM, FOR_STAFF, FOR_PENALTY, FOR_ENTRANCE,
    FOR_COLOURED, FOR_USE,
) = range(10)  # fmt: skip
"""Purposes of a payment."""

SOURCE_COLUMNS: Final[list[str]] = [
    "set_up", "guests", "occupancy", "rooms", "staff", "politics", "overflow", "track", "tiles",
    "final_staff", "final_rooms", "final_krones", "final_goods", "final_guests",
    "ballrooms", "celebrities", "entrances", "final_champagne",
]  # fmt: skip
"""GAH-23.8 Sources of VP: the columns of the ledger. `set_up` is for positions that begin in the
middle of a game."""
(
    SET_UP_VP, GUEST_VP, OCCUPANCY_VP, ROOM_VP, STAFF_VP, POLITICS_VP, OVERFLOW_VP, TRACK_VP,
    TILE_VP, FINAL_STAFF, FINAL_ROOMS, FINAL_KRONES, FINAL_GOODS, FINAL_GUESTS,
    BALLROOM_VP, CELEBRITY_VP, ENTRANCE_VP, FINAL_CHAMPAGNE,
) = range(18)  # fmt: skip
BASE_COLUMNS: Final = BALLROOM_VP
"""The columns of the base game; those of the expansion follow."""


def pack(*amounts: int) -> Order:
    """Pack amounts of strudel, cake, wine, coffee, champagne into an order.

    >>> pack(2, 0, 1, 0)
    66
    """
    return sum(amount << SHIFT[good] for good, amount in enumerate(amounts))


def amounts_of(order: Order) -> list[int]:
    """Return the amount of each good.

    >>> amounts_of(66)
    [2, 0, 1, 0, 0]
    """
    return [order >> shift & MOST_OF_A_KIND for shift in SHIFT]


def rooms_in(mask: Rooms) -> list[Room]:
    """Return the rooms of a set, rising."""
    return [room for room in range(ROOM_COUNT) if mask >> room & 1]
