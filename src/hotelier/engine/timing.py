"""Time controls: a limit for each turn, a clock for the game, or both.

A *turn* is a run of questions to one seat, until another seat is asked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from hotelier.engine.messages import Time
from hotelier.kernel.errors import Unreadable

LENGTH: Final = re.compile(r"(?P<number>\d{1,7}(\.\d{1,3})?)(?P<unit>ms|s|min)")
UNITS: Final = {"ms": 0.001, "s": 1.0, "min": 60.0}
GRACE: Final = 1.0
"""Seconds in which an engine may still answer after `stop`."""

LONGEST: Final = 3600.0
"""Seconds for an answer if there is no time limit, so that the host never waits forever."""


@dataclass(frozen=True)
class Control:
    """Time limits of an engine in seconds. None means no limit."""

    turn: float | None = 10.0
    clock: float | None = None
    increment: float = 0.0
    grace: float = GRACE

    def __str__(self) -> str:
        parts = [] if self.clock is None else [f"{self.clock:g}s+{self.increment:g}s"]
        return "/".join(parts + ([] if self.turn is None else [f"{self.turn:g}s"]))


def parse_control(text: str) -> Control:
    """Parse a time control.

    `5s` is a limit for a turn. `10min+2s` is a clock for the game with an increment for each turn.
    `10min+2s/30s` is both.

    >>> parse_control("500ms"), parse_control("1min+2s/30s")
    (Control(turn=0.5, clock=None, increment=0.0, grace=1.0), Control(turn=30.0, clock=60.0, \
increment=2.0, grace=1.0))
    """
    clock, plus, rest = text.replace(" ", "").partition("+")
    if not plus:
        return Control(turn=seconds(clock, text))
    increment, slash, turn = rest.partition("/")
    return Control(
        seconds(turn, text) if slash else None, seconds(clock, text), seconds(increment, text)
    )


def seconds(length: str, text: str) -> float:
    """Parse a duration: `500ms`, `1.5s`, `10min`."""
    found = LENGTH.fullmatch(length)
    if found is None:
        raise Unreadable("bad-time-control", value=text)
    return float(found["number"]) * UNITS[found["unit"]]


class SeatClock:
    """Remaining time of one seat in one game."""

    def __init__(self, control: Control) -> None:
        self.control = control
        self.turn = control.turn
        self.clock = control.clock

    def begin_turn(self) -> None:
        """Begin a new turn and add the increment to the clock."""
        self.turn = self.control.turn
        if self.clock is not None:
            self.clock += self.control.increment

    @property
    def left(self) -> float:
        """Seconds left for the next answer."""
        limits = [limit for limit in (self.turn, self.clock) if limit is not None]
        return min(limits, default=LONGEST)

    def spend(self, seconds: float) -> None:
        """Subtract the time of an answer."""
        if self.turn is not None:
            self.turn = max(0.0, self.turn - seconds)
        if self.clock is not None:
            self.clock = max(0.0, self.clock - seconds)

    def told(self) -> Time:
        """Return the time left as a message field."""
        return Time(
            None if self.turn is None else round(self.turn * 1000),
            None if self.clock is None else round(self.clock * 1000),
            round(self.control.increment * 1000),
        )
