"""The registry of tables in memory. Tables are loaded on demand and evicted when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import nsmallest
from time import monotonic
from typing import Final

from hotelier.server.errors import Refused
from hotelier.server.live.table import LiveTable

JUST_NOW: Final = 10.0
"""Seconds in which the request that loaded a table may still use it."""

AT_ONCE: Final = 20
"""Tables evicted in one go: each frees thousands of objects, and players wait in the meantime."""


class Registry:
    """Tables by id. Concurrent requests for a table share one load."""

    def __init__(self, load: Callable[[str], LiveTable | None], most: int, idle: float) -> None:
        self.load = load
        """Loads and replays a table; runs in a thread."""
        self.most = most
        self.idle = idle
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_load: Callable[[LiveTable], None] = lambda live: None

    async def get(self, table_id: str) -> LiveTable:
        """The table with this id, loaded if necessary."""
        live = self.tables.get(table_id)
        if live is None:
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.create_task(self._fetch(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            live = await asyncio.shield(task)
        live.touched = monotonic()
        return live

    def holds(self, live: LiveTable) -> bool:
        """True if `get` would return this table without loading."""
        if live.failed or self.tables.get(live.id) is not live:
            return False
        live.touched = monotonic()
        return True

    async def _fetch(self, table_id: str) -> LiveTable:
        live = await asyncio.to_thread(self.load, table_id)
        if live is None:
            raise Refused("no-such-table", table=table_id)
        self.add(live)
        self.on_load(live)
        return live

    def add(self, live: LiveTable) -> None:
        """Keep a table in memory."""
        live.touched = monotonic()
        self.tables[live.id] = live

    def drop(self, live: LiveTable, code: str) -> None:
        """Drop a table whose memory is wrong, and disconnect its viewers."""
        if self.tables.get(live.id) is live:
            del self.tables[live.id]
        for watcher in list(live.watchers):
            watcher.close(code)

    def forget(self, live: LiveTable) -> bool:
        """Evict a table that is not in use; True if it is gone."""
        if not is_unused(live) or monotonic() - live.touched < JUST_NOW:
            return False
        del self.tables[live.id]
        return True

    def evict(self, now: float | None = None) -> int:
        """Evict some unused tables: idle ones, and the oldest if there are too many. Returns their
        number; if it is `AT_ONCE`, there may be more."""
        now = monotonic() if now is None else now
        unused = nsmallest(
            AT_ONCE,
            (live for live in self.tables.values() if is_unused(live)),
            key=lambda live: live.touched,
        )
        surplus = len(self.tables) - self.most
        gone = 0
        for live in unused:
            age = now - live.touched
            if age < JUST_NOW or (gone >= surplus and age < self.idle):
                break
            del self.tables[live.id]
            gone += 1
        return gone


def is_unused(live: LiveTable) -> bool:
    """True without viewers, a thinking bot or a pending commit."""
    return not live.watchers and not live.pending and live.thinking is None
