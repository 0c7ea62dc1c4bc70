"""From what positions are worth to final scores and chances to win.

A bot's worth of a position is made for comparing positions. What still comes on top of it until
the end, and how far the end scatters around that, is read off games between bots: `calibrate`
fits the figures below, and prints them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, pi, sqrt
from typing import TYPE_CHECKING, Any, Final

from hotelier.games import game_of
from hotelier.kernel.frames import OVER, to_move

if TYPE_CHECKING:
    from hotelier.study.lens import Lens

STEPS: Final = 24
"""Points at which chances are summed up, on either side of a mean."""
REACH: Final = 3.5
"""Standard deviations that are looked at."""


@dataclass(frozen=True)
class Outlook:
    """What the rest of a game brings, by the part of it that is left (1 at the start)."""

    coming: tuple[float, float]
    """Points that come on top of the worth: so many times the part left, and its square."""
    scatter: float
    """Standard deviation of the final score with the whole game ahead."""
    least: float
    """Standard deviation when next to nothing is left."""

    def score(self, worth: float, left: float) -> float:
        """The final score to be expected."""
        return worth + self.coming[0] * left + self.coming[1] * left * left

    def deviation(self, left: float) -> float:
        """How far final scores scatter."""
        return sqrt(self.least**2 + self.scatter**2 * left)


@dataclass(frozen=True)
class Prospect:
    """What a state promises each seat."""

    scores: tuple[float, ...]
    wins: tuple[float, ...]


def prospect(lens: Lens, state: Any) -> Prospect:
    """Final scores and chances to win, from the worth of a full state to each seat."""
    if to_move(state) == OVER:
        outcome = game_of(state).outcome(state)
        part = 1 / len(outcome.winners)
        wins = tuple(part if seat in outcome.winners else 0.0 for seat in range(state.seats))
        return Prospect(tuple(map(float, outcome.scores)), wins)
    left = lens.left(state)
    outlook = lens.outlook(state)
    worths = [lens.mind.worth(state, seat) for seat in range(state.seats)]
    scores = tuple([outlook.score(worth, left) for worth in worths])
    return Prospect(scores, chances(scores, outlook.deviation(left)))


def chances(scores: Sequence[float], deviation: float) -> tuple[float, ...]:
    """Each seat's chance to end first, if all scatter alike and apart from each other.

    >>> [round(chance, 2) for chance in chances([50.0, 50.0], 10.0)]
    [0.5, 0.5]
    >>> [round(chance, 2) for chance in chances([60.0, 50.0, 50.0], 10.0)]
    [0.63, 0.18, 0.18]
    """
    width = REACH / STEPS
    found = []
    for seat, mean in enumerate(scores):
        total = 0.0
        for step in range(-STEPS, STEPS + 1):
            z = step * width
            chance = exp(-z * z / 2) * width / sqrt(2 * pi)
            for other, rival in enumerate(scores):
                if other != seat:
                    chance *= below((mean - rival) / deviation + z)
            total += chance
        found.append(total)
    whole = sum(found)
    return tuple(chance / whole for chance in found)


def below(z: float) -> float:
    """The part of a normal distribution below z deviations."""
    return (1 + erf(z / sqrt(2))) / 2
