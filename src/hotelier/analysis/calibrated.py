"""Figures found by `calibrate`: how games continue from a position, and the error of the judge."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from hotelier.analysis.outlook import Outlook, mixed
from hotelier.analysis.uncertainty import Uncertainty

BASE: Final = (
    Outlook((-15.0, 28.0, 56.5), 25.0, 9.0, 0.7),
    Outlook((-16.5, 11.0, 73.5), 18.0, 9.0, 0.7),
)
"""Grand Austria Hotel for two and for four seats, in points."""
WALZER: Final = (
    Outlook((-17.0, -10.0, 98.0), 23.5, 9.0, 0.7),
    Outlook((-19.0, -8.0, 96.0), 17.0, 9.0, 0.7),
)
"""Grand Austria Hotel with all modules of the expansion, for two and for four seats, in points.

The outlook for four seats is not fitted, because such games take too long (docs/review.md). It is
an estimate, based on the change from two to four seats in `BASE`.
"""
SHARES: Final = (
    Outlook((-900.0, 10000.0, 47000.0), 16000.0, 3000.0, 1.0),
    Outlook((-900.0, 13000.0, 40000.0), 15000.0, 1400.0, 1.0),
)
"""Hotel-König for two and for four seats, in money."""
AUSTRIA_UNCERTAINTY: Final = Uncertainty(12.0, 5.5, 1.0, 10.0, 3.0, 17.0)
KOENIG_UNCERTAINTY: Final = Uncertainty(1800.0, 300.0, 1000.0, 5700.0, 300.0, 4500.0)
ALL_MODULES: Final = 5
TWO, FOUR = 2, 4


def austria_outlook(state: Any) -> Outlook:
    """Interpolate by the number of modules and seats."""
    return with_modules(str(state.options.modules), state.seats)


def koenig_outlook(state: Any) -> Outlook:
    """Interpolate by the number of seats."""
    return for_seats(SHARES, state.seats)


@cache
def with_modules(modules: str, seats: int) -> Outlook:
    """Interpolate between the base game and the game with all modules."""
    part = len(modules) / ALL_MODULES if modules.isdigit() else 0.0
    return mixed(for_seats(BASE, seats), for_seats(WALZER, seats), part)


@cache
def for_seats(pair: tuple[Outlook, Outlook], seats: int) -> Outlook:
    """Interpolate between two and four seats. More than four count as four."""
    return mixed(*pair, (min(seats, FOUR) - TWO) / (FOUR - TWO))
