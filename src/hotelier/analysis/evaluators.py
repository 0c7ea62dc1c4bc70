"""Analysers: how each game is looked at, one for all studies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from hotelier.analysis.austria_reasons import austria_reasons
from hotelier.analysis.calibrated import (
    AUSTRIA_UNCERTAINTY,
    KOENIG_UNCERTAINTY,
    austria_outlook,
    koenig_outlook,
)
from hotelier.analysis.courses import planned
from hotelier.analysis.koenig import EVALUATOR as KOENIG
from hotelier.analysis.koenig_reasons import koenig_reasons
from hotelier.analysis.outlook import Outlook
from hotelier.analysis.reasons import Reader
from hotelier.analysis.uncertainty import Uncertainty
from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.bots.grand_austria_hotel.evaluator import AustriaEvaluator
from hotelier.bots.grand_austria_hotel.prospects import turns_left
from hotelier.bots.grand_austria_hotel.quick import QuickTurn
from hotelier.bots.grand_austria_hotel.weights import DIRECTED
from hotelier.bots.hotel_koenig.greedy import time_left

Quick = Callable[[Any, int, Luck, Clock], Any]
"""The state at the end of a turn, from the one at its beginning."""


@dataclass(frozen=True)
class Analyser:
    """Everything about a game that hints and reviews need."""

    evaluator: Evaluator
    left: Callable[[Any], float]
    """The part of the game that lies ahead: 1 at the start."""
    outlook: Callable[[Any], Outlook]
    """Returns the outlook for the rest of a game, by the rules of a state."""
    unit: float
    """Difference that is barely worth mentioning, in points."""
    uncertainty: Uncertainty
    """Error model of the evaluator."""
    further: int
    """Rounds of turns that are played on before a position is valued ..."""
    closing: float
    """... and from which part of the game left on, up to its end."""
    quick: Quick
    """A turn of a seat in little time."""
    used_within: Callable[[Any], int]
    """Turns within which somebody makes use of what chance has just given."""
    reasons: Reader
    """Reads off a line of play what it does for its seat."""


def part_left(state: Any) -> float:
    """Turns that all seats have left, of those of a whole game."""
    turns = sum(turns_left(state, seat) for seat in range(state.seats))
    return float(turns / (2 * state.options.figures.rounds * state.seats))


def this_turn(state: Any) -> int:
    """Dice and cards are there for the seat to move."""
    return 1


def next_turn(state: Any) -> int:
    """HK-4.1 A tile is drawn at the end of a turn, for the next one of the same seat."""
    return int(state.seats)


AUSTRIA: Final = AustriaEvaluator(DIRECTED)
"""The Director's weights: they know what retreats cost (GAH-13.41, 17.1)."""


def quick_austria(state: Any, seat: int, luck: Luck, clock: Clock) -> Any:
    """One action at a time, in a plain order."""
    return QuickTurn(AUSTRIA, seat, luck, clock).after(state)


def quick_koenig(state: Any, seat: int, luck: Luck, clock: Clock) -> Any:
    """A short plan: turns have few decisions."""
    return planned(KOENIG, state, seat, luck, clock, fresh=True)[0]


ANALYSERS: Final[dict[str, Analyser]] = {
    "grand-austria-hotel": Analyser(
        AUSTRIA, part_left, austria_outlook, 0.5, AUSTRIA_UNCERTAINTY, 4, 0.3, quick_austria,
        this_turn, austria_reasons,
    ),
    "hotel-koenig": Analyser(
        KOENIG, time_left, koenig_outlook, 100.0, KOENIG_UNCERTAINTY, 4, 0.4, quick_koenig,
        next_turn, koenig_reasons,
    ),
}  # fmt: skip
"""By game; the figures are what `calibrate` found."""
