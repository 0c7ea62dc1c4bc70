"""Sharing: several processes serve the same tables from one PostgreSQL database.

Each process caches tables in memory. It is notified of the commits of others (`store.hearing`) and
reads them. If another process has changed a table first, a fence (`store.fences`) rejects the
write, and the process reads the table again and retries.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from hotelier.kernel.errors import HotelierError
from hotelier.server import identity
from hotelier.server.errors import Refused
from hotelier.server.live.loading import brought_to_life
from hotelier.server.live.renewing import (
    Messages,
    adopt,
    can_follow,
    follow_rows,
    states_for,
    table_facts,
    tell,
)
from hotelier.server.live.table import LiveTable
from hotelier.server.store import reading
from hotelier.server.store.claims import Claims
from hotelier.server.store.fences import Fence
from hotelier.server.store.hearing import Hearing
from hotelier.server.store.rating import read_seat_ratings
from hotelier.server.store.reading import Stored

if TYPE_CHECKING:
    from hotelier.server.site import Site

log = logging.getLogger("hotelier.sharing")

Updates = Callable[[LiveTable, int, int], Messages]


class Outdated(Refused):
    """Another process was faster. Nothing was written, and the table has been read again."""

    def __init__(self) -> None:
        super().__init__("storage-failed")


class Sharing:
    """The connection of a site to other processes on the same database."""

    def __init__(self, site: Site, updates: Updates) -> None:
        self.site = site
        self.updates = updates
        self.claims = Claims(site.engine)
        self.hearing = Hearing(site.engine, site.name, self._hear, self._missed)
        self.wanted: set[LiveTable] = set()
        """Tables to read again."""
        self.reading: dict[LiveTable, asyncio.Task[bool]] = {}
        self.heard: dict[str, int] = {}
        """Change numbers of tables that are being loaded: the load may have missed them."""

    async def stop(self) -> None:
        """Stop listening and release all claims."""
        await self.hearing.stop()
        await asyncio.to_thread(self.claims.close)

    def fence(
        self, live: LiveTable, notices: Iterable[tuple[str, bytes]], new: bool = False
    ) -> Fence:
        """The fence for a change that is already made in memory."""
        before: int = live.info["change"]
        live.info["change"] = before + 1
        live.info["bot_since"] = bot_since(live)
        told = [(player, message.decode()) for player, message in notices]
        return Fence(live.id, before, live.info["bot_since"], told, new)

    async def renew(self, live: LiveTable) -> None:
        """Read the committed changes of a table, and publish them."""
        self.want(live)
        if not await asyncio.shield(self.reading[live]):
            raise Refused("storage-failed")

    async def catch_up(self, live: LiveTable) -> None:
        """Read a table again if another process has changed it."""
        found = await asyncio.to_thread(reading.read_changes, self.site.engine, [live.id])
        if found.get(live.id, 0) > live.info["change"]:
            await self.renew(live)

    def want(self, live: LiveTable) -> None:
        """Schedule a table to be read again."""
        self.wanted.add(live)
        if live not in self.reading:
            self.reading[live] = self.site.spawn(self._read(live))

    async def _read(self, live: LiveTable) -> bool:
        """Read until no change is outstanding; False if the table had to be dropped."""
        try:
            while live in self.wanted:
                self.wanted.discard(live)
                if self.site.registry.tables.get(live.id) is not live:
                    return False  # it was evicted, and may have been loaded again
                await self._read_once(live)
        except (SQLAlchemyError, HotelierError) as error:
            log.warning("table-lost", extra={"table": live.id, "error": str(error)})
            self.wanted.discard(live)
            live.failed = True
            self.site.registry.drop(live, "storage-failed")
            return False
        finally:
            del self.reading[live]
        return True

    async def _read_once(self, live: LiveTable) -> None:
        await live.settled()
        whole = live.failed
        stored = await self._stored(live, 0 if whole else live.version)
        if not live.failed and stored.table["change"] <= live.info["change"]:
            return
        if not whole and not can_follow(live, stored):
            whole = True
            stored = await self._stored(live, 0)
        fresh = await asyncio.to_thread(brought_to_life, stored, self.site.games) if whole else None
        ratings = live.ratings
        if stored.table["rated"]:
            places = [(stored.table, stored.seats)]
            found = await asyncio.to_thread(read_seat_ratings, self.site.engine, places)
            ratings = found.get(live.id, [])
        if live.pending or (live.failed and fresh is None):
            self.wanted.add(live)  # another change came in between
            return
        self.site.metrics.count("hotelier_renewals_total")
        live.ratings = ratings
        self._take_over(live, stored, fresh)

    async def _stored(self, live: LiveTable, version: int) -> Stored:
        found = await asyncio.to_thread(
            reading.read_table, self.site.engine, live.id, version, live.told[1]
        )
        if found is None:
            raise Refused("no-such-table", table=live.id)
        return found

    def _take_over(self, live: LiveTable, stored: Stored, fresh: LiveTable | None) -> None:
        """Put the rows that were read into the table, and publish the changes."""
        version, ply = live.told[0], live.ply
        old = None if live.failed else table_facts(live)
        if fresh is None:
            if not follow_rows(live, stored):
                live.failed = True
                self.wanted.add(live)
                return
            moved = live.version != version
            tell(live, self.updates(live, version, ply) if moved else {}, old, stored.chat)
            return
        adopt(live, fresh)
        tell(live, states_for(live, version), old, stored.chat)

    def loaded(self, live: LiveTable) -> None:
        """Read a loaded table again if it was changed during the load."""
        if self.heard.pop(live.id, 0) > live.info["change"]:
            self.want(live)

    def _hear(self, kind: str, items: list[Any]) -> None:
        """Handle a notification of another process."""
        if kind == "tables":
            for table_id, change in items:
                self._changed(table_id, change)
        elif kind == "notices":
            for player, message in items:
                for watcher in self.site.listeners.get(player, ()):
                    watcher.tell(message.encode())
        elif kind == "revoked":
            self.site.end_tokens(lambda caller: caller.token in items)
        elif kind == "logged-out":
            for player, token in items:
                self.site.end_tokens(identity.elsewhere(player, token))
        elif kind == "players":
            for player in items:
                self.site.forget_caller(player)
        elif kind == "reached":
            for player, delay in items:
                self.site.reach.delays[player] = delay
        elif kind == "costly":
            for address, _ in items:
                self.site.costly.allows(address)

    def _changed(self, table_id: str, change: int) -> None:
        live = self.site.registry.tables.get(table_id)
        if live is None:
            if table_id in self.site.registry.loading:
                self.heard[table_id] = max(change, self.heard.get(table_id, 0))
            return
        behind = live.info["change"] < change or live.failed
        if behind and not self.site.registry.forget(live):
            self.want(live)

    def _missed(self) -> None:
        """After a reconnect, compare all tables and let streams reconnect."""
        log.info("listening")
        self.site.callers.clear()
        for watchers in list(self.site.listeners.values()):
            for watcher in list(watchers):
                watcher.close("storage-failed")
        self.site.spawn(self._compare())

    async def _compare(self) -> None:
        site = self.site
        tables = site.registry.tables
        try:
            found = await asyncio.to_thread(
                reading.read_changes, site.engine, [*tables, *site.registry.loading]
            )
            await site.end_withdrawn()
        except SQLAlchemyError as error:  # lost again: this will be called again
            log.warning("not-compared", extra={"error": str(error).split("\n")[0]})
            return
        for table_id, change in found.items():
            self._changed(table_id, change)


def bot_since(live: LiveTable) -> int | None:
    """The moment since which a bot is to move; None: none is."""
    if live.to_move is None or live.seats[live.to_move].human:
        return None
    return identity.now()
