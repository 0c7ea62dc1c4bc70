"""The writer: one thread that commits in groups. What it has acknowledged is on the disk.

While one commit is under way, further units collect; the next commit takes them all. So a thousand
moves a second need a few hundred commits, and nobody waits for more than two.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger("hotelier.store")

Row = dict[str, Any]
MOST_AT_ONCE: Final = 2000
"""Units in one commit: bounds how long the first of them waits for the last."""


class Conflict(Exception):
    """The database holds something else than memory thought: read it anew."""


class Owner:
    """Whose rows are written. After a failure nothing of the same owner is written any more.

    Otherwise a later row could follow one that is missing.
    """

    failed = False


@dataclass(frozen=True)
class Write:
    """One statement and its rows; `expect`: how many rows it has to change."""

    statement: Executable
    rows: tuple[Row, ...]
    expect: int | None = None


@dataclass(frozen=True)
class Unit:
    """What is written whole or not at all."""

    owner: Owner
    writes: Sequence[Write]
    done: asyncio.Future[None]


class Writer:
    """Hands units of writes to its thread; a future tells when they are committed."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.loop = asyncio.get_running_loop()
        self.waiting: list[Unit] = []
        self.wake = threading.Condition()
        self.stopping = False
        self.commits = 0
        self.units = 0
        self.thread = threading.Thread(target=self._run, name="hotelier-writer", daemon=True)
        self.thread.start()

    def submit(self, writes: Iterable[Write], owner: Owner | None = None) -> asyncio.Future[None]:
        """Write these in one transaction, after everything submitted before."""
        done = self.loop.create_future()
        with self.wake:
            if self.stopping:
                done.set_exception(Conflict("writer-stopped"))
                return done
            self.waiting.append(Unit(owner or Owner(), tuple(writes), done))
            self.wake.notify()
        return done

    async def stop(self) -> None:
        """Write what is waiting, then end the thread."""
        with self.wake:
            self.stopping = True
            self.wake.notify()
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        while True:
            with self.wake:
                while not self.waiting and not self.stopping:
                    self.wake.wait()
                group, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                if not group:
                    return
            errors = self._commit(group)
            self.commits += 1
            self.units += len(group)
            self.loop.call_soon_threadsafe(settle, group, errors)

    def _commit(self, group: list[Unit]) -> list[Exception | None]:
        """All in one transaction; if that fails, each in its own, so that one harms no other."""
        try:
            with self.engine.begin() as connection:
                if any(unit.owner.failed for unit in group):
                    raise Conflict("earlier-failure")
                execute(connection, [write for unit in group for write in unit.writes])
        except (SQLAlchemyError, Conflict) as error:
            if len(group) > 1:
                return [found for unit in group for found in self._commit([unit])]
            group[0].owner.failed = True
            log.error("write-refused", extra={"error": str(error).split("\n")[0]})
            return [error]
        return [None] * len(group)


def execute(connection: Connection, writes: list[Write]) -> None:
    """Carry out writes in order; neighbours with the same statement go to the database at once."""
    for _, group in groupby(writes, key=lambda write: (id(write.statement), write.expect)):
        same = list(group)
        rows = [row for write in same for row in write.rows]
        if same[0].expect is None:
            connection.execute(same[0].statement, rows)
            continue
        for row in rows:
            changed = connection.execute(same[0].statement, row).rowcount
            if changed != same[0].expect:
                raise Conflict("rows-changed", changed, same[0].expect)


def settle(group: list[Unit], errors: list[Exception | None]) -> None:
    """Tell all that waited, on the event loop."""
    for unit, error in zip(group, errors, strict=True):
        if unit.done.cancelled():
            continue
        if error is None:
            unit.done.set_result(None)
        else:
            unit.done.set_exception(Conflict(str(error)))
