"""The writer: one thread that commits in groups. Whatever it acknowledges is on the disk.

While a commit runs, further units collect, and the next commit takes them all. So a thousand moves
a second need a few hundred commits, and no unit waits for more than two of them.

With several processes on one database, a unit carries a fence (`store.fences`).
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from time import perf_counter, sleep
from typing import Final

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DataError, DBAPIError, OperationalError

from hotelier.server.store import fences
from hotelier.server.store.adding import Row, add_rows
from hotelier.server.store.database import File, file_of, is_shared
from hotelier.server.store.fences import Fence

log = logging.getLogger("hotelier.store")

MOST_AT_ONCE: Final = 2000
"""Units in one commit; bounds the time that the first waits for the last."""
BUSY_SECONDS: Final = 0.02
GATHER_SECONDS: Final = 0.002
"""Pause before a commit that follows another one closely, to collect more units: a commit costs as
much as dozens of rows."""


class Conflict(Exception):
    """The database does not hold what memory expected. Nothing was written; read it again."""


class Unsure(Conflict):
    """The connection broke during a commit: the unit may have been written or not."""


class Unstorable(Conflict):
    """A value that no row can hold. PostgreSQL, for one, stores no text with a NUL."""


class Owner:
    """The owner of rows. After a failure, nothing more of the same owner is written.

    Otherwise a later row could follow a missing one.
    """

    failed = False


@dataclass(slots=True)  # made for every move; a frozen one takes three times as long
class Write:
    """One statement and its rows; `expect` is the number of rows that it must change."""

    statement: Executable
    rows: tuple[Row, ...]
    expect: int | None = None


Tell = Callable[[Conflict | None], None]
"""Called on the event loop when a unit is committed, or with the reason why it is not."""


@dataclass(slots=True)
class Unit:
    """Writes that are committed together or not at all."""

    owner: Owner
    writes: Sequence[Write]
    tell: Tell
    fence: Fence | None = None


class Writer:
    """Passes units to its thread; a future or a callback reports the commit."""

    def __init__(self, engine: Engine, name: str = "") -> None:
        self.engine = engine
        self.name = name
        """The name of this process for the other processes."""
        self.shared = is_shared(engine)
        self.loop = asyncio.get_running_loop()
        self.waiting: list[Unit] = []
        self.wake = threading.Condition()
        self.idle = False
        """True while the thread waits for work."""
        self.stopping = False
        self.kept: Connection | None = None
        """The connection of the thread."""
        self.file: File | None = None
        """The identity of the file of that connection."""
        self.commits = 0
        self.units = 0
        self.thread = threading.Thread(target=self._run, name="hotelier-writer", daemon=True)
        self.thread.start()

    def put(self, unit: Unit) -> None:
        """Queue a unit: it is written in one transaction, after all units before it."""
        with self.wake:
            if not self.stopping:
                self.waiting.append(unit)
                if self.idle:
                    self.wake.notify()
                return
        self.loop.call_soon(unit.tell, Conflict("writer-stopped"))

    def submit(
        self, writes: Iterable[Write], owner: Owner | None = None, fence: Fence | None = None
    ) -> asyncio.Future[None]:
        """Queue writes and return a future of their commit."""
        done = self.loop.create_future()
        self.put(Unit(owner or Owner(), tuple(writes), telling(done), fence))
        return done

    async def stop(self) -> None:
        """Write all queued units, then end the thread."""
        with self.wake:
            self.stopping = True
            self.wake.notify()
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        ended = 0.0
        while True:
            with self.wake:
                while not self.waiting and not self.stopping:
                    self.idle = True
                    self.wake.wait()
                    self.idle = False
            if perf_counter() - ended < BUSY_SECONDS:
                sleep(GATHER_SECONDS)
            with self.wake:
                group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                if not group:
                    break
            errors = self._commit(group)
            written = errors.count(None)
            self.commits += written > 0
            self.units += written
            self.loop.call_soon_threadsafe(settle, group, errors)
            ended = perf_counter()
        if self.kept is not None:
            self.kept.close()

    def _commit(self, group: list[Unit]) -> list[Exception | None]:
        """Commit a group in one transaction; if that fails, retry each unit in its own."""
        try:
            with self._transaction() as connection:
                if self.shared:
                    self._fence_off(connection, group)
                if any(unit.owner.failed for unit in group):
                    raise Conflict("earlier-failure")
                execute(connection, [write for unit in group for write in unit.writes])
                if self.shared:
                    found = [unit.fence for unit in group if unit.fence is not None]
                    fences.count_and_notify(connection, found, self.name)
        except Exception as error:  # all of them: the thread must not end
            if self.shared and is_lost(error):  # the outcome is unknown
                return [self._refused(unit, Unsure("connection-lost")) for unit in group]
            if len(group) > 1:
                errors = {
                    id(unit): found
                    for part in apart(group)
                    for unit, found in zip(part, self._commit(part), strict=True)
                }
                return [errors[id(unit)] for unit in group]
            return [self._refused(group[0], error)]
        return [None] * len(group)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Begin a transaction; for SQLite on a connection that stays open."""
        if self.shared:
            with self.engine.begin() as connection:
                yield connection
            return
        if self.kept is None:
            self.file = file_of(self.engine)  # first: it fails if the file is missing
            self.kept = self.engine.connect()
        if file_of(self.engine) != self.file:  # writes to it would be lost with this process
            raise Conflict("another-database")
        with self.kept.begin():
            yield self.kept

    def _fence_off(self, connection: Connection, group: list[Unit]) -> None:
        """Lock the tables of a group, and fail the units whose table another process has
        changed."""
        found = [unit.fence for unit in group if unit.fence is not None]
        if not found:
            return
        late = fences.outdated(connection, found)
        for unit in group:
            if unit.fence is not None and unit.fence.table in late:
                unit.owner.failed = True

    def _refused(self, unit: Unit, error: Exception) -> Exception:
        unit.owner.failed = True
        if isinstance(error, DataError):
            error = Unstorable(str(error.orig))
        level = logging.INFO if self.shared and isinstance(error, Conflict) else logging.ERROR
        log.log(level, "write-refused", extra={"error": str(error).split("\n")[0]})
        return error


def is_lost(error: Exception) -> bool:
    """True if the connection to PostgreSQL broke, before or during a commit: there is no error code
    then."""
    if not isinstance(error, DBAPIError):
        return False
    silent = isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", None) is None
    return error.connection_invalidated or silent


def apart(group: list[Unit]) -> list[list[Unit]]:
    """Split a failed group for a retry: units that may still pass together, the others alone."""
    passing = [unit for unit in group if not unit.owner.failed]
    if len(passing) == len(group):
        return [[unit] for unit in group]
    failed = [[unit] for unit in group if unit.owner.failed]
    return [passing, *failed] if passing else failed


def execute(connection: Connection, writes: list[Write]) -> None:
    """Execute writes in order; adjacent ones with the same statement go to the database
    together."""
    for _, group in groupby(writes, key=lambda write: (id(write.statement), write.expect)):
        same = list(group)
        rows = [row for write in same for row in write.rows]
        if same[0].expect is None:
            add_rows(connection, same[0].statement, rows)
            continue
        for row in rows:
            changed = connection.execute(same[0].statement, row).rowcount
            if changed != same[0].expect:
                raise Conflict("rows-changed", changed, same[0].expect)


def settle(group: list[Unit], errors: list[Exception | None]) -> None:
    """Report results on the event loop; an exception in one callback does not stop the others."""
    for unit, error in zip(group, errors, strict=True):
        if error is not None and not isinstance(error, Conflict):
            error = Conflict(str(error))
        try:
            unit.tell(error)
        except Exception:
            log.exception("callback-failed")


def telling(done: asyncio.Future[None]) -> Tell:
    """A callback that completes a future, unless its waiter has given up."""

    def tell(error: Conflict | None) -> None:
        if done.done():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    return tell
