"""GAH-9.13 E. Gizia: an action without a die (revised), an extra turn (classic)."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
    asked,
    at,
    counts,
    gained,
    legal,
    names,
    play,
    player,
    told,
    why,
)

TURN = {"gah.egizia": "turn"}
GUEST = {"e_gizia": "all"}


def arrives(dice: dict[int, int], options: dict[str, str], **given: Any) -> ht.Table:
    """She has checked in before the main action, with nothing else to do."""
    phase = given.pop("phase", "main")
    cafe = {**GUEST, **given.pop("cafe", {})}
    owner = player(cafe=cafe, vacant=f"1C {given.pop('vacant', '')}", **given)
    table = at(owner, dice=dice, options=options, phase=phase, queue="earl duke baron count dame")
    play(table, "checkin e_gizia")
    if asked(table)[1] == "ChooseRoom":
        play(table, "lodge 1C")
    return table


# An action


@pytest.mark.rule("GAH-9.13", "GAH-E.5", "GAH-D.22", "GAH-R.44")
def test_action_strength_is_the_dice_and_no_die_is_taken() -> None:
    table = arrives({2: 3}, {}, staff="restaurant_manager")
    assert legal(table) == ["use 2", "stop"]
    play(table, "use 2")
    assert "mix 2 2" not in legal(table)
    play(table, "mix 2 1")
    assert table.state.dice == [0, 3, 0, 0, 0, 0]
    assert table.state.turns == [0, 0]
    play(table, "die 2")
    assert "mix 2 2" in legal(table)  # the regular die has strength 3 + 1
    assert table.state.dice == [0, 2, 0, 0, 0, 0]


@pytest.mark.rule("GAH-9.13")
def test_action_cannot_be_boosted_and_may_be_declined() -> None:
    table = arrives({2: 3, 4: 1}, {})
    assert legal(table) == ["use 2", "use 4", "stop"]
    assert why(table, "boost 2") == ("GAH-9.13", "use-or-stop")
    assert why(table, "use 1") == ("GAH-9.13", "no-die-there")
    play(table, "stop")
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-9.13", "GAH-R.43", "GAH-R.45")
@pytest.mark.parametrize(
    ("staff", "dice", "answers", "gains"),
    [
        ("kitchen_hand", {6: 2}, ("use 6", "as 4", "split 2 0"), {"krones": -1, "emperor": 2}),
        ("bootblack", {4: 2}, ("use 4", "split 2 0"), {"emperor": 2}),
        ("laundress", {4: 1}, ("use 4", "split 1 0"), {"emperor": 1}),
        ("detective", {5: 2}, ("use 5", "play waitress"), {"krones": -4}),
        ("checker", {5: 2}, ("use 5", "play waitress"), {"krones": -4}),
        ("interior_architect", {3: 1}, ("use 3", "stop"), {}),
        ("decorator", {1: 1}, ("use 1", "mix 1 0"), {"strudel": 1}),
    ],
)
def test_staff_that_refer_to_taking_a_die_do_nothing(
    staff: str, dice: dict[int, int], answers: tuple[str, ...], gains: dict[str, int]
) -> None:
    table = arrives(dice, {}, staff=staff, hand="waitress")
    assert gained(table, *answers) == gains
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-9.13", "GAH-R.58")
def test_action_is_lost_without_a_die_or_a_krone() -> None:
    owner = player(cafe=GUEST, vacant="1C")
    table = play(at(owner, dice={4: 1}, phase="main"), "die 4", "split 1 0", "checkin e_gizia")
    assert asked(table) == (0, "Turn")
    assert told(table, "nothing") == [(0, "e_gizia")]
    table = arrives({6: 2}, {}, krones=0, phase="after")
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-9.13", "GAH-4.5")
def test_action_leaves_the_krone_for_the_main_action() -> None:
    """Two 6s are left: with one krone she cannot use what the main action needs."""
    table = arrives({6: 2}, {}, krones=1)
    assert asked(table) == (0, "Turn")
    table = arrives({6: 2}, {}, krones=2)
    assert legal(table) == ["use 6", "stop"]


@pytest.mark.rule("GAH-9.4", "GAH-9.13")
@pytest.mark.parametrize("options", [{}, {"gah.benefit_order": "fixed"}])
def test_her_action_comes_after_all_other_benefits(options: dict[str, str]) -> None:
    table = arrives({3: 1}, options, staff="tour_guide custodian")
    assert asked(table) == (0, "UseSpace")
    assert counts(table)["vp"] == 4 + 2
    assert counts(table)["krones"] == 10 + 1


# An extra turn


@pytest.mark.rule("GAH-9.13", "GAH-E.5", "GAH-R.65")
def test_turn_has_a_guest_step_a_boost_and_additional_actions() -> None:
    table = arrives({2: 3}, TURN, cafe={"apothecary": "all"}, vacant="1D")
    assert told(table, "extra_turn") == [(0,)]
    assert legal(table) == [
        "take dame", "take baron", "take count", "take earl", "take duke",
        "die 2", "boost 2", "checkin apothecary",
    ]  # fmt: skip
    play(table, "take duke", "boost 2", "mix 2 2", "store")
    assert table.state.dice == [0, 3, 0, 0, 0, 0]
    assert table.state.turns == [0, 0]
    assert counts(table)["krones"] == 10 - 2 - 1
    play(table, "checkin apothecary", "end")
    assert "die 2" in legal(table)  # the interrupted turn goes on
    assert legal(table, "take") == []


@pytest.mark.rule("GAH-9.13")
def test_turn_cannot_be_passed_and_must_use_a_space() -> None:
    table = arrives({2: 3}, TURN)
    assert why(table, "pass") == ("GAH-4.3", "no-pass-in-extra-turn")
    assert why(table, "end") == ("GAH-4.1", "die-outstanding")


@pytest.mark.rule("GAH-9.13", "GAH-R.43")
@pytest.mark.parametrize(
    ("staff", "dice", "answers", "gains"),
    [
        ("kitchen_hand", {6: 2}, ("die 6", "as 4", "split 2 0"), {"krones": -1, "emperor": 2}),
        ("bootblack", {4: 2}, ("boost 4", "split 3 0"), {"krones": -1, "emperor": 3}),
        ("executive_housekeeper", {3: 1}, ("die 3", "stop"), {}),
        ("restaurant_manager", {1: 1}, ("die 1", "mix 1 0"), {"strudel": 1}),
    ],
)
def test_turn_staff_that_refer_to_taking_a_die_do_nothing(
    staff: str, dice: dict[int, int], answers: tuple[str, ...], gains: dict[str, int]
) -> None:
    table = arrives(dice, TURN, staff=staff)
    assert gained(table, *answers) == gains


@pytest.mark.rule("GAH-9.13")
def test_turn_without_a_choosable_space_has_the_guest_step_and_additional_actions() -> None:
    owner = player(cafe={**GUEST, "apothecary": "all"}, vacant="1C 1D")
    table = at(owner, dice={4: 1}, options=TURN, phase="main", queue="earl duke baron count dame")
    play(table, "die 4", "split 1 0", "checkin e_gizia", "lodge 1C")
    assert legal(table, "die") == []
    assert "checkin apothecary" in legal(table)
    play(table, "take dame", "checkin apothecary", "end")
    assert asked(table) == (0, "Turn")
    assert legal(table) == ["end"]


@pytest.mark.rule("GAH-R.46", "GAH-9.2")
def test_turn_ends_before_the_card_is_discarded() -> None:
    table = arrives({2: 3}, TURN)
    assert names(table.state.leaving, "Guest") == "e_gizia"
    play(table, "die 2", "mix 1 0", "end")
    assert names(table.state.discard, "Guest") == "e_gizia"


@pytest.mark.rule("GAH-R.65", "GAH-4.5")
def test_turn_keeps_the_krone_of_the_interrupted_one() -> None:
    """Only 6s: two krones for two actions; with one krone the extra action is skipped."""
    table = arrives({6: 2}, TURN, krones=2)
    assert legal(table, "die") == ["die 6"]
    assert legal(table, "boost") == []
    table = arrives({6: 2}, TURN, krones=1)
    assert legal(table, "die") == []
    assert "end" in legal(table)
    play(table, "end")
    assert legal(table, "die") == ["die 6"]
