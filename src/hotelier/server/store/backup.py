"""Backups: the whole database as JSON Lines, which any kind of database can restore.

A backup is one transaction and needs no stop of the server. A restore needs an empty database.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import Any, Final, TextIO

from sqlalchemy import Column, Connection, Engine, LargeBinary, Table, func, inspect, select
from sqlalchemy.exc import DataError, IntegrityError

from hotelier.kernel.errors import BrokenRecord, Unreadable
from hotelier.server.store.database import (
    check_filled,
    is_known,
    keep_private,
    one_at_a_time,
    revision_of,
    snapshot,
    upgrade,
    without_haste,
)
from hotelier.server.store.schema import metadata

FORMATS: Final = (1, 2)
"""Known formats; the last one is written. From format 2 on, the last line states the number of
rows, so that a truncated file is detected."""
AT_ONCE: Final = 1000


def back_up(engine: Engine, path: Path) -> int:
    """Write all rows to a file, compressed if its name ends in .gz, and return their number."""
    check_filled(engine)
    count = 0
    try:
        with replacing(path) as file, snapshot(engine) as connection:
            head = {"hotelier-backup": FORMATS[-1], "revision": revision_of(engine)}
            file.write(json.dumps(head) + "\n")
            without_haste(connection)
            for table, columns in present(connection):
                found = connection.execution_options(yield_per=AT_ONCE).execute(select(*columns))
                for row in found.mappings():
                    line = {"table": table.name, "row": dict(row)}
                    file.write(json.dumps(line, ensure_ascii=False, default=as_text) + "\n")
                    count += 1
            file.write(json.dumps({"end": count}) + "\n")
    except OSError as error:
        raise Unreadable("cannot-write", path=str(path), why=error) from error
    return count


def present(connection: Connection) -> Iterator[tuple[Table, list[Column[Any]]]]:
    """Yield the tables and columns that the database has: before an upgrade there may be fewer."""
    there = inspect(connection)
    names = set(there.get_table_names())
    for table in metadata.sorted_tables:
        if table.name in names:
            has = {column["name"] for column in there.get_columns(table.name)}
            yield table, [column for column in table.columns if column.name in has]


def restore(engine: Engine, path: Path) -> int:
    """Read a backup into an empty database, migrate it to the newest schema, and return the number
    of rows. A restore that fails leaves the database as it was."""
    try:
        with opened(path, "r", is_packed(path)) as file:
            lines = iter(file)
            head = parsed(next(lines, ""), 1)
            if head.get("hotelier-backup") not in FORMATS:
                raise BrokenRecord("no-backup", path=str(path))
            if not isinstance(head.get("revision"), str):
                raise BrokenRecord("no-backup", path=str(path))
            if not is_known(head["revision"]):
                raise Unreadable("newer-backup", path=str(path))
            with all_or_nothing(engine) as connection:
                upgrade(connection, head["revision"])
                count = insert_rows(connection, lines, ends=head["hotelier-backup"] > 1)
                upgrade(connection)
    except (EOFError, UnicodeDecodeError, zlib.error, IntegrityError, DataError) as error:
        raise BrokenRecord("no-backup", path=str(path)) from error
    except OSError as error:
        raise Unreadable("no-such-file", path=str(path), why=error) from error
    return count


@contextmanager
def all_or_nothing(engine: Engine) -> Iterator[Connection]:
    """Open one transaction for a whole restore, and delete the database file again if the restore
    fails and the file is new."""
    path = Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None
    is_new = path is not None and not path.exists()
    keep_private(engine)
    try:
        with engine.begin() as connection:
            one_at_a_time(connection)
            without_haste(connection)
            yield connection
    except BaseException:
        if path is not None and is_new:
            engine.dispose()  # Windows deletes no open file
            for suffix in ("", "-wal", "-shm"):
                path.with_name(path.name + suffix).unlink(missing_ok=True)
        raise


def insert_rows(connection: Connection, lines: Iterator[str], ends: bool) -> int:
    """Insert the rows of a backup and return their number. `ends`: the last line must state it."""
    count = 0
    there = set(inspect(connection).get_table_names())  # an old backup has fewer
    known = {table.name: table for table in metadata.sorted_tables if table.name in there}
    for table in known.values():
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise Unreadable("database-not-empty")
    name, rows, number = "", list[dict[str, Any]](), 1
    for number, text in enumerate(lines, 2):
        line = parsed(text, number)
        if ends and line == {"end": count}:
            ends = False
            continue
        if line.get("table") not in known or not isinstance(line.get("row"), dict):
            raise BrokenRecord("not-a-backup-line", line=number)
        if rows and (line["table"] != name or len(rows) >= AT_ONCE):
            connection.execute(known[name].insert(), rows)
            rows = []
        name = line["table"]
        rows.append(as_stored(known[name], line["row"], number))
        count += 1
    if ends:
        raise BrokenRecord("not-a-backup-line", line=number + 1)
    if rows:
        connection.execute(known[name].insert(), rows)
    return count


def as_text(value: bytes) -> str:
    """Encode bytes for a line of text.

    >>> as_text(bytes([0, 255]))
    'AP8='
    """
    return b64encode(value).decode()


def as_stored(table: Table, row: dict[str, Any], number: int) -> dict[str, Any]:
    """Convert a row of a backup to the values of its table: base64 back to bytes."""
    try:
        return {
            name: b64decode(value, validate=True)
            if isinstance(table.columns[name].type, LargeBinary)
            else value
            for name, value in row.items()
        }
    except (KeyError, TypeError, ValueError) as error:
        raise BrokenRecord("not-a-backup-line", line=number) from error


def parsed(text: str, number: int) -> dict[str, Any]:
    """Parse one line of a backup."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BrokenRecord("not-a-backup-line", line=number) from error
    if not isinstance(data, dict):
        raise BrokenRecord("not-a-backup-line", line=number)
    return data


def opened(path: Path, mode: str, packed: bool) -> Any:
    """Open a text file, compressed or not."""
    if packed:
        return gzip.open(path, mode + "t", encoding="utf-8")
    return path.open(mode, encoding="utf-8")


def is_packed(path: Path) -> bool:
    """True for a file name that asks for compression."""
    return path.suffix == ".gz"


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """Open a new text file that only its owner can read, and move it into place when it is complete
    and synced to disk. A failed backup leaves the previous file as it was."""
    if path.exists() and not path.is_file():  # for example a pipe
        with opened(path, "w", is_packed(path)) as file:
            yield file
        return
    path = path.resolve()
    number, name = mkstemp(prefix=f"{path.name[:40]}.", dir=path.parent)
    os.close(number)
    part = Path(name)
    try:
        with opened(part, "w", is_packed(path)) as file:
            yield file
        with part.open("r+b") as whole:  # Windows syncs only what is open for writing
            os.fsync(whole.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
