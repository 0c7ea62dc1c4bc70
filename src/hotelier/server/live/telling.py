"""What viewers are told, as JSON messages. Nothing leaves a table but through these functions.

A viewer gets `Table.view` and `Table.journal_for` of its own seat (None: a spectator) and the facts
about the table that are for everybody.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hotelier.kernel.frames import Event
from hotelier.server.live.clocks import clock_data
from hotelier.server.live.table import LiveTable, Viewer
from hotelier.server.store.reading import Row
from hotelier.table.table import Table

encode = msgspec.json.Encoder().encode


def facts(live: LiveTable) -> dict[str, Any]:
    """Everything about a table that is not the game, for anybody who may see it."""
    info = live.info
    return {
        **{name: info[name] for name in PUBLIC},
        "seats": [
            {
                "name": seat.name,
                "taken": not seat.free,
                "bot": seat.bot,
                "program": seat.program or seat.bot is not None,
                "ready": seat.ready,
                "resigned": seat.resigned,
            }
            for seat in live.seats
        ],
        "host": live.seats_of(info["host"]),
        "version": live.version,
        "to_move": live.to_move,
        "proof": list(live.proof()),
    }


PUBLIC = (
    "id", "game", "rules", "data", "options", "title", "open", "spectators", "chosen_seed",
    "status", "result", "offer", "created", "started", "ended", "next",
    "clock",
)  # fmt: skip
"""Columns of a table that everybody may read who may see it at all."""


def table_message(live: LiveTable) -> bytes:
    """The facts about a table."""
    return encode({"type": "table", "table": facts(live)})


def state_message(
    live: LiveTable, viewer: Viewer, since: int | None = None, fresh: bool = False
) -> bytes:
    """The whole view; with `since`, also the events after that version, else all of them.

    `fresh`: for somebody who only asks and will not be told of changes.
    """
    data: dict[str, Any] = {"type": "state", "version": live.version, "viewer": viewer}
    game = live.game
    if game is None:
        return encode({**data, "view": None, "back": 0, "events": []})
    ply = live.known_ply(since)
    view = {name: encode(value) for name, value in game.view(viewer).items()}
    if not fresh:
        live.shown[viewer] = {name: hash(text) for name, text in view.items()}
    data["view"] = {name: msgspec.Raw(text) for name, text in view.items()}
    data["back"] = ply
    data["clock"] = clock_data(live)
    data["events"] = events_since(game, viewer, ply)
    return encode(data)


def update_message(
    live: LiveTable, viewer: Viewer, before: int, back: int | None, ply: int
) -> bytes:
    """From version `before` to now: events from `ply` on, and the fields that changed."""
    game = live.game
    assert game is not None
    view = {name: encode(value) for name, value in game.view(viewer).items()}
    hashes = {name: hash(text) for name, text in view.items()}
    old = live.shown.get(viewer, {})
    live.shown[viewer] = hashes
    data: dict[str, Any] = {
        "type": "update",
        "from": before,
        "version": live.version,
        "set": {
            name: msgspec.Raw(view[name]) for name, new in hashes.items() if old.get(name) != new
        },
        "events": events_since(game, viewer, ply),
    }
    if gone := [name for name in old if name not in hashes]:
        data["drop"] = gone
    if back is not None:
        data["back"] = back
    if live.info["clock"] is not None:
        data["clock"] = clock_data(live)
    return encode(data)


def events_since(game: Table, viewer: Viewer, ply: int) -> list[dict[str, Any]]:
    """The events that came after so many lines, each with the line it came with."""
    events = game.journal_for(viewer, ply)
    number = game.marks[ply - 1] if ply > 0 else 0
    told = []
    for event in events:
        while ply < len(game.marks) and number >= game.marks[ply]:
            ply += 1
        told.append(event_data(game, event, ply))
        number += 1
    return told


def event_data(game: Table, event: Event, ply: int) -> dict[str, Any]:
    """An event as data; its values as the notation writes them."""
    kinds = game.game.events[event.kind]
    codec = game.game.codec
    return {
        "ply": ply,
        "kind": event.kind,
        "seat": event.seat,
        "args": [codec.encode(arg, kind) for arg, kind in zip(event.args, kinds, strict=True)],
        "rule": event.rule,
    }


def chat_message(row: Row) -> bytes:
    """A line of chat."""
    return encode({"type": "chat", "line": chat_data(row)})


def chat_data(row: Row) -> dict[str, Any]:
    """A line of chat, without who the player is elsewhere."""
    return {name: row[name] for name in ("number", "seat", "name", "to", "text", "moment")}
