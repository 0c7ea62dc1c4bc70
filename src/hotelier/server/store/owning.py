"""A file of SQLite has one server. What several processes share is PostgreSQL's business."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine

from hotelier.kernel.errors import Unreadable
from hotelier.server.store.database import open_database

SUFFIX = ".lock"


def lock_file(engine: Engine) -> Path | None:
    """The file whose lock its server holds: beside the database, the same by every name of it."""
    if engine.dialect.name != "sqlite":
        return None
    found = Path(engine.url.database or "").resolve()
    return found.with_name(found.name + SUFFIX)


@contextmanager
def alone_with(url: str) -> Iterator[None]:
    """Whoever serves a file, or fills it, is alone with it; reading it hinders nobody.

    The system lets go of the lock when the process ends, however that happens. The file stays: were
    it removed, two could each hold a lock on a file of that name.
    """
    path = lock_file(open_database(url))
    if path is None or not path.parent.is_dir():  # a missing folder is told of by the database
        yield
        return
    try:
        file = os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)
    except OSError as error:
        raise Unreadable("bad-database", url=str(path), why=error) from error
    try:
        take_lock(file, str(path.with_suffix("")))
        yield
    finally:
        os.close(file)


def take_lock(file: int, database: str) -> None:
    """Refuse whoever comes second; where the system knows no such locks, trust."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise Unreadable("database-in-use", path=database) from error
