"""GAH-D The derived examples of the specification: turns and actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
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
    take_turn,
    told,
    why,
)


def turns(table: ht.Table) -> list[tuple[str, int]]:
    """Return the players who were asked for a turn, by letter, with the order tile's number."""
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
