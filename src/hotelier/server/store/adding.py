"""Insert rows: with SQLAlchemy, or straight through SQLite's driver for moves."""

from __future__ import annotations

from functools import cache
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, Executable, Insert

from hotelier.server.store.schema import actions

Row = dict[str, Any]
NAMES: Final = [column.name for column in actions.columns]
MOST_ROWS: Final = 256
"""Rows per statement. SQLite accepts 32,766 values."""


def add_rows(connection: Connection, statement: Executable, rows: list[Row]) -> None:
    """Execute a statement for each row. Rows of moves bypass SQLAlchemy on SQLite: their values
    need no conversion, and there are thousands a second."""
    if (
        isinstance(statement, Insert)
        and statement.table is actions
        and connection.dialect.name == "sqlite"
    ):
        add_actions(connection.connection.driver_connection, rows)
    else:
        connection.execute(statement, rows)


def add_actions(driver: Any, rows: list[Row]) -> None:
    """Insert moves in as few statements as possible. The driver releases the GIL for each
    statement, and the event loop may then hold it for long."""
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
    """The INSERT for this many moves. The number is a power of two, so the driver caches few
    statements."""
    places = f"({', '.join('?' * len(NAMES))})"
    names = ", ".join(f'"{name}"' for name in NAMES)
    return f"INSERT INTO actions ({names}) VALUES {', '.join([places] * count)}"
