"""Replays: a game from its first question to its last, for pages that step through it.

The first state is whole, each further one is a diff. Workers compute this: a long game takes some
seconds.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from hotelier.kernel.frames import CHANCE, to_move
from hotelier.server.bots import kind_of
from hotelier.server.live.changes import Shown, fields, show_public
from hotelier.server.texts.speaking import MORE, asked, encode, log_lines
from hotelier.table.record import Record, parse
from hotelier.table.table import Table
from hotelier.words.names import player_names


@dataclass(frozen=True)
class Wish:
    """A requested replay: the record, the viewer and the language."""

    record: str
    """The whole record as text."""
    house: str
    """House data as JSON text; empty for the printed cards."""
    viewer: int | None
    open: bool
    """True if nothing is hidden: the game is over."""
    names: tuple[str, ...]
    language: str


def wish_of_file(text: str, house: str, seat: int | None, language: str) -> Wish:
    """The request for a replay of an uploaded record, in which nothing is hidden."""
    return Wish(text, house, seat, True, (), language)


def names_of(wish: Wish, record: Record) -> tuple[str, ...]:
    """Return the players' names: of the table, or else of the record."""
    return tuple(player_names(wish.names or record.names, record.seats, wish.language))


def replay(wish: Wish) -> bytes:
    """The steps of a game as JSON: before the first decision and after each."""
    record = parse(wish.record)
    wish = replace(wish, names=names_of(wish, record))
    game = kind_of(record.game, wish.house if record.data else "")
    shown = Shown()
    steps: list[bytes] = []
    table: Table | None = None
    last = None
    for table in Table.replayed(record, game):
        lines = table.record.lines
        if lines and lines[-1].by is not None:
            last = lines[-1]
        if to_move(table.state) == CHANCE:
            continue
        hidden = last is None or (not wish.open and last.hidden_from(wish.viewer))
        step = {
            "ply": len(lines),
            "by": None if last is None else last.by,
            "do": None if last is None or hidden else last.do,
        }
        changes = show_public(shown, seen(table, wish))
        steps.append(
            b'%b,"set":{%b},"drop":%b}'
            % (encode(step)[:-1], fields(changes.told), encode(changes.dropped))
        )
    assert table is not None
    head: dict[str, Any] = {
        "game": record.game, "seats": record.seats, "options": dict(record.options),
        "viewer": wish.viewer,
        "names": list(wish.names), "over": table.outcome is not None,
        "proof": list(record.proof), "log": told(table, wish),
    }  # fmt: skip
    return b'%b,"steps":[%b]}' % (encode(head)[:-1], b",".join(steps))


def seen(table: Table, wish: Wish) -> dict[str, Any]:
    """A state as shown: the view and its texts."""
    view = {**table.view(wish.viewer), "legal": []}
    more = MORE[table.game.name](table, view, wish.language)
    question = asked(table, view, False, wish.names, wish.language)
    return {"view": view, "texts": {"question": question, "choices": [], "greyed": [], **more}}


def told(table: Table, wish: Wish) -> list[dict[str, Any]]:
    """The log of the whole game; of a finished one, complete."""
    events = table.journal if wish.open else table.journal_for(wish.viewer)
    each = [copy(event) for event in events]  # equal events may be the same object
    return log_lines(table, each, 0, wish.viewer, wish.names, wish.language)
