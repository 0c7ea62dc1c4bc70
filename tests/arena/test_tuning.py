"""Tuning weights: the search finds better points, weights keep their meaning, games repeat."""

from __future__ import annotations

import json
from dataclasses import asdict
from random import Random

import pytest

from hotelier.arena.tuning.evolution import Evolution
from hotelier.arena.tuning.trials import TRIALS, koenig_game, scaled, starts
from hotelier.bots.hotel_koenig.greedy import PLANNED


def test_the_search_climbs_a_noisy_hill() -> None:
    peak = [0.5, -0.3, 0.2, 0.0, -0.6, 0.4]
    rng = Random(1)
    state = Evolution([0.0] * len(peak), 0.2)

    def height(point: list[float]) -> float:
        return -sum((x - top) ** 2 for x, top in zip(point, peak, strict=True))

    begin = height(state.mean)
    for _ in range(40):
        points = state.candidates(16, rng)
        noisy = {id(point): height(point) + rng.gauss(0.0, 0.05) for point in points}
        state.learn(sorted(points, key=lambda point: -noisy[id(point)]))
    assert height(state.mean) > begin / 5
    assert state.generation == 40


def test_candidates_come_in_mirrored_pairs() -> None:
    state = Evolution([1.0, 2.0], 0.3)
    points = state.candidates(6, Random(2))
    for one, other in zip(points[::2], points[1::2], strict=True):
        middle = [(a + b) / 2 for a, b in zip(one, other, strict=True)]
        assert middle == pytest.approx(state.mean)


def test_a_saved_search_goes_on_as_if_it_had_not_stopped() -> None:
    state = Evolution([0.0, 0.0, 0.0], 0.2)
    state.learn(state.candidates(8, Random(3)))
    again = Evolution(**json.loads(json.dumps(state.data())))
    assert again == state
    assert again.candidates(4, Random(4)) == state.candidates(4, Random(4))


@pytest.mark.parametrize("game", sorted(TRIALS))
def test_coordinates_scale_weights_and_leave_the_fixed_ones(game: str) -> None:
    begin, names = TRIALS[game].begin, TRIALS[game].names
    assert scaled(begin, names, [0.0] * len(names)) == begin
    doubled = asdict(scaled(begin, names, [1.0] * len(names)))
    for name, value in asdict(begin).items():
        assert (doubled[name] == value) == (name not in names or not value)
    assert all(len(point) == len(names) for point in starts(TRIALS[game]))


def test_a_trial_depends_on_weights_and_seed_alone() -> None:
    options = TRIALS["hotel-koenig"].options
    scores = [koenig_game(PLANNED, seed, options).score for seed in ("a", "a", "b")]
    assert scores[0] == scores[1] != scores[2]
    assert all(0 <= score <= 100 for score in scores)
