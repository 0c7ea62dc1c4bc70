"""Evolution strategy for noisy games: CMA-ES with a diagonal covariance, in pure Python.

Each generation draws candidates around a mean and ranks them by their games. Then it moves the
mean, the step size and the spread of each coordinate towards the better half (Ros and Hansen, sep-
CMA-ES, 2008).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log, sqrt
from random import Random
from typing import Any

Vector = list[float]


@dataclass
class Evolution:
    """State of the search in plain numbers, so that it can be saved and resumed."""

    mean: Vector
    sigma: float
    generation: int = 0
    spread: Vector = field(default_factory=list)
    path_sigma: Vector = field(default_factory=list)
    path_spread: Vector = field(default_factory=list)

    def __post_init__(self) -> None:
        size = len(self.mean)
        self.spread = self.spread or [1.0] * size
        self.path_sigma = self.path_sigma or [0.0] * size
        self.path_spread = self.path_spread or [0.0] * size

    def data(self) -> dict[str, Any]:
        """Return the state for a file. `Evolution(**data)` restores it."""
        return dict(vars(self))

    def candidates(self, count: int, rng: Random) -> list[Vector]:
        """Draw points around the mean in mirrored pairs, so that noise common to a pair cancels
        out."""
        found: list[Vector] = []
        while len(found) < count:
            steps = [self.sigma * sqrt(width) * rng.gauss(0.0, 1.0) for width in self.spread]
            pairs = list(zip(self.mean, steps, strict=True))
            found += [[m + s for m, s in pairs], [m - s for m, s in pairs]]
        return found[:count]

    def learn(self, ranked: list[Vector]) -> None:
        """Move the mean towards the better half of the candidates, which are ranked best first."""
        size = len(self.mean)
        half = len(ranked) // 2
        raw = [log(half + 0.5) - log(place + 1) for place in range(half)]
        shares = [weight / sum(raw) for weight in raw]
        power = 1 / sum(share * share for share in shares)
        old = self.mean
        self.mean = [
            sum(share * point[i] for share, point in zip(shares, ranked, strict=False))
            for i in range(size)
        ]
        moved = [(new - was) / self.sigma for new, was in zip(self.mean, old, strict=True)]
        reached = [
            sum(
                share * ((point[i] - old[i]) / self.sigma) ** 2
                for share, point in zip(shares, ranked, strict=False)
            )
            for i in range(size)
        ]
        self._adapt_step(moved, power)
        self._adapt_spread(moved, power, reached)
        self.generation += 1

    def _adapt_step(self, moved: Vector, power: float) -> None:
        """Increase the step size while the mean keeps its direction, and decrease it when the mean
        turns."""
        size = len(moved)
        rate = (power + 2) / (size + power + 5)
        damping = 1 + 2 * max(0.0, sqrt((power - 1) / (size + 1)) - 1) + rate
        keep = sqrt(rate * (2 - rate) * power)
        self.path_sigma = [
            (1 - rate) * path + keep * move / sqrt(width)
            for path, move, width in zip(self.path_sigma, moved, self.spread, strict=True)
        ]
        length = sqrt(sum(path * path for path in self.path_sigma))
        expected = sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self.sigma *= exp(min(1.0, rate / damping * (length / expected - 1)))

    def _adapt_spread(self, moved: Vector, power: float, reached: Vector) -> None:
        """Increase the spread of coordinates in which good candidates are far from the mean."""
        size = len(moved)
        rate_path = 4 / (size + 4)
        keep = sqrt(rate_path * (2 - rate_path) * power)
        self.path_spread = [
            (1 - rate_path) * path + keep * move
            for path, move in zip(self.path_spread, moved, strict=True)
        ]
        both = 2 / ((size + 1.3) ** 2 + power)
        many = min(1 - both, 2 * (power - 2 + 1 / power) / ((size + 2) ** 2 + power))
        faster = (size + 2) / 3
        both, many = min(0.5, both * faster), min(0.5, many * faster)
        for i in range(size):
            self.spread[i] = (
                (1 - both - many) * self.spread[i]
                + both * self.path_spread[i] ** 2
                + many * reached[i]
            )
