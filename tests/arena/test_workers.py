"""Work on several processes: killed ones are noticed and replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from hotelier.arena.match import make_match
from hotelier.arena.simulation import simulate
from hotelier.arena.workers import LOSSES, spread
from hotelier.kernel.errors import HotelierError

LONG = 600.0
"""Seconds: nobody waits for a worker that sleeps so long."""


def square(number: int) -> int:
    return number * number


def square_after_one_death(folder: Path, number: int) -> int:
    """Kills its own process, once: as a machine short of memory would."""
    mark = folder / "killed"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    done = list(spread(square, range(20), jobs))
    assert sorted(done) == [(number, number * number) for number in range(20)]


def test_a_killed_process_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    losses: list[bool] = []
    work = partial(square_after_one_death, tmp_path)
    done = list(spread(work, range(12), 2, lambda: losses.append(True)))
    assert sorted(done) == [(number, number * number) for number in range(12)]
    assert losses == [True]


def test_work_that_kills_every_process_ends_in_an_error() -> None:
    with pytest.raises(HotelierError) as lost:
        list(spread(die, range(3), 2))
    assert (lost.value.reason, lost.value.details) == ("workers-lost", {"times": LOSSES})


def test_workers_do_not_outlive_whoever_closes_them() -> None:
    running = spread(time.sleep, [0.01, LONG, LONG], 2)
    assert next(running)[0] == 0.01
    begin = time.monotonic()
    running.close()
    assert time.monotonic() - begin < LONG / 2


def test_a_stopped_worker_does_not_hold_up_whoever_leaves() -> None:
    """SIGTERM would wait until somebody wakes the process."""
    import multiprocessing

    running = spread(time.sleep, [0.01, LONG, LONG], 2)
    next(running)
    for worker in multiprocessing.active_children():
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
    begin = time.monotonic()
    running.close()
    assert time.monotonic() - begin < LONG / 2


BORN_UNDER_CTRL_C = """
import os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
os.register_at_fork(after_in_child=lambda: os.kill(os.getpid(), signal.SIGINT))
from hotelier.arena.workers import spread
print(sorted(done for _, done in spread(abs, [-1, -2, -3], 2)))
"""


def test_ctrl_c_is_the_parent_s_from_the_first_moment_of_a_worker() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", BORN_UNDER_CTRL_C], capture_output=True, text=True, timeout=LONG
    )
    assert (ran.stdout, ran.stderr, ran.returncode) == ("[1, 2, 3]\n", "", 0)


def test_a_simulation_goes_on_after_a_worker_was_killed() -> None:
    """It used to wait for the dead process forever."""
    import multiprocessing

    match = make_match("hotel-koenig", 3, ["random"], 5)
    alone = list(simulate(match, 40))
    games = simulate(match, 40, jobs=2)
    first = next(games)
    victim = multiprocessing.active_children()[0]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    assert [first, *games] == alone
