"""Observations of Grand Austria Hotel: the view of a seat as numbers.

Seats count from the viewer, clockwise. The parts are: the area of each seat, the staff cards that
the viewer knows, the common area, pending effects, the fields of modules, and last the numbers that
change often.
"""

from __future__ import annotations

from functools import lru_cache
from sys import byteorder
from typing import Any, Final

from hotelier.env.alles_walzer_view import ModuleParts
from hotelier.env.austria_fields import DUES, FIGURES, GONE, RUNG, WAITING, fields
from hotelier.env.encoding import INT, UNIT, Encoder, Marks, Questions, packer, turner
from hotelier.env.layout import Layout
from hotelier.games.grand_austria_hotel.cards import POWER_BIT, READY_BIT
from hotelier.games.grand_austria_hotel.resolve import figure
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import (
    COLUMNS,
    FLOORS,
    GOOD_COUNT,
    LETTERS,
    amounts_of,
)
from hotelier.kernel.frames import UNKNOWN
from hotelier.kernel.game import Game

TABLE_SIZE: Final = 1 + GOOD_COUNT
ALL_COLUMNS: Final = (1 << COLUMNS) - 1
FLOOR_PARTS: Final = [
    [
        packer(COLUMNS)(*((prepared >> n & 1) + (occupied >> n & 1) for n in range(COLUMNS)))
        for occupied in range(1 << COLUMNS)
    ]
    for prepared in range(1 << COLUMNS)
]
"""Packed floors, indexed by prepared and by occupied rooms."""


class AustriaEncoder(Encoder):
    """Encoder of a seat's view of a state of Grand Austria Hotel."""

    def __init__(self, game: Game, seats: int, rules: Rules) -> None:
        self.seats: Final = seats
        self.rules: Final = rules
        self.questions: Final = Questions(game, seats, FIGURES)
        self.layout = Layout(fields(game, seats, rules, len(self.questions.kinds)))
        self.staff: Final = {card: place for place, card in enumerate(rules.staff_deck)}
        self.guests: Final = {guest: place for place, guest in enumerate(rules.guest_deck)}
        self.modules: Final = ModuleParts(rules, seats)
        self.drafting: Final = rules.staff_deal == "draft"
        tables = rules.tables + sum(n for _, n in rules.more_tables)
        self.tables: Final = tables
        self.card_marks: Final = Marks(len(self.staff), 0)
        self.guest_marks: Final = Marks(len(self.guests), 0)
        self.discard: tuple[int, ...] | None = None
        self.discard_part = b""
        self.pack_numbers_of_middle: Final = packer(rules.slots + len(LETTERS) * (2 + seats))
        self.pack_due: Final = packer(3 * DUES)
        self.no_due: Final = bytes(4 * 3 * DUES)
        self.pack_numbers: Final = packer(seats * (6 + GOOD_COUNT) + 6 + 8 + FIGURES)
        self.turned: Final = turner(seats, 1, 1, 1, 1, 1, 1, GOOD_COUNT)
        self.gone: Final = [list(gone[:seats]) for gone in GONE]
        self.known: tuple[Any, ...] = (None,) * 8
        """Parts of the last state from which the seats were packed."""
        self.seat_keys: Final[list[Any]] = [None] * seats
        self.seat_parts: Final[list[bytes]] = [b""] * seats
        """Packed areas by seat. `seat_keys` holds the values they were made from."""
        self.hand_keys: Final[list[Any]] = [None] * seats
        self.hand_parts: Final[list[bytes]] = [b""] * seats
        self.middle_keys: Final[list[Any]] = [None] * seats
        self.middle_parts: Final[list[bytes]] = [b""] * seats
        """Packed parts by viewer. The `_keys` lists hold the values they were made from."""

    def encode(self, state: State, seat: int) -> bytearray:
        parts = self.seats_of(state)
        return bytearray().join((
            *parts[seat:], *parts[:seat], self.hands(state, seat), self.middle(state, seat),
            self.due(state) if state.due else self.no_due, *self.modules(state, seat),
            self.numbers(state, seat),
        ))  # fmt: skip

    def numbers(self, state: State, seat: int) -> bytes:
        """Pack the numbers that change often."""
        seats = self.seats
        question = self.questions(state, seat)
        asked = state.stack[-1].seat if question[0] else UNKNOWN  # type: ignore[attr-defined]
        sizes = [*map(len, state.hands)]
        rows = state.vp + state.money + state.emperor + state.turns + self.gone[state.passed]
        return self.pack_numbers(
            *self.turned[seat](rows + sizes + state.kitchen),
            state.round, (state.first - seat) % seats, (state.active - seat) % seats,
            (asked - seat) % seats if asked >= 0 else UNKNOWN, state.mains, state.dustbin,
            len(state.guest_deck), *state.dice, *question,
        )  # fmt: skip

    def seats_of(self, state: State) -> list[bytes]:
        """Return the packed areas of the seats: board side, rooms, café and played staff."""
        known = self.known
        if (
            state.cafe != known[3]
            or state.missing != known[4]
            or state.prepared != known[1]
            or state.occupied != known[2]
            or state.ready != known[7]
            or state.played is not known[5]
            or state.powers is not known[6]
            or state.hotels is not known[0]
        ):
            self.pack_seats(state)
        return self.seat_parts

    def pack_seats(self, state: State) -> None:
        """Pack the areas of the seats where something changed."""
        self.known = (state.hotels, state.prepared[:], state.occupied[:], state.cafe[:],
                      state.missing[:], state.played, state.powers, state.ready)  # fmt: skip
        hotels = state.hotels or (UNKNOWN,) * self.seats
        for seat, key in enumerate(zip(hotels, *self.known[1:], strict=True)):
            if key != self.seat_keys[seat]:
                self.seat_keys[seat] = key
                self.seat_parts[seat] = self.pack_seat(key)

    def pack_seat(self, key: tuple[Any, ...]) -> bytes:
        """Pack the area of one seat."""
        hotel, prepared, occupied, cafe, missing, played, powers, ready = key
        parts = [one_int(hotel)]
        for _ in range(FLOORS):
            parts.append(FLOOR_PARTS[prepared & ALL_COLUMNS][occupied & ALL_COLUMNS])
            prepared >>= COLUMNS
            occupied >>= COLUMNS
        parts += [table_part(guest, lacks) for guest, lacks in zip(cafe, missing, strict=True)]
        parts.append(bytes(INT * TABLE_SIZE * (self.tables - len(cafe))))
        cards = bytearray(INT * len(self.staff))
        for card in played:
            waiting = READY_BIT[card] & ready
            rung = POWER_BIT[card] & ~powers
            value = WAITING if waiting else RUNG if rung else 1
            cards[INT * self.staff[card] + UNIT] = value
        parts.append(bytes(cards))
        return b"".join(parts)

    def hands(self, state: State, seat: int) -> bytes:
        """Return the staff cards whose place the viewer knows, and the size of the deck."""
        key = (*state.hands, state.seen, state.looked, state.packs, state.under, state.removed)
        if key != self.hand_keys[seat]:
            self.hand_keys[seat] = key
            self.hand_parts[seat] = self.pack_hands(state, seat)
        return self.hand_parts[seat]

    def pack_hands(self, state: State, seat: int) -> bytes:
        """Pack ones and zeros by card for each place, then the size of the deck (GAH-21.2)."""
        place, make, seen, bit = self.staff, self.card_marks.make, state.seen, 1 << seat
        piles: list[tuple[int, ...]] = [*state.hands[seat:], *state.hands[:seat]]
        piles += [state.looked, state.under]
        if self.drafting:
            piles.append(state.packs[seat] if state.packs else ())
        parts = [
            make([place[card] for card in pile if card != UNKNOWN and seen[card] & bit])
            for pile in piles
        ]
        parts.append(make([place[card] for card in state.removed if card in place]))
        hidden = [*state.hands, state.looked, state.under, *state.packs]
        pooled = sum(pile.count(UNKNOWN) for pile in hidden)  # views move hidden cards to the pool
        parts.append(one_int(len(state.pool) + len(state.under) - pooled))
        return b"".join(parts)

    def middle(self, state: State, seat: int) -> bytes:
        """Return the queue, politics cards with their discs, emperor tiles, discarded guests."""
        key = (state.queue, state.politics, state.discs, state.tiles, state.discard)
        if key != self.middle_keys[seat]:
            self.middle_keys[seat] = key
            self.middle_parts[seat] = self.pack_middle(state, seat)
        return self.middle_parts[seat]

    def pack_middle(self, state: State, seat: int) -> bytes:
        """Pack the common area, with seats counted from the viewer."""
        queue = [guest + 1 for guest in state.queue]
        values = [0] * (self.rules.slots - len(queue)) + queue
        values += padded(state.politics)
        for place in range(len(LETTERS)):
            discs = state.discs[place] if place < len(state.discs) else ()
            row = [0] * self.seats
            for rank, owner in enumerate(discs, 1):
                row[(owner - seat) % self.seats] = rank
            values += row
        values += padded(state.tiles)
        if state.discard is not self.discard:
            self.discard = state.discard
            self.discard_part = self.guest_marks.make(map(self.guests.__getitem__, state.discard))
        return self.pack_numbers_of_middle(*values) + self.discard_part

    def due(self, state: State) -> bytes:
        """GAH-0.6 Pack the first pending effects."""
        values: list[int] = []
        for _, source, effect in state.due[:DUES]:
            values += (source + 1, effect[0] + 1, figure(effect))
        values += [0] * (3 * DUES - len(values))
        return self.pack_due(*values)


def one_int(value: int) -> bytes:
    """Pack a single number."""
    return value.to_bytes(INT, byteorder, signed=True)


def padded(cards: tuple[int, ...]) -> list[int]:
    """Return cards A, B and C by number + 1, with 0 for cards not laid out yet."""
    return [card + 1 for card in cards] + [0] * (len(LETTERS) - len(cards))


@lru_cache(maxsize=1 << 14)
def table_part(guest: int, lacks: int) -> bytes:
    """Pack a table of a café."""
    return packer(TABLE_SIZE)(guest + 1, *amounts_of(lacks))
