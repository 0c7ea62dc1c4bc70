"""Luck: what chance gives is worth what can be made of it."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.analysis.evaluators import ANALYSERS
from hotelier.analysis.koenig import tiles_worth
from hotelier.analysis.luck import luck_at
from hotelier.analysis.outlook import prospect
from hotelier.analysis.review import opened, points_of
from hotelier.bots.hotel_koenig.survey import survey
from hotelier.games.hotel_koenig.tables import CHAIN_COUNT, EMPTY
from tests.analysis.games import finished_text, midway

KOENIG = "hotel-koenig"
LENS = ANALYSERS[KOENIG]


def holding(tile: int) -> Any:
    """A game in its middle, in which the first seat holds one tile."""
    state = midway(KOENIG, 2, 50)
    state.hands[0] = (tile,)
    return state


def lonely(state: Any) -> int:
    """A tile that does nothing for anybody."""
    found = survey(tuple(state.board), tuple(state.size))
    busy = {*found.founding, *found.dead, *(link.tile for link in found.links)}
    return next(tile for tile, on in enumerate(state.board) if on == EMPTY and tile not in busy)


def test_a_tile_that_founds_is_worth_more_than_one_that_does_nothing() -> None:
    state = midway(KOENIG, 2, 50)
    founding = survey(tuple(state.board), tuple(state.size)).founding
    assert founding
    assert 0 in state.size
    time = LENS.left(state)
    assert tiles_worth(holding(founding[0]), 0, time) > 0
    assert tiles_worth(holding(lonely(state)), 0, time) == 0


def test_a_tile_that_merges_is_worth_something_to_those_who_are_paid() -> None:
    states = (midway(KOENIG, 2, decisions) for decisions in range(60, 120))
    state = next(each for each in states if survey(tuple(each.board), tuple(each.size)).links)
    time = LENS.left(state)
    link = survey(tuple(state.board), tuple(state.size)).links[0]
    for chain in range(CHAIN_COUNT):
        for seat in (0, 1):
            state.shares[seat * CHAIN_COUNT + chain] = 0
    state.hands[0] = (link.tile,)
    assert tiles_worth(state, 0, time) == 0, "who holds no shares is paid nothing"
    state.shares[link.dissolved[0]] = 3
    assert tiles_worth(state, 0, time) > 0


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_in_hotel_koenig_is_not_always_even(seats: int) -> None:
    text = finished_text(KOENIG, seats)
    record, states = opened(text)
    drawn = [point for point in points_of(record, states) if record.lines[point.ply].by is None]
    found = [luck_at(LENS, states, point.ply, point.to) for point in drawn[::5]]
    assert sum(any(abs(luck) > LENS.unit for luck in each["luck_points"]) for each in found) > 3
    for each in found:
        assert sum(each["luck_win"]) == pytest.approx(0, abs=1e-6)
        assert all(off >= 0 for off in each["error_points"])


def test_what_is_drawn_moves_the_line_over_the_game() -> None:
    record, states = opened(finished_text(KOENIG))
    rises = [
        prospect(LENS, states[ply + 1]).wins[0] - prospect(LENS, states[ply]).wins[0]
        for ply, line in enumerate(record.lines)
        if line.by is None
    ]
    assert min(rises) < 0 < max(rises)
