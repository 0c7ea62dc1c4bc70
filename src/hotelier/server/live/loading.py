"""Load a table: read its rows and replay its history once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hotelier.kernel.errors import BrokenRecord
from hotelier.kernel.game import Game
from hotelier.server.live.clocks import asked_as_stored, taken_back, thought
from hotelier.server.live.table import WAITING, LiveTable, Seat, SecretSeed
from hotelier.server.live.telling import share_events
from hotelier.server.orders import Orders
from hotelier.server.store.reading import Row, Stored
from hotelier.table.positions import check_data, options_of
from hotelier.table.record import Line, Record
from hotelier.table.table import Table


def brought_to_life(stored: Stored, games: Mapping[str, Game]) -> LiveTable:
    """The table as it was stored."""
    live = LiveTable(
        stored.table,
        [seat_from(row) for row in stored.seats],
        [SecretSeed(r["version"], r["ply"], r["seed"], r["commitment"]) for r in stored.seeds],
        chat_count=stored.chat_count,
    )
    lines = read_actions(live, stored.actions)
    if live.status != WAITING and (lines or live.info["position"] is not None):
        game = games[live.info["game"]]
        options = options_of(game, live.info["rules"], live.info["options"])
        check_data(game, live.info["data"])
        record = Record(
            game.name, game.rules_version, len(live.seats), options, lines,
            live.info["position"], data=game.data, played=game,
        )  # fmt: skip
        live.game = Table.from_record(record, live.seeds[-1].seed, game)
        share_events(live.game, 0)
        if live.ply != len(lines):
            raise BrokenRecord("stops-in-chance", lines=len(lines))
    asked_as_stored(live)
    live.told = (live.version, live.chat_count)
    return live


def seat_from(row: Row) -> Seat:
    """A seat from its row."""
    orders = msgspec.convert(row["orders"] or {}, Orders)
    return Seat(
        row["player"], row["name"], row["bot"], row["ready"], row["resigned"], row["program"],
        orders,
    )  # fmt: skip


def read_actions(live: LiveTable, rows: list[tuple[Any, ...]]) -> list[Line]:
    """The lines of the record without those that were undone; sets the version."""
    lines: list[Line] = []
    live.asked_at = live.info["started"] or 0
    for row in rows:
        read_action(live, lines, row)
    return lines


def read_action(live: LiveTable, lines: list[Line], row: tuple[Any, ...]) -> None:
    """Apply one more row: add a line or drop lines."""
    version, ply, undo, seat, text, seen_by, command, moment = row
    live.version += 1
    if undo:
        taken_back(live, seat, lines[ply:])
        del lines[ply:]
        live.undos.append((version, ply))
    else:
        lines.append(Line(seat, text, seats_from(seen_by)))
    if version != live.version or ply != len(lines):
        raise BrokenRecord("wrong-ply", line=version, found=ply, wanted=len(lines))
    if command is not None and seat is not None:
        live.remember(seat, command, moment)
    else:
        live.followed(moment)
    thought(live, seat, moment)


def seats_from(text: str | None) -> tuple[int, ...] | None:
    """Parse stored seats.

    >>> seats_from("0 2"), seats_from(""), seats_from(None)
    ((0, 2), (), None)
    """
    return None if text is None else tuple(int(seat) for seat in text.split())
