"""What calibration makes of games: figures for the lenses, and how often intervals hold.

Least squares give what comes on top of the worth of a position; the rest is scatter. Half of the
games are fitted, the other half says how often the final score lay in the interval.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from math import hypot, log, sqrt
from typing import Any, Final, Protocol

from hotelier.games import ALL
from hotelier.study.doubt import NORMAL, Doubt
from hotelier.study.judge import estimate
from hotelier.study.lens import LENSES
from hotelier.study.outlook import Outlook

QUARTERS: Final = 4
"""Parts of a game for which the check is told apart."""
ROUNDS: Final = 4
FACTORS: Final = (0.5, 0.8, 0.9, 1.1, 1.25, 2.0)
"""How figures are tried."""


@dataclass(frozen=True)
class Row:
    """A seat at a decision: the part of the game left, its worth, and what was expected."""

    left: float
    worth: float
    win: float
    final: int
    won: float


@dataclass(frozen=True)
class Tried:
    """An action: what a review expected of it, world by world, and what came of it in the end."""

    scores: list[float]
    wins: list[float]
    end_scores: list[float]
    end_wins: list[float]


@dataclass(frozen=True)
class Comparison:
    """The best action that a review found, and another."""

    left: float
    best: Tried
    played: Tried


class Played(Protocol):
    """What was played."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Mapping[str, object]: ...


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def variance(values: Sequence[float]) -> float:
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def fit(rows: list[Row]) -> Outlook:
    """Least squares of what is short on the part left and its square; the rest by its root."""
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
    """In a part of the game: the mean part left, and the root of the mean of these squares."""
    within = [(left, rest) for left, rest in rests if low <= left <= high]
    return mean([left for left, _ in within]), sqrt(mean([rest for _, rest in within]))


def least_squares(table: Sequence[tuple[Sequence[float], float]]) -> list[float]:
    """The factors with which the columns of a table come nearest to its last one.

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


def held(outlook: Outlook, rows: list[Row]) -> dict[str, float]:
    """How often the final score lay within 95 %, by the quarter of the game that was left."""
    inside: list[tuple[float, bool]] = []
    for row in rows:
        off = abs(row.final - outlook.score(row.worth, row.left))
        inside.append((row.left, off <= NORMAL * outlook.deviation(row.left)))
    return by_quarter(inside)


def win_bins(rows: list[Row]) -> list[tuple[float, float, int]]:
    """Chances as expected and as they came out, in tenths: mean chance, share won, how many."""
    bins: dict[int, list[Row]] = {}
    for row in rows:
        bins.setdefault(min(9, int(row.win * 10)), []).append(row)
    return [
        (round(mean([row.win for row in each]), 3), round(mean([row.won for row in each]), 3),
         len(each))
        for _, each in sorted(bins.items())
    ]  # fmt: skip


def leads(each: Comparison) -> tuple[list[float], float, float]:
    """What the best action was ahead, world by world; what it was in the end, with its error."""
    measured = [a - b for a, b in zip(each.best.scores, each.played.scores, strict=True)]
    ends = [a - b for a, b in zip(each.best.end_scores, each.played.end_scores, strict=True)]
    return measured, mean(ends), sqrt(variance(ends) / len(ends))


def unlikely(doubt: Doubt, compared: Sequence[Comparison]) -> float:
    """How badly a doubt goes with what came (the less, the better)."""
    total = 0.0
    for each in compared:
        measured, end, error = leads(each)
        believed = doubt.difference(measured, each.left)
        square = ((believed.high - believed.low) / 2 / NORMAL) ** 2 + error**2
        total += log(square) + (end - believed.mean) ** 2 / square
    return total


def fit_doubt(compared: Sequence[Comparison], start: Doubt) -> Doubt:
    """The figures under which what came is likeliest, found by trying larger and smaller ones."""
    best, least = start, unlikely(start, compared)
    for _ in range(ROUNDS):
        for name in ("spread", "least", "early"):
            for factor in FACTORS:
                other = replace(best, **{name: getattr(best, name) * factor})
                value = unlikely(other, compared)
                if value < least:
                    best, least = other, value
    return best


def differing(compared: Sequence[Comparison]) -> list[Comparison]:
    """Those in which another action than the best was played."""
    return [each for each in compared if each.best != each.played]


def doubt_held(doubt: Doubt, compared: Sequence[Comparison]) -> dict[str, float]:
    """How often the interval of a cost held what came of it, as far as that is known."""
    inside: list[tuple[float, bool]] = []
    for each in compared:
        measured, end, error = leads(each)
        believed = doubt.difference(measured, each.left)
        margin = (believed.high - believed.low) / 2
        inside.append((each.left, abs(end - believed.mean) <= hypot(margin, NORMAL * error)))
    return by_quarter(inside)


def verdicts(doubt: Doubt, compared: Sequence[Comparison]) -> dict[str, float]:
    """Costs beyond the noise: how many, what was claimed and what came on average."""
    sure = []
    for each in compared:
        measured, end, _ = leads(each)
        believed = doubt.difference(measured, each.left)
        if believed.low > 0:
            sure.append((believed.mean, end))
    if not sure:
        return {"sure": 0}
    claimed, came = (round(mean(column), 2) for column in zip(*sure, strict=True))
    return {"sure": len(sure), "claimed": claimed, "came": came}


def haze_held(doubt: Doubt, compared: Sequence[Comparison]) -> dict[str, float]:
    """How often the interval of an expected score held the mean of what came."""
    inside: list[tuple[float, bool]] = []
    for each in compared:
        expected = estimate(each.played.scores, blur=doubt.haze(each.left))
        ends = each.played.end_scores
        error = sqrt(variance(ends) / len(ends))
        margin = (expected.high - expected.low) / 2
        off = abs(mean(ends) - expected.mean)
        inside.append((each.left, off <= hypot(margin, NORMAL * error)))
    return by_quarter(inside)


def by_quarter(inside: Sequence[tuple[float, bool]]) -> dict[str, float]:
    """Shares, by the quarter of the game that was left, and of all."""
    parts: dict[str, list[bool]] = {"all": [held for _, held in inside]}
    for left, held in sorted(inside):
        part = min(QUARTERS - 1, int(left * QUARTERS))
        name = f"{part / QUARTERS:.2f}-{(part + 1) / QUARTERS:.2f}"
        parts.setdefault(name, []).append(held)
    return {name: round(sum(each) / max(1, len(each)), 3) for name, each in parts.items()}


def found_out(
    name: str, setting: Played, games: Mapping[int, tuple[list[Row], list[Comparison]]]
) -> dict[str, Any]:
    """What the games of a setting say: the figures, and how well they and today's hold."""
    lens, kind = LENSES[setting.game], ALL[setting.game]
    today = lens.outlook(kind.setup(setting.seats, kind.choose_options(setting.options)))
    parts: tuple[list[Row], list[Row]] = ([], [])
    for number in sorted(games):
        parts[number % 2].extend(games[number][0])
    fitted, checked = parts
    outlook = fit(fitted or checked)
    compared = [each for _, found in games.values() for each in found]
    apart = differing(compared)
    return {
        "setting": name, "games": len(games), **asdict(outlook),
        "held": held(outlook, checked or fitted),
        "held_today": held(today, fitted + checked),
        "wins_today": win_bins(fitted + checked),
        "comparisons": len(compared), "haze_held": haze_held(lens.doubt, compared),
        "differing": len(apart), "doubt": asdict(fit_doubt(apart, lens.doubt)),
        "doubt_held": doubt_held(lens.doubt, apart), **verdicts(lens.doubt, apart),
    }  # fmt: skip
