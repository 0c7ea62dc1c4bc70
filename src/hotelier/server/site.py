"""The site: the state of a running server, and the only way to change a table."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from itertools import count
from time import monotonic
from typing import Any

from hotelier.server import identity
from hotelier.server.bots import BotPool
from hotelier.server.errors import Refused, unstorable
from hotelier.server.house import load_games
from hotelier.server.identity import Caller
from hotelier.server.limits import COSTLY, Crowd, Limiter, Thoughts
from hotelier.server.live.loading import brought_to_life
from hotelier.server.live.registry import AT_ONCE, Registry
from hotelier.server.live.table import LiveTable, Watcher
from hotelier.server.live.telling import table_message
from hotelier.server.metrics import Metrics
from hotelier.server.news import Updates, updates_for
from hotelier.server.notices.reach import reach_for
from hotelier.server.pace import LESS_URGENT, collect_in_quiet
from hotelier.server.pulse import Pulse
from hotelier.server.settings import Settings
from hotelier.server.sharing import Outdated, Sharing
from hotelier.server.store import reading
from hotelier.server.store.database import close_database, is_shared, migrate, open_database
from hotelier.server.store.rating import read_seat_ratings
from hotelier.server.store.rows import told
from hotelier.server.store.writer import Conflict, Tell, Unit, Unstorable, Unsure, Write, Writer

log = logging.getLogger("hotelier.site")

TOKEN_SECONDS = 30.0
"""Seconds for which a token is cached."""
EVICTION_SECONDS = 30.0
BREATH_SECONDS = 0.02
"""Pause between two rounds of eviction."""
REVIEWERS = 2
"""Points of reviews that are computed concurrently, so that bots keep playing."""


class Site:
    """Settings, storage, tables in memory, bots. `opened` creates it on the event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games, self.house = load_games(settings.house_data)
        self.name = identity.new_id()
        """The name of this process among those that share a database."""
        self.engine = open_database(settings.database)
        self.writer = Writer(self.engine, self.name)
        self.sharing: Sharing | None = None
        """None if no other process can serve the same tables."""
        self.registry = Registry(self._load, settings.live_tables, settings.idle_seconds)
        self.bots = BotPool(settings.bot_workers)
        self.readers = BotPool(1, LESS_URGENT)
        """Workers for replays, which need not wait for bots."""
        self.metrics = Metrics()
        self.pulse: Pulse
        self.reach = reach_for(settings)
        self.costly = Limiter(-(-settings.requests_a_minute // COSTLY))
        self.thoughts = Thoughts(settings.thoughts_a_minute)
        self.crowd = Crowd(settings.sockets_an_address, settings.sockets_a_player)
        self.numbers = count()
        self.callers: dict[str, tuple[float, Caller]] = {}
        self.endings = 0
        """Number of token revocations: a concurrent lookup of a token is repeated."""
        self.listeners: dict[str, list[Watcher]] = defaultdict(list)
        """Account streams by player id."""
        self.moved: Callable[[LiveTable], None] = lambda live: None
        """Called after every change of a game."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.reviews: dict[str, Any] = {}
        """Reviews in progress or done, by record and effort (`desk.reviewing`)."""
        self.records: dict[str, str] = {}
        """Uploaded records by their hash."""
        self.reviewers = asyncio.Semaphore(REVIEWERS)

    @classmethod
    async def opened(cls, settings: Settings) -> Site:
        """Create a site and migrate its database."""
        site = cls(settings)
        await asyncio.to_thread(migrate, site.engine)
        site.pulse = Pulse(site)
        site.registry.on_load = site._loaded
        if is_shared(site.engine):
            site.sharing = Sharing(site, updates_for)
            await site.sharing.hearing.ready()
        site.spawn(site._evict_for_ever())
        site.spawn(collect_in_quiet(lambda: site.writer.units))
        return site

    def say_goodbye(self) -> None:
        """Close all subscriptions; bots stop after their present move."""
        self.stopping = True
        for watcher in self.watchers():
            watcher.close("stopping")

    def watchers(self) -> list[Watcher]:
        """All subscribers, of tables and of accounts."""
        tables = [live.watchers for live in self.registry.tables.values()]
        return [each for some in (*tables, *self.listeners.values()) for each in some]

    def is_watched(self) -> bool:
        """True if a subscriber is still connected."""
        tables = self.registry.tables.values()
        return bool(self.listeners) or any(live.watchers for live in tables)

    async def close(self) -> None:
        """Close all subscriptions, write pending changes, end the workers."""
        self.say_goodbye()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.stop()
        await self.readers.stop()
        await self.writer.stop()
        if self.sharing is not None:
            await self.sharing.stop()
        await asyncio.to_thread(close_database, self.engine)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Start a task and keep a reference so that it is not garbage-collected."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background-failed", exc_info=error)

    async def _evict_for_ever(self) -> None:
        while True:
            await asyncio.sleep(EVICTION_SECONDS)
            while self.registry.evict() == AT_ONCE:
                await asyncio.sleep(BREATH_SECONDS)
            too_old = monotonic() - TOKEN_SECONDS
            self.callers = {k: v for k, v in self.callers.items() if v[0] > too_old}

    def _load(self, table_id: str) -> LiveTable | None:
        stored = reading.read_table(self.engine, table_id)
        if stored is None:
            return None
        live = brought_to_life(stored, self.games)
        found = read_seat_ratings(self.engine, [(stored.table, stored.seats)])
        live.ratings = found.get(table_id, [])
        return live

    def _loaded(self, live: LiveTable) -> None:
        if self.sharing is not None:
            self.sharing.loaded(live)
        self.moved(live)

    async def settled(self, live: LiveTable) -> None:
        """Wait until no commit of a table is pending; refuse an operation that is based on a failed
        one."""
        await live.settled()
        if live.failed:
            if self.sharing is None:
                raise Refused("storage-failed")
            await self.sharing.renew(live)
            raise Outdated

    async def table(self, table_id: str) -> LiveTable:
        """A table without pending commits."""
        live = await self.registry.get(table_id)
        await live.settled()
        if self.sharing is not None and live.failed:
            await self.sharing.renew(live)
        if live.failed:
            raise Refused("storage-failed")
        return live

    async def table_now(self, table_id: str) -> LiveTable:
        """A table that is up to date: another process may have published a change that this one
        does not know yet. A client must not see less than it was sent before."""
        live = await self.table(table_id)
        if self.sharing is not None:
            await self.sharing.catch_up(live)
        return live

    async def caller(self, token: str) -> Caller:
        """The caller of a token."""
        hashed = identity.digest(token)
        known = self.callers.get(hashed)
        if known is not None and known[0] > monotonic() - TOKEN_SECONDS:
            return known[1]
        endings = self.endings
        row = await asyncio.to_thread(reading.read_token, self.engine, hashed)
        if row is None:
            raise Refused("bad-token")
        caller = Caller(
            row["id"], row["name"], frozenset(row["scopes"].split()), row["table"], row["bot"],
            row["account"] is not None, row["rated"], hashed,
        )  # fmt: skip
        if endings != self.endings:  # tokens were revoked during the lookup
            return await self.caller(token)
        self.callers[hashed] = (monotonic(), caller)
        return caller

    def allows_costly(self, address: str) -> bool:
        """True if an address may send an expensive request; all processes count it."""
        if not self.costly.allows(address):
            return False
        if self.sharing is not None and self.costly.a_minute:
            # PostgreSQL drops equal notifications of a commit, so they are numbered.
            self.spawn(self._announce("costly", [[address, next(self.numbers)]]))
        return True

    def think_for(self, address: str, player: str | None) -> None:
        """Enforce the rate limit of requests that take a worker seconds."""
        if not self.thoughts.allows(address, player):
            self.refused_for("thoughts")
            raise Refused("too-many")

    def refused_for(self, limit: str) -> None:
        """Count a request that a limit has refused."""
        self.metrics.count("hotelier_refusals_total", limit=limit)

    async def _announce(self, kind: str, items: list[Any]) -> None:
        with suppress(Conflict):  # the database does not answer; the request will fail, too
            await self.writer.submit(self.told_all(kind, items))

    def forget_caller(self, player: str) -> None:
        """Drop cached tokens of a player who has changed."""
        self.callers = {k: v for k, v in self.callers.items() if v[1].player != player}

    def end_tokens(self, ended: Callable[[Caller], bool]) -> None:
        """Disconnect clients whose token was revoked, sockets and streams included."""
        self.endings += 1
        self.callers = {k: v for k, v in self.callers.items() if not ended(v[1])}
        for watcher in self.watchers():
            if watcher.caller is not None and ended(watcher.caller):
                watcher.close("bad-token")

    async def end_withdrawn(self) -> None:
        """Disconnect clients whose token was revoked in the database, by a command or unnoticed."""
        watching = {each.caller.token for each in self.watchers() if each.caller is not None}
        shown = watching | self.callers.keys()
        gone = shown - await asyncio.to_thread(reading.read_known, self.engine, shown)
        if gone:
            self.end_tokens(lambda caller: caller.token in gone)

    def told_all(self, kind: str, items: list[Any]) -> list[Write]:
        """Writes that notify other processes of the same database on commit."""
        return [] if self.sharing is None else [told(self.name, kind, items)]

    async def write(self, writes: Iterable[Write]) -> None:
        """Write data that belong to no table in memory."""
        try:
            await self.writer.submit(writes)
        except Conflict as error:
            raise refused(error) from error

    async def commit(
        self,
        live: LiveTable,
        writes: Iterable[Write],
        updates: Updates | None = None,
        to_all: bytes | None = None,
        notices: Iterable[tuple[str, bytes]] = (),
        new: bool = False,
    ) -> None:
        """Write a change that is already made in memory, and publish it only after the commit."""
        waiting: asyncio.Future[Conflict | None] = asyncio.get_running_loop().create_future()

        def then(error: Conflict | None) -> None:
            if not waiting.done():  # a waiter that gives up stops nothing
                waiting.set_result(error)

        self.begin_commit(live, writes, updates, to_all, notices, new, then)
        error = await waiting
        if error is None:
            return
        if self.sharing is not None and not isinstance(error, Unstorable):
            await self.sharing.renew(live)
            if not isinstance(error, Unsure):
                raise Outdated from error
        raise refused(error) from error

    def begin_commit(
        self,
        live: LiveTable,
        writes: Iterable[Write],
        updates: Updates | None,
        to_all: bytes | None,
        notices: Iterable[tuple[str, bytes]],
        new: bool,
        then: Tell,
    ) -> None:
        """Start a commit without waiting: `then` is called at the end."""
        sharing = self.sharing
        fence = None if sharing is None else sharing.fence(live, notices, new)
        live.pending += 1
        stored = (live.version, live.chat_count)

        def deliver(error: Conflict | None) -> None:
            live.written()
            self.bots.beat.value += 1
            if error is None:
                live.told = stored
                self._tell(live, updates, to_all, notices)
            elif sharing is None:
                self.registry.drop(live, "storage-failed")
            else:
                sharing.want(live)
            then(error)

        self.writer.put(Unit(live, tuple(writes), deliver, fence))

    def _tell(
        self,
        live: LiveTable,
        updates: Updates | None,
        to_all: bytes | None,
        notices: Iterable[tuple[str, bytes]],
    ) -> None:
        """Publish a committed change."""
        for watcher in live.watchers:
            if updates is not None:
                update = updates.get((watcher.viewer, watcher.language))
                if update is not None:
                    watcher.tell(update)
            if to_all is not None:
                watcher.tell(to_all)
        for player, message in notices:
            for watcher in self.listeners.get(player, ()):
                watcher.tell(message)

    async def commit_facts(self, live: LiveTable, writes: Iterable[Write]) -> None:
        """Write a change of the facts of a table, and publish them."""
        await self.commit(live, writes, to_all=table_message(live))


def refused(error: Conflict) -> Refused:
    """The error for the client about a failed write."""
    return unstorable() if isinstance(error, Unstorable) else Refused("storage-failed")
