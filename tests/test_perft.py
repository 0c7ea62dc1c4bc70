"""Perft: counts that can be worked out by hand."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

import hotelier as ht
from hotelier.games.hotel_koenig.tables import TILE_KEYS
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import Chance
from hotelier.perft import divide, perft
from tests.hotel_koenig.positions import at, play

GAME = ht.GAMES["hotel-koenig"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_start_is_tiles_drawn(seats: int) -> None:
    start = GAME.setup(seats, GAME.choose_options({}))
    assert [perft(start, depth) for depth in (0, 1, 2)] == [1, 108, 108 * 107]


def test_counting_leaves_the_state_alone() -> None:
    start = GAME.setup(2, GAME.choose_options({}))
    before = start.copy()
    perft(start, 2)
    divide(start, 2)
    assert start == before


def test_baskets_of_three_shares() -> None:
    """Three chains to buy from, and no pile, so that `stop` leads to the next player's only tile.

    1: three shares or stop. 2: in rising order 4 + 3 + 2, and 1 tile after stop.
    3: 4 + 3 + 2 + 3 + 2 + 2 after two shares, 1 tile each after a share and stop, 4 after the tile.
    """
    used = ["1A", "2A", "4A", "5A", "6A", "8A", "9A", "9H", "9I"]
    gone = " ".join(tile for tile in TILE_KEYS if tile not in used)
    table = at("AA.III.PP", hands=["9I", "9H"], pile="", removed=gone)
    state = play(table, "lay 9I").state
    assert [perft(state, depth) for depth in (1, 2, 3)] == [4, 10, 16 + 3 + 4]


def test_divide_adds_up() -> None:
    state = at("III.FF", hands=["1I 4A 9G"], shares={"Festival": [2, 1, 0]}).state
    parts = divide(state, 3)
    assert list(parts) == ["lay 1I", "lay 4A", "lay 9G"]
    assert sum(parts.values()) == perft(state, 3)
    assert all(parts.values())


def test_a_finished_game_has_no_leaves() -> None:
    table = ht.Table(GAME, 2, seed=1)
    while table.to_move is not None:
        table.play(table.legal()[0])
    assert perft(table.state, 0) == 1
    assert perft(table.state, 1) == perft(table.state, 5) == 0
    assert divide(table.state, 3) == {}


@dataclass(frozen=True, slots=True)
class Shuffle(Chance):
    """A chance frame with too many outcomes to list."""


def test_chance_that_cannot_be_listed_is_refused() -> None:
    state = at("AA", hands=["9I"]).state
    state.stack.append(Shuffle())
    with pytest.raises(Unreadable) as refused:
        perft(state, 2)
    assert refused.value.reason == "too-many-outcomes"
    assert refused.value.details["kind"] == "Shuffle"
