"""News: what those who watch a table, and its players elsewhere, are told of a change."""

from __future__ import annotations

from collections.abc import Iterable

from hotelier.server.live.table import LiveTable, Viewer
from hotelier.server.live.telling import encode, update_messages
from hotelier.server.texts.speaking import with_texts

Updates = dict[tuple[Viewer, str | None], bytes]
"""By viewer and language of the texts, if any: what is told."""


def updates_for(live: LiveTable, before: int, ply: int, back: int | None = None) -> Updates:
    """What each viewer will be told of a change of the game that has just been made."""
    kinds = {(watcher.viewer, watcher.language) for watcher in live.watchers}
    told = update_messages(live, {viewer for viewer, _ in kinds}, before, back, ply)
    return {
        (viewer, lang): told[viewer] if lang is None
        else with_texts(told[viewer], live, viewer, lang, ply)
        for viewer, lang in kinds
    }  # fmt: skip


def notices_for(
    live: LiveTable, kind: str, players: Iterable[str | None]
) -> list[tuple[str, bytes]]:
    """A line for the streams of these players about one of their tables."""
    message = encode(
        {"type": kind, "table": live.id, "version": live.version, "to_move": live.to_move}
    )
    return [(player, message) for player in dict.fromkeys(players) if player is not None]
