"""Measuring speed: figures that hang together, and goals that can fail."""

from __future__ import annotations

from random import Random

import pytest

import hotelier as ht
from hotelier.arena.goals import GOALS, REFERENCE_SPIN_MS
from hotelier.arena.peers import PEERS, installed_peers, missing_peers
from hotelier.arena.speed import (
    Figures,
    hot_spots,
    measure,
    our_engine,
    random_record,
    spin_seconds,
)
from hotelier.kernel.frames import play_at_random

GAME = ht.GAMES["hotel-koenig"]
ENGINE = our_engine(GAME, 4, GAME.choose_options({}))


def test_random_play_ends_and_stops_where_told() -> None:
    state = GAME.setup(4, GAME.choose_options({}))
    assert play_at_random(state, Random(1), 10) == 10
    assert ht.to_move(state) != ht.OVER
    assert play_at_random(state, Random(1)) > 50
    assert ht.to_move(state) == ht.OVER


def test_a_round_measures_every_engine() -> None:
    figures = measure([ENGINE, *installed_peers()], 0.3, Random(1))
    assert set(figures) == {"hotel-koenig", *(engine.name for engine in installed_peers())}
    ours = figures["hotel-koenig"]
    assert 100 < ours.decisions_per_game < 500
    assert ours.games_per_second * ours.decisions_per_game * ours.decision_us == pytest.approx(1e6)
    assert 0 < ours.copy_us < ours.decision_us


def test_positions_are_from_the_midst_of_games() -> None:
    states = ENGINE.positions(5, Random(1))
    assert len(states) == 5
    assert all(10 < len(state.pile) < 80 for state in states)


def test_every_peer_is_installed_or_missed() -> None:
    named = [engine.name for engine in installed_peers()] + missing_peers()
    assert sorted(named) == sorted(engine.name for engine in PEERS.values())
    assert {goal.peer for goals in GOALS.values() for goal in goals} - {""} == set(named)


def test_every_game_has_goals() -> None:
    assert set(GOALS) == set(ht.GAMES)


def test_goals_beside_peers_are_met_or_missed() -> None:
    goals = GOALS["hotel-koenig"]
    peers = {"python-chess": Figures(60.0, 40.0, 400, 2.0), "catanatron": Figures(60, 10, 900, 60)}
    slow = [{"us": Figures(30.0, 90.0, 300, 3.0), **peers}]
    fast = [{"us": Figures(15.0, 100.0, 300, 2.0), **peers}]
    found = [goal.found("us", slow, [50.0]) for goal in goals]
    assert found == [[0.5], [9.0], [1.5]]
    assert not any(goal.met(values[0]) for goal, values in zip(goals, found, strict=True))
    assert all(goal.met(goal.found("us", fast, [50.0])[0]) for goal in goals)
    alone = [{"us": Figures(15.0, 100.0, 300, 2.0)}]
    assert [goal.found("us", alone, [50.0]) for goal in goals] == [[], [], []]


def test_goals_without_a_peer_are_scaled_to_an_ordinary_core() -> None:
    goals = [goal for goal in GOALS["grand-austria-hotel"] if not goal.peer]
    measured = [{"us": Figures(20.0, 150.0, 300, 3.0, 16.0)}] * 2
    spins = [REFERENCE_SPIN_MS, 2 * REFERENCE_SPIN_MS]
    found = [goal.found("us", measured, spins) for goal in goals]
    assert found == [[150.0, 300.0], [50_000.0, 100_000.0], [16.0, 8.0]]
    met = [[goal.met(v) for v in values] for goal, values in zip(goals, found, strict=True)]
    assert met == [[False, True]] * 3


@pytest.mark.parametrize("name", list(ht.GAMES))
def test_replaying_is_measured(name: str) -> None:
    game = ht.GAMES[name]
    options = game.choose_options({})
    record = random_record(game, 4, options, Random(1))
    assert len(record.lines) > 100
    replay = our_engine(game, 4, options).replay
    assert replay is not None
    assert 0 < replay(0.01, Random(1)) < 10


def test_hot_spots_come_hottest_first() -> None:
    spots = hot_spots(ENGINE, 0.1, Random(1))
    assert len(spots) == 10
    assert spots == sorted(spots, key=lambda spot: -spot.seconds)
    assert any(spot.function.startswith("frames.py:") for spot in spots)
    assert all(spot.calls for spot in spots)
    assert 0 < sum(spot.share for spot in spots) <= 1


def test_spinning_takes_time() -> None:
    assert 0.001 < spin_seconds() < 10
