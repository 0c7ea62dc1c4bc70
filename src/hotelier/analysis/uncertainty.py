"""Error model of a judge: how far to trust the differences and figures that it measures.

Two good actions seldom differ by much, a judge measures with noise, and the best of several is
often only the luckiest. So only a part of a measured difference is believed: the less, the more it
scatters and the more of the game lies ahead. `calibrate` fits the figures and checks them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from hotelier.bots.judging import Estimate

NORMAL: Final = 1.96
KNOWN: Final = 3
"""For how many worlds the usual scatter counts, beside those that were measured."""
SOON: Final = 0.05
"""With less of the game left, worlds scatter as they do here."""


@dataclass(frozen=True)
class Uncertainty:
    """The figures of a game, in points; standard deviations."""

    spread: float
    """Spread of good actions."""
    least: float
    """Error of a difference at the end of the game, after any number of measurements ..."""
    early: float
    """... and what is added with the whole game ahead; it goes with the root of the part left."""
    world: float
    """Standard deviation of a difference from world to world, with the whole game ahead."""
    haze_least: float
    """Error of an expected score at the end ..."""
    haze_early: float
    """... and what is added with the whole game ahead."""

    def difference(self, values: Sequence[float], left: float, scale: float = 1.0) -> Estimate:
        """Estimate a difference that was measured in some worlds.

        With `scale`, the unit is not points but `scale` per point.
        """
        count = len(values)
        mean = sum(values) / count
        square = sum((value - mean) ** 2 for value in values)
        usual = (scale * self.world) ** 2 * max(left, SOON)
        noise = (square + KNOWN * usual) / (count - 1 + KNOWN) / count
        noise += scale**2 * (self.least**2 + self.early**2 * left)
        spread = (scale * self.spread) ** 2
        believed = spread / (spread + noise) if spread else 0.0
        margin = NORMAL * sqrt(believed * noise)
        return Estimate(believed * mean, believed * mean - margin, believed * mean + margin)

    def haze(self, left: float) -> float:
        """Return the error of an expected score, as a standard deviation."""
        return sqrt(self.haze_least**2 + self.haze_early**2 * left)
