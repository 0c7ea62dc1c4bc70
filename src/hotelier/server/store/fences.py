"""Fences: how several processes keep out of each other's way in one PostgreSQL database.

A table's row counts its changes. Whoever changes a table says which number it had in memory; if
another process was faster, the number is another one and nothing is written. Rows are locked in the
order of their ids, so that two processes with the same tables in a commit wait for each other one
way only. What has changed is told to the other processes with the commit, by NOTIFY.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select, text, update

from hotelier.server.store.schema import tables

CHANNEL: Final = "hotelier"
LARGEST_NOTE: Final = 7900
"""PostgreSQL takes up to 8000 bytes."""
NOTIFY: Final = text("SELECT pg_notify(:channel, :note)")
COUNTED: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(change=bindparam("to"), bot_since=bindparam("since"))
)

Notice = tuple[str, str]
"""A player, and a message for the streams of that player."""


@dataclass(frozen=True)
class Fence:
    """A change of a table: the number that it expects, and what goes with it."""

    table: str
    before: int
    bot_since: int | None = None
    """Since when a bot is to move, after the change."""
    notices: Sequence[Notice] = ()
    new: bool = False
    """The table's row is added with this change."""


def outdated(connection: Connection, fences: Sequence[Fence]) -> set[str]:
    """Lock the rows of these tables; the ids of those that another process has changed."""
    ids = {fence.table for fence in fences}
    query = (
        select(tables.c.id, tables.c.change)
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.id)
        .with_for_update(key_share=True)
    )
    numbers = {row.id: row.change for row in connection.execute(query)}
    late: set[str] = set()
    for fence in fences:
        if fence.new:
            numbers.setdefault(fence.table, fence.before)
        if numbers.get(fence.table) != fence.before:
            late.add(fence.table)
        else:
            numbers[fence.table] += 1
    return late


def count_and_notify(connection: Connection, fences: Sequence[Fence], sender: str) -> None:
    """Put the new numbers in place, and tell the other processes once this is committed."""
    last = {fence.table: fence for fence in fences}
    if not last:
        return
    numbers = [
        {"of": fence.table, "to": fence.before + 1, "since": fence.bot_since}
        for fence in last.values()
    ]
    connection.execute(COUNTED, numbers)
    changes = [(row["of"], row["to"]) for row in numbers]
    notices = [notice for fence in fences for notice in fence.notices]
    news = [*note_rows(sender, "tables", changes), *note_rows(sender, "notices", notices)]
    connection.execute(NOTIFY, news)


def note_rows(sender: str, kind: str, items: Sequence[Any]) -> list[dict[str, str]]:
    """What `NOTIFY` needs to tell the other processes, in as many notes as it takes."""
    return [{"channel": CHANNEL, "note": note} for note in notes(sender, kind, items)]


def notes(sender: str, kind: str, items: Sequence[Any]) -> list[str]:
    """News as texts that fit.

    >>> notes("me", "tables", [["t", 1], ["u", 2]])
    ['{"by":"me","kind":"tables","items":[["t",1],["u",2]]}']
    """
    head = f'{{"by":{json.dumps(sender)},"kind":{json.dumps(kind)},"items":['
    found: list[str] = []
    part: list[str] = []
    size = 0
    for item in (json.dumps(one, separators=(",", ":")) for one in items):
        if part and len(head) + size + len(item) > LARGEST_NOTE:
            found.append(head + ",".join(part) + "]}")
            part, size = [], 0
        part.append(item)
        size += len(item) + 1
    if part:
        found.append(head + ",".join(part) + "]}")
    return found
