"""Start a game when all seats are taken and all players are ready."""

from __future__ import annotations

from typing import Any

from hotelier.kernel.game import Game
from hotelier.server import identity
from hotelier.server.live.clocks import deadline, thought
from hotelier.server.live.table import PLAYING, WAITING, LiveTable
from hotelier.server.live.telling import table_message
from hotelier.server.news import notices_for, updates_for
from hotelier.server.notices.turns import start_writes
from hotelier.server.orders import follow
from hotelier.server.site import Site
from hotelier.server.store.rows import added, changed
from hotelier.server.store.schema import actions, tables
from hotelier.server.store.writer import Write
from hotelier.table.table import Table


def action_rows(live: LiveTable, ply: int, command: str | None) -> list[dict[str, Any]]:
    """The lines from `ply` on as rows; the version of the table advances with them.

    A command belongs to the first line. Chance and standing orders follow it.
    """
    assert live.game is not None
    moment = live.next_moment(identity.now())
    rows: list[dict[str, Any]] = []
    for line in live.game.record.lines[ply:]:
        ply += 1
        live.version += 1
        seen_by = None if line.seen_by is None else " ".join(map(str, line.seen_by))
        thought(live, line.by, moment)
        rows.append(
            {"table": live.id, "version": live.version, "ply": ply, "undo": False,
             "seat": line.by, "text": line.do, "seen_by": seen_by,
             "command": None if rows else command, "moment": moment}
        )  # fmt: skip
    return rows


async def commit_seats(site: Site, live: LiveTable, writes: list[Write], new: bool = False) -> None:
    """Write a change of the seats, and start the game with it if nobody is missing."""
    beginning = begin(site, live)
    if not beginning:
        await site.commit(live, writes, to_all=table_message(live), new=new)
        return
    players = [seat.player for seat in live.seats]
    asked = [] if live.to_move is None else [players[live.to_move]]
    await site.commit(
        live, [*writes, *beginning], updates_for(live, 0, 0), table_message(live),
        notices_for(live, "start", players) + notices_for(live, "turn", asked), new,
    )  # fmt: skip
    site.moved(live)


def new_game(game: Game, live: LiveTable) -> Table:
    """The game at its start, or at the position where it branches off."""
    seed, options = live.seeds[0].seed, live.info["options"]
    if live.info["position"] is None:
        return Table(game, len(live.seats), seed, options)
    head = {"seats": len(live.seats), "options": options, "data": game.data}
    return Table.from_position(game, {**head, **live.info["position"]}, seed)


def begin(site: Site, live: LiveTable) -> list[Write]:
    """Deal and start, if all seats are taken and ready; returns the rows to write."""
    if live.status != WAITING or not all(not s.free and s.ready for s in live.seats):
        return []
    game = site.games[live.info["game"]]
    live.game = new_game(game, live)
    follow(live.game, live.orders())
    live.info.update(status=PLAYING, started=identity.now())
    live.asked_at = live.info["started"]
    rows = action_rows(live, 0, None)
    live.info["deadline"] = deadline(live)
    started = changed(
        tables, {"id": live.id, "status": WAITING},
        status=PLAYING, started=live.info["started"], deadline=live.info["deadline"],
    )  # fmt: skip
    lines = [added(actions, rows)] if rows else []  # a branch may begin without chance
    return [started, *lines, *start_writes(site.reach, live)]
