"""Error model of a judge: the certainty of the differences and figures that it measures.

Two good actions seldom differ by much, measurements are noisy, and the best of several is often
only the luckiest. So a measured difference is shrunk. It is shrunk more if it varies more between
worlds and if more of the game is left. `calibrate` fits the figures and checks them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from hotelier.bots.judging import Estimate

NORMAL: Final = 1.96
KNOWN: Final = 3
"""Weight of the usual scatter between worlds, as a number of measured worlds."""
SOON: Final = 0.05
"""Part of the game left below which the usual scatter does not shrink further."""


@dataclass(frozen=True)
class Uncertainty:
    """Standard deviations for a game, in points."""

    spread: float
    """Spread of the true differences between good actions."""
    least: float
    """Error of a difference at the end of the game, after any number of measurements."""
    early: float
    """Error added at the start of the game. It grows with the square root of the part left."""
    world: float
    """Standard deviation of a difference between worlds at the start of the game."""
    haze_least: float
    """Error of an expected score at the end of the game."""
    haze_early: float
    """Error of an expected score that is added at the start of the game."""

    def difference(self, values: Sequence[float], left: float, scale: float = 1.0) -> Estimate:
        """Estimate a difference that was measured in some worlds.

        `scale` converts points to the unit of the values.
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
