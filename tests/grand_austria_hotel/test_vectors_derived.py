"""GAH-D The derived examples of the specification."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
    CLASSIC,
    asked,
    at,
    at_the_end,
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
    take_turn,
    told,
    why,
)


def turns(table: ht.Table) -> list[tuple[str, int]]:
    """Who was asked for a turn, by letter, and with which number of the order tile."""
    return [("ABCD"[seat], number) for seat, number in told(table, "turn")]


@pytest.mark.rule("GAH-D.1", "GAH-3.3", "GAH-15.2", "GAH-15.3")
def test_one_pass_and_a_reroll() -> None:
    table = at(seats=3, stack=[{"frame": "NextTurn"}])
    take_turn(table)
    play(table, "pass")
    for _ in range(5):
        take_turn(table)
    assert turns(table) == [
        ("A", 1), ("B", 2), ("C", 3), ("C", 4), ("A", 6), ("B", 2), ("B", 5), ("B", 1),
    ]  # fmt: skip
    assert told(table, "rerolled") == [(1, 12 - 4 - 1)]
    assert table.state.round == 2


@pytest.mark.rule("GAH-D.2", "GAH-15.3", "GAH-R.52")
def test_two_passes_and_a_reroll() -> None:
    table = at(seats=3, stack=[{"frame": "NextTurn"}])
    play(table, "pass")
    take_turn(table)
    play(table, "pass")
    for _ in range(5):
        take_turn(table)
    assert turns(table) == [
        ("A", 1), ("B", 2), ("C", 3), ("B", 5), ("A", 1), ("C", 3), ("C", 4), ("A", 6), ("B", 1),
    ]  # fmt: skip
    assert told(table, "rerolled") == [(0, 12 - 2 - 1)]


@pytest.mark.rule("GAH-D.3", "GAH-15.4", "GAH-3.5")
def test_the_last_die_goes_to_the_dustbin() -> None:
    table = at(seats=2, dice={1: 1}, passed=[1])
    play(table, "pass")
    assert told(table, "rerolled") == [(0, 0)]
    assert told(table, "round_ended") == [(0, 1)]
    assert table.state.round == 2


@pytest.mark.rule("GAH-D.4", "GAH-4.5", "GAH-6.11")
def test_only_6s_and_no_krone() -> None:
    assert legal(at(player(krones=0, cafe="dame"), dice={6: 3})) == ["pass"]


@pytest.mark.rule("GAH-D.5", "GAH-5.3", "GAH-R.4")
def test_only_6s_and_one_krone() -> None:
    table = at(player(krones=1), dice={6: 3}, queue="duke baron prince elector countess")
    assert why(table, "take prince") == ("GAH-5.3", "keep-krone-for-main")
    assert legal(table, "take") == ["take countess", "take elector"]


@pytest.mark.rule("GAH-D.6", "GAH-1.9", "GAH-R.9", "GAH-14.A1")
def test_krones_beyond_20_are_lost() -> None:
    table = at(player(krones=19), dice={4: 3}, politics=["krones_20", "floors_2", "three_each"])
    assert "claim krones_20" not in legal(table)
    assert gained(table, "die 4", "split 0 3") == {"krones": 1}
    assert told(table, "krones") == [(0, 1, 2, "space_4")]
    assert gained(table, "claim krones_20") == {"vp": 15}


@pytest.mark.rule("GAH-D.7", "GAH-1.10", "GAH-8.2")
def test_steps_and_overflow() -> None:
    table = at(player(emperor=12), dice={4: 3})
    assert gained(table, "boost 4", "split 4 0") == {"krones": -1, "emperor": 1, "vp": 3}


@pytest.mark.rule("GAH-D.8", "GAH-13.15", "GAH-13.16", "GAH-13.12")
@pytest.mark.parametrize(
    ("more", "vp"), [("", 0), (" laundress executive_housekeeper", 6)], ids=["alone", "with more"]
)
def test_the_bootblack(more: str, vp: int) -> None:
    table = at(player(staff="bootblack" + more, krones=5, emperor=2), dice={4: 3})
    play(table, "boost 4")
    after = counts(table)
    assert (after["krones"], after["emperor"], after["vp"]) == (8, 6, vp)
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-D.9", "GAH-13.18", "GAH-12.3")
def test_the_checker_and_a_boost() -> None:
    table = at(player(staff="checker", hand="waitress"), dice={5: 2})
    play(table, "boost 5", "play waitress")
    assert told(table, "paid") == [(0, 1, "boost"), (0, 1, "staff")]


@pytest.mark.rule("GAH-D.10", "GAH-12.7", "GAH-R.22")
def test_a_6_used_as_a_5() -> None:
    table = at(player(staff="checker detective", hand="groom"), dice={6: 2})
    assert gained(table, "die 6", "as 5", "play groom") == {"krones": -1 - 2}


@pytest.mark.rule("GAH-D.11", "GAH-13.17")
def test_the_kitchen_hand() -> None:
    table = at(player(staff="kitchen_hand", krones=0), dice={6: 1})
    assert gained(table, "die 6", "as 3", "prepare 1A", "prepare 1B") == {}
    assert asked(table) == (0, "Turn")
    table = at(player(staff="kitchen_hand", krones=1), dice={6: 1})
    assert gained(table, "boost 6", "as 4", "split 3 0") == {"krones": -1, "emperor": 3}


@pytest.mark.rule("GAH-D.12", "GAH-13.13")
def test_the_restaurant_manager() -> None:
    table = play(at(player(staff="restaurant_manager"), dice={2: 1}), "die 2")
    assert legal(table) == ["mix 0 0", "mix 1 0", "mix 1 1", "mix 2 0"]


@pytest.mark.rule("GAH-D.13", "GAH-R.18", "GAH-12.4")
def test_a_card_does_not_react_to_the_die_that_plays_it() -> None:
    table = at(player(hand="detective"), dice={5: 2})
    assert gained(table, "die 5", "play detective") == {}
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-D.14", "GAH-9.11", "GAH-R.15")
def test_a_free_guest_for_the_table_just_left() -> None:
    me = player(vacant="3A", cafe={"dame": "all", "count": "", "earl": ""}, krones=0)
    table = at(me, queue="duke baron prince elector countess", chance="guest princess")
    play(table, "checkin dame")
    assert legal(table, "take") == [
        "take countess", "take elector", "take baron", "take prince", "take duke",
    ]  # fmt: skip
    assert gained(table, "take duke") == {}
    assert missing(table, "duke") == {"strudel": 2, "coffee": 2}
    assert names(table.state.queue, "Guest") == "princess baron prince elector countess"
    assert legal(table, "take") == []
    assert why(table, "take baron") == ("GAH-4.2", "guest-step-over")


@pytest.mark.rule("GAH-D.15", "GAH-9.4", "GAH-R.14", "GAH-E.21")
@pytest.mark.parametrize(
    ("options", "playable"),
    [
        ({}, ["play waitress", "play groom"]),
        (CLASSIC, []),
        ({"gah.benefit_order": "fixed"}, []),
        ({**CLASSIC, "gah.benefit_order": "player_choice"}, ["play waitress", "play groom"]),
    ],
    ids=["revised", "classic", "fixed", "player_choice"],
)
def test_occupancy_krones_before_or_after_the_reward(
    options: Mapping[str, object], playable: list[str]
) -> None:
    # no guest who may use a red room is rewarded with a room at full cost: a card stands for it
    me = player(
        krones=0, occupied="3B", vacant="4B", hand="waitress groom",
        cafe={"veterinary_councillor": "all"},
    )  # fmt: skip
    table = play(at(me, options=options), "checkin veterinary_councillor")
    assert legal(table) == [*playable, "stop"]
    assert counts(table)["krones"] == (3 if playable else 0)


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


@pytest.mark.rule("GAH-D.22", "GAH-9.13", "GAH-R.44")
def test_e_gizia_before_the_main_action() -> None:
    me = player(staff="restaurant_manager", vacant="1B", cafe={"e_gizia": "all"})
    table = play(at(me, dice={2: 3}), "checkin e_gizia")
    assert legal(table) == ["use 2", "stop"]
    play(table, "use 2")
    assert why(table, "mix 3 1") == ("GAH-6.6", "too-strong")
    assert gained(table, "mix 2 1") == {"wine": 2, "coffee": 1}
    assert table.state.dice[1] == 3
    assert gained(table, "die 2", "mix 2 2") == {"wine": 2, "coffee": 2}


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


@pytest.mark.rule("GAH-D.27", "GAH-13.35", "GAH-13.23", "GAH-E.11")
@pytest.mark.parametrize(("options", "krones"), [({}, 2), (CLASSIC, 0)], ids=["revised", "classic"])
def test_the_page_boy_and_the_custodian(options: dict[str, Any], krones: int) -> None:
    me = player(staff="custodian", hand="page_boy", occupied="3A", vacant="4A 1C", krones=0)
    table = play(at(me, dice={5: 2}, options=options), "die 5", "play page_boy")
    gains = gained(table, "occupy 1C", "occupy 4A")
    assert gains == ({"vp": 5, "krones": krones} if krones else {"vp": 5})
    assert rooms(table) == ("", "1C 3A 4A")


@pytest.mark.rule("GAH-D.28", "GAH-13.5", "GAH-13.8")
def test_a_tourist_in_a_red_room() -> None:
    me = player(staff="groom tour_guide", vacant="1C", cafe={"durgoing": "all"})
    table = at(me)
    assert gained(table, "checkin durgoing") == {"vp": 4 + 2}
    assert ledger(table) == {"guests": 4, "staff": 2}


@pytest.mark.rule("GAH-D.29", "GAH-R.6", "GAH-12.6")
def test_drawing_three_of_two_cards() -> None:
    me = player(vacant="3A", cafe={"duke": "all"})
    table = play(at(me, staff_deck="chef groom"), "checkin duke")
    assert legal(table) == ["play groom", "play chef", "stop"]
    play(table, "play groom")
    assert names(table.state.pool) == ""
    assert names(table.state.under) == "chef"


@pytest.mark.rule("GAH-D.30", "GAH-14.1", "GAH-14.2")
def test_the_third_and_the_fourth_disc() -> None:
    rich = player(krones=20)
    table = at(rich, rich, rich, rich, discs=[[1, 2], [], []])
    assert gained(table, "claim krones_20") == {"vp": 5}
    table = at(rich, rich, rich, rich, active=3, discs=[[1, 2, 0], [], []])
    assert why(table, "claim krones_20") == ("GAH-14.2", "card-closed")


def only_sixes(vacant: str) -> ht.Table:
    """Only 6s are left, no krone, and a complete Countess."""
    me = player(
        krones=0, vacant=vacant, kitchen="1 wine", cafe={"countess": "all", "photographer": ""}
    )
    return at(me, dice={6: 2}, queue="duke baron prince elector earl", chance="guest dame")


@pytest.mark.rule("GAH-D.31", "GAH-R.57", "GAH-4.5")
def test_a_sure_krone_for_the_last_6() -> None:
    table = only_sixes("1A")
    assert legal(table) == ["pass", "take elector", "take earl", "checkin countess"]
    assert legal(play(table, "take earl")) == ["checkin countess"]
    play(table, "checkin countess")
    assert counts(table)["krones"] == 3
    assert legal(table) == ["die 6", "boost 6", "serve"]


@pytest.mark.rule("GAH-D.31", "GAH-R.57")
def test_no_room_no_sure_krone() -> None:
    assert legal(only_sixes("1B")) == ["pass"]
