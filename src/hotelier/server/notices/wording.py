"""Texts of messages in the reader's language. They name the table, but nothing of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hotelier.server.live.table import LiveTable
from hotelier.words import message_id, say

START, TURN, FINISH, REMINDER, AWAY, TEST, CONFIRM = (
    "start", "turn", "finish", "reminder", "away", "test", "confirm",
)  # fmt: skip
WORDS: Final = {
    START: ("notice-start-title", "notice-start"),
    TURN: ("notice-turn-title", "notice-turn"),
    FINISH: ("notice-finish-title", "notice-finish"),
    REMINDER: ("notice-reminder-title", "notice-reminder"),
    AWAY: ("notice-away-title", "notice-away"),
}
"""Kinds of messages, with the Fluent ids of title and text."""


@dataclass(frozen=True)
class Message:
    """A message, for all channels."""

    kind: str
    title: str
    text: str
    link: str
    table: str | None = None


def table_name(live: LiveTable, lang: str) -> str:
    """The title of a table, or else its game."""
    return live.info["title"] or str(say(message_id(live.info["game"], "title"), lang))


def about_table(kind: str, live: LiveTable, name: str, site: str, lang: str) -> Message:
    """A message about a table to a seated player."""
    game = str(say(message_id(live.info["game"], "title"), lang))
    table = table_name(live, lang)
    title, text = WORDS[kind]
    return Message(
        kind,
        str(say(title, lang, table=table)),
        str(say(text, lang, table=table, game=game, name=name)),
        f"{site}/table/{live.id}",
        live.id,
    )


def about_nothing(site: str, lang: str) -> Message:
    """A test message."""
    text = str(say("notice-test", lang))
    return Message(TEST, text, text, site)
