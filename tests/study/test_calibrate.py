"""Calibration: figures found again in made-up games, and intervals that hold what they promise."""

from __future__ import annotations

from random import Random

import pytest

from hotelier.study.calibrate import Change, Row, blur_of, fit, held, win_bins
from hotelier.study.lens import BASE, WALZER, with_modules
from hotelier.study.outlook import Outlook


def made_up(outlook: Outlook, count: int) -> list[Row]:
    """Seats whose final score is what the outlook says, and scatters as it says."""
    rng = Random(4)
    rows = []
    for _ in range(count):
        left, worth = rng.random(), rng.uniform(0, 80)
        final = rng.gauss(outlook.score(worth, left), outlook.deviation(left))
        rows.append(Row(left, worth, 0.5, round(final), 0.5))
    return rows


def test_the_figures_of_made_up_games_are_found_again() -> None:
    true = Outlook((-12.0, 60.0), 20.0, 6.0)
    rows = made_up(true, 6000)
    found = fit(rows)
    assert found.coming == pytest.approx(true.coming, abs=6)
    assert found.scatter == pytest.approx(true.scatter, rel=0.1)
    assert found.least == pytest.approx(true.least, rel=0.3)
    assert all(share == pytest.approx(0.95, abs=0.03) for share in held(found, rows).values())


def test_an_outlook_that_is_too_sure_is_found_out() -> None:
    true = Outlook((0.0, 0.0), 20.0, 6.0)
    sure = Outlook((0.0, 0.0), 5.0, 3.0)
    assert all(share < 0.8 for share in held(sure, made_up(true, 2000)).values())


def test_the_blur_covers_what_chance_does_not() -> None:
    """Differences that scatter by 3 with an error of 1: the blur is about √8."""
    rng = Random(2)
    changes = [Change(rng.gauss(0, 3), 1.0) for _ in range(4000)]
    blur = blur_of(changes)
    assert blur == pytest.approx(8**0.5, rel=0.06)
    inside = sum(abs(each.change) <= 1.96 * (1 + blur**2) ** 0.5 for each in changes)
    assert inside / len(changes) == pytest.approx(0.95, abs=0.005)


def test_chances_are_put_beside_what_came_of_them() -> None:
    rows = [Row(0.5, 0, 0.22, 0, float(number == 0)) for number in range(4)]
    assert win_bins(rows) == [(0.22, 0.25, 4)]


def test_few_modules_lie_between_none_and_all() -> None:
    assert with_modules("none") == BASE
    assert with_modules("12345") == WALZER
    some = with_modules("24").coming[0]
    ends = sorted((BASE.coming[0], WALZER.coming[0]))
    assert ends[0] <= some <= ends[1]
