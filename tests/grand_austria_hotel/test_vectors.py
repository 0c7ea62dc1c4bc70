"""GAH-X The worked examples of the rulebooks."""

from __future__ import annotations

import pytest

from tests.grand_austria_hotel.positions import (
    asked,
    at,
    at_the_end,
    counts,
    gained,
    ledger,
    legal,
    names,
    play,
    player,
    rooms,
    scoring,
    take_turn,
    told,
    why,
)


@pytest.mark.rule("GAH-X.1", "GAH-6.5", "GAH-6.4")
def test_three_dice_on_space_1() -> None:
    table = play(at(dice={1: 3}), "die 1")
    assert [text for text in legal(table) if sum(map(int, text.split()[1:])) == 3] == [
        "mix 2 1", "mix 3 0",
    ]  # fmt: skip
    assert why(table, "mix 1 2") == ("GAH-6.5", "second-more-than-first")
    assert why(table, "mix 0 3") == ("GAH-6.5", "second-more-than-first")
    assert why(table, "mix 4 0") == ("GAH-6.5", "too-strong")
    assert legal(table) == ["mix 0 0", "mix 1 0", "mix 1 1", "mix 2 0", "mix 2 1", "mix 3 0"]
    assert gained(table, "mix 2 1") == {"strudel": 2, "cake": 1}


@pytest.mark.rule("GAH-X.2", "GAH-6.8")
@pytest.mark.parametrize(
    ("split", "gains"),
    [
        ("split 2 0", {"emperor": 2}),
        ("split 0 2", {"krones": 2}),
        ("split 1 1", {"emperor": 1, "krones": 1}),
    ],
)
def test_two_dice_on_space_4(split: str, gains: dict[str, int]) -> None:
    table = play(at(dice={4: 2}), "die 4")
    full = [text for text in legal(table) if sum(map(int, text.split()[1:])) == 2]
    assert sorted(full) == ["split 0 2", "split 1 1", "split 2 0"]
    assert why(table, "split 2 1") == ("GAH-6.8", "too-strong")
    assert gained(table, split) == gains


@pytest.mark.rule("GAH-X.3", "GAH-6.9", "GAH-12.2")
@pytest.mark.parametrize(("card", "paid"), [("waitress", 2), ("groom", 0), ("stableman", 0)])
def test_four_dice_on_space_5(card: str, paid: int) -> None:
    table = at(player(krones=5, hand=card), dice={5: 4})
    play(table, "die 5", f"play {card}")
    assert counts(table)["krones"] == 5 - paid
    assert asked(table) == (0, "Turn")


@pytest.mark.rule("GAH-X.4", "GAH-6.10", "GAH-R.21")
def test_four_dice_on_6_and_one_on_2() -> None:
    table = at(player(krones=1), dice={6: 4, 2: 1})
    assert gained(table, "die 6", "as 2", "mix 2 2") == {"krones": -1, "wine": 2, "coffee": 2}
    assert (table.state.dice[5], table.state.dice[1]) == (3, 1)


@pytest.mark.rule("GAH-X.5", "GAH-7.1", "GAH-12.6", "GAH-11.4", "GAH-5.2")
def test_doris() -> None:
    me = player(vacant="1A", cafe="baroness procurator m_polo")
    draws = ["draw chef", "draw waitress", "draw liftboy"]
    table = at(me, dice={2: 3}, chance=draws)
    assert why(table, "take sculptor") == ("GAH-5.2", "no-free-table")
    play(table, "boost 2", "mix 2 2", "place baroness", "place baroness")
    assert gained(table, "place baroness", "place baroness") == {}
    assert counts(table)["krones"] == 9
    assert gained(table, "checkin baroness", "play chef") == {"vp": 5 + 2}
    assert legal(table) == ["under waitress", "under liftboy"]
    play(table, "under waitress")
    play(table, "store", "store", "store")
    assert counts(table)["krones"] == 9, "the discount of 3 covers the Chef"
    assert rooms(table) == ("", "1A")
    assert names(table.state.discard, "Guest") == "baroness"
    assert len(table.state.cafe[0]) == 2
    assert ledger(table) == {"guests": 5, "occupancy": 2}


@pytest.mark.rule("GAH-X.6", "GAH-15.3", "GAH-15.5")
def test_andrea() -> None:
    players = player(turns=1), player(turns=2), player(turns=2)
    table = at(*players, dice={1: 2, 5: 2}, chance="roll 0 1 2 0 0 0")
    before = table.state.dustbin
    play(table, "pass")
    assert table.state.dustbin == before + 1
    assert asked(table) == (0, "Turn")
    play(table, "die 3", "prepare 1A", "prepare 1B")
    assert rooms(table) == ("1A 1B", "")


@pytest.mark.rule("GAH-X.7", "GAH-11.1", "GAH-11.4")
def test_benedikt() -> None:
    me = player(occupied="3A", vacant="4A", cafe={"countess": "all"}, krones=0)
    assert gained(at(me), "checkin countess") == {"krones": 3, "vp": 7 + 5}


@pytest.mark.rule("GAH-X.8", "GAH-13.48")
def test_the_hotel_manager() -> None:
    rooms = "1C 1D 2C 1A 1E 3A 3C 1B 2A 2B 2E 3D 3E"
    table = at_the_end(player(staff="hotel_manager", occupied=rooms))
    assert ledger(table)["final_staff"] == 12


@pytest.mark.rule("GAH-X.9", "GAH-13.41", "GAH-17.1")
def test_the_operator() -> None:
    table = scoring("C1", player(staff="operator", emperor=13))
    assert counts(table)["emperor"] == 6
    assert ledger(table)["final_staff"] == 12


@pytest.mark.rule("GAH-X.10", "GAH-2.12")
def test_first_rooms_on_floor_1_cost_nothing() -> None:
    stack = [{"frame": "StartRound"}, {"frame": "FirstRoom", "seat": 0, "left": 3}]
    table = play(at(stack=stack, dice={}, dustbin=0), "prepare 1B", "prepare 1C")
    assert rooms(table) == ("1A 1B 1C", "")
    assert counts(table)["krones"] == 10


@pytest.mark.rule("GAH-X.11", "GAH-3.3", "GAH-1.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_the_order_of_turns(seats: int, first: int) -> None:
    table = at(seats=seats, active=first, first=first)
    order = []
    for _ in range(2 * seats):
        order.append(table.to_move)
        take_turn(table)
    around = [(first + place) % seats for place in range(seats)]
    assert order == around + around[::-1]
    assert table.state.round == 2


@pytest.mark.rule("GAH-X.12", "GAH-1.10")
def test_steps_beyond_the_last_space() -> None:
    me = player(emperor=13, vacant="3A", cafe={"princess": "all"})
    table = at(me)
    assert gained(table, "checkin princess") == {"vp": 4 + 3}
    assert ledger(table) == {"guests": 4, "overflow": 3}
    assert told(table, "overflow") == [(0, 3, "princess")]
