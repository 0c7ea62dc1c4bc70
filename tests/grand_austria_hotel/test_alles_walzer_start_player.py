"""AW-4 Module 4, start player: order tiles, the key, compensation, money by position."""

from __future__ import annotations

from typing import Any

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.rounds import number_of
from hotelier.games.grand_austria_hotel.terms import EXTRA_START
from tests.grand_austria_hotel.positions import (
    asked,
    at,
    counts,
    gained,
    legal,
    play,
    player,
    take_turn,
    told,
    why,
)

KEY = {"aw.modules": 4}


def with_key(*players: Any, **fields: Any) -> ht.Table:
    """A table with module 4."""
    return at(*players, options={**KEY, **fields.pop("options", {})}, **fields)


def use_key(table: ht.Table, good: str = "strudel", action: str = "stop") -> ht.Table:
    """Take the key, a good and an action."""
    return play(table, "key", f"good {good}", action)


@pytest.mark.rule("AW-0.1", "AW-4.1", "AW-6.1", "AW-6.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_goes_by_position_and_play_runs_clockwise_twice(seats: int) -> None:
    table = ht.Table(GAME, seats, 5, KEY)
    first = table.state.first
    order = [(first + turn) % seats for turn in range(seats)]
    started = dict(told(table, "start_krones"))
    assert [started[seat] for seat in order] == [9, 10, 11, 12][:seats]
    assert table.view(None)["key"] == "board"
    numbers = [table.view(None)["players"][seat]["free_numbers"] for seat in order]
    assert numbers == [[n, seats + n] for n in range(1, seats + 1)]
    dice = GAME.setup(seats, GAME.choose_options(KEY)).options.figures.dice[seats]
    turns = at(seats=seats, options=KEY, dice={1: dice}, active=0)
    seen = []
    for _ in range(2 * seats):
        seen.append((turns.state.active, number_of(turns.state, turns.state.active)))
        take_turn(turns, 1)
    assert seen == [(turn % seats, turn + 1) for turn in range(2 * seats)]


@pytest.mark.rule("AW-0.1", "AW-4.1")
def test_without_the_module_there_is_no_key() -> None:
    table = at(player())
    assert "key" not in legal(table)
    assert why(table, "key") == ("AW-4.1", "no-key-in-game")
    assert table.view(None)["key"] is None


@pytest.mark.rule("AW-4.2", "AW-4.3", "AW-4.4", "AW-R.20", "AW-14.2")
def test_the_key_is_taken_instead_of_a_die() -> None:
    table = with_key(player(krones=5), dice={1: 3, 4: 2})
    before = list(table.state.dice)
    assert gained(table, "key", "good coffee", "use 1", "mix 1 0") == {"coffee": 1, "strudel": 1}
    assert table.state.dice == before
    assert table.state.turns[0] == 1
    assert asked(table) == (0, "Turn")
    assert why(table, "key") == ("AW-4.2", "die-taken")
    play(table, "end")
    assert "key" not in legal(table)
    assert why(table, "key") == ("AW-4.2", "key-taken")


@pytest.mark.rule("AW-4.3", "AW-R.68")
@pytest.mark.parametrize(
    ("texts", "gain"),
    [
        (("use 1", "mix 1 0"), {"strudel": 1}),
        (("use 2", "mix 1 0"), {"wine": 1}),
        (("use 3", "prepare 2A"), {"krones": -1}),
        (("use 4", "split 0 1"), {"krones": 1}),
        (("use 4", "split 1 0"), {"emperor": 1}),
        (("use 5", "play chief_waiter"), {}),
        (("use 5", "play groom"), {"krones": -3}),
        (("stop",), {}),
    ],
)
def test_every_action_of_the_key(texts: tuple[str, ...], gain: dict[str, int]) -> None:
    table = with_key(player(krones=5, vacant="1A", hand="groom chief_waiter"))
    play(table, "key", "good cake")
    assert legal(table) == ["use 1", "use 2", "use 3", "use 4", "use 5", "stop"]
    assert why(table, "use 6") == ("AW-R.68", "joker-no-better")
    assert why(table, "end") == ("AW-4.3", "use-or-stop")
    assert gained(table, *texts) == gain


@pytest.mark.rule("AW-4.3", "AW-4.4", "AW-R.67")
def test_the_item_comes_first_and_may_go_on_an_order() -> None:
    table = with_key(player(cafe={"baroness": "all but 1 wine"}, vacant="1A"))
    play(table, "key")
    assert asked(table) == (0, "ChooseGoods")
    assert legal(table) == ["good strudel", "good cake", "good wine", "good coffee"]
    play(table, "good wine", "place baroness")
    assert asked(table) == (0, "UseKey")
    play(table, "stop")
    assert "checkin baroness" in legal(table)


@pytest.mark.rule("AW-4.4", "AW-R.39")
@pytest.mark.parametrize(
    ("card", "texts", "gain"),
    [
        ("restaurant_manager", ("use 1", "mix 1 0"), {"strudel": 1, "cake": 1}),
        ("laundress", ("use 4", "split 1 0"), {"emperor": 1, "cake": 1}),
        ("bootblack", ("use 4", "split 0 1"), {"krones": 1, "cake": 1}),
        ("interior_architect", ("use 3", "stop"), {"cake": 1}),
    ],
)
def test_staff_that_answer_to_dice_do_not_answer(
    card: str, texts: tuple[str, ...], gain: dict[str, int]
) -> None:
    table = with_key(player(staff=card, vacant="1A", krones=5), dice={1: 3, 3: 2, 4: 2})
    assert gained(table, "key", "good cake", *texts) == gain
    assert "mix 2 0" not in legal(table)


@pytest.mark.rule("AW-4.5", "AW-D.23")
def test_the_others_are_compensated() -> None:
    table = with_key(player(krones=5), player(krones=5), player(krones=5), player(krones=19))
    use_key(play(take_turn(table, 1)))
    assert [counts(table, seat)["krones"] for seat in range(4)] == [7, 5, 5, 20]


@pytest.mark.rule("AW-4.5")
def test_two_players_get_nothing_and_the_limit_holds() -> None:
    table = with_key(player(krones=5), player(krones=5))
    use_key(table)
    assert [counts(table, seat)["krones"] for seat in range(2)] == [5, 5]
    table = with_key(player(krones=5), player(krones=5), player(krones=20))
    use_key(table)
    assert counts(table, 2)["krones"] == 20


@pytest.mark.rule("AW-X.11", "AW-4.7")
def test_the_example_of_the_rulebook() -> None:
    table = with_key(player(krones=5), player(krones=5), player(krones=5), dice={1: 12})
    take_turn(table, 1)
    assert gained(table, "key", "good strudel", "use 1", "mix 1 0", seat=1) == {"strudel": 2}
    assert [counts(table, seat)["krones"] for seat in range(3)] == [6, 5, 5]
    play(table, "end")
    while table.state.round == 1:
        take_turn(table, 1)
    assert table.state.first == 1
    assert table.state.key == -1
    numbers = [table.view(None)["players"][seat]["free_numbers"][0] for seat in (1, 2, 0)]
    assert numbers == [1, 2, 3]


@pytest.mark.rule("AW-4.7")
def test_without_a_taker_the_tiles_move_to_the_left() -> None:
    table = with_key(player(), player(), stack=[{"frame": "EndRound"}], turns=[2, 2])
    assert table.state.round == 2
    assert table.state.first == 1
    assert told(table, "key_returned") == []


@pytest.mark.rule("AW-4.6", "AW-D.22", "AW-R.40")
def test_who_has_passed_cannot_take_the_key_even_after_a_re_roll() -> None:
    table = with_key(player(), player(), dice={1: 2}, chance=["roll 1 0 0 0 0 0"])
    play(table, "pass", "pass")
    assert told(table, "rerolled") == [(0, 1)]
    assert asked(table) == (0, "Turn")
    assert "key" not in legal(table)
    assert why(table, "key") == ("AW-4.6", "key-after-pass")
    assert table.view(None)["players"][0]["passed_round"]
    take_turn(table, 1)
    assert table.state.round == 2
    assert "key" in legal(table)


@pytest.mark.rule("AW-4.8", "AW-R.41", "AW-14.3")
def test_a_covered_number_is_covered_and_the_last_die_ends_the_round() -> None:
    table = with_key(player(turns=1), player(turns=2), dice={1: 7})
    use_key(table)
    play(table, "end")
    assert table.state.round == 2  # every number is covered
    table = with_key(player(), player(turns=1), dice={1: 1})
    take_turn(table, 1)
    assert table.state.round == 2  # no die is left, though the key is


@pytest.mark.rule("AW-R.61")
def test_the_key_is_a_legal_main_step_without_a_krone() -> None:
    table = with_key(player(krones=0, kitchen="1 wine", cafe="baroness"), dice={6: 2})
    assert legal(table)[0] == "pass"
    assert "key" in legal(table)
    assert "die 6" not in legal(table)
    taken = [text for text in legal(table) if text.startswith("take")]
    play(table, taken[0])  # a free guest: the key is still there
    assert "key" in legal(table)
    table = with_key(player(krones=1, kitchen="1 wine", cafe="baroness"), dice={6: 2})
    assert "serve" in legal(table)  # the last krone may go: the key costs nothing
    passed = with_key(
        player(krones=1, kitchen="1 wine", cafe="baroness"), dice={6: 2}, passed_round=[0]
    )
    assert "serve" not in legal(passed)


@pytest.mark.rule("AW-4.2", "AW-0.3")
def test_an_extra_turn_does_not_take_the_key() -> None:
    classic = {"edition": "classic", **KEY}
    table = at(player(krones=3, cafe={"e_gizia": "all"}, vacant="1A"), options=classic, dice={1: 2})
    play(table, "checkin e_gizia")
    while asked(table)[1] != "Turn":
        play(table, legal(table)[-1])
    assert table.state.stack[-1].phase == EXTRA_START
    assert "key" not in legal(table)
    assert why(table, "key") == ("AW-4.2", "key-not-in-extra-turn")


@pytest.mark.rule("AW-14.3")
@pytest.mark.parametrize("key", [None, 1])
def test_a_misplaced_key_is_refused(key: int | None) -> None:
    with pytest.raises(ht.BrokenRecord) as caught:
        with_key(player(), player(), key=key)
    assert (caught.value.rule, caught.value.reason) == ("AW-14.3", "key-misplaced")
    held = with_key(player(), player(turns=1), key=1)
    assert sum(held.state.dice) == 10
    assert ht.Table.from_position(GAME, held.position()).position() == held.position()


@pytest.mark.rule("AW-4.7", "GAH-16.1")
def test_after_the_last_round_the_order_tiles_stay() -> None:
    stack = [{"frame": "EndRound"}]
    table = with_key(player(), player(), stack=stack, turns=[2, 2], key=1, round=7)
    assert table.outcome is not None
    assert table.state.first == 0
    assert told(table, "key_returned") == []
