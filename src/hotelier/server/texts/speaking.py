"""Texts of a table, for a viewer and in a language. They contain nothing that the data hide.

All of it is made from `Table.view`, `Game.redact` and `Table.journal_for` of the viewer's seat.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Final

import msgspec

from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game
from hotelier.rulebook import rules_of_question
from hotelier.server.live.preview import tried
from hotelier.server.live.table import LiveTable, Viewer
from hotelier.server.texts import grand_austria_hotel, hotel_koenig
from hotelier.table.table import Table
from hotelier.words import Told, greyed, label, paragraph_start, question, say, story
from hotelier.words.phrases import bare
from hotelier.words.things import things_of

encode: Final = msgspec.json.Encoder().encode
CAPITAL: Final = "[A-ZÀ-ÖА-ЯЁ]"
SENTENCES: Final = re.compile(
    r"(?<=[?!…])\s+(?=\w|[«„“])|"
    + "".join(rf"(?<!\b{CAPITAL}{chr(92)}w{{{n}}}\.)" for n in range(4))
    + r"(?<=[.])\s+(?=[^\W\d_]|[«„“])"
)
"""The border between two sentences; a full stop after an abbreviation, as in "Mr. Boydell", is
none."""
TELLING: Final = 18
"""A shorter question is shown with the sentences around it."""
MORE: Final[dict[str, Callable[[Table, dict[str, Any], str], dict[str, Any]]]] = {
    "grand-austria-hotel": grand_austria_hotel.more_texts,
    "hotel-koenig": hotel_koenig.more_texts,
}
"""By game: additional texts."""


def with_texts(message: bytes, live: LiveTable, viewer: Viewer, lang: str, ply: int) -> bytes:
    """Add the texts of the present state to a message."""
    if live.game is None:
        return message
    names = [seat.name for seat in live.seats]
    return b'%b,"texts":%b}' % (message[:-1], encode(texts(live.game, viewer, names, lang, ply)))


def texts(
    table: Table, viewer: Viewer, names: Sequence[str], lang: str, ply: int
) -> dict[str, Any]:
    """All texts for a viewer; of the log, only what is new since a ply."""
    game, view = table.game, table.view(viewer)
    mine = view["to_move"] == viewer
    return {
        "language": lang,
        "question": asked(table, view, mine, names, lang),
        "choices": [choice(game, action, view, lang) for action in view["legal"]],
        "greyed": refused(table, viewer, view, lang) if mine and viewer is not None else [],
        "undo": viewer is not None and table.undoes == viewer,
        "log": log_since(table, viewer, names, lang, ply),
        **(MORE[game.name](table, view, lang) if game.name in MORE else {}),
    }


def asked(
    table: Table, view: dict[str, Any], mine: bool, names: Sequence[str], lang: str
) -> dict[str, Any] | None:
    """The question, its reasons, and the rules behind it."""
    seat = view["to_move"]
    if seat is None:
        return None
    rules = rules_of_question(type(table.state.stack[-1]))
    heading, reason = bare(say("table-waiting", lang, name=names[seat])), ""
    if mine:
        heading, reason = heading_and_reason(question(table.game, view, lang))
    return {"heading": heading, "reason": reason, "rule": rules[0] if rules else "",
            "rules": rules, "seat": seat}  # fmt: skip


def heading_and_reason(text: str) -> tuple[str, str]:
    """Split a question into the sentence that asks and the others; a very short one is not split.

    >>> heading_and_reason("You have 500. Which shares do you buy? You may buy 3.")
    ('Which shares do you buy?', 'You have 500. You may buy 3.')
    >>> heading_and_reason("Into which room does Mr. Boydell move?")
    ('Into which room does Mr. Boydell move?', '')
    >>> heading_and_reason("Which goods do you take? 3 at most.")
    ('Which goods do you take?', '3 at most.')
    >>> heading_and_reason("11A founds a chain. Which one?")
    ('11A founds a chain. Which one?', '')
    """
    sentences = SENTENCES.split(text)
    asking = next((sentence for sentence in sentences if sentence.endswith("?")), sentences[0])
    if len(asking) < TELLING and len(sentences) > 1:
        return text, ""
    return asking, " ".join(sentence for sentence in sentences if sentence is not asking)


def choice(game: Game, action: str, view: dict[str, Any], lang: str) -> dict[str, Any]:
    """A legal action: its notation, its words, and the targets on the board."""
    words = label(game, action, view, lang)
    brief = label(game, action, view, lang, short=True)
    found = {"do": action, "label": words, "things": things_of(game, action, view)}
    return found if brief == words else {**found, "short": brief}


def refused(table: Table, seat: int, view: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """Actions that a player may expect but that are illegal now, with the reason and the rule."""
    known = table.game.redact(table.state, seat)
    return [
        {"do": found.action, "label": found.label, "text": found.text, "rule": found.rule,
         "things": things_of(table.game, found.action, view)}
        for found in greyed(table.game, known, view, lang)
    ]  # fmt: skip


def log_since(
    table: Table, viewer: Viewer, names: Sequence[str], lang: str, ply: int
) -> dict[str, Any]:
    """The log from the paragraph of a ply on: drop lines from event `from` on, then add these.
    Equal events may be the same object in the journal; a sentence is about one of them."""
    first = table.marks[ply - 1] if ply > 0 else 0
    start = paragraph_start(table.game, table.journal, first)
    events = [copy(table.redacted(event, viewer)) for event in table.journal[start:]]
    return {"from": start, "lines": log_lines(table, events, start, viewer, names, lang)}


def log_lines(
    table: Table, events: list[Event], start: int, viewer: Viewer, names: Sequence[str], lang: str
) -> list[dict[str, Any]]:
    """Sentences, each with the number and ply of its first event and its turn."""
    number = {id(event): start + place for place, event in enumerate(events)}
    lines: list[dict[str, Any]] = []
    for paragraph in story(table.game, events, names, viewer, lang):
        turn = first_number(paragraph, number)
        for told in paragraph:
            assert told.event is not None
            at = number[id(told.event)]
            lines.append({"event": at, "ply": ply_of(table, at), "turn": turn,
                          "seat": told.event.seat, "kind": told.event.kind,
                          "text": told.text, "rule": told.rule})  # fmt: skip
    return lines


def first_number(paragraph: Sequence[Told], number: dict[int, int]) -> int:
    """The number of the first event of a paragraph."""
    return min(number[id(told.event)] for told in paragraph)


def ply_of(table: Table, event: int) -> int:
    """The line of the record that caused an event."""
    return bisect_right(table.marks, event)


def foretold(
    table: Table, seat: int, action: str, names: Sequence[str], lang: str
) -> list[dict[str, Any]]:
    """A preview of a legal move, in words."""
    events = [table.redacted(event, seat) for event in tried(table, seat, action).journal]
    return [
        {"text": line.text, "rule": line.rule, "seat": line.event.seat, "kind": line.event.kind}
        for paragraph in story(table.game, events, names, seat, lang)
        for line in paragraph
        if line.event is not None
    ]
