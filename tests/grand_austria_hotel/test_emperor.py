"""GAH-17 Emperor scoring, and the bonus of every tile (GAH-18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.grand_austria_hotel.positions import (
    ASK_ALL,
    CLASSIC,
    asked,
    at,
    counts,
    gained,
    ledger,
    legal,
    missing,
    names,
    play,
    player,
    rooms,
    scoring,
    told,
    why,
)

TRACK = (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
"""VP printed under the emperor track."""


@pytest.mark.rule("GAH-17.1", "GAH-0.4", "GAH-1.10", "GAH-R.13", "GAH-E.28", "GAH-1.1")
@pytest.mark.parametrize(("tile", "back"), [("A1", 3), ("B2", 5), ("C1", 7)])
@pytest.mark.parametrize("space", range(14))
def test_every_space_of_the_track(tile: str, back: int, space: int) -> None:
    table = scoring(tile, player(emperor=space, krones=10))
    assert ledger(table).get("track", 0) == TRACK[space]
    after = counts(table)["emperor"]
    assert after == max(0, space - back)
    assert told(table, "moved_back")[0] == (0, min(space, back), after)
    assert told(table, "bonus") == ([(0, tile)] if after >= 3 else [])
    assert told(table, "penalty") == ([(0, tile)] if after == 0 else [])


@pytest.mark.rule("GAH-17.1", "GAH-R.51", "GAH-13.42")
@pytest.mark.parametrize("space", [4, 5])
def test_nothing_happens_on_spaces_1_and_2(space: int) -> None:
    table = scoring("A1", player(emperor=space, staff="gardener", krones=7))
    assert counts(table)["krones"] == 7
    assert ledger(table) == {"track": TRACK[space]}


@pytest.mark.rule("GAH-3.1", "GAH-2.4", "GAH-16.1")
@pytest.mark.parametrize("round", range(1, 8))
def test_the_rounds_with_an_emperor_scoring(round: int) -> None:
    over = player(turns=2)
    table = at(over, over, round=round, phase="after", tiles=["A1", "B2", "C1"])
    play(table, "end")
    tile = {3: "A1", 5: "B2", 7: "C1"}.get(round)
    assert told(table, "penalty") == ([(0, tile), (1, tile)] if tile else [])
    assert (table.to_move is None) == (round == 7)


@pytest.mark.rule("GAH-17.2", "GAH-R.32", "GAH-0.6")
def test_players_come_in_the_turn_order_of_the_round() -> None:
    bonus = player(emperor=8)
    table = scoring("A1", bonus, player(emperor=3), bonus, first=2)
    kinds = [(event.kind, event.seat) for event in table.journal]
    wanted = ("vp", "moved_back", "bonus", "penalty")
    assert [entry for entry in kinds if entry[0] in wanted] == [
        ("vp", 2), ("vp", 0), ("vp", 1),
        ("moved_back", 2), ("moved_back", 0), ("moved_back", 1),
        ("bonus", 2), ("bonus", 0), ("penalty", 1),
    ]  # fmt: skip


@pytest.mark.rule("GAH-17.2")
def test_a_question_waits_for_the_player_before() -> None:
    waits = player(emperor=6)
    table = scoring("A2", waits, waits, first=1)
    assert asked(table) == (1, "ChooseGoods")
    play(table, "good wine", "good wine")
    assert asked(table) == (0, "ChooseGoods")


@pytest.mark.rule("GAH-17.3")
def test_steps_gained_in_a_scoring_bring_no_second_bonus() -> None:
    me = player(emperor=10, hand="pool_attendant")
    table = play(scoring("C4", me), "play pool_attendant")
    assert counts(table)["emperor"] == 6
    assert told(table, "bonus") == [(0, "C4")]


@pytest.mark.rule("GAH-17.4", "GAH-14.4", "GAH-8.1")
def test_nothing_else_can_be_done_in_a_scoring() -> None:
    me = player(emperor=6, krones=20, vacant="1A", cafe={"dame": "all"})
    table = scoring("A2", me)
    assert legal(table) == ["good strudel", "good cake", "good wine", "good coffee"]
    for text in ("checkin dame", "claim krones_20", "serve", "pass"):
        assert why(table, text) == ("GAH-9.7", "must-choose-good")


# Bonuses


def bonus(tile: str, me: Mapping[str, Any], does: str, has: Mapping[str, Any], *rules: str) -> Any:
    """A row: the tile, a player (who stands high enough), actions, and what is there afterwards."""
    name = f"{tile} {does}"
    return pytest.param(
        tile, me, does, has, marks=pytest.mark.rule(f"GAH-18.{tile}", *rules), id=name
    )


DRAWS = ["draw waitress", "draw chef", "draw groom"]
BONUSES = [
    bonus("A1", player(krones=4), "", {"krones": 7}),
    bonus("A1", player(krones=19), "", {"krones": 20}, "GAH-R.9"),
    bonus("A2", player(), "good cake; good cake", {"cake": 2}, "GAH-R.53", "GAH-9.7"),
    bonus("A2", player(), "good strudel; good coffee", {"strudel": 1, "coffee": 1}),
    bonus("A3", player(krones=9), "play waitress; under groom",
          {"krones": 9 - (6 - 3), "staff": "waitress", "under": "groom chef"}, "GAH-12.6"),
    bonus("A3", player(krones=9), "stop; under chef; under waitress",
          {"krones": 9, "staff": "", "under": "chef waitress groom"}, "GAH-12.6"),
    bonus("A4", player(krones=0, vacant="3A"), "prepare 4A", {"krones": 0, "vacant": "3A 4A"}),
    bonus("A4", player(krones=0, vacant="4A"), "stop", {"krones": 0, "vacant": "4A"}),
    bonus("B1", player(kitchen="1 wine"), "", {"strudel": 1, "cake": 1, "wine": 2, "coffee": 1}),
    bonus("B2", player(krones=4), "", {"krones": 9}),
    bonus("B3", player(krones=0), "play waitress; under groom",
          {"krones": 0, "staff": "waitress", "under": "groom chef"}, "GAH-12.6"),
    bonus("B4", player(krones=0, vacant="1A"), "prepare 2A", {"occupied": "2A", "vacant": "1A"},
          "GAH-10.6"),
    bonus("B4", player(krones=0, vacant="1A"), "stop", {"occupied": "", "vacant": "1A"}),
    bonus("C1", player(), "", {"tiles": 8}),
    bonus("C2", player(krones=0, vacant="4D"), "prepare 4E",
          {"occupied": "4E", "vacant": "4D", "rooms": 2, "occupancy": 2}, "GAH-10.6", "GAH-10.4"),
    bonus("C2", player(krones=0, vacant="4D"), "stop", {"occupied": "", "vacant": "4D"}),
    bonus("C3", player(staff="groom chef barkeeper", used="barkeeper"), "", {"tiles": 6},
          "GAH-R.31"),
    bonus("C4", player(krones=0, hand="waitress chef"), "play waitress",
          {"krones": 0, "staff": "waitress"}),
    bonus("C4", player(krones=0, hand="waitress chef"), "stop", {"staff": ""}),
]  # fmt: skip


@pytest.mark.parametrize("options", [{}, CLASSIC], ids=["revised", "classic"])
@pytest.mark.parametrize(("tile", "me", "does", "has"), BONUSES)
def test_a_bonus(
    tile: str, me: dict[str, Any], does: str, has: Mapping[str, Any], options: dict[str, Any]
) -> None:
    back = {"A": 3, "B": 5, "C": 7}[tile[0]]
    chance = DRAWS if tile in ("A3", "B3") else []
    table = scoring(tile, {**me, "emperor": back + 3}, chance=chance, options=options)
    play(table, *(text.strip() for text in does.split(";") if text))
    found = {
        **counts(table), **dict.fromkeys(("tiles", "rooms", "occupancy"), 0), **ledger(table),
        "vacant": rooms(table)[0], "occupied": rooms(table)[1],
        "staff": names(table.state.played[0]), "under": names(table.state.under),
    }  # fmt: skip
    assert {name: found[name] for name in has} == has
    assert found["tiles"] == has.get("tiles", 0)


@pytest.mark.rule("GAH-18.B4", "GAH-10.6")
def test_the_room_of_b4_is_on_floor_1_or_2() -> None:
    table = scoring("B4", player(emperor=8, vacant="2A", krones=0))
    assert legal(table) == ["prepare 1A", "prepare 2B", "stop"]
    assert why(table, "prepare 3A") == ("GAH-18.B4", "floor-too-high")


@pytest.mark.rule("GAH-18.A4", "GAH-10.2")
def test_without_a_field_the_room_is_lost() -> None:
    everything = " ".join(f"{floor}{column}" for floor in "1234" for column in "ABCDE")
    table = scoring("A4", player(emperor=6, occupied=everything))
    assert asked(table)[1] == "Turn"
    assert told(table, "nothing") == [(0, "A4")]


@pytest.mark.rule("GAH-18.B1", "GAH-7.1", "GAH-17.4")
def test_bonus_goods_may_go_on_orders() -> None:
    table = scoring("B1", player(emperor=8, cafe="tailor"))
    play(table, "place tailor", "place tailor")
    assert missing(table, "tailor") == {}
    assert counts(table) == {**counts(table), "strudel": 1, "cake": 1, "wine": 0, "coffee": 0}


@pytest.mark.rule("GAH-18.A2", "GAH-9.7", "GAH-R.53")
def test_goods_of_choice_are_chosen_together_and_then_placed() -> None:
    table = scoring("A2", player(emperor=6, cafe="tailor"))
    play(table, "good wine")
    assert asked(table) == (0, "ChooseGoods")
    assert legal(table) == ["good strudel", "good cake", "good wine", "good coffee"]
    play(table, "good coffee")
    assert legal(table) == ["place tailor", "store"]


@pytest.mark.rule("GAH-13.42", "GAH-R.33")
def test_the_gardener_does_not_need_a_usable_bonus() -> None:
    table = play(scoring("A4", player(emperor=6, staff="gardener", vacant="1A")), "stop")
    assert ledger(table) == {"track": 4, "staff": 5}


@pytest.mark.rule("GAH-12.6", "GAH-E.20")
@pytest.mark.parametrize("value", ["may", "must_if_affordable"])
def test_the_card_of_a_tile_is_never_compulsory(value: str) -> None:
    options = {**CLASSIC, "gah.draw3_play": value}
    table = scoring("B3", player(emperor=8), chance=DRAWS, options=options)
    assert legal(table) == ["play waitress", "play groom", "play chef", "stop"]


@pytest.mark.rule("GAH-12.6", "GAH-18.A3")
def test_hand_cards_cannot_be_played_for_drawn_ones() -> None:
    table = scoring("A3", player(emperor=6, hand="stableman"), chance=DRAWS)
    assert why(table, "play stableman") == ("GAH-12.6", "not-looked-at")


@pytest.mark.rule("GAH-R.28", "GAH-14.4")
def test_a_condition_met_in_a_scoring_is_claimed_in_the_next_turn() -> None:
    me = player(emperor=6, krones=17)
    table = scoring("A1", me, chance="roll 5 5 0 0 0 0")
    assert asked(table) == (1, "Turn")
    assert gained(play(table, "pass"), "claim krones_20") == {"vp": 15}


@pytest.mark.rule("GAH-R.28", "GAH-14.4")
def test_after_the_last_round_nothing_can_be_claimed() -> None:
    six = player(emperor=10, hand="chef", staff="groom porter waitress barista liftboy")
    table = play(scoring("C4", six, politics=["staff_6", "floors_2", "three_each"]), "play chef")
    assert len(table.state.played[0]) == 6
    assert table.to_move is None
    assert "politics" not in ledger(table)


@pytest.mark.rule("GAH-R.59", "GAH-17.4")
def test_a_bonus_in_krones_cannot_be_declined() -> None:
    table = scoring("A1", player(emperor=6, krones=0), options=ASK_ALL)
    assert counts(table)["krones"] == 3
