"""A table that another process has changed is brought up to date in memory, where it stands.

Usually that is a move or a line of chat: the new rows are played on top of what is there. Where
that will not do (something was taken back, or memory had gone its own way), it is replayed.
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
"""Everything about a table that is stored."""
Messages = dict[tuple[Viewer, str | None], bytes]
"""By viewer and language of the texts, if any: what is told."""
GAME_FACTS = ("version", "to_move")
"""Facts about a table that an update of the game tells, too."""


def can_follow(live: LiveTable, stored: Stored) -> bool:
    """Whether the new rows can be played on top of what memory holds."""
    if live.failed or len(stored.seeds) != len(live.seeds):
        return False
    if not stored.actions:
        return True
    return live.game is not None and not any(undo for _, _, undo, *_ in stored.actions)


def follow_rows(live: LiveTable, stored: Stored) -> bool:
    """Play new rows on top; False if they lead elsewhere, and memory is worth nothing now."""
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
    """Take over what was read anew; whoever watches stays."""
    for name in COPIED:
        setattr(live, name, getattr(fresh, name))
    live.shown = Shown()
    live.failed = False


def states_for(live: LiveTable, version: int) -> Messages:
    """The whole view for everybody who watches, with the events since a version."""
    kinds = {(watcher.viewer, watcher.language) for watcher in live.watchers}
    plain = {viewer: state_message(live, viewer, version) for viewer, _ in kinds}
    ply = live.known_ply(version)
    return {
        (viewer, lang): plain[viewer] if lang is None
        else with_texts(plain[viewer], live, viewer, lang, ply)
        for viewer, lang in kinds
    }  # fmt: skip


def table_facts(live: LiveTable) -> dict[str, Any]:
    """What everybody knows about a table, apart from the game."""
    return {name: value for name, value in facts(live).items() if name not in GAME_FACTS}


def tell(
    live: LiveTable, about_game: Messages, old_facts: dict[str, Any] | None,
    chat: list[Row],
) -> None:  # fmt: skip
    """Tell everybody who watches what has changed; but not through eyes that are another's now."""
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
