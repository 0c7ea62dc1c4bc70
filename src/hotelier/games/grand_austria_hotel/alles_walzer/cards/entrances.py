"""AW-3.1 Module 3, special hotels: entrances and bonus tokens; AW-0.6 with one of another printing.

AW-9.1, 9.2, 9.3, 9.4, 9.5, 9.6, 9.7, 9.8, 9.9
"""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.points import (
    COLUMN_FULL,
    FLOOR_FULL,
    MORE_TABLES,
    MOVE_DIE,
    OWN_POLITICS,
    OWN_TILES,
    POLITICS_COUNT,
    ROUND_PILE,
    ROW_BONUS,
    SECOND_GUEST,
    has,
    occupancy,
    on_begun,
    on_line,
    on_sole_most,
    on_staff,
    on_sum,
    table_of,
)
from hotelier.games.grand_austria_hotel.cards.rows import ByOption, Doubt, EntranceRow, TokenRow
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    FREE,
    draw,
    goods,
    krones,
    must_play,
    occupy,
    offer,
    play,
    prepare,
    steps,
    token,
    vp,
)
from hotelier.games.grand_austria_hotel.terms import BLUE, RED, YELLOW, pack

FIRST_PLAY: Final = ByOption(
    "aw.mayenfels_first_play", {"may": play(1, 3), "must_if_affordable": must_play(3)}
)
"""AW-R.27, AW-E.20"""
TOKEN: Final = (Doubt("bonus", "reconstructed", "dove-tokens"),)

# fmt: off
ENTRANCES: Final[tuple[EntranceRow, ...]] = (
    EntranceRow("chateau_paulwei", "AW-9.1", pack(0, 1, 1, 1), (
        occupancy(BLUE, 4, 8, 13, 20), occupancy(RED, 2, 4, 8, 13),
        occupancy(YELLOW, 2, 4, 8, 13)), rooms=(2, 0)),
    EntranceRow("corogari_zant_mainz", "AW-9.2", pack(1, 0, 1, 0), (
        on_sum(play(1, 1), 6, 8),
        on_sum(goods(strudel=1, wine=1), 5, 9),
        on_sum(krones(1), 4, 10), on_sum(steps(1), 4, 10),
        on_sum(goods(cake=1, coffee=1), 3, 11),
        on_sum(prepare(1, FREE), 2, 12), on_sum(vp(1), 2, 12))),
    EntranceRow("dove", "AW-9.3", pack(1, 0, 1, 0), (
        on_line(COLUMN_FULL, token(0)), on_line(FLOOR_FULL, token(1))), rooms=(1, FREE)),
    EntranceRow("kaufman", "AW-9.4", pack(1, 1, 1, 1), (
        has(MORE_TABLES), has(SECOND_GUEST), table_of(ROUND_PILE, 0, 0, 1, 3, 6, 9)), guests=1),
    EntranceRow("mayenfels", "AW-9.5", pack(0, 1, 0, 1), (
        on_staff(krones(1)), on_staff(draw(1))), gained=(draw(1), FIRST_PLAY)),
    EntranceRow("ninas_melange", "AW-9.6", pack(1, 1, 1, 1), (
        table_of(OWN_POLITICS, 15, 15, 15, 10, 10, 5, 5),
        table_of(POLITICS_COUNT, 0, 0, 0, 0, 3, 6, 10))),
    EntranceRow("grand_wray", "AW-9.7", pack(1, 0, 0, 0), (
        table_of(OWN_TILES, 1, 2, 3),), gained=(steps(2),)),
    EntranceRow("kozi_palace", "AW-9.8", pack(0, 1, 0, 1), (has(MOVE_DIE),)),
    EntranceRow("the_ren", "AW-9.9", pack(1, 1, 1, 0, 1), (
        has(ROW_BONUS), on_sole_most(vp(4))), packs=("entrances", "ballrooms")),
    EntranceRow("stroup", "AW-0.6", pack(1, 1, 1, 1), (
        on_begun(vp(3), BLUE), on_begun(krones(2), RED), on_begun(steps(2), YELLOW)),
        packs=("entrances", "extra"), sources=("BGH",), confidence="single"),
)

TOKENS: Final[tuple[TokenRow, ...]] = (
    TokenRow("token_1", (vp(5),), (vp(7),), doubts=TOKEN),
    TokenRow("token_2", (krones(4),), (krones(6),), doubts=TOKEN),
    TokenRow("token_3", (steps(4),), (steps(6),), doubts=TOKEN),
    TokenRow("token_4", (play(1, FREE),), (offer(FREE),), doubts=TOKEN),
    TokenRow("token_5", (occupy(1),), (occupy(2),), doubts=TOKEN),
)
# fmt: on
