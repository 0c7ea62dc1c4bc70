"""Messages for viewers, as JSON. All data that leaves a table goes through these functions.

A viewer gets `Table.view` and `Table.journal_for` of its own seat (None: a spectator) and the
public facts about the table.
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
    """The facts about a table apart from the game, for all who may see it."""
    info, known = live.info, live.ratings
    return {
        **{name: info[name] for name in PUBLIC},
        "languages": info["languages"].split(),
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
    "clock", "rated", "stand_in",
)  # fmt: skip
"""Public columns of a table."""


def table_message(live: LiveTable) -> bytes:
    """The message with the facts about a table."""
    return encode({"type": "table", "table": facts(live)})


def state_message(
    live: LiveTable, viewer: Viewer, since: int | None = None, fresh: bool = False
) -> bytes:
    """The whole view. With `since`, the events after that version, otherwise all of them.

    `fresh`: for a single request, which receives no diffs later.
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
    """Note that a viewer has received the whole view."""
    public = game.public()
    live.shown.state = game.state
    show_public(live.shown, public)
    if viewer is not None:
        show_own(live.shown, viewer, game.own(viewer, public), {})


def update_messages(
    live: LiveTable, viewers: Collection[Viewer], before: int, back: int | None, ply: int
) -> dict[Viewer, bytes]:
    """The update from version `before` to now, for each viewer: events from `ply` on, and the
    diff."""
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
        new = news.for_viewer(viewer)
        lines = happened.for_viewer(viewer) if happened.insiders else public
        if new is news.common and lines is public:  # the usual case
            common = common or b'%b%b},"events":[%b%b' % (head, new, lines, tail)
            told[viewer] = common
        else:
            told[viewer] = b'%b%b},"events":[%b%b' % (head, new, lines, tail)
    return told


def share_events(game: Table, ply: int) -> None:
    """Share equal events between tables, to save memory: a long game has hundreds."""
    journal = game.journal
    for number in range(game.marks[ply - 1] if ply > 0 else 0, len(journal)):
        journal[number] = shared(journal[number])


@lru_cache(maxsize=1 << 15)
def shared(event: Event) -> Event:
    """The shared instance of an event."""
    return event


class Happened:
    """The events after a line of the record, each encoded once for all its readers."""

    def __init__(self, game: Table, ply: int) -> None:
        self.game = game
        self.events: list[tuple[int, Event, bytes]] = []
        """Line number, event and encoded text."""
        self.insiders: set[int] = set()
        """Seats that may read private events; all others read the same as a spectator."""
        marks, journal = game.marks, game.journal
        for number in range(marks[ply - 1] if ply > 0 else 0, len(journal)):
            while ply < len(marks) and number >= marks[ply]:
                ply += 1
            event, text = known_event(game.game, journal[number])
            journal[number] = event
            self.events.append((ply, event, text))
            if event.audience is not None:
                self.insiders.update(event.audience)
        self.told: dict[Viewer, bytes] = {}

    def for_viewer(self, viewer: Viewer) -> bytes:
        """The events that a viewer may read, as the inside of a JSON list."""
        reader = viewer if viewer in self.insiders else None
        found = self.told.get(reader)
        if found is None:
            texts = [
                b'{"ply":%d,%b'
                % (ply, text if event.audience is None else self._read(event, reader))
                for ply, event, text in self.events
            ]
            found = self.told[reader] = b",".join(texts)
        return found

    def _read(self, event: Event, reader: Viewer) -> bytes:
        """The encoded event as this reader may see it."""
        game = self.game
        return known_event(game.game, game.redacted(event, reader))[1]


@lru_cache(maxsize=1 << 15)
def known_event(game: Game, event: Event) -> tuple[Event, bytes]:
    """The shared instance of an event, and its JSON text without the beginning."""
    event = shared(event)
    return event, encode(event_data(game, event))[1:]


def event_data(game: Game, event: Event) -> dict[str, Any]:
    """An event as data, with its values in notation."""
    kinds, codec = game.events[event.kind], game.codec
    return {
        "kind": event.kind,
        "seat": event.seat,
        "args": [codec.encode(arg, kind) for arg, kind in zip(event.args, kinds, strict=True)],
        "rule": event.rule,
    }


def chat_message(live: LiveTable, row: Row) -> bytes:
    """The message for a chat line."""
    return encode({"type": "chat", "version": live.version, "line": chat_data(row)})


def chat_data(row: Row) -> dict[str, Any]:
    """A chat line as data, without the id of its player."""
    return {name: row[name] for name in ("number", "seat", "name", "to", "text", "moment")}
