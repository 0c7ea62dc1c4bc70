"""The cards and boards as tables. The rules use words and numbers and never name a card."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from hotelier.games.grand_austria_hotel.alles_walzer.cards import ballroom_cards, more_cards
from hotelier.games.grand_austria_hotel.alles_walzer.cards.ballrooms import (
    BALLROOMS,
    REHEARSALS,
    ROW_KEYS,
)
from hotelier.games.grand_austria_hotel.alles_walzer.cards.celebrities import CELEBRITIES
from hotelier.games.grand_austria_hotel.alles_walzer.cards.entrances import ENTRANCES, TOKENS
from hotelier.games.grand_austria_hotel.cards import emperor, politics, staff
from hotelier.games.grand_austria_hotel.cards import guests as guest_cards
from hotelier.games.grand_austria_hotel.cards.hotels import FIGURES, HOTELS
from hotelier.games.grand_austria_hotel.cards.points import is_power
from hotelier.games.grand_austria_hotel.cards.rows import (
    BallroomRow,
    CelebrityRow,
    EntranceRow,
    Figures,
    GuestRow,
    HotelRow,
    PoliticsRow,
    RehearsalRow,
    StaffRow,
    TileRow,
    TokenRow,
)
from hotelier.games.grand_austria_hotel.terms import BELL, PERM, ROUND, SPACE_KEYS

GUESTS: Final = (*guest_cards.GUESTS, *ballroom_cards.GUESTS)
STAFF: Final = (*staff.STAFF, *ballroom_cards.STAFF, *more_cards.STAFF)
POLITICS: Final = (*politics.POLITICS, *ballroom_cards.POLITICS, *more_cards.POLITICS)
TILES: Final = (*emperor.TILES, *ballroom_cards.TILES, *more_cards.TILES)
"""Every card, those of modules after those of the base game; `pack` names the module."""


Row = (
    GuestRow | StaffRow | PoliticsRow | TileRow | HotelRow | BallroomRow | RehearsalRow
    | CelebrityRow | EntranceRow | TokenRow
)  # fmt: skip


@dataclass(frozen=True)
class CardSet:
    """Every card and board, with the printed figures or with those of house data."""

    guests: tuple[GuestRow, ...] = GUESTS
    staff: tuple[StaffRow, ...] = STAFF
    politics: tuple[PoliticsRow, ...] = POLITICS
    tiles: tuple[TileRow, ...] = TILES
    hotels: tuple[HotelRow, ...] = HOTELS
    ballrooms: tuple[BallroomRow, ...] = BALLROOMS
    rehearsals: tuple[RehearsalRow, ...] = REHEARSALS
    celebrities: tuple[CelebrityRow, ...] = CELEBRITIES
    entrances: tuple[EntranceRow, ...] = ENTRANCES
    tokens: tuple[TokenRow, ...] = TOKENS
    figures: Figures = FIGURES
    name: str = "printed"

    def reconstructed(self, packs: Collection[str], hotels: Collection[int]) -> frozenset[str]:
        """AW-0.7 The keys of the cards in play with a reconstructed figure, in place of one that
        was not found."""
        rows: list[Row] = [row for row in self.guests if row.pack in packs]
        rows += [row for row in self.staff if row.pack in packs]
        rows += [row for row in self.politics if row.pack in packs]
        rows += [row for row in self.tiles if row.pack in packs]
        rows += [row for number, row in enumerate(self.hotels) if number in hotels]
        rows += [*self.ballrooms, *self.rehearsals] if "ballrooms" in packs else []
        rows += self.celebrities if "celebrities" in packs else []
        rows += [*self.entrances, *self.tokens] if "entrances" in packs else []
        return frozenset(
            row.key for row in rows if any(doubt.kind == "reconstructed" for doubt in row.doubts)
        )


PRINTED: Final = CardSet()

GUEST_KEYS: Final[list[str]] = [row.key for row in GUESTS]
STAFF_KEYS: Final[list[str]] = [row.key for row in STAFF]
POLITICS_KEYS: Final[list[str]] = [row.key for row in POLITICS]
TILE_KEYS: Final[list[str]] = [row.key for row in TILES]
HOTEL_KEYS: Final[list[str]] = [row.key for row in HOTELS]
BALLROOM_KEYS: Final[list[str]] = [row.key for row in BALLROOMS]
REHEARSAL_KEYS: Final[list[str]] = [row.key for row in REHEARSALS]
CELEBRITY_KEYS: Final[list[str]] = [row.key for row in CELEBRITIES]
ENTRANCE_KEYS: Final[list[str]] = [row.key for row in ENTRANCES]
TOKEN_KEYS: Final[list[str]] = [row.key for row in TOKENS]

OCCUPANCY: Final = 6
FIELD: Final = 7
TRACK: Final = 8
KEY: Final = 9
LOUNGE: Final = 10
FROM_GUEST: Final = 11
FROM_STAFF: Final = FROM_GUEST + len(GUESTS)
FROM_TILE: Final = FROM_STAFF + len(STAFF)
FROM_ROW: Final = FROM_TILE + len(TILES)
FROM_SECTION: Final = FROM_ROW + len(BALLROOMS) * len(ROW_KEYS)
FROM_CELEBRITY: Final = FROM_SECTION + sum(len(row.sections) for row in REHEARSALS)
FROM_ENTRANCE: Final = FROM_CELEBRITY + len(CELEBRITIES)
FROM_TOKEN: Final = FROM_ENTRANCE + len(ENTRANCES)
SOURCE_KEYS: Final[list[str]] = [
    *(f"space_{key}" for key in SPACE_KEYS), "occupancy", "field", "track", "key", "lounge",
    *GUEST_KEYS, *STAFF_KEYS, *TILE_KEYS,
    *(f"{key}_{row}" for key in BALLROOM_KEYS for row in ROW_KEYS),
    *(f"{row.key}_{n}" for row in REHEARSALS for n in range(1, len(row.sections) + 1)),
    *CELEBRITY_KEYS, *ENTRANCE_KEYS, *TOKEN_KEYS,
]  # fmt: skip
"""The sources of gains: 0-5 the action spaces, the roof table, a room field, the emperor track, the
key, the lounge; then the guests, the staff and the emperor tiles; rows of ballrooms, bottom first,
sections of rehearsal rooms, celebrities, entrances and bonus tokens."""
SOURCE_RULES: Final[list[str]] = [
    "GAH-6.5", "GAH-6.6", "GAH-6.7", "GAH-6.8", "GAH-6.9", "GAH-6.10", "GAH-11.1", "GAH-10.4",
    "GAH-17.1", "AW-4.3", "AW-2.4",
    *(row.rules[0] if row.rules else "GAH-9.3" for row in GUESTS),
    *(row.rule for row in STAFF),
    *(row.rule for row in TILES),
    *(row.rule for row in BALLROOMS for _ in ROW_KEYS),
    *("AW-1.13" for row in REHEARSALS for _ in row.sections),
    *(row.rule for row in CELEBRITIES),
    *(row.rule for row in ENTRANCES),
    *("AW-9.3" for _ in TOKENS),
]  # fmt: skip
"""The rule behind each source."""
assert len(set(SOURCE_KEYS)) == len(SOURCE_KEYS) == len(SOURCE_RULES)

POWER_CARDS: Final[list[int]] = [
    card
    for card, row in enumerate(STAFF)
    if row.timing in (PERM, BELL) or (row.timing == ROUND and is_power(row.does[0]))
]
"""The cards with a power at a named point; a once-a-round card may have one, too (AW-10.133)."""
READY_CARDS: Final[list[int]] = [card for card, row in enumerate(STAFF) if row.timing == ROUND]
POWER_BIT: Final[list[int]] = [
    1 << POWER_CARDS.index(card) if card in POWER_CARDS else 0 for card in range(len(STAFF))
]
"""The bit of each card with a lasting power, or with a bell, in a seat's mask of powers; 0 for the
others. A bell card that was rung has lost its bit (AW-5.2)."""
CELEBRITY_BIT: Final[list[int]] = [
    1 << len(POWER_CARDS) + place for place in range(len(CELEBRITIES))
]
ENTRANCE_BIT: Final[list[int]] = [
    1 << len(POWER_CARDS) + len(CELEBRITIES) + place for place in range(len(ENTRANCES))
]
"""The bits of celebrities and entrances in the mask of powers, after those of the staff."""
BELL_BITS: Final = sum(POWER_BIT[card] for card, row in enumerate(STAFF) if row.timing == BELL)

READY_BIT: Final[list[int]] = [
    1 << READY_CARDS.index(card) if row.timing == ROUND else 0 for card, row in enumerate(STAFF)
]
"""The bit of each once-a-round card in a seat's mask of ready cards; 0 for the others."""
