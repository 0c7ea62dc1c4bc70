"""GAH-10 Preparing rooms."""

from __future__ import annotations

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
    NIGHT,
    ROOMS_OF,
    asked,
    at,
    counts,
    gained,
    ledger,
    legal,
    play,
    player,
    rooms,
    scoring,
    told,
    why,
)

ALL = " ".join(f"{floor}{column}" for floor in "1234" for column in "ABCDE")


def preparing(dice: int = 1, **me: str | int) -> list[str]:
    """The rooms a player may prepare with a die of space 3."""
    table = play(at(player(**me), dice={3: dice}), "die 3")  # type: ignore[arg-type]
    return [text.split()[1] for text in legal(table, "prepare")]


@pytest.mark.rule("GAH-10.1", "GAH-1.8", "GAH-1.15", "GAH-1.3")
@pytest.mark.parametrize("room", ALL.split()[1:])
def test_a_tile_of_the_colour_of_its_field(room: str) -> None:
    floor, column = int(room[0]), "ABCDE".index(room[1])
    others = ALL.replace(room, "").strip()
    table = play(at(player(vacant=others, krones=9), dice={3: 1}), "die 3", f"prepare {room}")
    colour = {"b": "blue", "r": "red", "y": "yellow"}[NIGHT[4 - floor].split()[column]]
    assert told(table, "prepared") == [(0, room, colour)]
    assert room in ROOMS_OF[colour]
    assert rooms(table) == (ALL, "")


@pytest.mark.rule("GAH-10.1")
def test_a_field_takes_one_tile() -> None:
    table = play(at(player(vacant="1A", occupied="1B"), dice={3: 1}), "die 3")
    assert why(table, "prepare 1A") == ("GAH-10.1", "field-taken")
    assert why(table, "prepare 1B") == ("GAH-10.1", "field-taken")


@pytest.mark.rule("GAH-10.2")
@pytest.mark.parametrize(
    ("vacant", "occupied", "fields"),
    [
        ("1A", "", "1B 2A"),
        ("", "1A", "1B 2A"),
        ("2C", "", "1C 2B 2D 3C"),
        ("4E", "", "3E 4D"),
        ("1E 2A", "", "1A 1D 2B 2E 3A"),
    ],
)
def test_rooms_touch_prepared_ones_along_an_edge(vacant: str, occupied: str, fields: str) -> None:
    assert preparing(vacant=vacant, occupied=occupied) == fields.split()


@pytest.mark.rule("GAH-10.2")
def test_diagonal_contact_is_not_enough() -> None:
    table = play(at(player(vacant="1A"), dice={3: 1}), "die 3")
    assert why(table, "prepare 2B") == ("GAH-10.2", "touches-no-room")


@pytest.mark.rule("GAH-10.2", "GAH-R.24")
def test_without_any_room_the_next_is_bottom_left() -> None:
    table = play(at(player(), dice={3: 1}), "die 3")
    assert legal(table) == ["prepare 1A", "stop"]
    assert why(table, "prepare 1B") == ("GAH-10.2", "bottom-left-first")


@pytest.mark.rule("GAH-R.24", "GAH-18.A4")
def test_after_the_last_room_was_lost_too() -> None:
    table = scoring("A4", player(vacant="3C"), chance="roll 0 0 9 1 0 0")
    play(table, "pass", "die 3")
    assert legal(table) == ["prepare 1A", "stop"]


@pytest.mark.rule("GAH-R.23", "GAH-18.2")
def test_every_part_of_a_divided_hotel_may_grow() -> None:
    assert preparing(vacant="1A", occupied="4E", krones=9) == ["1B", "2A", "3E", "4D"]


@pytest.mark.rule("GAH-10.3", "GAH-1.3", "GAH-0.4")
@pytest.mark.parametrize(("room", "below", "cost"), [
    ("1B", "1A", 0), ("2B", "1B", 1), ("3B", "2B", 2), ("4B", "3B", 3),
])  # fmt: skip
def test_the_cost_of_each_floor(room: str, below: str, cost: int) -> None:
    table = at(player(vacant=below, krones=3), dice={3: 1})
    assert gained(table, "die 3", f"prepare {room}") == ({"krones": -cost} if cost else {})


@pytest.mark.rule("GAH-10.3", "GAH-1.9")
def test_a_room_must_be_paid() -> None:
    table = play(at(player(vacant="2A", krones=1), dice={3: 1}), "die 3")
    assert legal(table) == ["prepare 1A", "prepare 2B", "stop"]
    assert why(table, "prepare 3A") == ("GAH-10.3", "cannot-pay")


@pytest.mark.rule("GAH-10.3", "GAH-9.9", "GAH-R.54")
def test_discounts_never_go_below_zero() -> None:
    me = player(vacant="1A 1B", cafe={"architect": "all"}, krones=0)
    table = play(at(me, dice={1: 1}), "checkin architect")
    assert legal(table, "prepare") == ["prepare 1C", "prepare 2A", "prepare 2B"]
    assert gained(table, "prepare 1C", "prepare 2A") == {}
    me = player(vacant="1A 1B", cafe={"architect": "all"}, krones=5, staff="florist")
    assert gained(at(me, dice={1: 1}), "checkin architect", "prepare 2A", "prepare 2B") == {"vp": 1}


@pytest.mark.rule("GAH-10.4", "GAH-0.4")
@pytest.mark.parametrize(
    ("room", "vp"), [("3D", 1), ("3E", 1), ("4C", 2), ("4D", 2), ("4E", 2), ("3C", 0), ("4B", 0)]
)
def test_printed_vp(room: str, vp: int) -> None:
    others = ALL.replace(room, "").strip()
    table = play(at(player(vacant=others), dice={3: 1}), "die 3", f"prepare {room}")
    assert ledger(table) == ({"rooms": vp} if vp else {})


@pytest.mark.rule("GAH-10.4", "GAH-18.A4")
def test_printed_vp_whatever_places_the_tile() -> None:
    table = play(scoring("A4", player(emperor=6, vacant="3C", krones=0)), "prepare 3D")
    assert ledger(table) == {"track": 4, "rooms": 1}


@pytest.mark.rule("GAH-R.25", "GAH-10.4")
def test_printed_vp_are_scored_again() -> None:
    me = player(occupied="3C", vacant="3D", vp=1)
    table = scoring("A4", me, chance="roll 0 0 9 1 0 0")
    assert rooms(table) == ("", "3C")
    assert gained(play(table, "pass"), "die 3", "prepare 3D", "stop") == {"krones": -2, "vp": 1}


@pytest.mark.rule("GAH-10.5", "GAH-6.7")
def test_a_room_just_placed_counts_for_the_next() -> None:
    table = play(at(player(vacant="1A"), dice={3: 3}), "die 3", "prepare 1B")
    assert "prepare 1C" in legal(table)
    play(table, "prepare 1C")
    assert "prepare 1D" in legal(table)


@pytest.mark.rule("GAH-10.5", "GAH-R.62")
def test_rooms_are_prepared_in_any_order() -> None:
    """Three dice on 3: whichever room comes first, none of the three is lost."""
    named = ["prepare 3E", "prepare 4E", "prepare 2C"]
    tables = [
        play(at(player(krones=20, vacant="2D 3C 3D 1A"), dice={3: 3}), "die 3", *order)
        for order in ([*named], [named[2], *named[:2]], [named[0], named[2], named[1]])
    ]
    assert {rooms(table)[0] for table in tables} == {"1A 2C 2D 3C 3D 3E 4E"}
    assert all(table.state == tables[0].state for table in tables)
    assert legal(tables[0]) == ["end"]


@pytest.mark.rule("GAH-R.62")
def test_search_finds_every_set_of_rooms_once() -> None:
    state = play(at(player(vacant="1A"), dice={3: 2}), "die 3").state.copy()
    ht.play(state, next(a for a in ht.distinct(state) if str(a) == "prepare 2A"))
    assert "prepare 1B" not in [str(action) for action in ht.distinct(state)]
    assert "prepare 1B" in [str(action) for action in ht.legal(state)]


@pytest.mark.rule("GAH-10.6", "GAH-11.1", "GAH-18.C2")
def test_a_room_placed_as_occupied_may_complete_a_group() -> None:
    me = player(emperor=10, occupied="3B", staff="custodian", krones=0)
    table = play(scoring("C2", me), "prepare 4B")
    assert rooms(table) == ("", "3B 4B")
    assert counts(table)["krones"] == 1 + 3, "Custodian and a red group of two"
    assert told(table, "group_full") == [(0, "red", 2)]


@pytest.mark.rule("GAH-10.6", "GAH-10.2", "GAH-18.B4")
def test_it_follows_the_rules_of_preparing() -> None:
    table = scoring("B4", player(emperor=8))
    assert legal(table) == ["prepare 1A", "stop"]
    assert asked(table) == (0, "PrepareRooms")
