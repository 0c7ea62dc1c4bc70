"""Fields that the modules of Alles Walzer! add to an observation."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from hotelier.env.layout import MOST, Field
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.state import State
from hotelier.games.grand_austria_hotel.terms import (
    AWAY,
    DANCE_ROW_KEYS,
    DIE_COLOUR_KEYS,
    FULL_LANE,
    LANE,
    NO_KEY,
    SECTION_KEYS,
    SPACE_COUNT,
)

BALLROOMS: Final = 3
SECTIONS: Final = len(SECTION_KEYS)
ROWS: Final = len(DANCE_ROW_KEYS)
COLOURS: Final = len(DIE_COLOUR_KEYS)


def module_fields(rules: Rules, seats: int) -> list[Field]:
    """Return the fields of the modules in play."""
    found: list[Field] = []
    cards = rules.cards
    if "ballrooms" in rules.packs:
        found += [
            Field("ballrooms", (BALLROOMS,), 0, len(cards.ballrooms), description="ballroom + 1, "
                  "from left to right (AW-1.3)"),
            Field("rehearsals_offered", (len(cards.rehearsals),), 0, 1, description="rehearsal "
                  "rooms laid out"),
            Field("rehearsal", (seats,), 0, len(cards.rehearsals), description="rehearsal room + 1 "
                  "of each seat"),
            Field("waiting", (seats, SECTIONS), 0, MOST, description="dancers left in each section "
                  "of a seat's rehearsal room", usual=4),
            Field("dancers", (seats, ROWS), 0, FULL_LANE, description="a seat's dancers in each "
                  "row of the ballrooms, bottom first, and on the balcony"),
        ]  # fmt: skip
    if rules.celebrities:
        who = len(cards.celebrities)
        found += [
            Field("coloured", (COLOURS,), 0, SPACE_COUNT, description="space of the red, blue and "
                  "yellow die, 0 = on none"),
            Field("lounge", (COLOURS,), 0, who, description="celebrity + 1 on each place of the "
                  "lounge"),
            Field("chips", (COLOURS,), 0, MOST, description="chips on each of them", usual=8),
            Field("celebrities", (seats, who), 0, 1, description="celebrities of each seat"),
            Field("celebrities_gone", (who,), 0, 1, description="discarded celebrities"),
        ]  # fmt: skip
    if rules.entrances:
        found += entrance_fields(rules, seats)
    if "4" in rules.modules:
        found.append(Field("key", (1,), NO_KEY, seats - 1, description="who holds the key, -1 = it "
                     "lies on the board"))  # fmt: skip
    if rules.modules.isdigit():
        found += [
            Field("passed_round", (seats,), 0, 1, description="1 = has passed in this round"),
            Field("pile", (seats,), 0, len(cards.guests), description="completed guests that a "
                  "seat keeps for politics cards (AW-12.7)"),
            Field("tally", (3,), 0, MOST, description="steps, dishes and drinks got in the present "
                  "action, while somebody counts them (AW-5.5)", usual=8),
        ]  # fmt: skip
    return found


def entrance_fields(rules: Rules, seats: int) -> list[Field]:
    """AW-3, AW-9 Return the fields of the entrances."""
    cards = rules.cards
    politics, tiles = len(cards.politics), len(cards.tiles)
    return [
        Field("entrances_offered", (len(cards.entrances),), 0, 1, description="entrances that are "
              "laid out and belong to nobody yet"),
        Field("entrance", (seats,), 0, len(cards.entrances), description="entrance + 1 of each "
              "seat"),
        Field("tokens", (len(cards.tokens),), 0, 1, description="bonus tokens left (AW-9.3)"),
        Field("own_politics", (politics,), 0, 2, description="personal politics cards: 1 open, 2 "
              "fulfilled (AW-9.6)"),
        Field("own_tiles", (tiles,), 0, 1, description="personal emperor tiles left (AW-9.7)"),
        Field("special_numbers", (2,), -1, MOST, description="the turn of the last redeemed tile "
              "(AW-9.7); the first die of the round (AW-9.2)", usual=16),
        Field("round_piles", (seats,), 0, len(cards.guests), description="completed guests of this "
              "round that a seat keeps (AW-9.4)"),
    ]  # fmt: skip


class ModuleParts:
    """Encoder of the fields that modules add. Unchanged parts are cached for each viewer."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.parts: Final[list[Kept]] = []
        if "ballrooms" in rules.packs:
            self.parts.append(Kept(attrgetter("hall"), self.hall, seats))
        if rules.celebrities:
            self.parts.append(Kept(attrgetter("coloured", "salon"), self.salon, seats))
        if rules.entrances:
            self.parts.append(Kept(attrgetter("special"), self.special, seats))
        if rules.modules.isdigit():
            fields = attrgetter("key", "passed_round", "piles", "tally")
            self.parts.append(Kept(fields, self.others, seats))

    def __call__(self, state: State, seat: int) -> list[bytes]:
        return [part(state, seat) for part in self.parts]

    def turned(self, values: list[int], seat: int) -> list[int]:
        """Rotate values by seat so that the viewer's comes first."""
        return values[seat:] + values[:seat]

    def hall(self, state: State, seat: int) -> list[int]:
        """AW-1 Return the values of ballrooms, rehearsal rooms and dancers."""
        hall, seats = state.hall, self.seats
        found = filled([ballroom + 1 for ballroom in hall.ballrooms], BALLROOMS)
        found += marked(hall.offered, len(self.rules.cards.rehearsals))
        rooms = filled([room + 1 for room in hall.rooms], seats)
        found += self.turned(rooms, seat)
        for turn in range(seats):
            each = (seat + turn) % seats
            found += filled(hall.waiting[each] if hall.waiting else (), SECTIONS)
        for turn in range(seats):
            found += rows_of(hall.dancers[(seat + turn) % seats] if hall.dancers else 0)
        return found

    def salon(self, state: State, seat: int) -> list[int]:
        """AW-2 Return the values of coloured dice and celebrities."""
        salon, who = state.salon, len(self.rules.cards.celebrities)
        found = filled([space + 1 for space in state.coloured], COLOURS)
        found += filled([celebrity - AWAY for celebrity in salon.lounge], COLOURS)
        found += filled(salon.chips, COLOURS)
        for turn in range(self.seats):
            held = salon.held[(seat + turn) % self.seats] if salon.held else ()
            found += marked(held, who)
        return found + marked(salon.discard, who)

    def special(self, state: State, seat: int) -> list[int]:
        """AW-3, AW-9 Return the values of the entrances."""
        special, cards = state.special, self.rules.cards
        found = marked(special.offered, len(cards.entrances))
        owned = filled([entrance + 1 for entrance in special.owned], self.seats)
        found += self.turned(owned, seat)
        found += marked(special.tokens, len(cards.tokens))
        politics = marked(special.politics, len(cards.politics))
        for card in special.fulfilled:
            politics[card] = 2
        found += politics
        found += marked(special.tiles, len(cards.tiles))
        found += [special.redeemed, special.first_die]
        return found + self.turned(filled([*map(len, special.piles)], self.seats), seat)

    def others(self, state: State, seat: int) -> list[int]:
        """AW-4, AW-5, AW-12 Return the key, seats that passed, guests kept, gains of the action."""
        found = []
        if "4" in self.rules.modules:
            found.append((state.key - seat) % self.seats if state.key >= 0 else state.key)
        found += self.turned([state.passed_round >> each & 1 for each in range(self.seats)], seat)
        found += self.turned([len(pile) for pile in state.piles], seat)
        return found + filled(state.tally, 3)


class Kept:
    """Part of an observation that is packed again only when its source has changed."""

    def __init__(
        self, source: Callable[[State], Any], values: Callable[[State, int], list[int]], seats: int
    ) -> None:
        self.source: Final = source
        self.values: Final = values
        self.known: Final[list[Any]] = [None] * seats
        self.packed: Final[list[bytes]] = [b""] * seats
        """Last packed bytes by viewer. `known` holds the values they were made from."""

    def __call__(self, state: State, seat: int) -> bytes:
        found = self.source(state)
        known = self.known[seat]
        if found is not known and found != known:
            self.known[seat] = found
            self.packed[seat] = array("i", self.values(state, seat)).tobytes()
        return self.packed[seat]


@lru_cache(maxsize=1 << 12)
def rows_of(dancers: int) -> list[int]:
    """Return a seat's dancers, row by row."""
    return [dancers >> LANE * row & FULL_LANE for row in range(ROWS)]


def marked(members: tuple[int, ...], bound: int) -> list[int]:
    """Return 1 for the members of a set and 0 for the others."""
    marks = [0] * bound
    for member in members:
        marks[member] = 1
    return marks


def filled(values: list[int] | tuple[int, ...], size: int) -> list[int]:
    """Pad values with zeros to the given size."""
    return [*values, *[0] * (size - len(values))]
