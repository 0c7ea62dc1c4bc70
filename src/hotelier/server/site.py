"""The site: everything that a running server holds, and the one way to change a table."""

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
"""How long a token is believed without asking the database again."""
EVICTION_SECONDS = 30.0
BREATH_SECONDS = 0.02
"""Between two goes of eviction."""
REVIEWERS = 2
"""Points of all reviews that are looked at at the same time, so that bots keep playing."""


class Site:
    """Settings, storage, tables in memory, bots. Made on the event loop by `opened`."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.games, self.house = load_games(settings.house_data)
        self.name = identity.new_id()
        """How this process is called among those that share a database."""
        self.engine = open_database(settings.database)
        self.writer = Writer(self.engine, self.name)
        self.sharing: Sharing | None = None
        """None where no other process serves the same tables."""
        self.registry = Registry(self._load, settings.live_tables, settings.idle_seconds)
        self.bots = BotPool(settings.bot_workers)
        self.readers = BotPool(1, LESS_URGENT)
        """Replays are worked out here, so that they need not wait until bots have thought."""
        self.metrics = Metrics()
        self.pulse: Pulse
        self.reach = reach_for(settings)
        self.costly = Limiter(-(-settings.requests_a_minute // COSTLY))
        self.thoughts = Thoughts(settings.thoughts_a_minute)
        self.crowd = Crowd(settings.sockets_an_address, settings.sockets_a_player)
        self.numbers = count()
        self.callers: dict[str, tuple[float, Caller]] = {}
        self.endings = 0
        """How often tokens were withdrawn: whoever was being looked up is looked up again."""
        self.listeners: dict[str, list[Watcher]] = defaultdict(list)
        """By player: streams that are told about all their tables."""
        self.moved: Callable[[LiveTable], None] = lambda live: None
        """Called after every change of a game."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.stopping = False
        self.reviews: dict[str, Any] = {}
        """Reviews begun or done, by record and effort (`desk.reviewing`)."""
        self.records: dict[str, str] = {}
        """Records that people have sent for review, by their hash."""
        self.reviewers = asyncio.Semaphore(REVIEWERS)

    @classmethod
    async def opened(cls, settings: Settings) -> Site:
        """A site with its database up to date."""
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
        """Nothing more will be told to anybody; bots stop after their present move."""
        self.stopping = True
        for watcher in self.watchers():
            watcher.close("stopping")

    def watchers(self) -> list[Watcher]:
        """Everybody who is told of things here."""
        tables = [live.watchers for live in self.registry.tables.values()]
        return [each for some in (*tables, *self.listeners.values()) for each in some]

    def is_watched(self) -> bool:
        """Whether anybody is still connected."""
        tables = self.registry.tables.values()
        return bool(self.listeners) or any(live.watchers for live in tables)

    async def close(self) -> None:
        """Say goodbye to everybody, write what is left, end the workers."""
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
        """Work in the background, kept from being forgotten."""
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
        """Wait until nothing of a table is on its way; refuse what rests on a failed change."""
        await live.settled()
        if live.failed:
            if self.sharing is None:
                raise Refused("storage-failed")
            await self.sharing.renew(live)
            raise Outdated

    async def table(self, table_id: str) -> LiveTable:
        """A table, with nothing of it on its way to the disk."""
        live = await self.registry.get(table_id)
        await live.settled()
        if self.sharing is not None and live.failed:
            await self.sharing.renew(live)
        if live.failed:
            raise Refused("storage-failed")
        return live

    async def table_now(self, table_id: str) -> LiveTable:
        """A table as it is by now: another process may have told somebody of a change already that
        this one has not heard of yet. Whoever looks must not see less than they know."""
        live = await self.table(table_id)
        if self.sharing is not None:
            await self.sharing.catch_up(live)
        return live

    async def caller(self, token: str) -> Caller:
        """Who shows this token."""
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
        if endings != self.endings:  # tokens were withdrawn while it was read
            return await self.caller(token)
        self.callers[hashed] = (monotonic(), caller)
        return caller

    def allows_costly(self, address: str) -> bool:
        """Whether an address may ask for something slow; it counts at all processes."""
        if not self.costly.allows(address):
            return False
        if self.sharing is not None and self.costly.a_minute:
            # The same news twice in a commit would be heard once, so they are numbered.
            self.spawn(self._announce("costly", [[address, next(self.numbers)]]))
        return True

    def think_for(self, address: str, player: str | None) -> None:
        """Somebody asks for what takes a worker seconds."""
        if not self.thoughts.allows(address, player):
            self.refused_for("thoughts")
            raise Refused("too-many")

    def refused_for(self, limit: str) -> None:
        """Count that a limit was reached."""
        self.metrics.count("hotelier_refusals_total", limit=limit)

    async def _announce(self, kind: str, items: list[Any]) -> None:
        with suppress(Conflict):  # the database is away: so is what was asked for
            await self.writer.submit(self.told_all(kind, items))

    def forget_caller(self, player: str) -> None:
        """Something about a player has changed: tokens of theirs are read anew."""
        self.callers = {k: v for k, v in self.callers.items() if v[1].player != player}

    def end_tokens(self, ended: Callable[[Caller], bool]) -> None:
        """Tokens have been withdrawn: whoever came with one is let go, sockets and streams too."""
        self.endings += 1
        self.callers = {k: v for k, v in self.callers.items() if not ended(v[1])}
        for watcher in self.watchers():
            if watcher.caller is not None and ended(watcher.caller):
                watcher.close("bad-token")

    async def end_withdrawn(self) -> None:
        """Let go of whoever came with a token that is gone: withdrawn by a command, or unheard."""
        watching = {each.caller.token for each in self.watchers() if each.caller is not None}
        shown = watching | self.callers.keys()
        gone = shown - await asyncio.to_thread(reading.read_known, self.engine, shown)
        if gone:
            self.end_tokens(lambda caller: caller.token in gone)

    def told_all(self, kind: str, items: list[Any]) -> list[Write]:
        """What tells the other processes, if there may be any, once it is committed."""
        return [] if self.sharing is None else [told(self.name, kind, items)]

    async def write(self, writes: Iterable[Write]) -> None:
        """Write what belongs to no table in memory."""
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
        """Write a change that memory has made already; then, and only then, tell of it."""
        waiting: asyncio.Future[Conflict | None] = asyncio.get_running_loop().create_future()

        def then(error: Conflict | None) -> None:
            if not waiting.done():  # whoever gives up waiting stops nothing
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
        """The same without waiting: `then` is called at the end."""
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
        """Tell of a change that is on the disk."""
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
        """Write a change of what is not the game, and tell everybody the facts."""
        await self.commit(live, writes, to_all=table_message(live))


def refused(error: Conflict) -> Refused:
    """Why something could not be written, for whoever wanted it."""
    return unstorable() if isinstance(error, Unstorable) else Refused("storage-failed")
