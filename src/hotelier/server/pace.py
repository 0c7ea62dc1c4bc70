"""Settings of the interpreter and the scheduler for short response times."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import os
import platform
import sys
import threading
from collections.abc import Callable
from multiprocessing import parent_process
from signal import SIG_IGN, SIGINT, signal
from typing import Final

SWITCH_SECONDS: Final = 0.0005
"""Thread switch interval. With the default, each database call of a thread would wait ten times as
long for the GIL."""
LOOK_SECONDS: Final = 0.5
FEW, SOME, MANY = 5_000, 20_000, 5_000_000
"""Numbers of new objects: too few for a garbage collection, enough for a short one even while many
tables are created, and enough for a full one at any time."""
NEW_TABLES: Final = 50
"""New objects per unit written that indicate new tables. Moves only replace old states by new ones:
a collection would take long and find nothing."""
QUIET, LONG_QUIET = 10, 120
"""Checks in a row without writes after which a short or a long pause goes unnoticed."""
YOUNG, ALL = 1, 2
"""Generations: new objects, or all."""
LEAST_URGENT: Final = 19
"""The nice value of a thinking bot: the lowest priority."""
LESS_URGENT: Final = 5
"""The nice value of workers that a player waits for: between the server and bots."""
LONG_SLICE: Final = 100_000_000
"""Nanoseconds of a worker's time slice; a long slice means low urgency. Newer kernels let a task
with a short slice (usually 3 ms) preempt one with a long slice at once, but not one with an equal
slice, whatever its nice value."""
SET: Final = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
GET: Final = {"x86_64": 315, "aarch64": 275, "riscv64": 275}
"""System call numbers of `sched_setattr` and `sched_getattr`, by machine."""


def set_pace() -> None:
    """Set up the process of the server."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # imported objects stay, so the collector can skip them
    gc.disable()


async def collect_in_quiet(units: Callable[[], int]) -> None:
    """Collect garbage ourselves, at good moments.

    The automatic collector would visit all objects now and then. With thousands of sockets and
    tables, all of them alive, that takes a second. Tables and sockets live long, and objects of a
    move are freed by reference counting. So only new objects are visited, and all of them only when
    the server has been idle for long.
    """
    before, quiet, more, known = units(), 0, 0, 0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        now, young = units(), gc.get_count()[0]
        quiet = quiet + 1 if now - before <= 1 else 0
        rush = young - known >= NEW_TABLES * (now - before)
        which = what_to_search(young, more + young, rush, quiet)
        before, known = now, young
        if which is not None:
            gc.collect(which)
            more = 0 if which == ALL else more + young
            known = 0


def what_to_search(young: int, more: int, rush: bool, quiet: int) -> int | None:
    """The generation to collect now, if any, by the number of new objects since the last collection
    and since the last full one, a rush of new tables, and idle checks in a row.

    >>> what_to_search(FEW, FEW, False, 0), what_to_search(FEW, FEW, False, QUIET) == YOUNG
    (None, True)
    >>> what_to_search(SOME, SOME, True, 0) == YOUNG, what_to_search(SOME, SOME, False, 0)
    (True, None)
    >>> what_to_search(0, FEW, False, LONG_QUIET) == ALL
    True
    """
    if more >= MANY or (more >= FEW and quiet == LONG_QUIET):
        return ALL
    rushed = rush and young >= SOME
    return YOUNG if rushed or (young >= FEW and quiet >= QUIET) else None


class Attributes(ctypes.Structure):
    """`struct sched_attr`, version 0."""

    _fields_ = (
        ("size", ctypes.c_uint32),
        ("policy", ctypes.c_uint32),
        ("flags", ctypes.c_uint64),
        ("nice", ctypes.c_int32),
        ("priority", ctypes.c_uint32),
        ("runtime", ctypes.c_uint64),
        ("deadline", ctypes.c_uint64),
        ("period", ctypes.c_uint64),
    )


def give_way(urgency: int = LEAST_URGENT) -> None:
    """Lower the priority of this process. SCHED_IDLE is not used here: on a busy machine bots would
    hardly move at all (`leisure` decides about it)."""
    if hasattr(os, "nice"):
        os.nice(urgency)
    ask_for_slice(LONG_SLICE)


def settle_in(urgency: int) -> None:
    """Set up a worker before it imports anything large: lower its priority, ignore Ctrl-C, which
    the server handles, and exit when the server is gone."""
    signal(SIGINT, SIG_IGN)
    give_way(urgency)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def ask_for_slice(nanoseconds: int, policy: int = 0) -> bool:
    """Request time slices of this length; True on success. Older kernels ignore it, and other
    systems do not have it."""
    nice = os.getpriority(os.PRIO_PROCESS, 0) if hasattr(os, "getpriority") else 0
    size = ctypes.sizeof(Attributes)
    return schedule(SET, Attributes(size, policy, 0, nice, 0, nanoseconds, 0, 0), 0)


def slice_of() -> int | None:
    """The time slice of this process in nanoseconds; None if unknown."""
    found = Attributes()
    size = ctypes.sizeof(Attributes)
    return int(found.runtime) if schedule(GET, found, size, 0) else None


def schedule(calls: dict[str, int], attributes: Attributes, *more: int) -> bool:
    """Make a system call about the scheduling of this process; True on success."""
    number = calls.get(platform.machine())
    if sys.platform != "linux" or number is None:
        return False
    return bool(ctypes.CDLL(None).syscall(number, 0, ctypes.byref(attributes), *more) == 0)
