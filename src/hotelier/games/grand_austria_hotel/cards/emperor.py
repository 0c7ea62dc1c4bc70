"""GAH-18 The emperor tiles: key, rule, stack, bonus, penalty, and the VP loss beside it."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.rows import ByOption, Doubt, TileRow
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    FREE,
    LOSE_COLUMN,
    LOSE_END_CARD,
    LOSE_GOODS,
    LOSE_HAND,
    LOSE_KITCHEN,
    LOSE_KRONES,
    LOSE_LOWER,
    LOSE_PER_STAFF,
    LOSE_ROOMS,
    LOSE_VP,
    PER_STAFF,
    choose,
    goods,
    krones,
    lose,
    offer,
    per,
    play,
    prepare,
    vp,
)

# fmt: off
TILES: Final[tuple[TileRow, ...]] = (
    TileRow("A1", "GAH-18.A1", "A", (krones(3),), (lose(LOSE_KRONES, 3),), 5),
    TileRow("A2", "GAH-18.A2", "A", (choose(2),), (lose(LOSE_KITCHEN),)),
    TileRow("A3", "GAH-18.A3", "A", (offer(3),), (lose(LOSE_HAND, 2),), 5),
    TileRow("A4", "GAH-18.A4", "A", (prepare(1, FREE),), (lose(LOSE_ROOMS, 1),), 5),
    TileRow("B1", "GAH-18.B1", "B", (goods(1, 1, 1, 1),), (lose(LOSE_GOODS),)),
    TileRow("B2", "GAH-18.B2", "B", (krones(5),), (lose(LOSE_KRONES, 5),), 7),
    TileRow("B3", "GAH-18.B3", "B", (offer(FREE),), (lose(LOSE_HAND, 3),), 7),
    TileRow("B4", "GAH-18.B4", "B", (prepare(1, FREE, floors=2, occupied=1),), (
        ByOption("gah.tile_b4_penalty", {"vacant": lose(LOSE_ROOMS, 2),  # GAH-E.7
                                         "occupied": lose(LOSE_ROOMS, 2, 1)}),), 7,
            confidence="editions_differ", doubts=(Doubt("penalty", "editions", "tile-b4"),)),
    TileRow("C1", "GAH-18.C1", "C", (vp(8),), (lose(LOSE_VP, 8),)),
    TileRow("C2", "GAH-18.C2", "C", (prepare(1, FREE, occupied=1),), (
        ByOption("gah.tile_c2_penalty", {"next_floor": lose(LOSE_LOWER, 2, 1),  # GAH-18.1, E.8
                                         "same_column": lose(LOSE_COLUMN, 2, 1)}),),
            confidence="editions_differ", doubts=(Doubt("penalty", "editions", "tile-c2"),)),
    TileRow("C3", "GAH-18.C3", "C", (per(PER_STAFF, 2),), (lose(LOSE_PER_STAFF, 2),)),
    TileRow("C4", "GAH-18.C4", "C", (play(1, FREE),), (lose(LOSE_END_CARD, 1),), 10),
)
# fmt: on
