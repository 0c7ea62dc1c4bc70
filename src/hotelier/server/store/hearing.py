"""A thread that listens for changes by other processes on the same database.

Nothing is lost while the connection lasts. After a reconnect, the listener is told that it may have
missed something.
"""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Engine

from hotelier.server.store.database import KEEP_ALIVE
from hotelier.server.store.fences import CHANNEL

if TYPE_CHECKING:
    from psycopg import Connection

log = logging.getLogger("hotelier.hearing")

LOOK_SECONDS: Final = 0.5
"""Interval at which an idle connection is checked."""
READY_SECONDS: Final = 10.0
PAUSE_SECONDS: Final = 0.5
"""Pause between two attempts to connect."""

Hear = Callable[[str, list[Any]], None]
"""Called on the event loop with the kind of a notification and its items."""


class Hearing:
    """Listens until it is stopped."""

    def __init__(self, engine: Engine, name: str, hear: Hear, missed: Callable[[], None]) -> None:
        self.engine = engine
        self.name = name
        self.hear = hear
        self.missed = missed
        """Called on the event loop when listening begins: notifications may have been missed
        before."""
        self.listening = threading.Event()
        self.stopping = threading.Event()
        self.loop = asyncio.get_running_loop()
        self.thread = threading.Thread(target=self._run, name="hotelier-hearing", daemon=True)
        self.thread.start()

    async def ready(self) -> None:
        """Wait until the thread listens: tables loaded from then on are kept up to date."""
        await asyncio.to_thread(self.listening.wait, READY_SECONDS)

    async def stop(self) -> None:
        """End the thread."""
        self.stopping.set()
        await asyncio.to_thread(self.thread.join, READY_SECONDS)

    def _run(self) -> None:
        while not self.stopping.is_set():
            try:
                connection = connect(self.engine)
            except Exception as error:  # drivers raise all kinds of exceptions here
                self._pause(error)
                continue
            try:
                connection.execute(f"LISTEN {CHANNEL}")
                self._call(self.missed)
                self.listening.set()
                while not self.stopping.is_set():
                    self._listen(connection)
            except Exception as error:
                self._pause(error)
            finally:
                self.listening.clear()
                connection.close()

    def _pause(self, error: Exception) -> None:
        log.warning("not-listening", extra={"error": str(error).split("\n")[0]})
        self.stopping.wait(PAUSE_SECONDS)

    def _listen(self, connection: Connection[Any]) -> None:
        """Pass on notifications for a while; fails if the connection is lost."""
        for note in connection.notifies(timeout=LOOK_SECONDS):
            if self.stopping.is_set():
                return
            news = json.loads(note.payload)
            if news["by"] != self.name:
                self._call(self.hear, news["kind"], news["items"])
        connection.execute("SELECT 1")

    def _call(self, what: Callable[..., None], *args: Any) -> None:
        try:
            self.loop.call_soon_threadsafe(what, *args)
        except RuntimeError:  # the loop has ended
            self.stopping.set()


def connect(engine: Engine) -> Connection[Any]:
    """Open a dedicated connection outside the pool, in autocommit mode."""
    import psycopg  # installed with hotelier[postgres]

    args, more = engine.dialect.create_connect_args(engine.url)
    return psycopg.connect(*args, **{**KEEP_ALIVE, **more}, autocommit=True)
