"""How far a judge may be off: what is to be made of differences and figures that it measures.

Two good actions seldom differ by much, a judge measures with noise, and the best of several is
often only the luckiest. So of a measured difference only a part is believed: the more scattered it
is and the more of the game lies ahead, the less. `calibrate` finds the figures and checks them.
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
    """How far good actions lie apart."""
    least: float
    """How far a difference is off at the end of the game, however often it is measured ..."""
    early: float
    """... and what is added with the whole game ahead; it goes with the root of the part left."""
    world: float
    """How a difference scatters from world to world, with the whole game ahead."""
    haze_least: float
    """How far an expected score is off at the end ..."""
    haze_early: float
    """... and what is added with the whole game ahead."""

    def difference(self, values: Sequence[float], left: float, scale: float = 1.0) -> Estimate:
        """What is to be believed of a difference that was measured in some worlds.

        With `scale`, it is not in points but in something of which a point makes so much.
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
        """How far an expected score is off, as a standard deviation."""
        return sqrt(self.haze_least**2 + self.haze_early**2 * left)
