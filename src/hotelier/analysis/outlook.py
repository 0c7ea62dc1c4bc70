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
    from hotelier.analysis.evaluators import Analyser

STEPS: Final = 24
"""Points at which chances are summed up, on either side of a mean."""
SMALL: Final = 0.1
"""A small part of a deviation."""
REACH: Final = 3.5
"""Standard deviations that are looked at."""


@dataclass(frozen=True)
class Outlook:
    """Outlook on the rest of a game, by the part of it that is left (1 at the start)."""

    coming: tuple[float, float, float]
    """Points that come on top of the worth: always, times the part left, and times its square."""
    scatter: float
    """Increase of the standard deviation of the final score with the whole game ahead."""
    least: float
    """Standard deviation when next to nothing is left."""
    bend: float
    """Exponent of the part left, by which it grows in between."""

    def score(self, worth: float, left: float) -> float:
        """The final score to be expected."""
        always, once, twice = self.coming
        return worth + always + once * left + twice * left * left

    def deviation(self, left: float) -> float:
        """Return the standard deviation of final scores."""
        return self.least + self.scatter * float(left**self.bend)


def mixed(one: Outlook, other: Outlook, part: float) -> Outlook:
    """Somewhere between two outlooks: nothing of the other, or the given part of it."""

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
    """Prospect of each seat in a state."""

    scores: tuple[float, ...]
    wins: tuple[float, ...]


def prospect(analyser: Analyser, state: Any) -> Prospect:
    """Final scores and chances to win, from the worth of a full state to each seat."""
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
    """The end of one imagined course: others, much like it, would have ended a little otherwise."""
    scores = tuple(map(float, game_of(state).outcome(state).scores))
    return Prospect(scores, chances(scores, analyser.outlook(state).least))


def per_point(analyser: Analyser, state: Any, seat: int) -> float:
    """Return the value of one more point to a seat, in winning chances."""
    if to_move(state) == OVER:
        return 0.0
    deviation = analyser.outlook(state).deviation(analyser.left(state))
    return slope(prospect(analyser, state).scores, deviation, seat)


def slope(scores: Sequence[float], deviation: float, seat: int) -> float:
    """By how much a chance to win rises with each point more.

    >>> round(slope([50.0, 50.0], 10.0, 0), 3)
    0.028
    """
    more = list(scores)
    more[seat] += deviation * SMALL
    before, after = chances(scores, deviation)[seat], chances(more, deviation)[seat]
    return (after - before) / (deviation * SMALL)


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
