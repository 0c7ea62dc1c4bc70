"""Speed goals by game, and a check that a measurement meets them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hotelier.arena.speed import Round

REFERENCE_SPIN_MS: Final = 41.0
"""Result of `spin_seconds` on an ordinary core. Figures without a peer are scaled to it."""


@dataclass(frozen=True)
class Goal:
    """An upper or lower limit for one of our figures.

    With a peer, the limit applies to the ratio to the peer's figure in the same round. Without a
    peer, it applies to the figure itself, scaled to an ordinary core.
    """

    figure: str
    peer: str
    limit: float
    at_most: bool

    def found(self, ours: str, rounds: Sequence[Round], spins: Sequence[float]) -> list[float]:
        """Return the values of all rounds. Empty if the peer was not measured."""
        values: list[float] = []
        for each, spin in zip(rounds, spins, strict=True):
            own = getattr(each[ours], self.figure)
            if not self.peer:
                slower = spin / REFERENCE_SPIN_MS
                values.append(own / slower if self.at_most else own * slower)
            elif self.peer in each:
                values.append(own / getattr(each[self.peer], self.figure))
        return values

    def met(self, value: float) -> bool:
        """Return True if a value meets the goal."""
        return value <= self.limit if self.at_most else value >= self.limit


DECISION: Final = Goal("decision_us", "python-chess", 0.25, True)

GOALS: Final[dict[str, tuple[Goal, ...]]] = {
    "grand-austria-hotel": (
        DECISION,
        Goal("copy_us", "python-chess", 1.5, True),
        Goal("games_per_second", "", 200.0, False),
        Goal("decisions_per_second", "", 70_000.0, False),
        Goal("replay_ms", "", 10.0, True),
    ),
    "hotel-koenig": (
        DECISION,
        Goal("games_per_second", "catanatron", 10.0, False),
        Goal("copy_us", "python-chess", 1.0, True),
    ),
}
"""Goals by game, for four seats and the default rules."""
