"""Clocks: the time that each seat has used, and the deadline of the seat to move.

A clock is data. `{"kind": "live", "seconds": 900, "increment": 5}` gives each seat a budget for the
whole game and an increment per decision. `{"kind": "days", "days": 3}` gives a time per decision.
The time used follows from the moments of the stored rows, so nothing else is stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hotelier.server.errors import Refused
from hotelier.server.live.table import LiveTable
from hotelier.table.record import Line

LIVE, DAYS = "live", "days"
LEAST: Final = 15_000
"""Milliseconds that every seat has for a decision, even with an empty clock."""
DAY: Final = 24 * 3600 * 1000
LIMITS: Final = {
    LIVE: {"seconds": (30, 24 * 3600), "increment": (0, 600)},
    DAYS: {"days": (1, 60)},
}


def checked_clock(clock: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Check a requested clock.

    >>> checked_clock({"kind": "days", "days": 3})
    {'kind': 'days', 'days': 3}
    """
    if clock is None:
        return None
    limits = LIMITS.get(clock.get("kind", ""))
    if limits is None:
        raise Refused("bad-clock", value=clock.get("kind"), choices=list(LIMITS))
    found = {"kind": clock["kind"]}
    for name, (low, high) in limits.items():
        value = clock.get(name, 0)
        if type(value) is not int or not low <= value <= high:
            raise Refused("bad-time", name=name, low=low, high=high)
        found[name] = value
    return found


def thought(live: LiveTable, seat: int | None, moment: int) -> None:
    """Charge the time since the last act to the seat that has acted (None: chance)."""
    if seat is not None:
        live.spent[seat] = live.spent.get(seat, 0) + moment - live.asked_at
        live.decided[seat] = live.decided.get(seat, 0) + 1
    live.asked_at = moment


def taken_back(live: LiveTable, seat: int | None, lines: Sequence[Line]) -> None:
    """Remove the increments of dropped lines; an undo earns none."""
    for by in (seat, *(line.by for line in lines)):
        if by is not None:
            live.unpaid[by] = live.unpaid.get(by, 0) + 1


def left(live: LiveTable, seat: int) -> int:
    """The milliseconds that a seat will have when it is asked next."""
    clock = live.info["clock"]
    if clock["kind"] == DAYS:
        return int(clock["days"]) * DAY
    paid = live.decided.get(seat, 0) - live.unpaid.get(seat, 0)
    total = clock["seconds"] + clock["increment"] * paid
    return int(max(LEAST, total * 1000 - live.spent.get(seat, 0)))


def deadline(live: LiveTable) -> int | None:
    """The deadline of the seat to move or of an open vote; None: there is none."""
    if live.info["clock"] is None and live.info["offer"] is None:  # as at most tables
        return None
    seat = live.to_move
    if seat is None:
        return None
    if live.info["clock"] is None:
        return voted_by(live)
    return live.asked_at + left(live, seat) if live.seats[seat].human else None


def voted_by(live: LiveTable) -> int | None:
    """The end of the open vote, if there is one."""
    offer = live.info["offer"]
    return None if offer is None else offer.get("until")


def asked_as_stored(live: LiveTable) -> None:
    """Restore the moment of the question from the deadline, for a player who has returned since the
    last row."""
    end = live.info["deadline"]
    if end is not None and live.to_move is not None and live.info["clock"] is not None:
        live.asked_at = max(live.asked_at, end - left(live, live.to_move))


def clock_data(live: LiveTable) -> dict[str, Any] | None:
    """The clock as viewers see it."""
    if live.info["clock"] is None:
        return None
    return {
        "left": [left(live, seat) for seat in range(len(live.seats))],
        "asked": live.asked_at,
        "deadline": deadline(live),
    }
