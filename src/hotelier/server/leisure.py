"""Leisure: bots think in moments that nobody else wants, as long as there are enough of them.

Work of the scheduling class for idle moments keeps nobody waiting: the system takes a core with
nothing else on it for a free one. A process that is merely last in line (`nice`) looks like any
other to whoever wakes up, and costs them some tenths of a millisecond each time. But on a machine
without an idle moment idle work hardly gets on. So every thought is measured, and the next one goes
in line again if this one got too little.

Cores also share what is inside them. While the server writes one change after the other, a thought
rests as long as it works, a few milliseconds at a time.
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
    """A number that server and workers share."""

    value: int


IDLE: Final[int | None] = getattr(os, "SCHED_IDLE", None)
"""The class for idle moments; None where there is none."""
TELLING: Final = 0.05
"""Seconds that a thought has to take to tell anything about the machine."""
FREE: Final = 0.8
"""Whoever is last in line and gets this part of a core sees that there are idle moments."""
ENOUGH: Final = 0.25
"""With less than this part of a core, idle moments are not enough."""
SHORT_SLICE: Final = 3_000_000
"""Nanoseconds: as any other process. A long slice that it rarely gets would come too late."""


STOPPED: Final = 2**64 - 1
"""The last beat: nobody waits for an answer any more."""
STINT: Final = 0.002
"""Seconds of work after which a thought rests, while the server is busy."""
BUSY: Final = 0.02
"""For so many seconds after it has written something."""


class Rest:
    """A thought's rests; `beat` rises whenever the server has written something."""

    def __init__(self, beat: Beat) -> None:
        self.beat = beat
        self.heard = beat.value
        self.until = 0.0
        self.since = perf_counter()
        self.seconds = 0.0
        """How long it has rested so far."""

    def __call__(self) -> None:
        """Between two steps of a thought."""
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
    """Whether this worker thinks in idle moments; at first it does not."""

    def __init__(self) -> None:
        self.idle = False
        self.rest: Rest | None = None

    @property
    def rested(self) -> float:
        """Seconds of rest so far."""
        return 0.0 if self.rest is None else self.rest.seconds

    def learn(self, seconds: float, used: float) -> None:
        """A thought took so long, and so much of a processor.

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
    """Work done in idle moments, if there are enough of them; runs in a worker.

    Without privileges a thread cannot leave the class again, so it does one thing and ends.
    """
    if not LEISURE.idle:
        return measured(work, *args)
    with ThreadPoolExecutor(1, initializer=step_back) as aside:
        return aside.submit(measured, work, *args).result()


def measured(work: Callable[..., Done], *args: Any) -> Done:
    """Work done, and learned from."""
    begin, used = perf_counter() - LEISURE.rested, thread_time()
    try:
        return work(*args)
    finally:
        LEISURE.learn(perf_counter() - LEISURE.rested - begin, thread_time() - used)


def settle_in_at_leisure(urgency: int, beat: Beat) -> None:
    """What a worker for bots does first: as any other, and it listens to the server."""
    settle_in(urgency)
    from hotelier.bots.budget import PAUSES

    LEISURE.rest = Rest(beat)
    PAUSES.append(LEISURE.rest)


def step_back() -> None:
    """From now on this thread runs in idle moments."""
    if IDLE is not None and hasattr(os, "sched_setscheduler"):
        with suppress(OSError):  # where it is not permitted, the thread stays as it is
            os.sched_setscheduler(0, IDLE, os.sched_param(0))
            ask_for_slice(SHORT_SLICE, IDLE)
