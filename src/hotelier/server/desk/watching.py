"""Viewers: who may see a table, and from which seat. Records for viewers."""

from __future__ import annotations

from dataclasses import replace

from hotelier.server.errors import Refused
from hotelier.server.identity import Caller
from hotelier.server.live.table import LiveTable, Viewer
from hotelier.table.record import Record


def viewer_for(live: LiveTable, caller: Caller | None, seat: int | None = None) -> Viewer:
    """The seat that a caller views from: the one named, the caller's seat that is asked, or
    none."""
    own: list[int] = []
    if caller is not None and caller.table in (None, live.id):
        own = live.seats_of(caller.player)
    if seat is not None:
        if seat not in own:
            raise Refused("not-your-seat", seat=seat)
        return seat
    if own:
        return live.to_move if live.to_move in own else own[0]
    if not live.info["spectators"] and not is_host(live, caller):
        raise Refused("no-spectators")
    return None


def is_host(live: LiveTable, caller: Caller | None) -> bool:
    """True for the host of the table."""
    if caller is None or caller.table not in (None, live.id):
        return False
    return bool(live.info["host"] == caller.player)


def record_for(live: LiveTable, viewer: Viewer) -> Record:
    """The record as a viewer may read it, with its proof; a finished table has no secrets."""
    if live.game is None:
        raise Refused("not-started")
    names = tuple(seat.name for seat in live.seats)
    record = replace(live.game.record, proof=live.proof(), names=names)
    return record if live.over else record.for_seat(viewer)
