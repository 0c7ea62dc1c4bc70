"""Analysers: per-game settings that hints, reviews and calibration share."""

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
"""Function that plays a turn from its first state and returns its last."""


@dataclass(frozen=True)
class Analyser:
    """Everything that hints and reviews need to know about a game."""

    evaluator: Evaluator
    left: Callable[[Any], float]
    """Returns the part of the game that is left: 1 at the start."""
    outlook: Callable[[Any], Outlook]
    """Returns the outlook for the rest of a game, by the rules of a state."""
    unit: float
    """Smallest difference worth mentioning, in points."""
    uncertainty: Uncertainty
    """Error model of the evaluator."""
    further: int
    """Rounds of turns that are played before a position is evaluated."""
    closing: float
    """Part of the game left from which on games are played to the end instead."""
    quick: Quick
    """Plays a turn of a seat in little time."""
    used_within: Callable[[Any], int]
    """Returns the number of turns after which the seats have used what chance gave them."""
    reasons: Reader
    """Derives the reasons from a line of play."""


def part_left(state: Any) -> float:
    """Return the turns that all seats have left, as a fraction of a whole game."""
    turns = sum(turns_left(state, seat) for seat in range(state.seats))
    return float(turns / (2 * state.options.figures.rounds * state.seats))


def this_turn(state: Any) -> int:
    """Return 1: dice and cards serve the seat to move."""
    return 1


def next_turn(state: Any) -> int:
    """HK-4.1 Return the number of seats: a drawn tile serves the next turn of its seat."""
    return int(state.seats)


AUSTRIA: Final = AustriaEvaluator(DIRECTED)
"""Evaluator with the Director's weights, which allow for retreats (GAH-13.41, 17.1)."""


def quick_austria(state: Any, seat: int, luck: Luck, clock: Clock) -> Any:
    """Play a turn one action at a time, in a fixed order."""
    return QuickTurn(AUSTRIA, seat, luck, clock).after(state)


def quick_koenig(state: Any, seat: int, luck: Luck, clock: Clock) -> Any:
    """Play a turn by a short plan. Turns have few decisions."""
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
"""Analysers by game. `calibrate` found their figures."""
