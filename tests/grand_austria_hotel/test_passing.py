"""GAH-15 Passing and re-rolling."""

from __future__ import annotations

import pytest

from tests.grand_austria_hotel.positions import (
    asked,
    at,
    counts,
    legal,
    play,
    player,
    take_turn,
    told,
    why,
)


@pytest.mark.rule("GAH-15.1", "GAH-4.3")
def test_a_pass_replaces_the_whole_turn() -> None:
    me = player(staff="barkeeper", cafe={"dame": "all"}, vacant="3A")
    table = play(at(me, dice={1: 5}), "pass")
    assert asked(table) == (1, "Turn")
    assert told(table, "passed") == [(0,)]
    assert table.state.turns == [0, 0], "no number is covered"
    assert counts(table)["wine"] == 0
    assert len(table.state.cafe[0]) == 1


@pytest.mark.rule("GAH-15.2", "GAH-3.3")
def test_who_has_passed_is_skipped() -> None:
    table = at(seats=3, stack=[{"frame": "NextTurn"}])
    play(table, "pass")
    take_turn(table)
    take_turn(table)
    assert told(table, "turn") == [(0, 1), (1, 2), (2, 3), (2, 4)]
    take_turn(table)
    assert told(table, "turn")[-1] == (1, 5), "not the first player, who has passed"


@pytest.mark.rule("GAH-15.3", "GAH-R.55")
def test_when_all_have_passed_the_lowest_number_rolls_again() -> None:
    table = at(seats=3, dice={1: 5, 2: 2}, stack=[{"frame": "NextTurn"}],
               chance="roll 0 0 0 3 3 0")  # fmt: skip
    dustbin = table.state.dustbin
    play(table, "pass", "pass", "pass")
    assert told(table, "rerolled") == [(0, 6)]
    assert table.state.dice == [0, 0, 0, 3, 3, 0]
    assert table.state.dustbin == dustbin + 1
    assert table.state.passed == 0
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-15.3", "GAH-R.52")
def test_the_lowest_free_number_of_all_decides() -> None:
    table = at(player(turns=2), player(turns=1), player(turns=0), dice={1: 5}, active=1,
               chance="roll 4 0 0 0 0 0", passed=[2])  # fmt: skip
    play(table, "pass")
    assert told(table, "rerolled") == [(2, 4)], "the third player has number 3, the second 5"
    assert asked(table) == (2, "Turn")
    play(table, "pass")
    assert asked(table) == (1, "Turn")


@pytest.mark.rule("GAH-15.3", "GAH-15.2")
def test_players_without_a_free_number_do_not_count() -> None:
    table = at(player(turns=0), player(turns=2), dice={1: 5}, chance="roll 0 4 0 0 0 0")
    play(table, "pass")
    assert told(table, "rerolled") == [(0, 4)]


@pytest.mark.rule("GAH-15.4", "GAH-3.5")
def test_the_last_die_ends_the_round() -> None:
    table = play(at(player(), player(turns=2), dice={4: 1}), "pass")
    assert told(table, "rerolled") == [(0, 0)]
    assert told(table, "rolled")[0][1:] != (0, 0, 0, 0, 0, 0)
    assert (table.state.round, sum(table.state.dice)) == (2, 10)


@pytest.mark.rule("GAH-15.5", "GAH-R.55")
def test_several_rerolls_in_a_round() -> None:
    rolls = ["roll 4 0 0 0 0 0", "roll 0 3 0 0 0 0", "roll 0 0 2 0 0 0"]
    table = at(player(), player(turns=2), dice={1: 5}, chance=rolls)
    for left in (4, 3, 2):
        play(table, "pass")
        assert sum(table.state.dice) == left
        assert asked(table) == (0, "Turn")
    play(table, "die 3", "stop", "end")
    assert told(table, "turn")[-1] == (0, 4)
    assert [n for _, n in told(table, "rerolled")] == [4, 3, 2]


@pytest.mark.rule("GAH-15.5", "GAH-15.1")
def test_the_roller_may_take_a_turn_or_pass_again() -> None:
    table = at(player(krones=0), player(turns=2), dice={6: 3}, chance="roll 0 0 1 0 0 1")
    assert legal(table) == ["pass"]
    play(table, "pass")
    assert "die 3" in legal(table)
    assert "pass" in legal(table)


@pytest.mark.rule("GAH-15.6", "GAH-1.2")
def test_the_die_for_the_dustbin_is_not_asked_for() -> None:
    table = at(player(), player(turns=2), dice={1: 1, 6: 2}, chance="roll 1 1 0 0 0 0")
    play(table, "pass")
    assert asked(table) == (0, "Turn")
    assert sum(table.state.dice) == 2


@pytest.mark.rule("GAH-R.52")
def test_both_turns_come_after_the_reroll() -> None:
    table = at(player(turns=0), player(turns=1), dice={1: 5}, passed=[1],
               stack=[{"frame": "NextTurn"}], chance="roll 4 0 0 0 0 0")  # fmt: skip
    play(table, "pass")
    for _ in range(3):
        take_turn(table, 1)
    assert told(table, "turn")[:4] == [(0, 1), (0, 1), (1, 3), (0, 4)]


@pytest.mark.rule("GAH-15.1", "GAH-R.2")
def test_a_pass_is_not_possible_after_a_beginning() -> None:
    table = play(at(player(staff="barkeeper"), dice={1: 5}), "employ barkeeper")
    assert why(table, "pass") == ("GAH-4.3", "turn-begun")


@pytest.mark.rule("GAH-R.56")
def test_there_is_no_action_for_leaving_the_game() -> None:
    table = at(dice={1: 5})
    verbs = {action.verb for action in table.game.actions}
    assert verbs.isdisjoint({"concede", "resign", "leave"})
