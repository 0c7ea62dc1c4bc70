"""A mailbox: messages wait here until a socket or stream has sent them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from hotelier.server.identity import Caller
from hotelier.server.live.table import Viewer
from hotelier.server.wire import Write

MOST_WAITING: Final = 1000
MOST_BYTES: Final = 2 << 20
"""Whoever reads more slowly than this is let go; they can come back and resume."""


class Mailbox:
    """A watcher whose messages are fetched by a task of its own."""

    def __init__(
        self, viewer: Viewer = None, write: Write | None = None, player: str | None = None
    ) -> None:
        self.viewer = viewer
        self.player = player
        self.caller: Caller | None = None
        self.write = write
        """A short way out, which may be closed for the moment."""
        self.fetched = False
        """Whether messages have been taken out that may not all be sent yet."""
        self.language: str | None = None
        """The language of the texts that come with states and updates; None: there are none."""
        self.looking = True
        """Whether somebody has this before their eyes; a page in the background says that not."""
        self.waiting: deque[bytes] = deque()
        self.size = 0
        """Bytes that wait."""
        self.news = asyncio.Event()
        self.closed: str | None = None
        """Why nothing more will come."""

    def belongs_to(self, caller: Caller | None) -> None:
        """Whoever has shown a token, if anybody has."""
        self.caller = caller
        self.player = None if caller is None else caller.player

    def tell(self, message: bytes) -> None:
        """Put a message in."""
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
        """Nothing more will come after what is waiting."""
        if self.closed is None:
            self.closed = code
        self.news.set()

    async def fetch(self, patience: float | None = None) -> list[bytes] | None:
        """All that is waiting; an empty list after `patience` seconds, None at the end."""
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
