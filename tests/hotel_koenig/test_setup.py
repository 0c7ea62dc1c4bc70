"""HK-3 Setup."""

from __future__ import annotations

import pytest

import hotelier as ht
from tests.hotel_koenig.positions import (
    GAME,
    asked,
    at,
    hand,
    held,
    in_order,
    pass_buying,
    play,
    sizes,
    square,
    told,
)

HANDS_OF_THREE = [
    "1G 2G 3G 4G 5G 6G",
    "7G 8G 9G 10G 11G 12G",
    "1D 2D 3D 4D 5D 6D",
]


def begin(start: str, *hands: str, options: dict[str, object] | None = None) -> ht.Table:
    """A game in which these start tiles, then these hands are drawn."""
    tiles = " ".join([start, *hands]).split()
    script = [f"draw {tile}" for tile in tiles]
    seats = len(start.split())
    return ht.Table(GAME, seats=seats, seed=1, chance=script, options=options)


@pytest.mark.rule("HK-3.1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_tiles_are_mixed(seats: int) -> None:
    """The first tile can be any of 108, each as likely as the others."""
    state = GAME.setup(seats, GAME.choose_options({}))
    assert ht.to_move(state) == ht.CHANCE
    outcomes = ht.outcomes(state)
    assert outcomes is not None
    assert len({str(outcome) for outcome, _ in outcomes}) == 108
    assert {chance for _, chance in outcomes} == {1 / 108}


@pytest.mark.rule("HK-3.1", "HK-3.6")
@pytest.mark.parametrize("seats", GAME.seats)
def test_tiles_after_the_setup(seats: int) -> None:
    table = ht.Table(GAME, seats=seats, seed=3)
    assert [len(tiles) for tiles in table.state.hands] == [6] * seats
    assert len(table.state.pile) == 108 - 7 * seats


@pytest.mark.rule("HK-3.2", "HK-X.6")
@pytest.mark.parametrize("seats", GAME.seats)
def test_each_player_starts_with_6000(seats: int) -> None:
    assert 4 * 1000 + 3 * 500 + 5 * 100 == 6000
    table = ht.Table(GAME, seats=seats, seed=3)
    assert table.state.money == [6000] * seats
    assert not any(table.state.shares)


@pytest.mark.rule("HK-3.3")
def test_each_player_draws_a_tile_and_lays_it() -> None:
    table = begin("9F 4C 12A", *HANDS_OF_THREE)
    assert told(table, "start_tile") == [(0, "9F"), (1, "4C"), (2, "12A")]
    assert table.view(None)["board"] == {"4C": None, "9F": None, "12A": None}


@pytest.mark.rule("HK-3.4", "HK-X.4")
@pytest.mark.parametrize(
    ("start", "starter"),
    [
        ("2B 2E 3A", 0),  # HK-X.4
        ("3A 2E 2B", 2),
        ("10A 9I 12A", 1),  # 9 is lower than 10
        ("5I 6A 5H", 2),
    ],
)
def test_lowest_number_then_nearest_letter_starts(start: str, starter: int) -> None:
    table = begin(start, *HANDS_OF_THREE)
    assert table.to_move == starter
    assert told(table, "starts") == [(starter, start.split()[starter])]


@pytest.mark.rule("HK-3.5", "HK-X.5", "HK-1.5")
def test_adjacent_start_tiles_form_no_chain_until_a_tile_is_added() -> None:
    hands = ["5F 2H 3H 4H 5I 6H", "1A 2A 3A 4A 5A 6A", "7A 8A 9A 10A 11A 12A"]
    table = begin("5D 5E 12I", *hands)
    assert sizes(table) == {}
    assert square(table, "5D") == square(table, "5E") == "o"
    play(table, "lay 5F", "found Oriental")
    assert sizes(table) == {"Oriental": 3}
    assert held(table, "Oriental") == [1, 0, 0]


@pytest.mark.rule("HK-3.6", "HK-13.1")
def test_a_hand_of_six_is_seen_by_its_owner_only() -> None:
    table = begin("2B 2E 3A", *HANDS_OF_THREE)
    assert [hand(table, seat) for seat in range(3)] == [in_order(tiles) for tiles in HANDS_OF_THREE]
    shown = [{tile["tile"] for tile in table.view(seat)["hand"]} for seat in range(3)]
    assert shown == [set(tiles.split()) for tiles in HANDS_OF_THREE]
    assert table.view(None)["hand"] == []
    assert [player["tiles"] for player in table.view(None)["players"]] == [6, 6, 6]


@pytest.mark.rule("HK-3.6")
def test_hands_are_drawn_from_the_start_player_on() -> None:
    table = begin("3A 2E 2B", *HANDS_OF_THREE)
    assert hand(table, 2) == in_order(HANDS_OF_THREE[0])
    assert hand(table, 0) == in_order(HANDS_OF_THREE[1])


@pytest.mark.rule("HK-3.7")
@pytest.mark.parametrize("seats", GAME.seats)
def test_play_runs_clockwise(seats: int) -> None:
    table = at(hands=["1A", "3A", "5A", "7A", "9A", "11A"][:seats], seats=seats, mover=1)
    movers = []
    for _ in range(seats):
        movers.append(table.to_move)
        assert asked(table)[1] == "LayTile"
        table.play(table.legal()[0])
        pass_buying(table)
    assert movers == [(1 + turn) % seats for turn in range(seats)]
