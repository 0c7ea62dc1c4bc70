"""Sums, shares and intervals against values worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from statistics import mean, stdev

import pytest

from hotelier.arena.match import Result
from hotelier.arena.statistics import Spread, Tally, wilson


def test_wilson_by_hand() -> None:
    """8 of 10: z = 1.96, z²/n = 0.38415; (0.8 + 0.19207 ± √(0.38415 · 0.25604)) / 1.38415."""
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)


@pytest.mark.parametrize("games", [1, 40, 10_000])
def test_wilson_at_the_edges(games: int) -> None:
    """With no win the upper end is z² / (n + z²); nothing leaves [0, 1]."""
    edge = 3.841458820694124 / (games + 3.841458820694124)
    assert wilson(0, games) == pytest.approx((0, edge))
    assert wilson(games, games) == pytest.approx((1 - edge, 1))


def test_wilson_holds_what_it_promises() -> None:
    """In 2,000 samples of 50 throws the true share lies outside about one time in twenty."""
    rng = Random(1)
    outside = 0
    for _ in range(2000):
        low, high = wilson(sum(rng.random() < 0.25 for _ in range(50)), 50)
        outside += not low <= 0.25 <= high
    assert 0.03 < outside / 2000 < 0.07


def test_spread_is_that_of_the_standard_library() -> None:
    numbers = [Random(2).randrange(-500, 90_000) for _ in range(200)]
    spread = Spread()
    for number in numbers:
        spread.add(number)
    assert spread.data() == pytest.approx(
        {"mean": mean(numbers), "sd": stdev(numbers), "min": min(numbers), "max": max(numbers)}
    )


def test_spread_of_one_number() -> None:
    spread = Spread()
    spread.add(-3)
    assert spread.data() == {"mean": -3, "sd": 0, "min": -3, "max": -3}


def test_tally_by_hand() -> None:
    """Three games of three: greedy wins one, shares one with a random player, loses one."""
    tally = Tally(3)
    tally.add(Result(0, ("greedy", "random", "random"), 10, "safe", (9, 5, 4), (0,)))
    tally.add(Result(1, ("random", "greedy", "random"), 20, "41", (7, 7, 1), (0, 1)))
    tally.add(Result(2, ("random", "random", "greedy"), 30, "41", (8, 2, 3), (0,)))
    assert tally.seat_wins == {0: Fraction(5, 2), 1: Fraction(1, 2), 2: 0}
    assert tally.bot_wins == {"greedy": Fraction(3, 2), "random": Fraction(3, 2)}
    data = tally.data()
    assert data["games"] == 3
    assert data["length"] == {"mean": 20, "sd": 10, "min": 10, "max": 30}
    assert list(data["ends"]) == ["41", "safe"]
    assert data["ends"]["41"]["share"] == pytest.approx(2 / 3)
    assert data["seats"][0]["wins"]["share"] == pytest.approx(5 / 6)
    assert data["seats"][0]["score"] == {"mean": 8, "sd": 1, "min": 7, "max": 9}
    assert data["bots"]["greedy"]["seats"] == 1
    assert data["bots"]["random"]["seats"] == 2
    assert data["bots"]["random"]["wins"]["share"] == 0.5
    assert data["bots"]["random"]["score"]["mean"] == pytest.approx(27 / 6)
