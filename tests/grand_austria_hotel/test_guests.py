"""GAH-1.4, 9.6 to 9.14 A row for every guest: colour, order, VP and reward, in both editions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.cards.guests import GUESTS
from tests.grand_austria_hotel.positions import (
    CLASSIC,
    ROOMS_OF,
    asked,
    at,
    gained,
    goods,
    legal,
    missing,
    names,
    play,
    player,
    rooms,
    why,
)

ROOM = {"blue": "3A", "red": "1C", "yellow": "1B", "green": "1C"}
"""The only vacant room that suits a guest; none of them fills a group."""
PROMOS = {"gah.promos": "on"}
QUEUE = ("dame", "earl", "duchess", "baron", "macleod", "count")
"""Guests to take; who checks in is not among them."""


@dataclass(frozen=True)
class Row:
    """A guest who checks in beside an occupied 1A, with 10 krones: what is answered, what changes.

    `change` has krones, emperor, vp and goods as differences, and what is new in hand, staff,
    cafe, prepared and occupied rooms ("-" before what is gone), without the guest and its room.
    """

    number: int
    guest: str
    colour: str
    order: str
    change: dict[str, Any] = field(default_factory=dict)
    answers: tuple[str, ...] = ()
    chance: tuple[str, ...] = ()
    given: dict[str, str] = field(default_factory=dict)


HIRE = {"hand": "waitress porter"}
"""Cards of cost 6 and 5."""

# fmt: off
ROWS = (
    # artists
    Row(49, "sculptor", "yellow", "1 wine", {"prepared": "2A"}, ("prepare 2A",)),
    Row(50, "musician", "yellow", "1 wine", {"hand": "chef", "prepared": "2A", "krones": -1},
        ("prepare 2A",), ("draw chef",)),
    Row(51, "composer", "yellow", "1 wine", {"vp": 1, "strudel": 1}),
    Row(52, "tailor", "yellow", "1 wine 1 coffee", {"strudel": 1, "krones": 2}),
    Row(53, "flamenco_dancer", "yellow", "1 strudel 1 wine", {"coffee": 1, "emperor": 2}),
    Row(54, "portrait_painter", "yellow", "2 wine", {"cake": 1, "krones": 2}, ("good cake",)),
    Row(55, "photographer", "yellow", "3 wine", {"vp": 7, "hand": "waitress chef"},
        chance=("draw chef", "draw waitress")),
    Row(56, "vocalist", "yellow", "1 strudel 2 wine",
        {"cake": 1, "krones": -3, "hand": "-waitress", "staff": "waitress"},
        ("first vocalist goods 0", "play waitress"), given=HIRE),
    Row(57, "architect", "yellow", "2 wine 1 coffee",
        {"vp": 1, "krones": -1, "prepared": "2A 3A"}, ("prepare 2A", "prepare 3A")),
    Row(58, "actress", "yellow", "3 wine 1 coffee", {"vp": 7, "occupied": "1C"}, ("occupy 1C",),
        given={"vacant": "1C"}),
    Row(59, "poet", "yellow", "3 strudel 1 wine",
        {"vp": 5, "cake": 1, "krones": -4, "hand": "-waitress", "staff": "waitress"},
        ("first poet play 2", "play waitress"), given=HIRE),
    Row(60, "jewelry_designer", "yellow", "2 cake 2 wine", {"vp": 5, "coffee": 1, "krones": 3}),
    Row(61, "painter", "yellow", "1 strudel 3 wine",
        {"vp": 2, "prepared": "2A 3A", "krones": -2},
        ("first painter prepare 0", "prepare 2A", "prepare 3A")),
    Row(62, "opera_singer", "yellow", "1 strudel 1 cake 2 wine",
        {"vp": 4, "emperor": 3, "cafe": "earl"}, ("take earl",)),
    # nobles
    Row(63, "dame", "blue", "1 coffee", {"cafe": "earl"}, ("take earl",)),
    Row(64, "duchess", "blue", "1 coffee",
        {"krones": -5, "hand": "-waitress", "staff": "waitress"}, ("play waitress",), given=HIRE),
    Row(65, "knight_of_the_empire", "blue", "1 coffee", {"vp": 3}),
    Row(66, "landgrave", "blue", "1 cake 1 coffee",
        {"vp": 3, "krones": -5, "prepared": "2A", "hand": "-porter", "staff": "porter"},
        ("first landgrave prepare 0", "prepare 2A", "play porter"), given=HIRE),
    Row(67, "sovereign", "blue", "2 coffee", {"vp": 2, "emperor": 2, "hand": "waitress chef"},
        chance=("draw chef", "draw waitress")),
    Row(68, "princess", "blue", "2 strudel 1 coffee", {"vp": 4, "emperor": 3}),
    Row(69, "countess", "blue", "2 cake 1 coffee", {"vp": 7, "krones": 3}),
    Row(70, "elector", "blue", "1 strudel 1 wine 1 coffee",
        {"vp": 1, "emperor": 3, "krones": -4, "hand": "-porter", "staff": "porter"},
        ("play porter",), given=HIRE),
    Row(71, "baron", "blue", "1 strudel 2 coffee", {"vp": 4, "prepared": "4A"}, ("prepare 4A",)),
    Row(72, "prince", "blue", "1 strudel 1 cake 1 coffee", {"vp": 7, "occupied": "1C"},
        ("occupy 1C",), given={"vacant": "1C"}),
    Row(73, "count", "blue", "1 wine 2 coffee",
        {"vp": 4, "krones": -9, "hand": "-waitress -porter", "staff": "waitress porter"},
        ("play porter", "play waitress"), given=HIRE),
    Row(74, "earl", "blue", "1 cake 2 coffee", {"vp": 10, "krones": 1}),
    Row(75, "baroness", "blue", "2 wine 2 coffee", {"vp": 5, "krones": -3, "staff": "waitress"},
        ("play waitress", "under porter"), ("draw porter", "draw waitress", "draw chef")),
    Row(76, "duke", "blue", "2 strudel 2 coffee", {"vp": 4, "staff": "waitress"},
        ("play waitress", "under porter"), ("draw porter", "draw waitress", "draw chef")),
    # citizens
    Row(77, "apothecary", "red", "1 cake", {"vp": 1, "krones": 1}),
    Row(78, "post_councillor", "red", "1 cake", {"cafe": "earl"}, ("take earl",)),
    Row(79, "privy_councillor", "red", "1 cake", {"krones": 1, "emperor": 1}),
    Row(80, "professor_emeritus", "red", "1 cake 1 wine", {"vp": 4, "cafe": "earl"},
        ("take earl",)),
    Row(81, "general", "red", "2 cake", {"wine": 1, "krones": 3}),
    Row(82, "senior_councillor", "red", "1 cake 1 wine 1 coffee", {"vp": 7, "occupied": "2A"},
        ("occupy 2A",), given={"vacant": "2A"}),
    Row(83, "councillor_of_commerce", "red", "1 strudel 1 cake 1 wine", {"krones": 5}),
    Row(84, "court_councillor", "red", "2 cake 1 wine", {"vp": 2, "krones": 3, "cafe": "earl"},
        ("take earl",)),
    Row(85, "major", "red", "2 strudel 1 cake", {"vp": 3, "krones": 3}),
    Row(86, "veterinary_councillor", "red", "1 cake 2 wine",
        {"vp": 3, "krones": -2, "hand": "-porter", "staff": "porter"}, ("play porter",),
        given=HIRE),
    Row(87, "medicinal_councillor", "red", "2 cake 2 coffee",
        {"vp": 3, "krones": 3, "cafe": "dame earl"}, ("take earl", "take dame")),
    Row(88, "procurator", "red", "1 cake 3 wine", {"prepared": "2C 3C"},
        ("prepare 2C", "prepare 3C")),
    Row(89, "lord_high_commissioner", "red", "2 strudel 1 cake 1 wine", {"vp": 5, "krones": 4}),
    Row(90, "senior_legal_secretary", "red", "1 strudel 3 cake",
        {"vp": 7, "wine": 1, "krones": 3}),
    # tourists
    Row(91, "tezcatlipoca", "green", "1 strudel", {"hand": "waitress chef porter"},
        chance=("draw chef", "draw waitress", "draw porter")),
    Row(92, "capt_goldhaken", "green", "1 strudel", {"krones": 1}),
    Row(93, "mr_horsa", "green", "1 strudel", {"emperor": 1}),
    Row(94, "m_ingalls", "green", "2 strudel",
        {"krones": -4, "hand": "-porter", "staff": "porter"}, ("play porter",), given=HIRE),
    Row(95, "mr_boydell", "green", "1 strudel 1 cake", {"vp": 2, "emperor": 2}),
    Row(96, "mr_oundo", "green", "1 strudel 1 coffee",
        {"krones": -2, "hand": "-porter", "staff": "porter"}, ("play porter",), given=HIRE),
    Row(97, "e_gizia", "green", "2 strudel 1 wine", {"vp": 4, "wine": 2, "coffee": 1},
        ("use 2", "mix 2 1")),
    Row(98, "m_polo", "green", "3 strudel", {"krones": 4}),
    Row(99, "cramersopholus", "green", "1 strudel 2 cake", {"vp": 5, "emperor": 2, "hand": "chef"},
        chance=("draw chef",)),
    Row(100, "farmer_franz", "green", "1 strudel 3 coffee",
        {"vp": 4, "emperor": 3, "occupied": "2A"}, ("lodge 1C", "occupy 2A"),
        given={"vacant": "2A"}),
    Row(101, "brother_uwe", "green", "3 strudel 1 coffee",
        {"vp": 3, "emperor": 3, "cafe": "earl"}, ("take earl",)),
    Row(102, "conductor", "green", "1 strudel 1 coffee", {"emperor": 1, "occupied": "2A"},
        ("lodge 1C", "occupy 2A"), given={"vacant": "2A"}),
    Row(103, "durgoing", "green", "1 strudel 1 wine", {"vp": 4, "hand": "waitress chef"},
        chance=("draw chef", "draw waitress")),
    Row(104, "macleod", "green", "2 strudel 2 cake",
        {"vp": 2, "hand": "-waitress", "staff": "waitress"}, ("play waitress",), given=HIRE),
    # promotional
    Row(117, "mag_ferdinand", "red", "2 wine", {"vp": 3, "emperor": 3}),
    Row(118, "mr_moras", "yellow", "1 cake 1 coffee", {"vp": 4, "cafe": "earl"}, ("take earl",)),
)
# fmt: on


def table_for(row: Row, edition: dict[str, str]) -> ht.Table:
    """The position of a row; additional actions are open, the guest step is over."""
    queue = [guest for guest in QUEUE if guest != row.guest][:5]
    vacant = f"{ROOM[row.colour]} {row.given.get('vacant', '')}"
    owner = player(cafe={row.guest: "all"}, occupied="1A", vacant=vacant,
                   hand=row.given.get("hand", ""))  # fmt: skip
    return at(
        owner, dice={2: 3}, queue=" ".join(queue), phase="main", chance=row.chance,
        options={**PROMOS, **edition},
    )  # fmt: skip


def belongings(table: ht.Table) -> dict[str, list[str]]:
    """Return the counts of the first player by name."""
    state = table.state
    vacant, occupied = rooms(table)
    return {
        "hand": names(state.hands[0]).split(),
        "staff": names(state.played[0]).split(),
        "cafe": names(state.cafe[0], "Guest").split(),
        "prepared": vacant.split() + occupied.split(),
        "occupied": occupied.split(),
    }


def changes(table: ht.Table, *texts: str) -> dict[str, Any]:
    """Play actions; every difference they make to the first player."""
    before = belongings(table)
    found: dict[str, Any] = dict(gained(table, *texts))
    for name, after in belongings(table).items():
        new = [key for key in after if key not in before[name]]
        gone = [f"-{key}" for key in before[name] if key not in after]
        if new or gone:
            found[name] = " ".join(new + gone)
    return found


def expected(row: Row) -> dict[str, Any]:
    """The change of a row, with the guest who leaves and the room that is occupied."""
    change = dict(row.change)
    change["cafe"] = f"{change.get('cafe', '')} -{row.guest}".strip()
    change["occupied"] = f"{ROOM[row.colour]} {change.get('occupied', '')}".strip()
    if "hand" in change:
        words = sorted(change["hand"].split(), key=lambda word: word.startswith("-"))
        change["hand"] = " ".join(words)
    return change


def in_board_order(change: dict[str, Any]) -> dict[str, Any]:
    """Rooms sorted, so that rows may name them in any order."""
    for name in ("occupied", "prepared"):
        if name in change:
            change[name] = " ".join(sorted(change[name].split()))
    return change


def test_there_is_a_row_for_every_guest() -> None:
    """GAH-1.4 56 of the base game and the two promotional ones."""
    assert [(row.number, row.guest) for row in ROWS] == [(row.number, row.key) for row in GUESTS]
    assert len(ROWS) == 56 + 2


@pytest.mark.rule("GAH-0.4")
@pytest.mark.rule("GAH-9.3")
@pytest.mark.rule("GAH-9.6")
@pytest.mark.rule("GAH-9.7")
@pytest.mark.rule("GAH-9.8")
@pytest.mark.rule("GAH-9.9")
@pytest.mark.rule("GAH-9.10")
@pytest.mark.rule("GAH-9.11")
@pytest.mark.rule("GAH-9.12")
@pytest.mark.rule("GAH-9.13")
@pytest.mark.rule("GAH-9.14")
@pytest.mark.rule("GAH-12.6")
@pytest.mark.parametrize("edition", [{}, CLASSIC], ids=["revised", "classic"])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.guest)
def test_what_a_guest_gives(row: Row, edition: dict[str, str]) -> None:
    table = table_for(row, edition)
    answers = row.answers
    if row.guest == "e_gizia" and edition:  # GAH-E.5
        answers = ("die 2", "mix 2 1", "end")
    found = changes(table, f"checkin {row.guest}", *answers)
    assert in_board_order(found) == in_board_order(expected(row))
    assert asked(table) == (0, "Turn")
    assert names(table.state.discard, "Guest") == row.guest
    assert table.state.dice[1] == 3


@pytest.mark.rule("GAH-1.4")
@pytest.mark.rule("GAH-7.4")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.guest)
def test_what_a_guest_orders_and_where_it_stays(row: Row) -> None:
    table = at(player(cafe=row.guest), options=PROMOS)
    assert missing(table, row.guest) == goods(row.order)
    vacant = "1A 1B 1C"
    table = at(player(cafe={row.guest: "all"}, vacant=vacant), phase="main", options=PROMOS)
    suited = [room for room in vacant.split()
              if row.colour == "green" or room in ROOMS_OF[row.colour].split()]  # fmt: skip
    play(table, f"checkin {row.guest}")
    if len(suited) > 1:
        assert legal(table) == [f"lodge {room}" for room in suited]
    else:
        assert rooms(table)[1].split()[:1] == suited


@pytest.mark.rule("GAH-9.1")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.guest)
def test_a_guest_with_an_open_order_stays(row: Row) -> None:
    last = row.order.split()[1]
    table = at(
        player(cafe={row.guest: f"all but 1 {last}"}, vacant="1A 1B 1C"),
        phase="main", options=PROMOS,
    )  # fmt: skip
    assert why(table, f"checkin {row.guest}") == ("GAH-9.1", "order-not-complete")


@pytest.mark.rule("GAH-1.4")
def test_promotional_guests_join_by_option_only() -> None:
    for promos, size in (("off", 51), ("on", 53)):
        table = ht.Table(at(player()).game, 2, seed=1, options={"gah.promos": promos})
        guests = names(table.state.guest_deck + table.state.queue, "Guest").split()
        assert len(table.state.guest_deck) == size
        assert ("mr_moras" in guests, "mag_ferdinand" in guests) == (size == 53, size == 53)
