"""Calibration: figures found again in made-up games, and intervals that hold what they promise."""

from __future__ import annotations

from dataclasses import replace
from math import hypot, sqrt
from pathlib import Path
from random import Random

import pytest

from hotelier.analysis.calibrated import BASE, WALZER, with_modules
from hotelier.analysis.checking import (
    cost_held,
    differing,
    held,
    score_held,
    verdicts,
    win_bins,
    win_cost_held,
    win_held,
)
from hotelier.analysis.evaluators import ANALYSERS
from hotelier.analysis.fitting import fit, fit_uncertainty
from hotelier.analysis.notes import OVER, Comparison, Row, Tried, note_line, read_notes
from hotelier.analysis.outlook import Outlook
from hotelier.analysis.reading import Weighed, points_lead, weighed
from hotelier.analysis.uncertainty import SOON, Uncertainty
from tests.grand_austria_hotel.positions import at, player


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
    true = Outlook((-8.0, -12.0, 60.0), 20.0, 6.0, 0.7)
    rows = made_up(true, 6000)
    found = fit(rows)
    assert found.coming == pytest.approx(true.coming, abs=6)
    assert found.deviation(1.0) == pytest.approx(true.deviation(1.0), rel=0.1)
    assert found.deviation(0.1) == pytest.approx(true.deviation(0.1), rel=0.3)
    assert all(share == pytest.approx(0.95, abs=0.03) for share in held(found, rows).values())


def test_an_outlook_that_is_too_sure_is_found_out() -> None:
    true = Outlook((0.0, 0.0, 0.0), 20.0, 6.0, 0.7)
    sure = Outlook((0.0, 0.0, 0.0), 5.0, 3.0, 0.7)
    assert all(share < 0.8 for share in held(sure, made_up(true, 2000)).values())


POINT = 0.01
"""Value of a point in winning chances."""


def made_up_comparisons(uncertainty: Uncertainty, count: int) -> list[Weighed]:
    """Actions that lie apart, and are misjudged, as an uncertainty says, played out often.

    The first is the best that is seen, and chances go with the points.
    """
    rng = Random(2)
    found = []
    for _ in range(count):
        left = rng.uniform(SOON, 1)
        true = rng.gauss(0, uncertainty.spread)
        seen = rng.gauss(true, hypot(uncertainty.least, uncertainty.early * sqrt(left)))
        leads = [rng.gauss(seen, uncertainty.world * sqrt(left)) for _ in range(6)]
        level = rng.gauss(100, uncertainty.haze(left))
        rows = [[level] * 6, [level + lead for lead in leads]]
        ends = [[100.0] * 2, [100 + true] * 2]
        if sum(leads) < 0:
            rows, ends = rows[::-1], ends[::-1]
        found.append(Weighed(left, POINT, False, rows, [wins_of(row) for row in rows], ends,
                             [wins_of(end) for end in ends]))  # fmt: skip
    return found


def wins_of(scores: list[float]) -> list[float]:
    return [0.5 + POINT * (score - 100) for score in scores]


MADE_UP = Uncertainty(5.0, 1.0, 4.0, 8.0, 3.0, 12.0)


def test_intervals_hold_what_they_promise() -> None:
    compared = made_up_comparisons(MADE_UP, 3000)
    assert all(
        share == pytest.approx(0.95, abs=0.03) for share in cost_held(MADE_UP, compared).values()
    )
    assert score_held(MADE_UP, compared)["all"] == pytest.approx(0.95, abs=0.02)


def test_of_a_sure_cost_as_much_comes_as_was_claimed() -> None:
    sure = verdicts(MADE_UP, made_up_comparisons(MADE_UP, 3000))
    assert sure["sure"] > 100
    assert sure["came"] == pytest.approx(sure["claimed"], rel=0.1)


def test_a_judge_that_believes_all_it_sees_is_found_out() -> None:
    believing = replace(MADE_UP, least=0.1, early=0.1, spread=50.0)
    compared = made_up_comparisons(MADE_UP, 1000)
    assert cost_held(believing, compared)["all"] < 0.9
    fitted = fit_uncertainty(compared, believing)
    assert fitted.spread == pytest.approx(MADE_UP.spread, rel=0.25)
    assert cost_held(fitted, compared)["all"] == pytest.approx(0.95, abs=0.03)


def test_chances_and_their_costs_are_held_to_account_as_points_are() -> None:
    compared = made_up_comparisons(MADE_UP, 2000)
    assert win_cost_held(MADE_UP, compared)["all"] == pytest.approx(0.95, abs=0.03)
    believing = replace(MADE_UP, least=0.1, early=0.1, spread=50.0)
    assert win_cost_held(believing, compared)["all"] < 0.9


def test_a_chance_that_was_too_sure_is_found_out() -> None:
    """Check that 90 % for a seat that wins half of the playouts counts as wrong."""
    sure = Weighed(0.5, 0.0, False, [[100.0] * 6], [[0.9] * 6], [[100.0] * 16], [[1.0, 0.0] * 8])
    right = replace(sure, wins=[[0.5] * 6])
    assert win_held(MADE_UP, [sure])["all"] == 0
    assert win_held(MADE_UP, [right])["all"] == 1


def noted() -> Comparison:
    """An action valued early in two worlds, beside one that ends the game."""
    return Comparison(
        0.5, 0, [40.0, 42.0], True,
        [
            Tried([[50.0, 45.0], [52.0, 44.0]], [0.4, 0.4], [90.0, 95.0], [1.0, 1.0]),
            Tried([[81.0, 80.0], [83.0, 80.0]], [OVER, OVER], [80.0, 84.0], [0.0, 1.0]),
        ],
    )  # fmt: skip


def test_notes_are_read_again(tmp_path: Path) -> None:
    notes = [Row(0.5, 40.0, 0.5, 90, 1.0)], [noted()]
    path = tmp_path / "notes.jsonl"
    path.write_text(note_line(("austria-2", 7), notes), encoding="utf-8")
    assert read_notes(path) == {"austria-2": {7: notes}}


def test_notes_are_read_with_any_outlook() -> None:
    """Check that positions before the end use the outlook, and finished games do not."""
    little, much = (
        weighed(Outlook((0.0, each, 0.0), 20.0, 6.0, 1.0), noted()) for each in (50.0, 100.0)
    )
    assert little.scores == [[70.0, 72.0], [81.0, 83.0]]
    assert much.scores == [[90.0, 92.0], [81.0, 83.0]]
    assert (little.best, much.best) == (1, 0)
    assert differing([little, much]) == [little]
    assert little.wins[0] == much.wins[0]
    assert all(0.5 < win < 1 for row in little.wins for win in row)
    lead = points_lead(little)
    assert lead.seen == [11.0, 11.0]
    assert (lead.came, lead.error) == pytest.approx((-10.5, 0.5))


def test_chances_are_put_beside_what_came_of_them() -> None:
    rows = [Row(0.5, 0, 0.22, 0, float(number == 0)) for number in range(4)]
    assert win_bins(rows) == [(0.22, 0.25, 4)]


def test_few_modules_lie_between_none_and_all_and_three_between_two_and_four() -> None:
    assert with_modules("none", 2) == BASE[0]
    assert with_modules("12345", 4) == WALZER[1]
    ends = sorted((BASE[0].coming[1], WALZER[0].coming[1]))
    assert ends[0] < with_modules("24", 2).coming[1] < ends[1]
    assert BASE[1].scatter < with_modules("none", 3).scatter < BASE[0].scatter


def test_the_judge_reckons_with_the_retreats_to_come() -> None:
    """GAH-17.1, 13.41 An Operator counts the steps that are left after the last scoring."""
    without, operator = (
        ANALYSERS["grand-austria-hotel"].evaluator.terms(
            at(player(emperor=7, staff=staff, turns=1), round=7, dice={1: 2}, queue="").state, 0
        )["end_cards"]
        for staff in ("", "operator")
    )
    assert 0 <= operator - without < 1
