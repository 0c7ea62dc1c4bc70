"""Claims: of several processes, one at a time works at something, for example at a bot's move.

A claim is an advisory lock of PostgreSQL: when a process or its connection ends, however it ends,
its claims are free at once. They save work; what must not happen twice is kept out by fences.
"""

from __future__ import annotations

import hashlib
import logging
import threading
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine

from hotelier.server.store.hearing import connect

if TYPE_CHECKING:
    from psycopg import Connection

log = logging.getLogger("hotelier.claims")


def key_of(name: str) -> int:
    """The number of the lock for a name.

    >>> key_of("a table") == key_of("a table") != key_of("another")
    True
    """
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big", signed=True)


class Claims:
    """What this process has claimed. Its methods block: call them in threads."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection[Any] | None = None
        self.lock = threading.Lock()
        self.closed = False

    def take(self, name: str) -> bool:
        """Claim something, if no other process has; False also where that cannot be found out."""
        return self._ask("SELECT pg_try_advisory_lock(%s)", name)

    def give(self, name: str) -> None:
        """Let go of a claim."""
        self._ask("SELECT pg_advisory_unlock(%s)", name)

    def close(self) -> None:
        """Let go of everything, for good."""
        with self.lock:
            self.closed = True
            if self.connection is not None:
                self.connection.close()
                self.connection = None

    def _ask(self, query: str, name: str) -> bool:
        with self.lock:
            if self.closed:
                return False
            try:
                if self.connection is None or self.connection.closed:
                    self.connection = connect(self.engine)
                row = self.connection.execute(query, (key_of(name),)).fetchone()
            except Exception as error:  # the database is away; so are all claims
                log.warning("no-claim", extra={"error": str(error).split("\n")[0]})
                if self.connection is not None:
                    self.connection.close()
                    self.connection = None
                return False
        return row is not None and bool(row[0])
