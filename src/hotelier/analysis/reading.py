"""Evaluation of noted comparisons as in a review, under any figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from hotelier.analysis.notes import OVER, Comparison, Tried
from hotelier.analysis.outlook import Outlook, chances, slope


@dataclass(frozen=True)
class Weighed:
    """An action and the best alternatives: results in each world, and at the end of playouts."""

    left: float
    scale: float
    """Value of a point in chances to win."""
    own: bool
    """True if the player chose the action."""
    scores: list[list[float]]
    """For each action, the action in question first."""
    wins: list[list[float]]
    end_scores: list[list[float]]
    end_wins: list[list[float]]

    @property
    def best(self) -> int:
        """Index of the action that a review considers best."""
        return max(range(len(self.scores)), key=lambda each: mean(self.scores[each]))


@dataclass(frozen=True)
class Lead:
    """Lead of the best action over the one in question."""

    seen: list[float]
    """Lead in each world."""
    came: float
    """Mean lead at the end of the playouts."""
    error: float
    """Standard error of that mean."""


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def error_of(values: Sequence[float]) -> float:
    """Return the standard error of the mean."""
    return sqrt(variance(values) / len(values))


def weighed(outlook: Outlook, compared: Comparison) -> Weighed:
    """Evaluate a comparison under an outlook."""
    scores = [outlook.score(worth, compared.left) for worth in compared.worths]
    expected = [expectations(outlook, tried) for tried in compared.tried]
    seat = compared.seat
    return Weighed(
        compared.left, slope(scores, outlook.deviation(compared.left), seat), compared.own,
        [[row[seat] for row in each[0]] for each in expected],
        [[row[seat] for row in each[1]] for each in expected],
        [tried.end_scores for tried in compared.tried],
        [tried.end_wins for tried in compared.tried],
    )  # fmt: skip


def expectations(
    outlook: Outlook, tried: Tried
) -> tuple[list[list[float]], list[tuple[float, ...]]]:
    """Return the expected scores and chances to win of every seat in each world."""
    scores, wins = [], []
    for worths, left in zip(tried.worths, tried.lefts, strict=True):
        over = left == OVER
        row = worths if over else [outlook.score(worth, left) for worth in worths]
        scores.append(row)
        wins.append(chances(row, outlook.least if over else outlook.deviation(left)))
    return scores, wins


def lead(worlds: list[list[float]], ends: list[list[float]], best: int) -> Lead:
    """Return the lead of the best action over the first, in scores or in chances."""
    seen = [a - b for a, b in zip(worlds[best], worlds[0], strict=True)]
    came = [a - b for a, b in zip(ends[best], ends[0], strict=True)]
    return Lead(seen, mean(came), error_of(came))


def points_lead(each: Weighed) -> Lead:
    return lead(each.scores, each.end_scores, each.best)


def win_lead(each: Weighed) -> Lead:
    return lead(each.wins, each.end_wins, each.best)
