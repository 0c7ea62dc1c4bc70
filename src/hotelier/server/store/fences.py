"""Fences: optimistic locking for several processes on one PostgreSQL database.

The row of a table counts its changes. A writer states the number that it had in memory. If another
process was faster, the numbers differ and nothing is written. Rows are locked in the order of their
ids, so that two commits with the same tables cannot deadlock. A NOTIFY in the commit publishes the
change to the other processes.
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
"""Bytes in a NOTIFY. PostgreSQL accepts up to 8000."""
NOTIFY: Final = text("SELECT pg_notify(:channel, :note)")
COUNTED: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(change=bindparam("to"), bot_since=bindparam("since"))
)

Notice = tuple[str, str]
"""A player id, and a message for the streams of that player."""


@dataclass(frozen=True)
class Fence:
    """A change of a table: the change number that it expects, and the data published with it."""

    table: str
    before: int
    bot_since: int | None = None
    """The moment since which a bot is to move, after the change."""
    notices: Sequence[Notice] = ()
    new: bool = False
    """True if the row of the table is inserted with this change."""


def outdated(connection: Connection, fences: Sequence[Fence]) -> set[str]:
    """Lock the rows of these tables, and return the ids of those that another process has
    changed."""
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
    """Store the new change numbers, and notify the other processes on commit."""
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
    """Parameters of `NOTIFY`, split into as many messages as needed."""
    return [{"channel": CHANNEL, "note": note} for note in notes(sender, kind, items)]


def notes(sender: str, kind: str, items: Sequence[Any]) -> list[str]:
    """Encode items as messages that fit into a NOTIFY.

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
