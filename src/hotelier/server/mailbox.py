"""A queue of messages for a socket or stream."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from hotelier.server.identity import Caller
from hotelier.server.live.table import Viewer
from hotelier.server.wire import Write

MOST_WAITING: Final = 1000
MOST_BYTES: Final = 2 << 20
"""Bytes in a queue above which a slow client is disconnected; it can reconnect and resume."""


class Mailbox:
    """A viewer whose messages a task of its own sends."""

    def __init__(
        self, viewer: Viewer = None, write: Write | None = None, player: str | None = None
    ) -> None:
        self.viewer = viewer
        self.player = player
        self.caller: Caller | None = None
        self.write = write
        """A direct way to send, which may refuse."""
        self.fetched = False
        """True while fetched messages may not all be sent yet."""
        self.language: str | None = None
        """The language of texts in states and updates; None: no texts."""
        self.looking = True
        """True while the player has the table open in the foreground."""
        self.waiting: deque[bytes] = deque()
        self.size = 0
        """Bytes in the queue."""
        self.news = asyncio.Event()
        self.closed: str | None = None
        """The reason why the queue is closed."""

    def belongs_to(self, caller: Caller | None) -> None:
        """Set the caller of the token, if there is one."""
        self.caller = caller
        self.player = None if caller is None else caller.player

    def tell(self, message: bytes) -> None:
        """Queue a message."""
        if self.closed is not None:
            return
        if self.write is not None and not self.waiting and not self.fetched and self.write(message):
            return
        self.size += len(message)
        if len(self.waiting) >= MOST_WAITING or self.size > MOST_BYTES:
            self.waiting.clear()
            self.close("too-slow")
            return
        self.waiting.append(message)
        self.news.set()

    def close(self, code: str) -> None:
        """Close the queue; queued messages are still sent."""
        if self.closed is None:
            self.closed = code
        self.news.set()

    async def fetch(self, patience: float | None = None) -> list[bytes] | None:
        """All queued messages; an empty list after `patience` seconds, None at the end."""
        self.fetched = False
        if not self.waiting and self.closed is None:
            try:
                await asyncio.wait_for(self.news.wait(), patience)
            except TimeoutError:
                return []
        self.news.clear()
        if not self.waiting:
            return None if self.closed is not None else []
        found = list(self.waiting)
        self.waiting.clear()
        self.size = 0
        self.fetched = True
        return found
