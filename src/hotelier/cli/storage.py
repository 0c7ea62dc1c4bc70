"""`hotelier backup` and `hotelier restore`: copy the server's database to a file and back."""

from __future__ import annotations

from pathlib import Path

from hotelier.cli.language import spoken


def backup(file: Path, database: str | None = None) -> None:
    """Write a backup of the database. The server may be running."""
    from hotelier.server.settings import database_of
    from hotelier.server.store.backup import back_up
    from hotelier.server.store.database import explained, opened
    from hotelier.words import say

    url = database_of(database)
    with explained(url), opened(url) as engine:
        rows = back_up(engine, file)
    print(say("backup-done", spoken(), rows=rows, path=str(file)))


def restore(file: Path, database: str | None = None) -> None:
    """Restore a backup into a new database, which may be of another type."""
    from hotelier.server.settings import database_of
    from hotelier.server.store.backup import restore as read_back
    from hotelier.server.store.database import explained, opened, safe
    from hotelier.server.store.owning import alone_with
    from hotelier.words import say

    url = database_of(database)
    with alone_with(url), explained(url), opened(url) as engine:
        rows = read_back(engine, file)
    print(say("backup-done", spoken(), rows=rows, path=safe(url)))
