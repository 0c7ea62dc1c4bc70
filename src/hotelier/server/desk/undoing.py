"""Undo: take back a player's last decision if nothing has been revealed since."""

from __future__ import annotations

from collections.abc import Sequence

from hotelier.kernel.errors import IllegalAction
from hotelier.kernel.frames import Event
from hotelier.server import identity
from hotelier.server.desk.play import (
    Command,
    Done,
    acting_seat,
    after_change,
    check_plays,
    check_version,
    known_before,
    running_game,
    table_writes,
    turn_notices,
)
from hotelier.server.desk.retrying import tried_again
from hotelier.server.errors import Refused
from hotelier.server.identity import Caller
from hotelier.server.live.clocks import taken_back, thought
from hotelier.server.live.table import LiveTable
from hotelier.server.live.telling import table_message
from hotelier.server.news import updates_for
from hotelier.server.notices.turns import notice_writes
from hotelier.server.site import Site
from hotelier.server.store.rows import added
from hotelier.server.store.schema import actions
from hotelier.server.store.writer import Write
from hotelier.table.record import Line
from hotelier.table.table import Table
from hotelier.words.journal import Happened


@tried_again
async def undo(site: Site, live: LiveTable, caller: Caller, command: Command) -> Done:
    """Take back the caller's last decision if nothing has been revealed since."""
    seat = acting_seat(live, caller, undoing_seat(live, caller, command))
    if (known := known_before(live, seat, command)) is not None:
        await site.settled(live)
        return known
    game = running_game(live)
    check_version(live, command)
    check_plays(live, seat)
    if game.undoes != seat:
        raise why_not_undo(game, seat, [each.name for each in live.seats])
    before = list(game.record.lines)
    game.undo()
    return await went_back(site, live, seat, command.id, before[live.ply :], [])


def undoing_seat(live: LiveTable, caller: Caller, command: Command) -> int | None:
    """The seat that was named; otherwise, of several seats of the caller, the one that decided
    last."""
    last = None if live.game is None else live.game.undoes
    named = command.seat is not None or last not in live.seats_of(caller.player)
    return command.seat if named else last


def why_not_undo(game: Table, seat: int, names: Sequence[str]) -> Refused | IllegalAction:
    """The refusal, with what was revealed since the seat's last decision, as far as the seat may
    know."""
    lines = game.record.lines
    own = last_decision(lines, seat)
    if own is None:
        return IllegalAction("nothing-to-undo", text="undo")
    later = [ply for ply in range(own + 1, len(lines)) if lines[ply].by != seat]
    events = [event for ply in later for event in events_of(game, ply)]
    if not events:
        return IllegalAction("revealed", text="undo")
    event = game.redacted(events[0], seat)
    return Refused("revealed-by", text=Happened(game.game, event, tuple(names), seat))


def events_of(game: Table, ply: int) -> list[Event]:
    """The events of the line at a ply."""
    first = game.marks[ply - 1] if ply > 0 else 0
    return game.journal[first : game.marks[ply]]


def last_decision(lines: list[Line], seat: int) -> int | None:
    """The ply of a seat's last decision."""
    return next((ply for ply in range(len(lines) - 1, -1, -1) if lines[ply].by == seat), None)


async def went_back(
    site: Site, live: LiveTable, seat: int, command: str | None, dropped: list[Line],
    writes: list[Write],
) -> Done:  # fmt: skip
    """Write and publish that the game is at an earlier ply."""
    before = live.version
    live.version += 1
    ply = live.ply
    live.undos.append((live.version, ply))
    version = live.version
    moment = live.next_moment(identity.now())
    live.remember(seat, command, moment)
    taken_back(live, seat, dropped)
    thought(live, seat, moment)
    row = {"table": live.id, "version": version, "ply": ply, "undo": True, "seat": seat,
           "text": "", "seen_by": None, "command": command, "moment": moment}  # fmt: skip
    writes = [added(actions, [row]), *writes]
    change = after_change(live)
    facts = table_message(live) if change or len(writes) > 1 else None
    writes += [*table_writes(live, change), *notice_writes(site.reach, live, seat)]
    updates = updates_for(live, before, ply, back=ply)
    await site.commit(live, writes, updates, facts, turn_notices(site, live))
    site.moved(live)
    return Done(version)
