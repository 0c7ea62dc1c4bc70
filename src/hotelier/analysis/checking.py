"""Coverage of the intervals of reviews, measured on the games noted by calibration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from math import hypot, sqrt
from typing import Any, Final, Protocol

from hotelier.analysis.evaluators import ANALYSERS
from hotelier.analysis.fitting import fit, fit_uncertainty
from hotelier.analysis.judge import RIVALS, estimate
from hotelier.analysis.notes import Notes, Row
from hotelier.analysis.outlook import Outlook
from hotelier.analysis.reading import (
    Lead,
    Weighed,
    error_of,
    mean,
    points_lead,
    weighed,
    win_lead,
)
from hotelier.analysis.uncertainty import NORMAL, Uncertainty
from hotelier.bots.judging import Estimate
from hotelier.games import ALL

QUARTERS: Final = 4
"""Number of parts of a game for which coverage is reported."""
Inside = list[tuple[float, bool]]
"""Part of the game left, and True if the outcome was inside the interval."""


class Played(Protocol):
    """Setting of the games that were played."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Mapping[str, object]: ...


def held(outlook: Outlook, rows: list[Row]) -> dict[str, float]:
    """Return the share of final scores inside their 95 % interval, by quarter of the game left."""
    inside: Inside = []
    for row in rows:
        off = abs(row.final - outlook.score(row.worth, row.left))
        inside.append((row.left, off <= NORMAL * outlook.deviation(row.left)))
    return by_quarter(inside)


def win_bins(rows: list[Row]) -> list[tuple[float, float, int]]:
    """Compare predicted and actual chances to win, in bins of 10 %.

    Each row has the mean prediction, the share won, and the number of positions.
    """
    bins: dict[int, list[Row]] = {}
    for row in rows:
        bins.setdefault(min(9, int(row.win * 10)), []).append(row)
    return [
        (round(mean([row.win for row in each]), 3), round(mean([row.won for row in each]), 3),
         len(each))
        for _, each in sorted(bins.items())
    ]  # fmt: skip


def differing(found: Sequence[Weighed]) -> list[Weighed]:
    """Return the comparisons in which the action played is not the best one."""
    return [each for each in found if each.best]


def points_believed(uncertainty: Uncertainty, each: Weighed) -> Estimate:
    """Return the estimate of a review for a cost in points."""
    return uncertainty.difference(points_lead(each).seen, each.left)


def win_believed(uncertainty: Uncertainty, each: Weighed) -> Estimate:
    """Return the estimate of a review for a cost in winning chances."""
    return uncertainty.difference(win_lead(each).seen, each.left, each.scale)


def within(said: Estimate, came: float, error: float) -> bool:
    """Return True if the interval contains the outcome, given the standard error of the outcome."""
    middle, margin = (said.low + said.high) / 2, (said.high - said.low) / 2
    return abs(came - middle) <= hypot(margin, NORMAL * error)


def cost_held(uncertainty: Uncertainty, found: Sequence[Weighed]) -> dict[str, float]:
    """Return the share of intervals of costs in points that contain the outcome."""
    return by_quarter([inside(each, points_believed(uncertainty, each), points_lead(each))
                       for each in found])  # fmt: skip


def win_cost_held(uncertainty: Uncertainty, found: Sequence[Weighed]) -> dict[str, float]:
    """Return the share of intervals of costs in winning chances that contain the outcome."""
    return by_quarter([inside(each, win_believed(uncertainty, each), win_lead(each))
                       for each in found])  # fmt: skip


def inside(each: Weighed, said: Estimate, lead: Lead) -> tuple[float, bool]:
    return each.left, within(said, lead.came, lead.error)


def score_held(uncertainty: Uncertainty, found: Sequence[Weighed]) -> dict[str, float]:
    """Return the share of intervals of expected scores that contain the mean outcome."""
    return by_quarter([
        (each.left, within(estimate(each.scores[0], blur=uncertainty.haze(each.left)),
                           mean(each.end_scores[0]), error_of(each.end_scores[0])))
        for each in found
    ])  # fmt: skip


def win_held(uncertainty: Uncertainty, found: Sequence[Weighed]) -> dict[str, float]:
    """Return the share of intervals of winning chances that contain the outcome.

    A few playouts that all end alike understate the error. So one win and one loss are added for
    it.
    """
    result: Inside = []
    for each in found:
        blur = RIVALS * each.scale * uncertainty.haze(each.left)
        said = estimate(each.wins[0], 0.0, 1.0, blur)
        ends = each.end_wins[0]
        share = (sum(ends) + 1) / (len(ends) + 2)
        error = sqrt(share * (1 - share) / len(ends))
        result.append((each.left, said.low - NORMAL * error <= mean(ends)
                       <= said.high + NORMAL * error))  # fmt: skip
    return by_quarter(result)


def verdicts(uncertainty: Uncertainty, found: Sequence[Weighed]) -> dict[str, float]:
    """Summarize the costs beyond the noise: their number, mean claim and mean outcome."""
    sure = [
        (believed.mean, points_lead(each).came)
        for each in found
        if (believed := points_believed(uncertainty, each)).low > 0
        and win_believed(uncertainty, each).low > 0
    ]
    if not sure:
        return {"sure": 0}
    claimed, came = (round(mean(column), 2) for column in zip(*sure, strict=True))
    return {"sure": len(sure), "claimed": claimed, "came": came}


def by_quarter(inside: Inside) -> dict[str, float]:
    """Return the shares inside the interval, in total and by quarter of the game left."""
    parts: dict[str, list[bool]] = {"all": [held for _, held in inside]}
    for left, held in sorted(inside):
        part = min(QUARTERS - 1, int(left * QUARTERS))
        name = f"{part / QUARTERS:.2f}-{(part + 1) / QUARTERS:.2f}"
        parts.setdefault(name, []).append(held)
    return {name: round(sum(each) / max(1, len(each)), 3) for name, each in parts.items()}


def found_out(setting: Played, games: Mapping[int, Notes]) -> dict[str, Any]:
    """Evaluate the games of a setting: fitted figures, and the coverage of the current figures."""
    analyser, kind = ANALYSERS[setting.game], ALL[setting.game]
    today = analyser.outlook(kind.setup(setting.seats, kind.choose_options(setting.options)))
    rows = [row for rows, _ in games.values() for row in rows]
    found = [weighed(today, each) for _, compared in games.values() for each in compared]
    apart = differing(found)
    return {
        "games": len(games), "fitted": asdict(fit(rows)),
        "final_held": held(today, rows), "wins": win_bins(rows),
        "comparisons": len(found), "score_held": score_held(analyser.uncertainty, found),
        "win_held": win_held(analyser.uncertainty, found),
        "differing": len(apart),
        "fitted_uncertainty": asdict(fit_uncertainty(apart, analyser.uncertainty)),
        "cost_held": cost_held(analyser.uncertainty, apart),
        "win_cost_held": win_cost_held(analyser.uncertainty, apart),
        **verdicts(analyser.uncertainty, apart),
    }  # fmt: skip
