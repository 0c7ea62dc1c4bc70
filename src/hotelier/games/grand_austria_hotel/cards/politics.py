"""GAH-14.5 The politics cards: number, key, rule, stack, condition."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.rows import Doubt, PoliticsRow
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    HAS_COLOUR,
    HAS_COLUMNS,
    HAS_EMPEROR,
    HAS_FLOORS,
    HAS_GROUPS,
    HAS_KRONES,
    HAS_ROOMS,
    HAS_STAFF,
    at_least,
    occupied,
)

NUMBER: Final = (Doubt("number", "disputed", "politics-number"),)
"""Two tables number these cards differently; it has no effect on play."""

# fmt: off
POLITICS: Final[tuple[PoliticsRow, ...]] = (
    PoliticsRow(105, "krones_20", "GAH-14.A1", "A", at_least(HAS_KRONES, 20)),
    PoliticsRow(106, "rooms_12", "GAH-14.A4", "A", at_least(HAS_ROOMS, 12), doubts=NUMBER),
    PoliticsRow(107, "staff_6", "GAH-14.A3", "A", at_least(HAS_STAFF, 6)),
    PoliticsRow(108, "emperor_10", "GAH-14.A2", "A", at_least(HAS_EMPEROR, 10), doubts=NUMBER),
    PoliticsRow(109, "floors_2", "GAH-14.B1", "B", at_least(HAS_FLOORS, 2)),
    PoliticsRow(110, "groups_6", "GAH-14.B3", "B", at_least(HAS_GROUPS, 6), doubts=NUMBER),
    PoliticsRow(111, "one_colour_all", "GAH-14.B4", "B", at_least(HAS_COLOUR, 1), doubts=NUMBER),
    PoliticsRow(112, "columns_2", "GAH-14.B2", "B", at_least(HAS_COLUMNS, 2), doubts=NUMBER),
    PoliticsRow(113, "three_each", "GAH-14.C1", "C", occupied(3, 3, 3)),
    PoliticsRow(114, "red4_yellow3", "GAH-14.C2", "C", occupied(red=4, yellow=3)),
    PoliticsRow(115, "yellow4_blue3", "GAH-14.C3", "C", occupied(yellow=4, blue=3)),
    PoliticsRow(116, "blue4_red3", "GAH-14.C4", "C", occupied(blue=4, red=3)),
)
# fmt: on
