"""Lenses: how each game is looked at, one for all studies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hotelier.bots.grand_austria_hotel.mind import AustriaMind
from hotelier.bots.grand_austria_hotel.prospects import turns_left
from hotelier.bots.grand_austria_hotel.weights import PLANNED
from hotelier.bots.hotel_koenig.greedy import time_left
from hotelier.bots.mind import Mind
from hotelier.study.austria_reasons import austria_reasons
from hotelier.study.koenig import MIND as KOENIG
from hotelier.study.koenig_reasons import koenig_reasons
from hotelier.study.outlook import Outlook
from hotelier.study.reasons import Reader


@dataclass(frozen=True)
class Lens:
    """Everything about a game that a study needs."""

    mind: Mind
    left: Callable[[Any], float]
    """The part of the game that lies ahead: 1 at the start."""
    outlook: Callable[[Any], Outlook]
    """What the rest of a game brings, by the rules of a state."""
    unit: float
    """What is hardly worth a word, in points."""
    blur: float
    """How far the worth of an action is off, in points, as a standard deviation: how much it
    changes when one more round is played."""
    further: int
    """Rounds of turns that are played on before a position is valued."""
    reasons: Reader
    """Reads off a line of play what it does for its seat."""


def part_left(state: Any) -> float:
    """Turns that all seats have left, of those of a whole game."""
    turns = sum(turns_left(state, seat) for seat in range(state.seats))
    return float(turns / (2 * state.options.figures.rounds * state.seats))


BASE: Final = Outlook((-38.0, 93.0), 20.0, 10.0)
WALZER: Final = Outlook((-95.0, 155.0), 27.0, 15.0)
"""Grand Austria Hotel by itself, and with all modules of the expansion."""
ALL_MODULES: Final = 5
SHARES: Final = Outlook((11000.0, 36000.0), 16000.0, 5000.0)


def austria_outlook(state: Any) -> Outlook:
    """The more modules, the nearer to the game with all of them."""
    return with_modules(str(state.options.modules))


@cache
def with_modules(modules: str) -> Outlook:
    """Between the game by itself and the one with all modules, by how many are in play."""
    part = len(modules) / ALL_MODULES if modules.isdigit() else 0.0

    def between(base: float, full: float) -> float:
        return base + (full - base) * part

    first, second = (between(*pair) for pair in zip(BASE.coming, WALZER.coming, strict=True))
    scatter, least = between(BASE.scatter, WALZER.scatter), between(BASE.least, WALZER.least)
    return Outlook((first, second), scatter, least)


def koenig_outlook(state: Any) -> Outlook:
    """The same for all rules."""
    return SHARES


LENSES: Final[dict[str, Lens]] = {
    "grand-austria-hotel": Lens(
        AustriaMind(PLANNED), part_left, austria_outlook, 0.5, 0.8, 1, austria_reasons
    ),
    "hotel-koenig": Lens(KOENIG, time_left, koenig_outlook, 100.0, 1000.0, 2, koenig_reasons),
}
"""By game; the figures are what `calibrate` found."""
