"""AW-9.6, 9.7, 9.8 Entrances with cards and tiles of their own, and the one that moves dice."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.grand_austria_hotel.entrance_positions import HOTELS, owner_of, table_politics
from tests.grand_austria_hotel.positions import (
    asked,
    at,
    counts,
    gained,
    ledger,
    legal,
    play,
    player,
    take_turn,
    told,
    why,
)

# Ninas Melange


def ninas(**fields: Any) -> ht.Table:
    """The owner of Ninas Melange with 20 krones and a personal card that asks for them."""
    politics = fields.pop("own", ["krones_20"])
    common = {"A": "staff_6", "B": table_politics("B"), "C": table_politics("C")}
    return owner_of(
        "ninas_melange", krones=20, phase="main", politics=list(common.values()),
        special={"politics": politics, **fields.pop("more", {})}, **fields,
    )  # fmt: skip


@pytest.mark.rule("AW-9.6", "AW-R.33", "AW-D.19")
@pytest.mark.parametrize(
    ("round_", "vp"), [(1, 15), (2, 15), (3, 15), (4, 10), (5, 10), (6, 5), (7, 5)]
)
def test_a_personal_card_by_its_round(round_: int, vp: int) -> None:
    table = ninas(round=round_)
    assert "fulfil krones_20" in legal(table)
    assert gained(table, "fulfil krones_20") == {"vp": vp}
    assert asked(table) == (0, "Turn")
    assert table.view(None)["own_politics"] == [
        {"card": "krones_20", "fulfilled": True, "met": True}
    ]
    assert why(table, "fulfil krones_20") == ("AW-9.6", "already-fulfilled")
    assert ledger(table) == {"entrances": vp}


@pytest.mark.rule("AW-9.6", "AW-R.34")
def test_personal_cards_are_for_their_owner_alone() -> None:
    table = ninas(active=1)
    assert why(table, "fulfil krones_20") == ("AW-9.6", "not-own-politics")
    assert why(table, "claim krones_20") == ("GAH-2.3", "card-not-in-play")


@pytest.mark.rule("AW-9.6", "AW-R.33")
def test_the_condition_has_to_hold_now() -> None:
    table = ninas()
    table.state.money[0] = 19
    assert why(table, "fulfil krones_20")[1] == "condition-not-met"
    assert why(table, "fulfil staff_6") == ("AW-9.6", "not-own-politics")


@pytest.mark.rule("AW-9.6", "AW-R.61")
def test_without_the_krone_for_the_last_six_a_personal_card_has_to_wait() -> None:
    table = owner_of(
        "ninas_melange", krones=0, dice={6: 2}, special={"politics": ["staff_6"]}, phase="main",
        staff="groom stableman masseuse chef porter barista", vacant="1C",
        cafe={"apothecary": "all"},
    )  # fmt: skip
    assert why(table, "fulfil staff_6") == ("GAH-R.57", "krone-for-main-first")
    play(table, "checkin apothecary")  # 1 krone
    assert "fulfil staff_6" in legal(table)


@pytest.mark.rule("AW-D.19", "AW-9.6")
@pytest.mark.parametrize(("discs", "own", "vp"), [(0, 3, 0), (1, 3, 3), (2, 3, 6), (3, 3, 10)])
def test_the_final_count_of_politics_cards(discs: int, own: int, vp: int) -> None:
    common = ["krones_20", table_politics("B"), table_politics("C")]
    cards = own_cards(common)[:own]
    table = at(
        player(entrance="ninas_melange", krones=0), player(krones=0),
        round=7, stack=[{"frame": "NextRound"}],
        politics=common, discs=[[0]] * discs + [[]] * (3 - discs),
        special={"fulfilled": cards}, options=HOTELS,
    )  # fmt: skip
    assert ledger(table).get("entrances", 0) == vp
    assert told(table, "politics_counted") == [(0, discs + own, vp)]


def own_cards(common: list[str]) -> list[str]:
    """A politics card of each stack that is not on the board."""
    rows = at(player()).state.options.cards.politics
    return [
        next(row.key for row in rows if row.letter == letter and row.key not in common)
        for letter in "ABC"
    ]


@pytest.mark.rule("AW-9.6", "AW-D.19")
def test_a_personal_card_is_no_disc() -> None:
    table = ninas(
        staff="entertainer marketing_director", cafe="baroness", options={"aw.modules": 35}
    )
    play(table, "fulfil krones_20")
    assert asked(table) == (0, "Turn")  # the Entertainer does not ring
    assert table.state.discs == ((), (), ())


@pytest.mark.rule("AW-12.7", "AW-9.6")
def test_guests_count_for_a_personal_card_until_it_is_fulfilled() -> None:
    table = ninas(
        own=["big_orders_5"], piles=[["photographer", "vocalist", "architect", "actress"], []],
        cafe={"poet": "all"}, vacant="1B", options={"aw.modules": 35}, more={},
    )  # fmt: skip
    play(table, "checkin poet")
    while asked(table)[1] != "Turn":
        play(table, legal(table)[-1])
    assert len(table.state.piles[0]) == 5
    play(table, "fulfil big_orders_5")
    assert table.state.piles[0] == ()
    assert len(table.state.discard) == 5


# The Grand Wray Hotel


def wray(**fields: Any) -> ht.Table:
    """The owner of The Grand Wray Hotel with an A, a B and a C tile."""
    fields.setdefault("emperor", 3)
    tiles = fields.pop("own", ["A2", "B2", "C1"])
    return owner_of(
        "grand_wray", special={"tiles": tiles}, tiles=["A1", "B1", "C2"],
        phase=fields.pop("phase", "main"), **fields,
    )  # fmt: skip


@pytest.mark.rule("AW-D.20", "AW-9.7", "AW-R.35", "AW-E.14")
def test_eight_points_for_three_spaces_once_in_a_turn() -> None:
    table = wray(staff="gardener")
    assert gained(table, "redeem C1") == {"emperor": -3, "vp": 8}
    table.state.emperor[0] = 5
    assert legal(table, "redeem") == []
    assert why(table, "redeem A2") == ("AW-9.7", "redeemed-this-turn")
    assert why(table, "redeem C1") == ("AW-9.7", "not-own-tile")


@pytest.mark.rule("AW-9.7", "AW-E.14")
def test_it_may_be_used_in_the_next_turn_of_the_same_round() -> None:
    table = wray(emperor=6, dice={1: 4}, phase="main")
    play(table, "redeem C1", "die 1", "mix 0 0")
    assert why(table, "redeem B2") == ("AW-9.7", "redeemed-this-turn")
    play(table, "end")
    take_turn(table, 1)
    take_turn(table, 1)
    assert (table.state.round, table.state.active) == (1, 0)
    play(table, "take " + legal(table, "take")[0].split()[1])
    assert gained(table, "redeem B2") == {"emperor": -2, "krones": 5}


@pytest.mark.rule("AW-R.85")
def test_an_extra_turn_is_no_other_turn() -> None:
    table = wray(
        emperor=6, dice={4: 2}, cafe={"e_gizia": "all"}, vacant="1A",
        options={"edition": "classic"},
    )  # fmt: skip
    play(table, "redeem C1", "checkin e_gizia")
    assert asked(table) == (0, "Turn")
    assert why(table, "redeem B2") == ("AW-9.7", "redeemed-this-turn")


@pytest.mark.rule("AW-9.7", "AW-R.35")
@pytest.mark.parametrize(("emperor", "tiles"), [(0, []), (1, ["A2"]), (2, ["A2", "B2"])])
def test_the_marker_has_to_stand_far_enough(emperor: int, tiles: list[str]) -> None:
    table = wray(emperor=emperor)
    assert legal(table, "redeem") == [f"redeem {tile}" for tile in tiles]
    assert why(table, "redeem C1") == ("AW-R.35", "too-few-steps")


@pytest.mark.rule("AW-E.5", "AW-R.35")
@pytest.mark.parametrize(("value", "vp"), [("no", 8), ("yes", 13)])
def test_the_gardener_and_the_tiles(value: str, vp: int) -> None:
    table = wray(staff="gardener", options={"aw.gardener_with_wray": value})
    assert gained(table, "redeem C1")["vp"] == vp


@pytest.mark.rule("AW-R.61", "AW-9.7")
def test_a_tile_with_krones_pays_for_the_last_six() -> None:
    table = wray(krones=0, dice={6: 2}, phase="start", own=["A2", "B2"])
    assert "redeem B2" in legal(table)
    assert why(table, "redeem A2") == ("GAH-R.57", "krone-for-main-first")
    play(table, "redeem B2")
    assert counts(table)["krones"] == 5
    assert "die 6" in legal(table)


@pytest.mark.rule("AW-9.7")
def test_unused_tiles_are_worth_nothing_and_others_cannot_use_them() -> None:
    table = wray(active=1)
    assert why(table, "redeem C1") == ("AW-9.7", "not-own-tile")
    assert table.view(1)["own_tiles"] == ["A2", "B2", "C1"]


# The Kozi Palace


@pytest.mark.rule("AW-X.12", "AW-9.8")
def test_a_die_is_moved_before_its_space_is_used() -> None:
    table = owner_of("kozi_palace", dice={5: 2, 6: 2}, hand="groom", krones=9)
    cost = 4
    play(table, "shift 6 5")
    assert legal(table) == ["die 5", "boost 5"]
    assert why(table, "end") == ("AW-9.8", "must-use-moved")
    play(table, "die 5")
    assert gained(table, "play groom") == {"krones": 3 - cost}  # discount 3
    assert table.state.dice == [0, 0, 0, 0, 2, 1]
    assert told(table, "moved_die") == [(0, "6", "5")]


@pytest.mark.rule("AW-9.8", "AW-R.36")
def test_neighbours_only_and_an_empty_space_will_do() -> None:
    table = owner_of("kozi_palace", dice={1: 1, 6: 2, 3: 1})
    assert legal(table, "shift") == [
        "shift 1 2", "shift 3 2", "shift 3 4", "shift 6 5",
    ]  # fmt: skip
    assert why(table, "shift 6 1") == ("AW-9.8", "not-neighbours")
    assert why(table, "shift 2 1") == ("GAH-6.1", "no-die-there")
    play(table, "shift 3 4", "die 4")
    assert legal(table)[-1] == "split 1 0"  # strength 1
    assert table.state.dice == [1, 0, 0, 0, 0, 2]


@pytest.mark.rule("AW-9.8")
def test_the_joker_costs_its_krone_after_a_move_too() -> None:
    table = owner_of("kozi_palace", dice={5: 2, 6: 1}, krones=0)
    assert "shift 5 6" not in legal(table)
    assert why(table, "shift 5 6") == ("GAH-6.11", "cannot-pay")
    table = owner_of("kozi_palace", dice={5: 2, 6: 1}, krones=1)
    play(table, "shift 5 6")
    assert legal(table) == ["die 6"]
    assert why(table, "boost 6") == ("GAH-8.2", "cannot-pay")
    play(table, "die 6")
    assert counts(table)["krones"] == 0


@pytest.mark.rule("AW-R.61", "AW-9.8")
def test_without_krones_a_six_can_be_made_a_five() -> None:
    table = owner_of("kozi_palace", dice={6: 2}, krones=0)
    assert "shift 6 5" in legal(table)
    assert "die 6" not in legal(table)
    play(table, "take " + legal(table, "take")[0].split()[1], "shift 6 5", "die 5")
    other = at(player(krones=0), player(entrance="kozi_palace"), dice={6: 2}, options=HOTELS)
    assert legal(other) == ["pass"]


@pytest.mark.rule("AW-9.8", "AW-3.7")
def test_not_with_the_key_and_not_for_others() -> None:
    table = owner_of("kozi_palace", options={"aw.modules": 34})
    play(table, "key", "good cake")
    assert not legal(table, "shift")
    play(table, "stop")
    assert why(table, "shift 1 2") == ("AW-9.8", "die-taken")


@pytest.mark.rule("AW-R.37")
def test_e_gizia_uses_a_space_to_which_a_die_was_moved() -> None:
    table = owner_of(
        "kozi_palace", dice={4: 2, 5: 1}, cafe={"e_gizia": "all"}, vacant="1A", phase="main"
    )
    play(table, "checkin e_gizia")
    assert legal(table) == ["shift 4 3", "shift 4 5", "shift 5 4", "shift 5 6", "use 4", "use 5",
                            "stop"]  # fmt: skip
    play(table, "shift 5 4")
    assert asked(table) == (0, "SplitSteps")
    assert table.state.dice == [0, 0, 0, 3, 0, 0]  # the moved die stays
    play(table, "split 3 0")
    assert counts(table)["emperor"] == 3


@pytest.mark.rule("AW-R.37")
def test_the_extra_turn_of_the_classic_edition_moves_a_die_too() -> None:
    table = owner_of(
        "kozi_palace", dice={4: 2, 5: 1}, cafe={"e_gizia": "all"}, vacant="1A", phase="main",
        options={"edition": "classic"},
    )  # fmt: skip
    play(table, "checkin e_gizia")
    assert table.state.stack[-1].phase == 5
    play(table, "shift 5 4", "die 4")
    assert legal(table)[-1] == "split 3 0"
    assert table.state.dice == [0, 0, 0, 3, 0, 0]
