"""Worker processes for bots: low priority, but never starved."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_uint64
from multiprocessing import get_context
from time import perf_counter, thread_time
from typing import TypeVar

import pytest

import hotelier as ht
from hotelier.bots import Budget
from hotelier.bots.budget import PAUSES, Clock
from hotelier.server.bots import BotPool, Question, answer, question_for
from hotelier.server.leisure import LEISURE, Rest, at_leisure
from hotelier.server.pace import LEAST_URGENT, LONG_SLICE, slice_of

T = TypeVar("T")
PATIENCE = 240.0
"""Seconds; a process with the lowest priority is slow."""


def in_worker(work: Callable[..., T], *args: object) -> T:
    """Run work in a worker and return its result."""

    async def ask() -> T:
        pool = BotPool(1)
        try:
            return await asyncio.wait_for(pool.run(work, *args), PATIENCE)
        finally:
            await pool.stop()

    return asyncio.run(ask())


@contextmanager
def busy_core() -> Iterator[int]:
    """A core that another process keeps busy, with a higher priority than any worker, but not so
    high that a test would take minutes."""
    core = min(os.sched_getaffinity(0))
    where = f"os.nice({LEAST_URGENT // 2})\nos.sched_setaffinity(0, {{{core}}})"
    busy = f"import os\n{where}\nprint()\nwhile True: pass"
    with subprocess.Popen([sys.executable, "-uc", busy], stdout=subprocess.PIPE) as spinning:
        try:
            assert spinning.stdout is not None
            spinning.stdout.readline()  # it has started
            yield core
        finally:
            spinning.kill()


def urgency() -> tuple[int, int | None]:
    """The scheduling of a worker; runs in it."""
    return os.getpriority(os.PRIO_PROCESS, 0), slice_of()


def answer_on(core: int, question: Question) -> str:
    """A bot's answer, computed on one core; runs in a worker."""
    os.sched_setaffinity(0, {core})
    return answer(question)


def kernel() -> tuple[int, ...]:
    """The version of the kernel."""
    return tuple(int(part) for part in os.uname().release.split(".")[:2])


def test_a_worker_gives_way_to_everybody() -> None:
    nice, length = in_worker(urgency)
    assert nice == LEAST_URGENT
    if sys.platform == "linux" and kernel() >= (6, 12):
        assert length == LONG_SLICE


def test_a_bot_answers_on_a_core_that_is_never_free() -> None:
    """Low priority must not mean starvation: a machine may always be busy."""
    table = ht.Table("hotel-koenig", seats=3, seed=7)
    question = question_for(table, table.to_move or 0, "greedy", "seed", "")
    with busy_core() as core:
        found = in_worker(answer_on, core, question)
    assert found in [str(action) for action in table.legal()]


def policies() -> list[int]:
    """The scheduling class of a task in idle time, and after it; runs in a worker."""
    LEISURE.idle = True
    there = at_leisure(os.sched_getscheduler, 0)
    return [there, os.sched_getscheduler(0)]


def test_only_the_thought_itself_waits_for_idle_moments() -> None:
    assert in_worker(policies) == [os.SCHED_IDLE, os.SCHED_OTHER]


def thoroughly(question: Question) -> str:
    """An answer, computed again and again, for longer than one time slice."""
    end = thread_time() + 0.03
    found = answer(question)
    while thread_time() < end:
        found = answer(question)
    return found


def starve(core: int, question: Question) -> tuple[str, bool]:
    """An answer in idle time of a core that has none, and whether the class stays; runs in a
    worker."""
    os.sched_setaffinity(0, {core})
    LEISURE.idle = True
    return at_leisure(thoroughly, question), LEISURE.idle


def test_a_bot_without_idle_moments_stands_in_line_again() -> None:
    table = ht.Table("grand-austria-hotel", seats=2, seed=7)
    question = question_for(table, table.to_move or 0, "concierge", "seed", "")
    with busy_core() as core:
        found, idle = in_worker(starve, core, question)
    assert found in [str(action) for action in table.legal()]
    assert not idle


def beats() -> tuple[int, float]:
    """The counter that a worker reads, and its pauses while the server writes; runs in it."""
    rest = LEISURE.rest
    assert rest is not None
    assert [rest] == PAUSES
    clock = Clock(Budget(seconds=3600.0))
    while rest.seconds <= 0.01:  # without pauses the test would not end
        rest.heard -= 1  # as if the server had just written something
        clock.tick()
    return rest.beat.value, rest.seconds


def test_thoughts_rest_while_the_server_is_busy() -> None:
    async def ask() -> tuple[int, float]:
        pool = BotPool(1)
        pool.beat.value = 7
        try:
            return await asyncio.wait_for(pool.run(beats), PATIENCE)
        finally:
            await pool.stop()

    heard, rested = asyncio.run(ask())
    assert heard == 7
    assert rested > 0.01


def test_nobody_rests_beside_a_server_with_nothing_to_do() -> None:
    rest = Rest(get_context("spawn").RawValue(c_uint64, 3))
    end = perf_counter() + 0.05
    while perf_counter() < end:
        rest()
    assert rest.seconds == 0.0


def think_on() -> None:
    """Work that would take an hour; runs in a worker."""
    clock = Clock(Budget(seconds=3600.0))
    while not clock.tick():
        pass


def test_a_stop_does_not_wait_for_a_thought() -> None:
    async def ask() -> None:
        pool = BotPool(1)
        await asyncio.wait_for(pool.run(urgency), PATIENCE)  # the worker has started
        thought = asyncio.ensure_future(pool.run(think_on))
        await asyncio.sleep(0)
        await asyncio.wait_for(pool.stop(), PATIENCE)
        with pytest.raises((BrokenProcessPool, asyncio.CancelledError)):
            await thought

    asyncio.run(ask())
