"""Clocks: how long each seat has thought, and until when the present one may.

A clock is data: `{"kind": "live", "seconds": 900, "increment": 5}` gives each seat so much for the
whole game and some more for each decision; `{"kind": "days", "days": 3}` so much for each decision.
What a seat has used follows from the moments of the stored rows, so nothing else is kept.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hotelier.server.errors import Refused
from hotelier.server.live.table import LiveTable
from hotelier.table.record import Line

LIVE, DAYS = "live", "days"
LEAST: Final = 15_000
"""Milliseconds that everybody has for a decision, also with nothing left."""
DAY: Final = 24 * 3600 * 1000
LIMITS: Final = {
    LIVE: {"seconds": (30, 24 * 3600), "increment": (0, 600)},
    DAYS: {"days": (1, 60)},
}


def checked_clock(clock: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """A clock as it was wished for, if it makes sense.

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
    """A seat (None: chance) has acted: what passed since the last act was its time."""
    if seat is not None:
        live.spent[seat] = live.spent.get(seat, 0) + moment - live.asked_at
        live.decided[seat] = live.decided.get(seat, 0) + 1
    live.asked_at = moment


def taken_back(live: LiveTable, seat: int | None, lines: Sequence[Line]) -> None:
    """Lines are dropped, and with them the time that was given for them; and undoing earns none."""
    for by in (seat, *(line.by for line in lines)):
        if by is not None:
            live.unpaid[by] = live.unpaid.get(by, 0) + 1


def left(live: LiveTable, seat: int) -> int:
    """What a seat has left, in milliseconds, when it is asked the next time."""
    clock = live.info["clock"]
    if clock["kind"] == DAYS:
        return int(clock["days"]) * DAY
    paid = live.decided.get(seat, 0) - live.unpaid.get(seat, 0)
    total = clock["seconds"] + clock["increment"] * paid
    return int(max(LEAST, total * 1000 - live.spent.get(seat, 0)))


def deadline(live: LiveTable) -> int | None:
    """When the seat to move, or whoever votes on it, has to have answered; None: nobody has to."""
    if live.info["clock"] is None and live.info["offer"] is None:  # as at most tables
        return None
    seat = live.to_move
    if seat is None:
        return None
    if live.info["clock"] is None:
        return voted_by(live)
    return live.asked_at + left(live, seat) if live.seats[seat].human else None


def voted_by(live: LiveTable) -> int | None:
    """When the open vote, if there is one, is over."""
    offer = live.info["offer"]
    return None if offer is None else offer.get("until")


def asked_as_stored(live: LiveTable) -> None:
    """Somebody who came back is asked since then, not since the last row: the deadline tells."""
    end = live.info["deadline"]
    if end is not None and live.to_move is not None and live.info["clock"] is not None:
        live.asked_at = max(live.asked_at, end - left(live, live.to_move))


def clock_data(live: LiveTable) -> dict[str, Any] | None:
    """What viewers see of the clock."""
    if live.info["clock"] is None:
        return None
    return {
        "left": [left(live, seat) for seat in range(len(live.seats))],
        "asked": live.asked_at,
        "deadline": deadline(live),
    }
