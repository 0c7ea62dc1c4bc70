"""How rows are added: as SQLAlchemy does it, or, for moves in SQLite, as cheaply as can be."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, Executable, Insert

from hotelier.server.store.schema import actions

Row = dict[str, Any]
NAMES: Final = [column.name for column in actions.columns]
MOST_ROWS: Final = 256
"""Rows that one statement adds; SQLite takes 32,766 values."""


def add_rows(connection: Connection, statement: Executable, rows: list[Row]) -> None:
    """Carry out a statement for each row. The rows of moves go to SQLite's driver as they are:
    nothing in them needs to be translated, and there are thousands a second."""
    if (
        isinstance(statement, Insert)
        and statement.table is actions
        and connection.dialect.name == "sqlite"
    ):
        add_actions(connection.connection.driver_connection, rows)
    else:
        connection.execute(statement, rows)


def add_actions(driver: Any, rows: list[Row]) -> None:
    """Add moves in as few statements as can be: the interpreter's lock is let go and taken again
    for each, and between two the event loop may hold it for long."""
    values = itemgetter(*NAMES)
    start, count = 0, MOST_ROWS
    while start < len(rows):
        while count > len(rows) - start:
            count //= 2
        found = [value for row in rows[start : start + count] for value in values(row)]
        driver.execute(statement_for(count), found)
        start += count


@cache
def statement_for(count: int) -> str:
    """Adds so many moves; always a power of two, so the driver has few statements to remember."""
    places = f"({', '.join('?' * len(NAMES))})"
    names = ", ".join(f'"{name}"' for name in NAMES)
    return f"INSERT INTO actions ({names}) VALUES {', '.join([places] * count)}"
