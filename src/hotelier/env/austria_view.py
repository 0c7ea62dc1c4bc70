"""Grand Austria Hotel as a seat sees it, in numbers. Seats count from the viewer, clockwise.

The parts: what every seat has in front of it, the staff cards that the viewer knows, what lies in
the middle, what is due, what modules add, and last the numbers that change all the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hotelier.env.austria_fields import DUES, FIGURES, GONE, RUNG, WAITING, fields
from hotelier.env.encoding import Encoder, Questions, packer
from hotelier.env.layout import Layout
from hotelier.env.walzer_view import ModuleParts
from hotelier.games.grand_austria_hotel.cards import POWER_BIT, READY_BIT
from hotelier.games.grand_austria_hotel.resolve import figure
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import GOOD_COUNT, ROOM_COUNT, amounts_of
from hotelier.games.grand_austria_hotel.view import staff_deck
from hotelier.kernel.frames import UNKNOWN
from hotelier.kernel.game import Game

KEPT: Final = 1 << 14
"""How many packed parts of a kind are kept at most."""


class AustriaEncoder(Encoder):
    """Packs what a seat sees of a state of Grand Austria Hotel."""

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
        self.pack_seat: Final = packer(1 + ROOM_COUNT + 6 * tables + len(self.staff))
        self.pack_due: Final = packer(3 * DUES)
        self.no_due: Final = bytes(4 * 3 * DUES)
        self.pack_numbers: Final = packer(seats * (6 + GOOD_COUNT) + 6 + 8 + FIGURES)
        self.seat_keys: Final[list[Any]] = [None] * seats
        self.seat_parts: Final[list[bytes]] = [b""] * seats
        """By seat: what was packed of it, and from what."""
        self.hand_keys: Final[list[Any]] = [None] * seats
        self.hand_parts: Final[list[bytes]] = [b""] * seats
        self.middle_keys: Final[list[Any]] = [None] * seats
        self.middle_parts: Final[list[bytes]] = [b""] * seats
        """The same by viewer."""

    def encode(self, state: State, seat: int) -> bytearray:
        parts = self.seats_of(state)
        return bytearray().join((
            *parts[seat:], *parts[:seat], self.hands(state, seat), self.middle(state, seat),
            self.due(state) if state.due else self.no_due, *self.modules(state, seat),
            self.numbers(state, seat),
        ))  # fmt: skip

    def numbers(self, state: State, seat: int) -> bytes:
        """What changes all the time."""
        vp, money, emperor, turns = state.vp, state.money, state.emperor, state.turns
        kitchen, start = state.kitchen, seat * GOOD_COUNT
        sizes = [*map(len, state.hands)]
        passed, seats = state.passed, self.seats
        question = self.questions(state, seat)
        asked = state.stack[-1].seat if question[0] else UNKNOWN  # type: ignore[attr-defined]
        gone = GONE[passed][:seats]
        return self.pack_numbers(
            *vp[seat:], *vp[:seat], *money[seat:], *money[:seat], *emperor[seat:], *emperor[:seat],
            *turns[seat:], *turns[:seat], *gone[seat:], *gone[:seat], *sizes[seat:], *sizes[:seat],
            *kitchen[start:], *kitchen[:start],
            state.round, (state.first - seat) % seats, (state.active - seat) % seats,
            (asked - seat) % seats if asked >= 0 else UNKNOWN, state.mains, state.dustbin,
            len(state.guest_deck), *state.dice, *question,
        )  # fmt: skip

    def seats_of(self, state: State) -> list[bytes]:
        """By seat: board side, rooms, café and played staff, packed again where one changed."""
        keys = list(zip(
            state.hotels or (UNKNOWN,) * self.seats, state.prepared, state.occupied, state.cafe,
            state.missing, state.played, state.powers, state.ready, strict=True,
        ))  # fmt: skip
        if keys != self.seat_keys:
            for seat, key in enumerate(keys):
                if key != self.seat_keys[seat]:
                    self.seat_keys[seat] = key
                    self.seat_parts[seat] = self.pack_seat(*self.seat_values(key))
        return self.seat_parts

    def seat_values(self, key: tuple[Any, ...]) -> list[int]:
        """The numbers of one seat's part."""
        hotel, prepared, occupied, cafe, missing, played, powers, ready = key
        values = [hotel]
        values += [(prepared >> room & 1) + (occupied >> room & 1) for room in range(ROOM_COUNT)]
        for guest, lacks in zip(cafe, missing, strict=True):
            values += [guest + 1, *amounts_of(lacks)]
        values += [0] * (6 * (self.tables - len(cafe)))
        cards = [0] * len(self.staff)
        for card in played:
            waiting = READY_BIT[card] & ready
            rung = POWER_BIT[card] & ~powers
            cards[self.staff[card]] = WAITING if waiting else RUNG if rung else 1
        return values + cards

    def hands(self, state: State, seat: int) -> bytes:
        """The staff cards whose place the viewer knows, and the size of their deck."""
        key = (*state.hands, state.seen, state.looked, state.packs, state.under, state.removed)
        if key != self.hand_keys[seat]:
            self.hand_keys[seat] = key
            self.hand_parts[seat] = self.pack_hands(state, seat)
        return self.hand_parts[seat]

    def pack_hands(self, state: State, seat: int) -> bytes:
        """Ones and zeros by card for each place; then the size of the deck."""
        bit = 1 << seat
        seen, place = state.seen, self.staff
        piles: list[Sequence[int]] = [*state.hands[seat:], *state.hands[:seat]]
        piles += [state.looked, state.under]
        if self.drafting:
            piles.append(state.packs[seat] if state.packs else ())
        values: list[int] = []
        for pile in piles:
            marks = [0] * len(place)
            for card in pile:
                if card != UNKNOWN and seen[card] & bit:
                    marks[place[card]] = 1
            values += marks
        marks = [0] * len(place)
        for card in state.removed:
            if card in place:
                marks[place[card]] = 1
        values += marks
        values.append(staff_deck(state))
        return packer(len(values))(*values)

    def middle(self, state: State, seat: int) -> bytes:
        """Queue, politics cards with their discs, emperor tiles, discarded guests."""
        key = (state.queue, state.politics, state.discs, state.tiles, state.discard)
        if key != self.middle_keys[seat]:
            self.middle_keys[seat] = key
            self.middle_parts[seat] = self.pack_middle(state, seat)
        return self.middle_parts[seat]

    def pack_middle(self, state: State, seat: int) -> bytes:
        """The numbers of the middle, turned towards the viewer."""
        rules = self.rules
        values = [0] * (rules.slots - len(state.queue)) + [guest + 1 for guest in state.queue]
        for place in range(3):
            values.append(state.politics[place] + 1 if place < len(state.politics) else 0)
        for place in range(3):
            discs = state.discs[place] if place < len(state.discs) else ()
            row = [0] * self.seats
            for rank, owner in enumerate(discs, 1):
                row[(owner - seat) % self.seats] = rank
            values += row
        for place in range(3):
            values.append(state.tiles[place] + 1 if place < len(state.tiles) else 0)
        marks = [0] * len(self.guests)
        for guest in state.discard:
            marks[self.guests[guest]] = 1
        values += marks
        return packer(len(values))(*values)

    def due(self, state: State) -> bytes:
        """GAH-0.6 The first effects that wait to be resolved."""
        values: list[int] = []
        for _, source, effect in state.due[:DUES]:
            values += (source + 1, effect[0] + 1, figure(effect))
        values += [0] * (3 * DUES - len(values))
        return self.pack_due(*values)
