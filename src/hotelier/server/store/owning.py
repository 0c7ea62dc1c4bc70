"""The lock of a SQLite file: one server at a time. Several processes share PostgreSQL instead."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import Engine

from hotelier.kernel.errors import Unreadable
from hotelier.server.store.database import open_database

SUFFIX = ".lock"


def lock_file(engine: Engine) -> Path | None:
    """The lock file beside a SQLite database, with symbolic links resolved."""
    if engine.dialect.name != "sqlite":
        return None
    found = Path(engine.url.database or "").resolve()
    return found.with_name(found.name + SUFFIX)


@contextmanager
def alone_with(url: str) -> Iterator[None]:
    """Hold the lock of a database file while it is served or restored. Readers need no lock.

    The operating system releases the lock when the process ends, however it ends. The lock file
    stays beside its database. It is removed only if there is no database after all, because a
    start or a restore has failed.
    """
    path = lock_file(open_database(url))
    if path is None or not path.parent.is_dir():  # opening the database reports a missing folder
        yield
        return
    file = locked(path)
    try:
        yield
    finally:
        if not path.with_suffix("").exists():
            with suppress(OSError):  # Windows removes no open file
                path.unlink()
        os.close(file)


def locked(path: Path) -> int:
    """Open and lock a lock file; the descriptor holds the lock until it is closed."""
    while True:
        try:
            file = os.open(path, os.O_RDONLY | os.O_CREAT, 0o644)
        except OSError as error:
            raise Unreadable("bad-database", url=str(path), why=error) from error
        try:
            take_lock(file, str(path.with_suffix("")))
            if is_still(path, file):
                return file
        except Unreadable:
            os.close(file)
            raise
        os.close(file)  # the last owner removed the file before we locked it


def is_still(path: Path, file: int) -> bool:
    """Tell whether a name still belongs to an open file."""
    try:
        return os.path.samestat(os.stat(path), os.fstat(file))
    except FileNotFoundError:
        return False


def take_lock(file: int, database: str) -> None:
    """Lock an open file at once, or refuse; do nothing where the system has no file locks."""
    try:
        try:
            import fcntl
        except ImportError:  # Windows
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        return
    except OSError as error:
        raise Unreadable("database-in-use", path=database) from error
