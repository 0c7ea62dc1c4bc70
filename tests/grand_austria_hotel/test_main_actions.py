"""GAH-6 The main step: a die, its strength and the six action spaces."""

from __future__ import annotations

from typing import Any

import pytest

from tests.grand_austria_hotel.positions import (
    CLASSIC,
    asked,
    at,
    counts,
    gained,
    legal,
    play,
    player,
    rooms,
    told,
    why,
)


@pytest.mark.rule("GAH-6.1", "GAH-R.17", "GAH-8.2")
@pytest.mark.parametrize("dice", [1, 2, 3, 5])
def test_the_strength_is_counted_before_the_die_is_taken(dice: int) -> None:
    table = play(at(dice={1: dice}), "die 1")
    assert table.state.dice[0] == dice - 1
    assert told(table, "took_die") == [(0, "1", dice, 0)]
    assert f"mix {dice} 0" in legal(table)
    table = play(at(dice={1: dice}), "boost 1")
    assert told(table, "took_die") == [(0, "1", dice + 1, 1)]
    assert f"mix {dice + 1} 0" in legal(table)


@pytest.mark.rule("GAH-6.1")
def test_an_empty_space_cannot_be_chosen() -> None:
    assert why(at(dice={1: 1}), "die 2") == ("GAH-6.1", "no-die-there")
    assert why(at(dice={1: 1}), "boost 2") == ("GAH-6.1", "no-die-there")


@pytest.mark.rule("GAH-6.2", "GAH-23.1")
def test_the_die_lies_on_the_order_tile() -> None:
    table = play(at(dice={1: 2}), "die 1", "mix 0 0")
    assert (table.state.dice, table.state.turns) == ([1, 0, 0, 0, 0, 0], [1, 0])


@pytest.mark.rule("GAH-6.3", "GAH-R.9", "GAH-R.47", "GAH-R.20")
def test_costs_are_paid_before_any_yield() -> None:
    table = at(player(krones=0), dice={4: 2})
    assert why(table, "boost 4") == ("GAH-8.2", "cannot-pay")
    table = at(player(krones=20), dice={6: 2})
    assert gained(table, "boost 6", "as 4", "split 0 3") == {}, "20 - 2 and then + 2 of 3"
    assert told(table, "krones") == [(0, 2, 1, "space_6")]


@pytest.mark.rule("GAH-6.4", "GAH-R.3")
@pytest.mark.parametrize(
    "does", ["die 1; mix 0 0", "die 2; mix 0 0", "die 3; stop", "die 4; split 0 0", "die 5; stop"]
)
def test_a_die_may_be_taken_for_nothing(does: str) -> None:
    table = at(player(hand="chef"), dice={1: 1, 2: 1, 3: 1, 4: 1, 5: 1})
    assert gained(table, *does.split("; ")) == {}
    assert table.state.turns == [1, 0]
    assert legal(table) == ["end"]


@pytest.mark.rule("GAH-6.4", "GAH-R.3", "GAH-6.10")
def test_a_6_may_be_paid_for_nothing() -> None:
    assert gained(at(dice={6: 2}), "die 6", "as 3", "stop") == {"krones": -1}


@pytest.mark.rule("GAH-6.4", "GAH-22.7")
def test_smaller_yields_are_legal() -> None:
    table = play(at(dice={4: 3}), "die 4")
    assert len(legal(table)) == 10
    assert gained(table, "split 1 1") == {"emperor": 1, "krones": 1}


@pytest.mark.rule("GAH-6.5", "GAH-6.6")
@pytest.mark.parametrize(
    ("space", "much", "little"), [(1, "strudel", "cake"), (2, "wine", "coffee")]
)
def test_dishes_and_drinks(space: int, much: str, little: str) -> None:
    rule = f"GAH-6.{4 + space}"
    table = play(at(dice={space: 4}), f"die {space}")
    assert why(table, "mix 1 2") == (rule, "second-more-than-first")
    assert why(table, "mix 3 2") == (rule, "too-strong")
    assert why(table, "stop") == (rule, "must-mix")
    assert len(legal(table)) == 9
    assert gained(table, "mix 2 2") == {much: 2, little: 2}


@pytest.mark.rule("GAH-6.7", "GAH-10.5", "GAH-10.3")
def test_rooms_one_after_another() -> None:
    table = at(player(krones=6, vacant="1A"), dice={3: 3})
    assert gained(table, "die 3", "prepare 2A", "prepare 3A", "stop") == {"krones": -1 - 2}
    assert rooms(table) == ("1A 2A 3A", "")


@pytest.mark.rule("GAH-6.7")
def test_no_more_rooms_than_the_strength() -> None:
    table = play(at(player(vacant="1A"), dice={3: 2}), "die 3", "prepare 1B", "prepare 1C")
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-6.8", "GAH-1.10")
def test_steps_between_the_tracks() -> None:
    table = play(at(player(emperor=13, krones=20), dice={4: 2}), "die 4")
    assert why(table, "split 3 0") == ("GAH-6.8", "too-strong")
    assert gained(table, "split 1 1") == {"vp": 1}


@pytest.mark.rule("GAH-6.9", "GAH-12.2")
def test_one_card_with_a_discount() -> None:
    table = play(at(player(krones=3, hand="waitress butler chef"), dice={5: 2}), "die 5")
    assert legal(table) == ["play butler", "play chef", "stop"]
    assert why(table, "play waitress") == ("GAH-12.2", "cannot-pay")
    assert why(table, "play groom") == ("GAH-12.1", "card-not-in-hand")
    play(table, "play butler")
    assert counts(table)["krones"] == 0
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-6.9", "GAH-21.1")
def test_without_hand_cards_there_is_no_question() -> None:
    table = play(at(player(hand=""), dice={5: 1}), "die 5")
    assert asked(table) == (0, "Turn")
    assert told(table, "nothing") == [(0, "space_5")]


@pytest.mark.rule("GAH-6.10", "GAH-R.21", "GAH-22.6")
@pytest.mark.parametrize(
    ("does", "gains"),
    [
        ("as 1; mix 1 1", {"strudel": 1, "cake": 1}),
        ("as 2; mix 2 0", {"wine": 2}),
        ("as 3; prepare 1A; prepare 1B", {}),
        ("as 4; split 1 1", {"emperor": 1, "krones": 1}),
        ("as 5; play groom", {"krones": -2}),
    ],
)
def test_the_joker_copies_any_action(does: str, gains: dict[str, int]) -> None:
    table = at(player(hand="groom"), dice={6: 2})
    play(table, "die 6")
    assert counts(table)["krones"] == 9
    assert legal(table) == ["as 1", "as 2", "as 3", "as 4", "as 5"]
    assert why(table, "as 6") == ("GAH-6.10", "must-copy-action")
    assert gained(table, *does.split("; ")) == gains
    assert table.state.dice == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("GAH-6.10", "GAH-R.21")
def test_the_strength_comes_from_the_dice_on_6() -> None:
    table = play(at(dice={6: 1, 1: 5}), "die 6", "as 1")
    assert legal(table) == ["mix 0 0", "mix 1 0"]


@pytest.mark.rule("GAH-6.10", "GAH-12.7", "GAH-R.22", "GAH-13.19", "GAH-13.14")
def test_a_6_shows_6() -> None:
    me = player(staff="interior_architect executive_housekeeper laundress decorator")
    for action in ("as 3; stop", "as 4; split 0 0", "as 1; mix 0 0"):
        table = at(me, dice={6: 1})
        assert gained(table, "die 6", *action.split("; ")) == {"krones": -1}
        assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-6.11", "GAH-1.9")
def test_without_a_krone_space_6_cannot_be_chosen() -> None:
    table = at(player(krones=0), dice={6: 2, 1: 1})
    assert legal(table, "die") == ["die 1"]
    assert why(table, "die 6") == ("GAH-6.11", "cannot-pay")
    table = at(player(krones=1), dice={6: 2, 1: 1})
    assert legal(table, "boost") == ["boost 1"]
    assert why(table, "boost 6") == ("GAH-8.2", "cannot-pay")


@pytest.mark.rule("GAH-8.2", "GAH-R.20")
def test_a_boosted_6_costs_two_krones() -> None:
    table = at(player(krones=2), dice={6: 2})
    assert gained(table, "boost 6", "as 1", "mix 2 1") == {"krones": -2, "strudel": 2, "cake": 1}


@pytest.mark.rule("GAH-8.2")
@pytest.mark.parametrize("options", [{}, CLASSIC])
def test_a_boost_is_declared_with_the_choice(options: dict[str, Any]) -> None:
    table = play(at(dice={1: 2}, options=options), "die 1")
    assert why(table, "boost 1") == ("GAH-6.5", "must-mix")
    play(table, "mix 1 1")
    assert why(table, "boost 1") == ("GAH-6.2", "die-taken")


@pytest.mark.rule("GAH-8.2", "GAH-6.9")
def test_a_boost_counts_on_every_space() -> None:
    table = at(player(hand="waitress"), dice={5: 1})
    assert gained(table, "boost 5", "play waitress") == {"krones": -1 - 4}
    table = play(at(player(vacant="1A"), dice={3: 1}), "boost 3", "prepare 1B", "prepare 1C")
    assert rooms(table) == ("1A 1B 1C", "")
