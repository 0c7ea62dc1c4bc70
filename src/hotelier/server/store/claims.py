"""Claims: locks that keep two processes from doing the same work, for example a bot's move.

A claim is a PostgreSQL advisory lock. PostgreSQL releases it when the connection of its process
ends. Claims only save work; correctness is left to fences.
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
    """The advisory lock number of a name.

    >>> key_of("a table") == key_of("a table") != key_of("another")
    True
    """
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:8], "big", signed=True)


class Claims:
    """The claims of this process. The methods block: call them in threads."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection[Any] | None = None
        self.lock = threading.Lock()
        self.closed = False

    def take(self, name: str) -> bool:
        """Claim a name; False if another process has it or the database does not answer."""
        return self._ask("SELECT pg_try_advisory_lock(%s)", name)

    def give(self, name: str) -> None:
        """Release a claim."""
        self._ask("SELECT pg_advisory_unlock(%s)", name)

    def close(self) -> None:
        """Release all claims for good."""
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
            except Exception as error:  # the connection is lost, and all claims with it
                log.warning("claim-failed", extra={"error": str(error).split("\n")[0]})
                if self.connection is not None:
                    self.connection.close()
                    self.connection = None
                return False
        return row is not None and bool(row[0])
