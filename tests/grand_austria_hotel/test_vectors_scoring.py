"""GAH-D The derived examples of the specification: emperor scoring and the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.grand_austria_hotel.positions import (
    CLASSIC,
    asked,
    at_the_end,
    counts,
    gained,
    ledger,
    legal,
    missing,
    play,
    player,
    rooms,
    scoring,
    told,
)


@pytest.mark.rule("GAH-D.16", "GAH-18.A1", "GAH-17.5")
@pytest.mark.parametrize(("krones", "left", "vp"), [(3, 0, 0), (2, 2, -5)])
def test_the_penalty_of_a1(krones: int, left: int, vp: int) -> None:
    table = scoring("A1", player(krones=krones))
    assert (counts(table)["krones"], counts(table)["vp"]) == (left, vp)


@pytest.mark.rule("GAH-D.16", "GAH-18.A1", "GAH-17.5")
def test_the_classic_penalty_of_a1() -> None:
    table = scoring("A1", player(krones=4), options=CLASSIC)
    assert legal(table) == ["accept", "forfeit"]
    assert gained(table, "forfeit") == {"vp": -5}


@pytest.mark.rule("GAH-D.17", "GAH-18.B4")
def test_the_penalty_of_b4() -> None:
    table = scoring("B4", player(vacant="1A 1B 3A", occupied="4A"))
    assert rooms(table) == ("1A 1B", "4A")
    assert legal(table) == ["lose 1A", "lose 1B"]
    assert rooms(play(table, "lose 1A")) == ("1B", "4A")


@pytest.mark.rule("GAH-D.17", "GAH-R.48", "GAH-18.B4")
def test_the_penalty_of_b4_with_one_vacant_room() -> None:
    table = scoring("B4", player(vacant="3A", occupied="4A"))
    assert rooms(table) == ("3A", "4A")
    assert ledger(table) == {"tiles": -7}


D18 = player(occupied="4C 4E 2A 2E", vacant="3C")


@pytest.mark.rule("GAH-D.18", "GAH-18.1", "GAH-18.C2", "GAH-R.49")
def test_the_penalty_of_c2() -> None:
    table = scoring("C2", D18)
    assert legal(table) == ["lose 4C", "lose 4E"]
    assert legal(play(table, "lose 4C")) == ["lose 2A", "lose 2E"]
    assert rooms(play(table, "lose 2E")) == ("3C", "2A 4E")


@pytest.mark.rule("GAH-D.18", "GAH-18.1", "GAH-18.C2", "GAH-E.8")
@pytest.mark.parametrize("options", [CLASSIC, {"gah.tile_c2_penalty": "same_column"}])
@pytest.mark.parametrize(("first", "left"), [("4E", "2A 4C"), ("4C", "2A 2E 4E")])
def test_the_classic_penalty_of_c2(options: dict[str, Any], first: str, left: str) -> None:
    table = scoring("C2", D18, options=options)
    assert rooms(play(table, f"lose {first}")) == ("3C", left)


@pytest.mark.rule("GAH-D.19", "GAH-18.C4", "GAH-17.1", "GAH-E.10")
@pytest.mark.parametrize(("options", "vp"), [({}, 16), (CLASSIC, 12)], ids=["revised", "classic"])
def test_a_pool_attendant_before_the_operator(options: dict[str, Any], vp: int) -> None:
    table = scoring(
        "C4", player(staff="operator", hand="pool_attendant", emperor=12), options=options
    )
    assert ledger(table) == {"track": 8}
    play(table, "play pool_attendant")
    assert counts(table)["emperor"] == 8
    assert ledger(table)["final_staff"] == vp


@pytest.mark.rule("GAH-D.21", "GAH-13.29", "GAH-R.35")
@pytest.mark.parametrize(("options", "vp"), [({}, 10), (CLASSIC, 20)], ids=["revised", "classic"])
def test_a_copied_assistant_manager(options: dict[str, Any], vp: int) -> None:
    me = player(staff="secretary groom chef waitress barista")
    table = at_the_end(me, player(staff="assistant_manager"), options=options)
    assert ledger(table)["final_staff"] == vp
    assert "final_staff" not in ledger(at_the_end(me, player(staff="porter"), options=options))


THREE = ["1B", "2A", "2B"]


@pytest.mark.rule("GAH-D.23", "GAH-11.2", "GAH-R.26", "GAH-18.B4")
def test_a_group_gives_its_bonus_once() -> None:
    me = player(occupied="1A 1B 2A 2B 3A", cafe={"composer": "all"}, kitchen="")
    table = scoring(
        "B4", me, options=CLASSIC, rewarded=[["1A", *THREE], []],
        chance="roll 0 0 5 0 0 5",
    )  # fmt: skip
    play(table, "accept")
    assert legal(table) == ["lose 2A", "lose 2B"]
    play(table, "lose 2A", "pass")
    gains = gained(table, "die 3", "prepare 2A", "stop", "checkin composer")
    assert gains == {"krones": -1, "vp": 1, "strudel": 1}
    assert rooms(table) == ("", "1A 1B 2A 2B")
    assert told(table, "group_full") == []
    again = at_the_end(player(staff="room_service", occupied="1B 2A 2B"), rewarded=[THREE, []])
    assert ledger(again) == {"final_staff": 2, "final_rooms": 5, "final_krones": 10}


@pytest.mark.rule("GAH-D.24", "GAH-R.34", "GAH-17.4", "GAH-18.A2")
def test_an_order_completed_in_an_emperor_scoring() -> None:
    me = player(emperor=6, vacant="1A", cafe={"dame": ""})
    table = scoring("A2", me, chance="roll 5 5 0 0 0 0")
    play(table, "good strudel", "good coffee", "place dame")
    assert missing(table, "dame") == {}
    assert asked(table) == (1, "Turn")
    assert "checkin dame" in legal(play(table, "pass"))


@pytest.mark.rule("GAH-D.24", "GAH-R.34", "GAH-19.1")
def test_an_order_completed_in_the_last_scoring() -> None:
    me = player(emperor=10, hand="chef", vacant="1A", cafe={"dame": ""}, krones=0)
    table = play(scoring("C4", me), "play chef", "place dame")
    assert table.to_move is None
    assert ledger(table) == {"track": 6, "final_goods": 3, "final_guests": -5}


@pytest.mark.rule("GAH-D.25", "GAH-19.1")
def test_the_final_count() -> None:
    me = player(
        occupied="1A 1B 1C 1D 1E 2A 2B 2C 2D 3A 3B 4A", krones=3, kitchen="2 wine",
        cafe={"photographer": "3 wine"},
    )  # fmt: skip
    table = at_the_end(me)
    assert ledger(table) == {
        "final_rooms": 23, "final_krones": 3, "final_goods": 2, "final_guests": -5,
    }  # fmt: skip
    assert counts(table)["vp"] == 23


@pytest.mark.rule("GAH-D.26", "GAH-19.3", "GAH-E.25")
@pytest.mark.parametrize(
    ("options", "winner"),
    [
        ({}, 1),
        (CLASSIC, 0),
        ({"gah.tiebreak_goods": "kitchen_and_orders"}, 0),
        ({**CLASSIC, "gah.tiebreak_goods": "kitchen"}, 1),
    ],
    ids=["revised", "classic", "kitchen_and_orders", "kitchen"],
)
def test_the_tie_break(options: dict[str, Any], winner: int) -> None:
    p = player(krones=2, kitchen="1 wine", cafe={"actress": "all"}, vp=6)
    table = at_the_end(p, player(krones=4), options=options)
    assert table.outcome is not None
    assert table.outcome.scores == (4, 4)
    assert table.outcome.winners == (winner,)
