"""The database: how it is opened and brought up to date. SQLite by default, others by URL."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from hotelier.kernel.errors import Unreadable

MIGRATIONS: Final = Path(__file__).with_name("migrations")
PRAGMAS: Final = (
    ("journal_mode", "WAL"),  # readers never wait for the writer
    ("synchronous", "FULL"),  # a commit is on the disk before anybody is told
    ("foreign_keys", "ON"),
    ("busy_timeout", "10000"),
    ("cache_size", "-16000"),
)


def open_database(url: str) -> Engine:
    """An engine for this URL or file name."""
    if "://" not in url:
        url = f"sqlite:///{Path(url).absolute()}"
    try:
        engine = create_engine(make_url(url), pool_pre_ping=not url.startswith("sqlite"))
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise Unreadable("bad-database", url=safe(url), why=str(error).split("\n")[0]) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_at_once)
    return engine


def safe(url: str) -> str:
    """A database URL without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)
    except ArgumentError:
        return "?"


def set_up_sqlite(connection: Any, _record: object) -> None:
    """Every connection to SQLite is set up alike."""
    connection.isolation_level = None  # we say BEGIN ourselves
    for name, value in PRAGMAS:
        connection.execute(f"PRAGMA {name}={value}")


def begin_at_once(connection: Connection) -> None:
    """One transaction sees one state of the database, also where it only reads."""
    connection.exec_driver_sql("BEGIN")


def configuration(connection: Connection | None = None) -> Config:
    """What Alembic needs to know."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the database up to a revision (by default the newest)."""
    with engine.begin() as connection:
        command.upgrade(configuration(connection), revision)


def downgrade(engine: Engine, revision: str) -> None:
    """Take the database back to an older revision; "base" empties it."""
    with engine.begin() as connection:
        command.downgrade(configuration(connection), revision)


def revision_of(engine: Engine) -> str | None:
    """The revision that the database has; None: it is new."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()
