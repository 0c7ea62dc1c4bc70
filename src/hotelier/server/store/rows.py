"""Writes as values, for the writer to execute."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Table, and_, delete, insert, update

from hotelier.server.store import schema
from hotelier.server.store.adding import Row
from hotelier.server.store.fences import NOTIFY, note_rows
from hotelier.server.store.writer import Write

INSERTS: Final = {table.name: insert(table) for table in schema.metadata.sorted_tables}
"""One statement per table, so that adjacent rows go to the database together."""


def added(table: Table, rows: Iterable[Row]) -> Write:
    """Insert rows."""
    return Write(INSERTS[table.name], tuple(rows))


def changed(table: Table, key: dict[str, Any], **values: Any) -> Write:
    """Update one row; the key may also state values that it must have before."""
    statement = update(table).where(matches(table, key)).values(**values)
    return Write(statement, ({},), expect=1)


def removed(table: Table, key: dict[str, Any]) -> Write:
    """Delete all rows that match, if any."""
    return Write(delete(table).where(matches(table, key)), ({},))


def told(sender: str, kind: str, items: list[Any]) -> Write:
    """Notify other processes on the same PostgreSQL database."""
    return Write(NOTIFY, tuple(note_rows(sender, kind, items)))


def matches(table: Table, key: dict[str, Any]) -> Any:
    """The condition that a row has these values; None stands for NULL."""
    return and_(
        *(
            table.c[name].is_(None) if value is None else table.c[name] == value
            for name, value in key.items()
        )
    )
