"""The database: how it is opened and brought up to date. SQLite by default, PostgreSQL by URL."""

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
    ("synchronous", "FULL"),  # a commit is on the disk before anybody is told
    ("foreign_keys", "ON"),
    ("busy_timeout", "10000"),
    ("cache_size", "-16000"),
)
SMALL_CACHE: Final = "-200"
"""kB, for what is read once."""
SQLITE: Final = ("sqlite", "sqlite+pysqlite")
POSTGRES: Final = ("postgres", "postgresql", "postgresql+psycopg")
SESSION: Final = {
    "idle_in_transaction_session_timeout": "20s",  # nobody holds up the others for long
    "tcp_keepalives_idle": "20",  # the database notices within a minute that a machine is gone
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
KEEP_ALIVE: Final = {
    "application_name": "hotelier",
    "options": " ".join(f"-c {name}={value}" for name, value in SESSION.items()),
    "connect_timeout": 10,
    "keepalives_idle": 20,  # and so do we, if the database's machine is
    "keepalives_interval": 10,
    "keepalives_count": 3,
}
CLOSING_SECONDS: Final = 5.0
LOCKED_MS: Final = 3000
"""How long a start waits for a file that another program keeps to itself."""
MIGRATING: Final = 7_168_539_311
"""The advisory lock of whoever brings the database up to date."""

File = tuple[int, int]
"""A device and a number on it: a file, whatever its name."""


def open_database(url: str) -> Engine:
    """An engine for this URL or file name."""
    found = read_url(url)
    try:
        if found.drivername in POSTGRES:
            found = found.set(drivername="postgresql+psycopg")
            engine = create_engine(
                found, pool_pre_ping=True, connect_args={**KEEP_ALIVE, **found.query},
                hide_parameters=True,  # an error with its rows would put seeds into the log
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
    """The URL of a database of a kind that we know: a file, or PostgreSQL. One that is nowhere but
    in memory would be another one for every thread."""
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
    """The URL of a file, whatever signs are in its name."""
    return URL.create("sqlite", database=str(Path(name).absolute()))


@contextmanager
def opened(url: str) -> Iterator[Engine]:
    """An engine for this URL or file name, and no connection of it left open."""
    engine = open_database(url)
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def explained(url: str) -> Iterator[None]:
    """What a database has against something, in a sentence of ours."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = getattr(error, "orig", error)
        why = str(cause).strip().split("\n")[0]
        if getattr(cause, "sqlite_errorcode", 0) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise Unreadable("database-locked", path=safe(url)) from error
        raise Unreadable("bad-database", url=safe(url), why=why) from error


def check_database(url: str) -> None:
    """Say at once, and in a sentence, that a database does not answer, or lets nobody write."""
    with explained(url), opened(url) as engine:
        keep_private(engine)
        with engine.connect() as connection:
            if engine.dialect.name == "sqlite":
                try_to_write(connection)
        found = revision_of(engine)
        check_known(engine, found)
        if found != newest_revision():  # a full disk, or rights that are missing, show here
            migrate(engine)


def try_to_write(connection: Connection) -> None:
    """Become the writer of a file for a moment: another program may keep it to itself."""
    driver: Any = connection.connection.driver_connection
    driver.execute(f"PRAGMA busy_timeout={LOCKED_MS}")
    driver.execute("BEGIN IMMEDIATE")
    driver.execute("ROLLBACK")


def check_filled(engine: Engine) -> None:
    """Refuse a database in which nothing of ours is; and make none for the asking."""
    url = engine.url.render_as_string(hide_password=True)
    missing = engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists()
    with explained(url):
        if not missing and (found := revision_of(engine)) is not None:
            check_known(engine, found)
            return
    raise Unreadable("database-empty", url=url)


def check_known(engine: Engine, revision: str | None) -> None:
    """Refuse a database that a newer version has changed: we would leave out what is new there."""
    if revision is not None and not is_known(revision):
        url = engine.url.render_as_string(hide_password=True)
        raise Unreadable("newer-database", url=url)


def is_known(revision: str) -> bool:
    """Whether this is a revision of ours."""
    steps = ScriptDirectory.from_config(configuration()).walk_revisions()
    return revision in {step.revision for step in steps}


def newest_revision() -> str | None:
    """Where all migrations lead."""
    return ScriptDirectory.from_config(configuration()).get_current_head()


def close_database(engine: Engine) -> None:
    """Close all connections, when those that still read are done."""
    end = monotonic() + CLOSING_SECONDS
    while isinstance(engine.pool, QueuePool) and engine.pool.checkedout() and monotonic() < end:
        sleep(0.01)
    engine.dispose()


def is_shared(engine: Engine) -> bool:
    """Whether other processes may serve the same tables."""
    return engine.dialect.name == "postgresql"


@contextmanager
def snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection whose queries all see the same state of the database."""
    with engine.connect() as connection:
        if is_shared(engine):
            connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection


@contextmanager
def passing_through(connection: Connection) -> Iterator[None]:
    """Read much of the database, once, and keep none of it.

    SQLite would fill the cache of this connection. To give that back afterwards is of no use: what
    came after it keeps it from going back to the system.
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
    """This transaction may wait for a slow file."""
    if is_shared(connection.engine):
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def safe(url: str) -> str:
    """A database URL without its password, or the name of a file as it is."""
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
    """Which file a database is, where it is one; fails if there is none."""
    if engine.dialect.name != "sqlite":
        return None
    found = os.stat(engine.url.database or "")
    return found.st_dev, found.st_ino


def made_private(path: Path) -> None:
    """Make a new file that its owner alone can read and write: there will be secret seeds in it."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def keep_private(engine: Engine) -> None:
    """Make the file of a new SQLite database, before SQLite does so for everybody to read."""
    path = engine.url.database
    if engine.dialect.name == "sqlite" and path:
        with suppress(OSError):  # SQLite will say what is wrong
            made_private(Path(path))


def only_what_is_there(
    _dialect: object, _record: object, args: list[Any], options: dict[str, Any]
) -> None:
    """SQLite would make an empty database in place of one that somebody has just moved away.

    It would even drop what the other one's log still holds; so files are made by `keep_private`.
    """
    if not args[0].startswith("file:"):  # some versions of SQLAlchemy pass the same list again
        args[0] = f"{Path(args[0]).absolute().as_uri()}?mode=rw"
    options["uri"] = True


def set_up_sqlite(connection: Any, _record: object) -> None:
    """Every connection to SQLite is set up alike."""
    connection.isolation_level = None  # we say BEGIN ourselves
    connection.create_function("lower", 1, lowered, deterministic=True)
    for name, value in PRAGMAS:
        connection.execute(f"PRAGMA {name}={value}")


def lowered(value: object) -> str | None:
    """SQLite's own function knows the letters of English only.

    >>> lowered("МАША"), lowered(None)
    ('маша', None)
    """
    return None if value is None else str(value).lower()


def begin_at_once(connection: Connection) -> None:
    """One transaction sees one state of the database, also where it only reads."""
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN")  # at every commit, so without ceremony


def configuration(connection: Connection | None = None) -> Config:
    """What Alembic needs to know."""
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
    """Take the database back to an older revision; "base" empties it."""
    with engine.begin() as connection:
        one_at_a_time(connection)
        command.downgrade(configuration(connection), revision)


def one_at_a_time(connection: Connection) -> None:
    """Processes that start together change the schema one after the other."""
    if is_shared(connection.engine):
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})


def revision_of(engine: Engine) -> str | None:
    """Read the schema revision of a database; None: the database is new."""
    with engine.connect() as connection:
        return current_revision(connection)


def current_revision(connection: Connection) -> str | None:
    """Read the schema revision over an open connection."""
    return MigrationContext.configure(connection).get_current_revision()
