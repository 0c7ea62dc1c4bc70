"""Figures for the analysers, fitted to the games noted by calibration.

Least squares give the points still to come on top of the worth of a position. The residuals give
the scatter. The error of the judge is found by coordinate search: each figure is varied by factors.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import log, sqrt
from typing import Final

from hotelier.analysis.notes import Row
from hotelier.analysis.outlook import Outlook
from hotelier.analysis.reading import Weighed, mean, points_lead
from hotelier.analysis.uncertainty import NORMAL, Uncertainty

ROUNDS: Final = 4
FACTORS: Final = (0.5, 0.8, 0.9, 1.1, 1.25, 2.0)
"""Factors by which figures are varied."""


def fit(rows: list[Row]) -> Outlook:
    """Fit the shortfall to a quadratic in the part left, and the scatter to the residuals."""
    table = [([1.0, row.left, row.left**2], row.final - row.worth) for row in rows]
    coming = least_squares(table)
    rests = [
        (each[1], (short - sum(a * b for a, b in zip(each, coming, strict=True))) ** 2)
        for each, short in table
    ]
    (_, least), (middle, half), (early, most) = (
        deviation_at(rests, *part) for part in ((0.0, 0.1), (0.3, 0.6), (0.7, 1.0))
    )
    rise = max(most - least, 0.1 * least)
    bend = log(max(half - least, 0.1 * rise) / rise) / log(middle / early)
    scatter = rise / early**bend
    always, once, twice = (round(each, 2) for each in coming)
    return Outlook((always, once, twice), round(scatter, 2), round(least, 2), round(bend, 2))


def deviation_at(
    rests: Sequence[tuple[float, float]], low: float, high: float
) -> tuple[float, float]:
    """Return the mean part left and the root mean square residual within a range of parts left."""
    within = [(left, rest) for left, rest in rests if low <= left <= high]
    return mean([left for left, _ in within]), sqrt(mean([rest for _, rest in within]))


def least_squares(table: Sequence[tuple[Sequence[float], float]]) -> list[float]:
    """Return the coefficients of the columns that approximate the last column best.

    >>> least_squares([([1.0, 0.0], 3.0), ([1.0, 1.0], 5.0), ([1.0, 2.0], 7.0)])
    [3.0, 2.0]
    """
    count = len(table[0][0])
    rows = [
        [sum(row[a] * row[b] for row, _ in table) for b in range(count)]
        + [sum(row[a] * last for row, last in table)]
        for a in range(count)
    ]
    for pivot in range(count):
        for other in range(count):
            if other != pivot:
                factor = rows[other][pivot] / rows[pivot][pivot]
                pairs = zip(rows[other], rows[pivot], strict=True)
                rows[other] = [a - factor * b for a, b in pairs]
    return [rows[each][count] / rows[each][each] for each in range(count)]


def unlikely(uncertainty: Uncertainty, compared: Sequence[Weighed]) -> float:
    """Return twice the negative log-likelihood of the comparisons, up to a constant."""
    total = 0.0
    for each in compared:
        found = points_lead(each)
        believed = uncertainty.difference(found.seen, each.left)
        square = ((believed.high - believed.low) / 2 / NORMAL) ** 2 + found.error**2
        total += log(square) + (found.came - believed.mean) ** 2 / square
    return total


def fit_uncertainty(compared: Sequence[Weighed], start: Uncertainty) -> Uncertainty:
    """Return the figures that make the outcomes most likely, found by coordinate search."""
    best, least = start, unlikely(start, compared)
    for _ in range(ROUNDS):
        for name in ("spread", "least", "early"):
            for factor in FACTORS:
                other = replace(best, **{name: getattr(best, name) * factor})
                value = unlikely(other, compared)
                if value < least:
                    best, least = other, value
    return best
