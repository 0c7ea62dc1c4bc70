"""Scheduling of bot workers: they use idle processor time while there is enough of it.

Work in the scheduling class SCHED_IDLE delays no other process: the scheduler treats its core as
free. A process with a high `nice` value still delays others by some tenths of a millisecond each
time. But on a machine without idle time, SCHED_IDLE makes hardly any progress. So every task is
measured, and the next one runs in the normal class if this one got too little time.

Cores also share caches. While the server writes many changes, a worker pauses as long as it works,
a few milliseconds at a time.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import perf_counter, sleep, thread_time
from typing import Any, Final, Protocol, TypeVar

from hotelier.server.pace import ask_for_slice, settle_in

Done = TypeVar("Done")


class Beat(Protocol):
    """A number in shared memory."""

    value: int


IDLE: Final[int | None] = getattr(os, "SCHED_IDLE", None)
"""SCHED_IDLE; None on systems without it."""
TELLING: Final = 0.05
"""Seconds that a task must take for a useful measurement."""
FREE: Final = 0.8
"""Share of a core that a task in the normal class must get to show that there is idle time."""
ENOUGH: Final = 0.25
"""Share of a core below which SCHED_IDLE is not enough."""
SHORT_SLICE: Final = 3_000_000
"""Nanoseconds, as for any other process. A long slice that comes rarely would be too late."""


STOPPED: Final = 2**64 - 1
"""The last value of the counter: the server stops."""
STINT: Final = 0.002
"""Seconds of work between two pauses while the server is busy."""
BUSY: Final = 0.02
"""Seconds for which the server counts as busy after a write."""


class Rest:
    """The pauses of a worker; `beat` counts the changes that the server writes."""

    def __init__(self, beat: Beat) -> None:
        self.beat = beat
        self.heard = beat.value
        self.until = 0.0
        self.since = perf_counter()
        self.seconds = 0.0
        """Total pause in seconds."""

    def __call__(self) -> None:
        """Pause if necessary; called between two steps of a search."""
        now, beat = perf_counter(), self.beat.value
        if beat == STOPPED:
            os._exit(0)
        if beat != self.heard:
            self.heard, self.until = beat, now + BUSY
        if now >= self.until:
            self.since = now
        elif now - self.since >= STINT:
            sleep(STINT)
            self.since = perf_counter()
            self.seconds += self.since - now


class Leisure:
    """The scheduling of this worker; it starts in the normal class."""

    def __init__(self) -> None:
        self.idle = False
        self.rest: Rest | None = None

    @property
    def rested(self) -> float:
        """Total pause in seconds."""
        return 0.0 if self.rest is None else self.rest.seconds

    def learn(self, seconds: float, used: float) -> None:
        """Choose the class from the duration of a task and the processor time that it got.

        >>> leisure = Leisure()
        >>> leisure.learn(1.0, 0.9), leisure.idle
        (None, True)
        >>> leisure.learn(1.0, 0.1), leisure.idle
        (None, False)
        """
        if seconds >= TELLING and IDLE is not None:
            self.idle = used / seconds >= (ENOUGH if self.idle else FREE)


LEISURE: Final = Leisure()


def at_leisure(work: Callable[..., Done], *args: Any) -> Done:
    """Run work in idle time, if there is enough of it; called in a worker.

    Without privileges a thread cannot leave SCHED_IDLE again, so each task has its own thread.
    """
    if not LEISURE.idle:
        return measured(work, *args)
    with ThreadPoolExecutor(1, initializer=step_back) as aside:
        return aside.submit(measured, work, *args).result()


def measured(work: Callable[..., Done], *args: Any) -> Done:
    """Run work and measure it."""
    begin, used = perf_counter() - LEISURE.rested, thread_time()
    try:
        return work(*args)
    finally:
        LEISURE.learn(perf_counter() - LEISURE.rested - begin, thread_time() - used)


def settle_in_at_leisure(urgency: int, beat: Beat) -> None:
    """Set up a worker for bots: as any worker, and with pauses while the server is busy."""
    settle_in(urgency)
    from hotelier.bots.budget import PAUSES

    LEISURE.rest = Rest(beat)
    PAUSES.append(LEISURE.rest)


def step_back() -> None:
    """Put this thread into SCHED_IDLE."""
    if IDLE is not None and hasattr(os, "sched_setscheduler"):
        with suppress(OSError):  # where it is not permitted, the thread stays as it is
            os.sched_setscheduler(0, IDLE, os.sched_param(0))
            ask_for_slice(SHORT_SLICE, IDLE)
