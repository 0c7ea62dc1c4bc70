"""What viewers are told, as JSON messages. Nothing leaves a table but through these functions.

A viewer gets `Table.view` and `Table.journal_for` of its own seat (None: a spectator) and the facts
about the table that are for everybody.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

import msgspec

from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game
from hotelier.server.live.changes import News, Shown, show_own, show_public
from hotelier.server.live.clocks import clock_data
from hotelier.server.live.table import LiveTable, Viewer
from hotelier.server.store.reading import Row
from hotelier.table.table import Table

encode = msgspec.json.Encoder().encode


def facts(live: LiveTable) -> dict[str, Any]:
    """Everything about a table that is not the game, for anybody who may see it."""
    info, known = live.info, live.ratings
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
                **({"rating": known[number]} if number < len(known) and not seat.free else {}),
            }
            for number, seat in enumerate(live.seats)
        ],
        "host": live.seats_of(info["host"]),
        "version": live.version,
        "to_move": live.to_move,
        "proof": list(live.proof()),
    }


PUBLIC = (
    "id", "game", "rules", "data", "options", "title", "open", "spectators", "chosen_seed",
    "status", "result", "offer", "created", "started", "ended", "next",
    "clock", "rated",
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
    view = game.view(viewer)
    if not fresh:
        show_all(live, game, viewer)
    data["view"] = view
    data["back"] = ply
    data["clock"] = clock_data(live)
    data["events"] = msgspec.Raw(b"[%b]" % Happened(game, ply).for_viewer(viewer))
    return encode(data)


def show_all(live: LiveTable, game: Table, viewer: Viewer) -> None:
    """A viewer has been shown everything."""
    public = game.public()
    live.shown.state = game.state
    show_public(live.shown, public)
    if viewer is not None:
        show_own(live.shown, viewer, game.own(viewer, public), {})


def update_messages(
    live: LiveTable, viewers: Collection[Viewer], before: int, back: int | None, ply: int
) -> dict[Viewer, bytes]:
    """From version `before` to now, for each viewer: events from `ply` on, and what changed."""
    game = live.game
    assert game is not None
    if not viewers:
        live.shown = Shown()
        return {}
    for gone in live.shown.own.keys() - viewers:
        del live.shown.own[gone]
    news = News(live.shown, game)
    happened = Happened(game, ply)
    head = b'{"type":"update","from":%d,"version":%d,"set":{' % (before, live.version)
    tail = b"]}"
    if news.changes.dropped:
        tail = b'],"drop":%b}' % encode(news.changes.dropped)
    if back is not None:
        tail = b'%b,"back":%d}' % (tail[:-1], back)
    if live.info["clock"] is not None:
        tail = b'%b,"clock":%b}' % (tail[:-1], encode(clock_data(live)))
    told: dict[Viewer, bytes] = {}
    common, public = b"", happened.for_viewer(None)
    for viewer in viewers:
        new, lines = news.for_viewer(viewer), happened.for_viewer(viewer)
        if new is news.common and lines is public:  # as most viewers are told
            common = common or b'%b%b},"events":[%b%b' % (head, new, lines, tail)
            told[viewer] = common
        else:
            told[viewer] = b'%b%b},"events":[%b%b' % (head, new, lines, tail)
    return told


def share_events(game: Table, ply: int) -> None:
    """Keep equal events, of whatever table, as one: a long game has hundreds."""
    journal = game.journal
    for number in range(game.marks[ply - 1] if ply > 0 else 0, len(journal)):
        journal[number] = shared(journal[number])


@lru_cache(maxsize=1 << 15)
def shared(event: Event) -> Event:
    """The first of all equal events."""
    return event


class Happened:
    """The events after so many lines of the record, each put into JSON once for all who may read
    it."""

    def __init__(self, game: Table, ply: int) -> None:
        self.game = game
        share_events(game, ply)
        self.events: list[tuple[int, Event]] = []
        """With the line that each came with."""
        marks = game.marks
        first = number = marks[ply - 1] if ply > 0 else 0
        for event in game.journal[first:]:
            while ply < len(marks) and number >= marks[ply]:
                ply += 1
            self.events.append((ply, event))
            number += 1
        self.insiders = {
            seat for _, event in self.events if event.audience is not None
            for seat in event.audience
        }  # fmt: skip
        """Seats that may read what others may not; all others read the same as a spectator."""
        self.told: dict[Viewer, bytes] = {}

    def for_viewer(self, viewer: Viewer) -> bytes:
        """What a viewer may read, as the inside of a JSON list."""
        reader = viewer if viewer in self.insiders else None
        found = self.told.get(reader)
        if found is None:
            game = self.game
            found = b",".join(
                [b'{"ply":%d,%b' % (ply, event_text(game.game, game.redacted(event, reader)))
                 for ply, event in self.events]
            )  # fmt: skip
            self.told[reader] = found
        return found


@lru_cache(maxsize=1 << 14)
def event_text(game: Game, event: Event) -> bytes:
    """An event as a JSON text, but for its beginning."""
    return encode(event_data(game, event))[1:]


def event_data(game: Game, event: Event) -> dict[str, Any]:
    """An event as data; its values as the notation writes them."""
    kinds, codec = game.events[event.kind], game.codec
    return {
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
