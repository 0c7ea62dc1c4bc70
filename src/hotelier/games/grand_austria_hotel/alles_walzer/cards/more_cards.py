"""AW-0.7, 5.1 Module 5, a little more: 14 staff cards, 3 politics cards, 3 emperor tiles."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.points import (
    on_disc,
    on_dishes,
    on_drinks,
    on_group,
    on_guest,
    on_steps,
)
from hotelier.games.grand_austria_hotel.cards.rows import (
    ByOption,
    Doubt,
    PoliticsRow,
    StaffRow,
    TileRow,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    FREE,
    HAS_BIG_ORDERS,
    HAS_KITCHEN,
    HAS_TOP,
    LOSE_GOOD,
    LOSE_HAND,
    LOSE_ITEMS,
    LOSE_KRONES,
    LOSE_PURSE,
    PER_DISC,
    Effect,
    at_least,
    choose,
    draw,
    exchange,
    fill,
    goods,
    guests,
    host,
    krones,
    lose,
    per,
    play,
    prepare,
    spend_goods,
    spend_steps,
    steps,
    vp,
)
from hotelier.games.grand_austria_hotel.terms import BELL, BLUE, RED, ROUND, YELLOW

PACK: Final = "more_cards"
COST: Final = (Doubt("cost", "reconstructed", "walzer-cost"),)
NUMBER: Final = (Doubt("number", "reconstructed", "walzer-number"),)
SOURCES: Final = ("DEX22", "BGH", "REC")
BIG: Final = 3
"""The minimum size of an order for these cards."""
SWAP: Final = ByOption(
    "aw.exchange_same_kind", {"forbidden": exchange(2, 0), "allowed": exchange(2, 1)}
)
"""AW-R.47, AW-E.8"""


def _card(
    number: int, key: str, cost: int, timing: int, *does: Effect | ByOption | tuple[object, ...]
) -> StaffRow:
    """Make a row of this module: every cost is reconstructed."""
    return StaffRow(
        number, key, f"AW-10.{number}", cost, timing, does,  # type: ignore[arg-type]
        pack=PACK, sources=SOURCES, confidence="reconstructed", doubts=COST,
    )  # fmt: skip


# fmt: off
STAFF: Final[tuple[StaffRow, ...]] = (  # AW-10.1 the price comes first
    _card(166, "handmaid", 5, BELL, on_steps(prepare(2, FREE, occupied=1), 3)),
    _card(167, "apprentice", 3, BELL, on_guest(goods(3, 3), 1 << BLUE, -BIG)),
    _card(168, "dishwasher", 3, BELL, on_guest(goods(0, 0, 3, 3), 1 << RED, -BIG)),
    _card(169, "tapster", 2, BELL, on_guest(krones(6), 1 << YELLOW, -BIG)),
    _card(170, "coachwoman", 3, ROUND, spend_goods(coffee=1), vp(3), guests()),
    _card(171, "bookkeeper", 2, ROUND, spend_goods(cake=1), prepare(1, 2)),
    _card(172, "chef_de_rang", 2, BELL, on_drinks(steps(5), 3)),
    _card(173, "interpreter", 2, ROUND, spend_goods(strudel=2), krones(2), vp(2)),
    _card(174, "bartender", 5, BELL, on_dishes(host(), 3)),
    _card(175, "wagon_master", 3, ROUND, SWAP, vp(2)),
    _card(176, "dog_walker", 2, ROUND, spend_goods(wine=2), steps(2), vp(2)),
    _card(177, "hairdresser", 2, ROUND, spend_steps(2), play(1, 3)),
    _card(178, "janitor", 4, BELL, on_group(play(2, FREE), 3)),
    _card(179, "entertainer", 4, BELL, on_disc(fill(2))),
)
"""AW-10.166, 10.167, 10.168, 10.169, 10.170, 10.171, 10.172, 10.173, 10.174, 10.175, 10.176,
10.177, 10.178, 10.179"""

POLITICS: Final[tuple[PoliticsRow, ...]] = (
    PoliticsRow(180, "kitchen_3_each", "AW-12.4", "A", at_least(HAS_KITCHEN, 3),
                pack=PACK, sources=SOURCES, doubts=NUMBER),
    PoliticsRow(181, "top_floor_3", "AW-12.5", "B", at_least(HAS_TOP, 3),
                pack=PACK, sources=SOURCES, doubts=NUMBER),
    PoliticsRow(182, "big_orders_5", "AW-12.6", "C", (HAS_BIG_ORDERS, 5, BIG, 0),
                pack=PACK, sources=SOURCES, doubts=NUMBER),
)

TILES: Final[tuple[TileRow, ...]] = (  # AW-13.7, AW-E.1: no edition offers a choice
    TileRow("A6", "AW-13.4", "A", (krones(2), choose(1)),
            (lose(LOSE_KRONES, 2), lose(LOSE_GOOD, 1)), 5, False, PACK, SOURCES[:2]),
    TileRow("B6", "AW-13.5", "B", (draw(3), vp(4)), (lose(LOSE_HAND, 3),), 7, False, PACK,
            SOURCES[:2]),
    TileRow("C6", "AW-13.6", "C", (per(PER_DISC, 5),), (lose(LOSE_PURSE), lose(LOSE_ITEMS)),
            0, False, PACK, SOURCES[:2]),
)
# fmt: on
