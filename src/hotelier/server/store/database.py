"""The database: connections and migrations. SQLite by default, PostgreSQL by URL."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool

from hotelier.kernel.errors import Unreadable

log = logging.getLogger("hotelier.database")

MIGRATIONS: Final = Path(__file__).with_name("migrations")
PRAGMAS: Final = (
    ("journal_mode", "WAL"),  # readers never wait for the writer
    ("synchronous", "FULL"),  # a commit is on the disk before it is published
    ("foreign_keys", "ON"),
    ("busy_timeout", "10000"),
    ("cache_size", "-16000"),
)
SMALL_CACHE: Final = "-200"
"""Cache in kB for data that is read once."""
SQLITE: Final = ("sqlite", "sqlite+pysqlite")
POSTGRES: Final = ("postgres", "postgresql", "postgresql+psycopg")
SESSION: Final = {
    "idle_in_transaction_session_timeout": "20s",  # stalled processes block nobody for long
    "tcp_keepalives_idle": "20",  # PostgreSQL detects a dead peer within a minute
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
KEEP_ALIVE: Final = {
    "application_name": "hotelier",
    "options": " ".join(f"-c {name}={value}" for name, value in SESSION.items()),
    "connect_timeout": 10,
    "keepalives_idle": 20,  # and so do we
    "keepalives_interval": 10,
    "keepalives_count": 3,
}
CLOSING_SECONDS: Final = 5.0
LOCKED_MS: Final = 3000
"""Milliseconds that a start waits for a file that another program has locked."""
MIGRATING: Final = 7_168_539_311
"""The key of the advisory lock that serializes migrations."""

File = tuple[int, int]
"""Device and inode: the identity of a file, whatever its name."""


def open_database(url: str) -> Engine:
    """Create an engine for a URL or a file name."""
    found = read_url(url)
    try:
        if found.drivername in POSTGRES:
            found = found.set(drivername="postgresql+psycopg")
            engine = create_engine(
                found, pool_pre_ping=True, connect_args={**KEEP_ALIVE, **found.query},
                hide_parameters=True,  # the text of an error would put secret seeds into the log
            )  # fmt: skip
        else:
            engine = create_engine(found, hide_parameters=True)
    except ModuleNotFoundError as error:
        raise Unreadable("no-driver", url=safe(url), module=error.name or "") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "do_connect", only_what_is_there)
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_at_once)
    return engine


def read_url(url: str) -> URL:
    """Parse the URL or file name of a SQLite file or a PostgreSQL database. Databases in memory are
    refused: each thread would have its own."""
    try:
        found = make_url(url) if "://" in url else file_url(url)
    except (ArgumentError, ValueError) as error:
        raise Unreadable("no-database", url=safe(url)) from error
    path = found.database or ":memory:"
    is_file = found.drivername in SQLITE and not path.startswith((":memory:", "file:"))
    if found.drivername not in POSTGRES and not is_file:
        raise Unreadable("no-database", url=safe(url))
    return found


def file_url(name: str) -> URL:
    """The URL of a file, whatever characters its name has."""
    return URL.create("sqlite", database=str(Path(name).absolute()))


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """Create an engine and close its connections at the end."""
    engine = open_database(url)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def explained(url: str) -> Iterator[None]:
    """Turn errors of the database into our own, which have a sentence for people."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = getattr(error, "orig", error)
        why = str(cause).strip().split("\n")[0]
        if getattr(cause, "sqlite_errorcode", 0) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise Unreadable("database-locked", path=safe(url)) from error
        raise Unreadable("bad-database", url=safe(url), why=why) from error


def check_database(url: str) -> None:
    """Check that the database answers and can be written, and migrate it; raise `Unreadable` if
    not."""
    with explained(url), opened(url) as engine:
        keep_private(engine)
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                try_to_write(connection)
        found = revision_of(engine)
        check_known(engine, found)
        if found != newest_revision():  # a full disk or missing rights show up here
            migrate(engine)


def try_to_write(connection: Connection) -> None:
    """Take the write lock of a SQLite file for a moment: another program may hold it."""
    driver: Any = connection.connection.driver_connection
    driver.execute(f"PRAGMA busy_timeout={LOCKED_MS}")
    driver.execute("BEGIN IMMEDIATE")
    driver.execute("ROLLBACK")


def check_filled(engine: Engine) -> None:
    """Refuse a database without our tables, and do not create one."""
    url = engine.url.render_as_string(hide_password=True)
    missing = engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists()
    with explained(url):
        if not missing and (found := revision_of(engine)) is not None:
            check_known(engine, found)
            return
    raise Unreadable("database-empty", url=url)


def check_known(engine: Engine, revision: str | None) -> None:
    """Refuse a database that a newer version has migrated: its new tables would be ignored."""
    if revision is not None and not is_known(revision):
        url = engine.url.render_as_string(hide_password=True)
        raise Unreadable("newer-database", url=url)


def is_known(revision: str) -> bool:
    """True for one of our revisions."""
    steps = ScriptDirectory.from_config(configuration()).walk_revisions()
    return revision in {step.revision for step in steps}


def newest_revision() -> str | None:
    """The revision at the end of all migrations."""
    return ScriptDirectory.from_config(configuration()).get_current_head()


def close_database(engine: Engine) -> None:
    """Close all connections, after waiting a little for open readers."""
    end = monotonic() + CLOSING_SECONDS
    while isinstance(engine.pool, QueuePool) and engine.pool.checkedout() and monotonic() < end:
        sleep(0.01)
    engine.dispose()


def is_shared(engine: Engine) -> bool:
    """True if other processes may serve the same tables."""
    return engine.dialect.name == "postgresql"


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """Open a connection whose queries all see the same state of the database."""
    with engine.connect() as connection:
        if is_shared(engine):
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@contextmanager
def passing_through(connection: Connection) -> Iterator[None]:
    """Read a large part of the database once, with a small page cache.

    SQLite would fill the cache of this connection. Freeing it afterwards does not help: later
    allocations keep the memory from returning to the system.
    """
    if is_shared(connection.engine):
        yield
        return
    usual = dict(PRAGMAS)["cache_size"]
    connection.exec_driver_sql(f"PRAGMA cache_size={SMALL_CACHE}")
    try:
        yield
    finally:
        connection.exec_driver_sql(f"PRAGMA cache_size={usual}")


def without_haste(connection: Connection) -> None:
    """Let this transaction wait for a slow file without a timeout."""
    if is_shared(connection.engine):
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def safe(url: str) -> str:
    """A database URL without its password; a file name unchanged."""
    if "://" not in url:
        return url
    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return "?"


def location_of(engine: Engine) -> str:
    """The place of a database for logs: an absolute path, or a URL without its password."""
    if engine.dialect.name == "sqlite" and engine.url.database:
        return str(Path(engine.url.database).absolute())
    return engine.url.render_as_string(hide_password=True)


def file_of(engine: Engine) -> File | None:
    """The identity of a SQLite file; None for PostgreSQL. Fails if the file is missing."""
    if engine.dialect.name != "sqlite":
        return None
    found = os.stat(engine.url.database or "")
    return found.st_dev, found.st_ino


def made_private(path: Path) -> None:
    """Create a file that only its owner can read and write: it will hold secret seeds."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def keep_private(engine: Engine) -> None:
    """Create a new SQLite file ourselves: SQLite would make it readable for everybody."""
    path = engine.url.database
    if engine.dialect.name == "sqlite" and path:
        with suppress(OSError):  # SQLite will report the cause
            made_private(Path(path))


def only_what_is_there(
    _dialect: object, _record: object, args: list[Any], options: dict[str, Any]
) -> None:
    """Open existing SQLite files only; `keep_private` creates new ones.

    SQLite would create an empty database in place of a file that was just moved away, and discard
    the write-ahead log of the moved one.
    """
    if not args[0].startswith("file:"):  # some versions of SQLAlchemy pass the same list again
        args[0] = f"{Path(args[0]).absolute().as_uri()}?mode=rw"
    options["uri"] = True


def set_up_sqlite(connection: Any, _record: object) -> None:
    """Set up a new SQLite connection."""
    connection.isolation_level = None  # we issue BEGIN ourselves
    connection.create_function("lower", 1, lowered, deterministic=True)
    for name, value in PRAGMAS:
        connection.execute(f"PRAGMA {name}={value}")


def lowered(value: object) -> str | None:
    """Lower case for SQLite, whose own function knows ASCII only.

    >>> lowered("МАША"), lowered(None)
    ('маша', None)
    """
    return None if value is None else str(value).lower()


def begin_at_once(connection: Connection) -> None:
    """Begin a transaction, so that reads see one state of the database, too."""
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN")  # runs at every commit, so it bypasses SQLAlchemy


def configuration(connection: Connection | None = None) -> Config:
    """The configuration of Alembic."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine, revision: str = "head") -> None:
    """Migrate the database to a revision, by default the newest."""
    keep_private(engine)
    with engine.begin() as connection:
        one_at_a_time(connection)
        upgrade(connection, revision)


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Migrate within a transaction, and log the revisions before and after."""
    before = current_revision(connection)
    command.upgrade(configuration(connection), revision)
    if (after := current_revision(connection)) != before:
        where = location_of(connection.engine)
        log.info("migrated", extra={"database": where, "from": before or "new", "to": after})


def downgrade(engine: Engine, revision: str) -> None:
    """Migrate the database back to an older revision; "base" empties it."""
    with engine.begin() as connection:
        one_at_a_time(connection)
        command.downgrade(configuration(connection), revision)


def one_at_a_time(connection: Connection) -> None:
    """Serialize the migrations of processes that start together."""
    if is_shared(connection.engine):
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})


def revision_of(engine: Engine) -> str | None:
    """Read the schema revision of a database; None: the database is new."""
    with engine.connect() as connection:
        return current_revision(connection)


def current_revision(connection: Connection) -> str | None:
    """Read the schema revision over an open connection."""
    return MigrationContext.configure(connection).get_current_revision()
