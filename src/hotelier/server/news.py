"""Messages about a change, for the viewers of a table and the streams of its players."""

from __future__ import annotations

from collections.abc import Iterable

from hotelier.server.live.table import LiveTable, Viewer
from hotelier.server.live.telling import encode, update_messages
from hotelier.server.texts.speaking import with_texts

Updates = dict[tuple[Viewer, str | None], bytes]
"""Messages by viewer and language of the texts, if any."""


def updates_for(live: LiveTable, before: int, ply: int, back: int | None = None) -> Updates:
    """The messages for all viewers about a change that has just been made."""
    viewers = {watcher.viewer for watcher in live.watchers}
    told = update_messages(live, viewers, before, back, ply)
    updates: Updates = {(viewer, None): message for viewer, message in told.items()}
    for watcher in live.watchers:
        viewer, lang = watcher.viewer, watcher.language
        if lang is not None and (viewer, lang) not in updates:
            updates[viewer, lang] = with_texts(told[viewer], live, viewer, lang, ply)
    return updates


def notices_for(
    live: LiveTable, kind: str, players: Iterable[str | None]
) -> list[tuple[str, bytes]]:
    """Events for the streams of these players about one of their tables."""
    message = encode(
        {"type": kind, "table": live.id, "version": live.version, "to_move": live.to_move}
    )
    return [(player, message) for player in dict.fromkeys(players) if player is not None]
