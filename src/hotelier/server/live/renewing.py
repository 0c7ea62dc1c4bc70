"""Update a table in memory that another process has changed.

Usually that is a move or a chat line: the new rows are played on top. After a takeback, or if
memory has diverged, the table is replayed.
"""

from __future__ import annotations

from typing import Any

from hotelier.kernel.errors import HotelierError
from hotelier.server.live.changes import Shown
from hotelier.server.live.clocks import asked_as_stored
from hotelier.server.live.loading import read_action, seat_from
from hotelier.server.live.table import LiveTable, Viewer
from hotelier.server.live.telling import chat_message, facts, state_message, table_message
from hotelier.server.store.reading import Row, Stored
from hotelier.server.texts.speaking import with_texts

COPIED = (
    "info", "seats", "seeds", "game", "version", "undos", "commands", "spent", "decided",
    "unpaid", "asked_at", "last_command", "chat_count", "told",
)  # fmt: skip
"""All fields that are stored."""
Messages = dict[tuple[Viewer, str | None], bytes]
"""Messages by viewer and language of the texts, if any."""
GAME_FACTS = ("version", "to_move")
"""Facts about a table that an update of the game contains, too."""


def can_follow(live: LiveTable, stored: Stored) -> bool:
    """True if the new rows can be played on top of the table in memory."""
    if live.failed or len(stored.seeds) != len(live.seeds):
        return False
    if not stored.actions:
        return True
    return live.game is not None and not any(undo for _, _, undo, *_ in stored.actions)


def follow_rows(live: LiveTable, stored: Stored) -> bool:
    """Play new rows on top; False if they do not fit and the table in memory is invalid now."""
    live.info = stored.table
    live.seats = [seat_from(row) for row in stored.seats]
    live.chat_count = stored.chat_count
    if live.game is not None:
        lines = list(live.game.record.lines)
        try:
            for row in stored.actions:
                read_action(live, lines, row)
                if lines[-1].by is not None:
                    live.game.play(lines[-1].do)
        except HotelierError:
            return False
        if lines != live.game.record.lines:
            return False
    asked_as_stored(live)
    live.told = (live.version, live.chat_count)
    return True


def adopt(live: LiveTable, fresh: LiveTable) -> None:
    """Take over a freshly loaded table and keep the viewers."""
    for name in COPIED:
        setattr(live, name, getattr(fresh, name))
    live.shown = Shown()
    live.failed = False


def states_for(live: LiveTable, version: int) -> Messages:
    """The whole view for every viewer, with the events since a version."""
    kinds = {(watcher.viewer, watcher.language) for watcher in live.watchers}
    plain = {viewer: state_message(live, viewer, version) for viewer, _ in kinds}
    ply = live.known_ply(version)
    return {
        (viewer, lang): plain[viewer] if lang is None
        else with_texts(plain[viewer], live, viewer, lang, ply)
        for viewer, lang in kinds
    }  # fmt: skip


def table_facts(live: LiveTable) -> dict[str, Any]:
    """The facts about a table apart from the game."""
    return {name: value for name, value in facts(live).items() if name not in GAME_FACTS}


def tell(
    live: LiveTable, about_game: Messages, old_facts: dict[str, Any] | None,
    chat: list[Row],
) -> None:  # fmt: skip
    """Publish the changes to all viewers, except those that have lost their seat."""
    live.show_out()
    about_table = table_message(live) if table_facts(live) != old_facts else None
    for watcher in list(live.watchers):
        message = about_game.get((watcher.viewer, watcher.language))
        if message is not None:
            watcher.tell(message)
        if about_table is not None:
            watcher.tell(about_table)
        for line in chat:
            if line["to"] == "all" or watcher.viewer is not None:
                watcher.tell(chat_message(live, line))
