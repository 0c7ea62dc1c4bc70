"""AW-0.7, 1.1 Module 1, Vienna ballrooms: 29 guests, 15 staff cards, 3 politics cards, 3 tiles.

Guests: number, key, colour, order (strudel, cake, wine, coffee, champagne), VP, reward.
"""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards.guests import OFFER_3
from hotelier.games.grand_austria_hotel.cards.points import (
    Power,
    after_die,
    on_dancer,
    on_die,
    on_disc,
    on_staff,
)
from hotelier.games.grand_austria_hotel.cards.rows import (
    ByOption,
    Doubt,
    GuestRow,
    PoliticsRow,
    StaffRow,
    TileRow,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    FREE,
    HAS_CHAMPAGNE,
    HAS_DANCERS,
    HAS_GREEN,
    LOSE_CHAMPAGNE,
    LOSE_DANCERS,
    PER_DANCER,
    Effect,
    at_least,
    champagne,
    choose,
    dancer,
    draw,
    guests,
    krones,
    lose,
    occupy,
    per,
    play,
    prepare,
    spend_any,
    spend_champagne,
    spend_krones,
    steps,
    vp,
)
from hotelier.games.grand_austria_hotel.terms import (
    BLUE,
    END,
    GREEN,
    ONCE,
    PERM,
    RED,
    ROUND,
    YELLOW,
    pack,
)

PACK: Final = "ballrooms"
SOURCES: Final = ("DEX22", "BGH", "REC")
COST: Final = (Doubt("cost", "reconstructed", "walzer-cost"),)
NUMBER: Final = (Doubt("number", "reconstructed", "walzer-number"),)
VP_KNOWN: Final = (
    Doubt("colour", "reconstructed", "walzer-colour"),
    Doubt("order", "reconstructed", "walzer-order"),
)
PRINT: Final = (*VP_KNOWN, Doubt("vp", "reconstructed", "walzer-vp"))
KNOWN_VP: Final = (140, 146, 147, 153, 155, 158)
"""The guests whose VP the rulebook names."""
MIDDLE_ROOM: Final = 1
RIGHT_ROOM: Final = 2
"""AW-13.2, 13.3 The ballroom that is about to be scored."""


def _guest(
    number: int, key: str, colour: int, order: tuple[int, ...], worth: int,
    *reward: Effect | ByOption, room_only: bool = False,
) -> GuestRow:  # fmt: skip
    """Make a row of this module: colour and order are reconstructed, and mostly the VP."""
    return GuestRow(
        number, key, colour, pack(*order), worth, reward, (f"AW-11.{number}",), PACK, SOURCES,
        "reconstructed", VP_KNOWN if number in KNOWN_VP else PRINT, room_only,
    )  # fmt: skip


def _card(number: int, key: str, cost: int, timing: int, *does: Effect | Power) -> StaffRow:
    """Make a row of this module: every cost is reconstructed."""
    return StaffRow(
        number, key, f"AW-10.{number}", cost, timing, does,
        pack=PACK, sources=SOURCES, confidence="reconstructed", doubts=COST,
    )  # fmt: skip


# fmt: off
GUESTS: Final[tuple[GuestRow, ...]] = (
    _guest(134, "debutante", YELLOW, (0, 0, 1), 0, champagne(1)),
    _guest(135, "lady_companion", YELLOW, (0, 0, 1, 0, 1), 0, steps(1), play(1, FREE)),
    _guest(136, "governess", YELLOW, (1, 0, 2), 3, champagne(1)),
    _guest(137, "prima_ballerina", YELLOW, (0, 0, 2, 0, 1), 1, krones(2), dancer(2)),
    _guest(138, "mannequin", YELLOW, (0, 1, 1, 1), 2, champagne(1), play(1, 3)),
    _guest(139, "diva", YELLOW, (0, 1, 3), 4, champagne(2)),
    _guest(140, "waltz_queen", YELLOW, (0, 0, 1, 1, 2), 15),
    _guest(141, "khan", BLUE, (0, 0, 0, 1), 0, champagne(1)),
    _guest(142, "tenno", BLUE, (0, 0, 0, 2), 1, champagne(1), prepare(1, 1)),
    _guest(143, "laird", BLUE, (0, 0, 0, 1, 1), 2, choose(2)),
    _guest(144, "maharani", BLUE, (2, 0, 0, 1), 4, champagne(1)),
    _guest(145, "marquis", BLUE, (1, 1, 0, 2), 5, champagne(2)),
    _guest(146, "contessa", BLUE, (0, 0, 0, 2, 2), 15),
    _guest(147, "tsarina", BLUE, (0, 0, 1, 1, 2), 9, dancer(1, 1)),
    _guest(148, "ambassador", RED, (0, 1), 0, dancer()),
    _guest(149, "abbess", RED, (0, 2), 0, krones(5)),
    _guest(150, "consigliere", RED, (0, 1, 0, 1), 1, champagne(1), krones(2)),
    _guest(151, "admiral_winterbottom", RED, (0, 2, 1), 3, steps(2), dancer()),
    _guest(152, "impresario", RED, (0, 2, 0, 1), 6, champagne(1)),
    _guest(153, "cardinal", RED, (0, 2, 0, 0, 2), 14),
    _guest(154, "mayor", RED, (0, 2, 1, 1), 3, champagne(2), dancer()),
    _guest(155, "the_beast", GREEN, (1, 0, 1), -1, champagne(1), prepare()),
    _guest(156, "kapellmeister_palfy", GREEN, (1, 0, 0, 1), 0, champagne(2)),
    _guest(157, "c_inderella", GREEN, (1, 0, 0, 0, 1), 0, dancer(), occupy()),
    _guest(158, "phantom", GREEN, (2,), -2, champagne(1), guests()),
    _guest(159, "the_beauty", GREEN, (1, 1, 0, 1), 1, dancer(), OFFER_3),  # AW-E.12
    _guest(160, "medium", GREEN, (1, 1, 0, 1), 1, choose(2), champagne(1)),
    _guest(161, "partyer", GREEN, (2, 0, 0, 0, 1), 2, dancer(1, 2)),
    _guest(162, "pope", GREEN, (1, 1, 0, 0, 2), 10, occupy(), room_only=True),
)
"""AW-11.134, 11.135, 11.136, 11.137, 11.138, 11.139, 11.140, 11.141, 11.142, 11.143, 11.144,
11.145, 11.146, 11.147, 11.148, 11.149, 11.150, 11.151, 11.152, 11.153, 11.154, 11.155, 11.156,
11.157, 11.158, 11.159, 11.160, 11.161, 11.162; parts in any order: AW-11.1"""

STAFF: Final[tuple[StaffRow, ...]] = (  # AW-10.1 the price comes first
    _card(119, "dancing_master", 3, PERM, on_die(krones(1), 3), on_die(dancer(), 3)),
    _card(120, "violinist", 3, ONCE, champagne(3)),
    _card(121, "concertmaster", 3, PERM, after_die(champagne(1), 1), after_die(vp(1), 1)),
    _card(122, "symphonist", 4, ROUND, spend_champagne(1), vp(5)),
    _card(123, "usherette", 3, ROUND, spend_krones(2), champagne(1), vp(3)),
    _card(124, "conductor_music", 3, PERM, on_die(champagne(1), 4), on_die(krones(1), 4)),
    _card(125, "choirmaster", 3, PERM, on_die(dancer(1, 1), 5)),
    _card(126, "leading_dancer", 4, END, per(PER_DANCER, 2)),
    _card(127, "harpist", 4, ONCE, dancer(2, 2, 1)),
    _card(128, "cellist", 4, ROUND, spend_any(1), dancer(1, 1)),
    _card(129, "pianist", 6, ROUND, champagne(1)),
    _card(130, "ballet_master", 3, PERM, on_dancer(krones(1)), on_dancer(draw(1))),
    _card(131, "trumpeter", 3, PERM, after_die(champagne(1), 2), after_die(draw(1), 2)),
    _card(132, "arranger", 1, PERM, on_disc(champagne(2))),
    _card(133, "danube_steamship_captain", 3, ROUND, on_staff(dancer(1, 1))),
)
"""AW-10.119, 10.120, 10.121, 10.122, 10.123, 10.124, 10.125, 10.126, 10.127, 10.128, 10.129,
10.130, 10.131, 10.132, 10.133; AW-E.6 the moment of 121 and 131"""

POLITICS: Final[tuple[PoliticsRow, ...]] = (
    PoliticsRow(163, "champagne_7", "AW-12.1", "A", at_least(HAS_CHAMPAGNE, 7),
                pack=PACK, sources=SOURCES, doubts=NUMBER),
    PoliticsRow(164, "dancers_7", "AW-12.2", "B", at_least(HAS_DANCERS, 7),
                pack=PACK, sources=SOURCES, doubts=NUMBER),
    PoliticsRow(165, "green_guests_4", "AW-12.3", "C", at_least(HAS_GREEN, 4),
                pack=PACK, sources=SOURCES, doubts=NUMBER),
)

TILES: Final[tuple[TileRow, ...]] = (  # AW-13.7, AW-E.1: no edition offers a choice
    TileRow("A5", "AW-13.1", "A", (champagne(2),), (lose(LOSE_CHAMPAGNE, 2),), 5, False, PACK,
            SOURCES[:2]),
    TileRow("B5", "AW-13.2", "B", (dancer(1, FREE),), (lose(LOSE_DANCERS, 1, MIDDLE_ROOM),), 7,
            False, PACK, SOURCES[:2]),
    TileRow("C5", "AW-13.3", "C", (per(PER_DANCER, 2),), (lose(LOSE_DANCERS, 2, RIGHT_ROOM),), 10,
            False, PACK, SOURCES[:2]),
)
# fmt: on
