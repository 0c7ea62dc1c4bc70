"""GAH-3 The round and GAH-16 its end."""

from __future__ import annotations

import pytest

import hotelier as ht
from tests.grand_austria_hotel.positions import (
    GAME,
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

ROLL = {2: "roll 1 2 3 4 0 0", 3: "roll 0 2 0 4 0 6", 4: "roll 4 0 0 5 0 5"}


@pytest.mark.rule("GAH-3.1", "GAH-15.1", "GAH-16.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_has_seven_rounds(seats: int) -> None:
    table = ht.Table(GAME, seats=seats, seed=5)
    while table.to_move is not None:
        table.play(table.legal()[0])
    assert [number for _, number in told(table, "round")] == [1, 2, 3, 4, 5, 6, 7]
    assert [number for _, number in told(table, "round_ended")] == [1, 2, 3, 4, 5, 6, 7]
    assert len(told(table, "final_scoring")) == 1
    assert table.outcome is not None
    assert table.outcome.reason == "last-round"


@pytest.mark.rule("GAH-3.2", "GAH-1.2", "GAH-21.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_dice_are_rolled_and_go_to_their_spaces(seats: int) -> None:
    table = at(seats=seats, first=1, stack=[{"frame": "StartRound"}], dice={}, dustbin=0,
               chance=ROLL[seats])  # fmt: skip
    assert table.state.dice == [int(n) for n in ROLL[seats].split()[1:]]
    assert told(table, "rolled") == [(1, *table.state.dice)]
    assert asked(table) == (1, "Turn")


@pytest.mark.rule("GAH-21.4")
def test_a_roll_is_not_fixed_before_it_happens() -> None:
    table = at(player(), player(turns=2), dice={1: 3, 2: 3}, chance=["roll 5 0 0 0 0 0"])
    for seat in (None, 0, 1):
        assert list(table.view(seat)["dice"].values()) == [3, 3, 0, 0, 0, 0]
    play(table, "pass")
    assert table.state.dice[0] == 5


@pytest.mark.rule("GAH-3.3", "GAH-1.14", "GAH-6.2")
def test_a_die_covers_the_lowest_free_number() -> None:
    table = at(seats=3, stack=[{"frame": "NextTurn"}])
    free = [table.view(None)["players"][seat]["free_numbers"] for seat in range(3)]
    assert free == [[1, 6], [2, 5], [3, 4]]
    take_turn(table)
    assert table.view(None)["players"][0]["free_numbers"] == [6]
    assert told(table, "turn") == [(0, 1), (1, 2)]


@pytest.mark.rule("GAH-3.4", "GAH-22.4", "GAH-15.1")
def test_a_turn_or_a_pass_is_decided_first() -> None:
    table = at(player(krones=0), dice={1: 2})
    assert legal(table)[0] == "pass"
    assert why(table, "end") == ("GAH-4.1", "die-outstanding")


@pytest.mark.rule("GAH-3.5", "GAH-16.1")
def test_a_round_ends_when_nobody_has_a_free_number() -> None:
    table = at(player(turns=1), player(turns=2), dice={1: 3}, dustbin=4)
    take_turn(table)
    assert told(table, "round_ended") == [(0, 1)]
    assert table.state.round == 2


@pytest.mark.rule("GAH-3.5", "GAH-R.58")
def test_the_turn_with_the_last_die_is_completed() -> None:
    me = player(vacant="3A", cafe={"dame": "all"}, staff="barkeeper", krones=20)
    table = at(me, player(turns=0), dice={1: 1})
    play(table, "die 1", "mix 1 0")
    assert legal(table) == ["claim krones_20", "employ barkeeper", "checkin dame", "end"]
    play(table, "checkin dame", "stop", "employ barkeeper", "claim krones_20")
    assert told(table, "round_ended") == []
    play(table, "end")
    assert told(table, "round_ended") == [(0, 1)], "players with free numbers lose their turns"


@pytest.mark.rule("GAH-16.2", "GAH-1.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_order_tiles_go_to_the_left(seats: int) -> None:
    over = [player(turns=2) for _ in range(seats)]
    table = at(*over, first=seats - 1, phase="after")
    play(table, "end")
    assert table.state.first == 0
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-16.3", "GAH-E.36", "GAH-E.37")
def test_all_dice_return_and_the_marker_moves() -> None:
    table = at(player(turns=2), player(turns=2), dice={6: 2}, phase="after", round=2)
    assert table.state.dustbin == 4
    play(table, "end")
    assert sum(table.state.dice) == 10
    assert (table.state.dustbin, table.state.turns, table.state.round) == (0, [0, 0], 3)


@pytest.mark.rule("GAH-16.4", "GAH-12.5", "GAH-13.1", "GAH-E.32", "GAH-R.19")
def test_used_staff_cards_become_usable() -> None:
    me = player(staff="breakfast_server waitress", used="breakfast_server", turns=2)
    table = at(me, player(turns=2), phase="after", chance="roll 5 5 0 0 0 0")
    assert why(table, "employ breakfast_server") == ("GAH-8.5", "used-this-round")
    play(table, "employ waitress")
    assert why(table, "employ waitress") == ("GAH-8.5", "used-this-round")
    play(table, "end", "pass")
    assert legal(table, "employ") == ["employ breakfast_server", "employ waitress"]
    assert counts(table)["cake"] == 1


@pytest.mark.rule("GAH-23.6", "GAH-3.3")
def test_turns_and_rerolls_never_exceed_the_dice() -> None:
    for seed in range(4):
        table = ht.Table(GAME, seats=3, seed=seed)
        while table.to_move is not None and table.state.round == 1:
            actions = table.legal()
            table.play(actions[(len(table.record.lines) * 7) % len(actions)])
        kinds = [event.kind for event in table.journal]
        last = kinds.index("round_ended")
        assert kinds[:last].count("took_die") + kinds[:last].count("rerolled") <= 12
        assert all(turns <= 2 for turns in table.state.turns)
