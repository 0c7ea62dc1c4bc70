"""Luck: the outcome of chance, compared with the mean of other possible outcomes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import mean, variance
from typing import Any, Final

from hotelier.analysis.courses import next_asked, planned
from hotelier.analysis.decisions import Part
from hotelier.analysis.evaluators import Analyser
from hotelier.analysis.outlook import Prospect, prospect
from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Luck
from hotelier.bots.judging import Budget
from hotelier.kernel.frames import CHANCE, OVER, play, sample, to_move

OTHERS: Final = 8
"""Number of alternative outcomes that the real one is compared with."""


def luck_at(analyser: Analyser, states: list[Any], ply: int, to: int) -> Part:
    """Return the luck of each seat, relative to the mean of other possible outcomes.

    Each alternative is compared with the real outcome under the same later luck. This later luck
    differs between alternatives.
    """
    points: list[list[float]] = []
    wins: list[list[float]] = []
    for number in range(OTHERS):
        state = states[ply].copy()
        rng = Random(f"review/{ply}/{number}")
        while to_move(state) == CHANCE:
            play(state, sample(state, rng))
        salt = rng.getrandbits(64)
        came, other = promise(analyser, states[to], salt), promise(analyser, state, salt)
        points.append(less(came.scores, other.scores))
        wins.append(less(came.wins, other.wins))
    return {
        "ply": ply, "to": to,
        "luck_points": by_seat(points, mean), "error_points": by_seat(points, error_of),
        "luck_win": by_seat(wins, mean), "error_win": by_seat(wins, error_of),
    }  # fmt: skip


def less(came: Sequence[float], other: Sequence[float]) -> list[float]:
    """Return the advantage of each seat over the alternative."""
    return [a - b for a, b in zip(came, other, strict=True)]


def by_seat(rows: list[list[float]], figure: Callable[[Sequence[float]], float]) -> list[float]:
    """Apply a statistic to each seat's column."""
    return [figure(column) for column in zip(*rows, strict=True)]


def error_of(values: Sequence[float]) -> float:
    """Return the standard error of the mean.

    >>> round(error_of([1.0, 2.0, 3.0]), 2)
    0.58
    """
    return sqrt(variance(values) / len(values))


def promise(analyser: Analyser, state: Any, salt: int) -> Prospect:
    """Return the prospect of a state after the turns that use the outcome of chance."""
    luck = Luck(salt)
    state = state.copy()
    for _ in range(analyser.used_within(state)):
        asked = next_asked(analyser.evaluator, state, luck)
        if asked == OVER:
            break
        state, _ = planned(analyser.evaluator, state, asked, luck, Clock(Budget()), fresh=True)
    return prospect(analyser, state)
