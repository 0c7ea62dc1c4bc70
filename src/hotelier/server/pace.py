"""The pace: settings of the interpreter and the scheduler that keep answers short."""

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
"""After so long the thread that writes or reads has its turn, and the event loop again: each of
its calls to the database would wait ten times as long by default."""
LOOK_SECONDS: Final = 0.5
FEW, SOME, MANY = 5_000, 20_000, 5_000_000
"""New objects: hardly worth a search for circles among them, worth one of some milliseconds even in
a rush of new tables, and so many since all were searched that it is high time."""
NEW_TABLES: Final = 50
"""So many new objects for each unit written come with new tables. Moves bring next to none, but put
new states in place of old ones: a search among those takes long, and is in vain."""
QUIET, LONG_QUIET = 10, 120
"""So many looks in a row at which next to nothing had been written: nobody will notice a short
pause, nor even a long one."""
YOUNG, ALL = 1, 2
"""What is searched: objects since the last search, or all there are."""
LEAST_URGENT: Final = 19
"""How much a thinking bot gives way to other processes: as much as can be."""
LESS_URGENT: Final = 5
"""And how much a worker does whom somebody watches: the server comes first, bots come last."""
LONG_SLICE: Final = 100_000_000
"""Nanoseconds that a worker asks the scheduler for at a time: long means that it can wait. Newer
kernels let a task with a short slice (3 ms, usually) interrupt one with a long slice at once, but
leave one as short alone until its end, however much it gives way."""
SET: Final = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
GET: Final = {"x86_64": 315, "aarch64": 275, "riscv64": 275}
"""By machine: the numbers of the system calls `sched_setattr` and `sched_getattr`."""


def set_pace() -> None:
    """For the server's own process."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # what was imported stays: there is nothing to look for in it
    gc.disable()


async def collect_in_quiet(units: Callable[[], int]) -> None:
    """Look for circles of objects, in small steps while tables come.

    The interpreter would search all objects now and then, and with thousands of sockets and tables,
    all of them live, that takes a second. Tables and sockets live long, and what a move needs goes
    by itself. So only what is new is searched, and all only in a long quiet.
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
    """What is searched for circles now, if anything: with so many objects more than at the last
    search, than at the last search of all, a rush of new tables, and quiet looks in a row.

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
    """Let others have the core first. Not in the scheduling class for idle work: on a machine with
    no idle moment bots would hardly move at all (`leisure` says when they may)."""
    if hasattr(os, "nice"):
        os.nice(urgency)
    ask_for_slice(LONG_SLICE)


def settle_in(urgency: int) -> None:
    """What a worker does first, before it reads what it needs to know of bots: it gives way to
    whoever waits for an answer, and leaves when the server is gone, however it went; Ctrl-C is the
    server's business."""
    signal(SIGINT, SIG_IGN)
    give_way(urgency)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def ask_for_slice(nanoseconds: int, policy: int = 0) -> bool:
    """Ask the scheduler for slices of this length; whether it was heard (older kernels ignore it,
    other systems have nothing of the kind)."""
    nice = os.getpriority(os.PRIO_PROCESS, 0) if hasattr(os, "getpriority") else 0
    size = ctypes.sizeof(Attributes)
    return schedule(SET, Attributes(size, policy, 0, nice, 0, nanoseconds, 0, 0), 0)


def slice_of() -> int | None:
    """The slices that this process gets, in nanoseconds; None where nobody says so."""
    found = Attributes()
    size = ctypes.sizeof(Attributes)
    return int(found.runtime) if schedule(GET, found, size, 0) else None


def schedule(calls: dict[str, int], attributes: Attributes, *more: int) -> bool:
    """A system call about how this process is scheduled; whether it worked."""
    number = calls.get(platform.machine())
    if sys.platform != "linux" or number is None:
        return False
    return bool(ctypes.CDLL(None).syscall(number, 0, ctypes.byref(attributes), *more) == 0)
