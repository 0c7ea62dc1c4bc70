"""Expected final scores and chances to win, from the worth of positions.

The worth that bots assign to a position serves to compare positions. It is not a final score.
`calibrate` plays games between bots and fits two things: the points still to come on top of the
worth, and the scatter of final scores around the sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, pi, sqrt
from typing import TYPE_CHECKING, Any, Final

from hotelier.games import game_of
from hotelier.kernel.frames import OVER, to_move

if TYPE_CHECKING:
    from hotelier.analysis.evaluators import Analyser

STEPS: Final = 24
"""Number of integration points on either side of the mean."""
SMALL: Final = 0.1
"""Step of the numerical derivative, in standard deviations."""
REACH: Final = 3.5
"""Range of the integration, in standard deviations."""


@dataclass(frozen=True)
class Outlook:
    """Model of the rest of a game, as a function of the part that is left (1 at the start)."""

    coming: tuple[float, float, float]
    """Coefficients of the points to come on top of the worth: constant, linear and quadratic."""
    scatter: float
    """Standard deviation of the final score that is added at the start of the game."""
    least: float
    """Standard deviation of the final score at the end of the game."""
    bend: float
    """Exponent with which the added standard deviation grows with the part left."""

    def score(self, worth: float, left: float) -> float:
        """Return the expected final score."""
        always, once, twice = self.coming
        return worth + always + once * left + twice * left * left

    def deviation(self, left: float) -> float:
        """Return the standard deviation of the final score."""
        return self.least + self.scatter * float(left**self.bend)


def mixed(one: Outlook, other: Outlook, part: float) -> Outlook:
    """Interpolate linearly between two outlooks: 0 gives the first, 1 the other."""

    def between(a: float, b: float) -> float:
        return a + (b - a) * part

    return Outlook(
        (
            between(one.coming[0], other.coming[0]),
            between(one.coming[1], other.coming[1]),
            between(one.coming[2], other.coming[2]),
        ),
        between(one.scatter, other.scatter),
        between(one.least, other.least),
        between(one.bend, other.bend),
    )


@dataclass(frozen=True)
class Prospect:
    """Expected final score and chance to win of each seat in a state."""

    scores: tuple[float, ...]
    wins: tuple[float, ...]


def prospect(analyser: Analyser, state: Any) -> Prospect:
    """Return expected scores and chances to win, from the worth of a full state to each seat."""
    if to_move(state) == OVER:
        outcome = game_of(state).outcome(state)
        part = 1 / len(outcome.winners)
        wins = tuple(part if seat in outcome.winners else 0.0 for seat in range(state.seats))
        return Prospect(tuple(map(float, outcome.scores)), wins)
    left = analyser.left(state)
    outlook = analyser.outlook(state)
    worths = [analyser.evaluator.worth(state, seat) for seat in range(state.seats)]
    scores = tuple([outlook.score(worth, left) for worth in worths])
    return Prospect(scores, chances(scores, outlook.deviation(left)))


def ended(analyser: Analyser, state: Any) -> Prospect:
    """Return the result of an imagined game that has ended.

    The chances allow for the scatter at the end, because similar games would end slightly
    differently.
    """
    scores = tuple(map(float, game_of(state).outcome(state).scores))
    return Prospect(scores, chances(scores, analyser.outlook(state).least))


def per_point(analyser: Analyser, state: Any, seat: int) -> float:
    """Return the increase of a seat's chance to win per point."""
    if to_move(state) == OVER:
        return 0.0
    deviation = analyser.outlook(state).deviation(analyser.left(state))
    return slope(prospect(analyser, state).scores, deviation, seat)


def slope(scores: Sequence[float], deviation: float, seat: int) -> float:
    """Return the derivative of a seat's chance to win by its score.

    >>> round(slope([50.0, 50.0], 10.0, 0), 3)
    0.028
    """
    more = list(scores)
    more[seat] += deviation * SMALL
    before, after = chances(scores, deviation)[seat], chances(more, deviation)[seat]
    return (after - before) / (deviation * SMALL)


def chances(scores: Sequence[float], deviation: float) -> tuple[float, ...]:
    """Return each seat's chance to win if all scores scatter equally and independently.

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
    """Return the cumulative distribution function of the standard normal distribution."""
    return (1 + erf(z / sqrt(2))) / 2
