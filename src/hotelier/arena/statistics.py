"""Statistics of many games. Sums are exact, so the order of the games does not matter."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any, Final, Protocol

Z95: Final = 1.959963984540054
"""Number of standard deviations on either side that contain 95 % of a normal distribution."""


def wilson(wins: Fraction | int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share. It is valid for few games and for shares near 0
    and 1.

    >>> [round(end, 4) for end in wilson(8, 10)]
    [0.4902, 0.9433]
    """
    share = float(wins) / games
    spread = Z95**2 / games
    middle = share + spread / 2
    half = sqrt(spread * (share * (1 - share) + spread / 4))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def share_of(wins: Fraction | int, games: int) -> dict[str, float]:
    """Return a share with its interval as JSON data."""
    low, high = wilson(wins, games)
    return {"share": float(wins) / games, "low": low, "high": high}


@dataclass
class Spread:
    """Mean, deviation, minimum and maximum of integers."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        """Add a number."""
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count

    @property
    def deviation(self) -> float:
        """The standard deviation of the sample. 0 for a single number."""
        if self.count < 2:
            return 0.0
        return sqrt((self.count * self.squares - self.total**2) / (self.count * (self.count - 1)))

    def data(self) -> dict[str, float]:
        """Return the figures as JSON data."""
        return {"mean": self.mean, "sd": self.deviation, "min": self.least, "max": self.most}


class Ended(Protocol):
    """A finished game with bots, scores and winners by seat."""

    @property
    def bots(self) -> tuple[str, ...]: ...
    @property
    def decisions(self) -> int: ...
    @property
    def reason(self) -> str: ...
    @property
    def scores(self) -> tuple[int, ...]: ...
    @property
    def winners(self) -> tuple[int, ...]: ...
    @property
    def faults(self) -> tuple[dict[str, Any], ...]: ...


@dataclass
class Tally:
    """Totals of many games: lengths, ends, and wins and scores by seat and by bot."""

    seats: int
    games: int = 0
    length: Spread = field(default_factory=Spread)
    ends: Counter[str] = field(default_factory=Counter)
    seat_wins: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    seat_scores: dict[int, Spread] = field(default_factory=lambda: defaultdict(Spread))
    bot_wins: dict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    bot_scores: dict[str, Spread] = field(default_factory=lambda: defaultdict(Spread))
    bot_faults: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, result: Ended) -> None:
        """Add a game. A shared victory is split."""
        self.games += 1
        self.length.add(result.decisions)
        self.ends[result.reason] += 1
        for seat, bot in enumerate(result.bots):
            self.seat_scores[seat].add(result.scores[seat])
            self.bot_scores[bot].add(result.scores[seat])
            won = Fraction(seat in result.winners, len(result.winners))
            self.seat_wins[seat] += won
            self.bot_wins[bot] += won
        for fault in result.faults:
            self.bot_faults[result.bots[fault["seat"]]][fault["kind"]] += 1

    def data(self) -> dict[str, Any]:
        """Return all figures as JSON data. At least one game must have been added."""
        return {
            "games": self.games,
            "length": self.length.data(),
            "ends": {
                reason: {"games": games, **share_of(games, self.games)}
                for reason, games in sorted(self.ends.items(), key=lambda end: (-end[1], end[0]))
            },
            "seats": [
                {"wins": share_of(self.seat_wins[seat], self.games),
                 "score": self.seat_scores[seat].data()}
                for seat in range(self.seats)
            ],
            "bots": {
                bot: {"seats": scores.count // self.games,
                      "wins": share_of(self.bot_wins[bot], self.games), "score": scores.data(),
                      "faults": dict(self.bot_faults[bot])}
                for bot, scores in sorted(self.bot_scores.items())
            },
        }  # fmt: skip
