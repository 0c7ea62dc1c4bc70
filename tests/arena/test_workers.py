"""Work on several processes, however Python starts them: killed ones are noticed and replaced."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from pickle import PicklingError

import pytest

from hotelier.arena.match import make_match
from hotelier.arena.simulation import simulate
from hotelier.arena.workers import MAX_LOSSES, map_unordered
from hotelier.kernel.errors import HotelierError, IllegalAction
from tests.arena.dying import square_after_one_death

METHODS = multiprocessing.get_all_start_methods()
"""Fork, forkserver and spawn on Linux. Python's default is forkserver from 3.14 on."""
LONG = 600.0
"""Seconds that no test waits."""

every_method = pytest.mark.parametrize("method", METHODS)


def refuse(number: int) -> int:
    raise IllegalAction("not-now", "HK-1.1", number=number)


def nothing_to_pickle(number: int) -> object:
    return lambda: number


def test_one_job_needs_no_process() -> None:
    assert [pid for _, pid in map_unordered(lambda _: os.getpid(), [1], 1)] == [os.getpid()]


def test_no_tasks_give_no_results() -> None:
    assert list(map_unordered(abs, [], 2)) == []


@every_method
def test_a_killed_process_is_replaced_and_its_work_done_again(method: str, tmp_path: Path) -> None:
    losses: list[bool] = []
    work = partial(square_after_one_death, tmp_path)
    done = list(map_unordered(work, range(12), 2, lambda: losses.append(True), method))
    assert sorted(done) == [(number, number * number) for number in range(12)]
    assert losses == [True]


def test_work_that_ends_every_process_is_an_error() -> None:
    with pytest.raises(HotelierError) as lost:
        list(map_unordered(os._exit, range(3), 2))
    assert (lost.value.reason, lost.value.details) == ("workers-lost", {"times": MAX_LOSSES})


def test_an_exception_of_the_work_is_raised_here_with_its_traceback() -> None:
    with pytest.raises(IllegalAction) as refused:
        list(map_unordered(refuse, [5], 2))
    error = refused.value
    assert (error.reason, error.rule, error.details) == ("not-now", "HK-1.1", {"number": 5})
    assert "in refuse" in error.__notes__[0]


def test_a_result_that_cannot_be_sent_is_an_error_and_no_loss() -> None:
    refused = (AttributeError, TypeError, ValueError, PicklingError)  # it depends on the Python
    with pytest.raises(refused, match="pickle"):
        list(map_unordered(nothing_to_pickle, [5], 2))


def test_closing_ends_the_workers_whatever_they_do() -> None:
    running = map_unordered(time.sleep, [0.01, LONG, LONG], 2)
    assert next(running)[0] == 0.01
    begin = time.monotonic()
    running.close()
    assert time.monotonic() - begin < LONG / 2
    assert multiprocessing.active_children() == []


def test_closing_ends_a_stopped_worker() -> None:
    """A stopped process would not react to SIGTERM before it is continued."""
    running = map_unordered(time.sleep, [0.01, LONG, LONG], 2)
    next(running)
    for worker in multiprocessing.active_children():
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGSTOP)
    begin = time.monotonic()
    running.close()
    assert time.monotonic() - begin < LONG / 2


PARENT = r"""
import os, sys, time
from hotelier.arena.workers import map_unordered

def work(task):
    os.write(1, b"%d\n" % os.getpid())
    time.sleep(600)

if __name__ == "__main__":
    list(map_unordered(work, [1, 2], 2, start_method=sys.argv[1]))
"""


@every_method
def test_workers_end_when_their_parent_is_killed(method: str, tmp_path: Path) -> None:
    """They hold the other end of the pipe that is read here: it ends when they have ended."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    parent = subprocess.Popen([sys.executable, str(script), method], stdout=-1, text=True)
    try:
        assert parent.stdout is not None
        pids = {int(parent.stdout.readline()) for _ in range(2)}
        assert len(pids - {parent.pid}) == 2
        begin = time.monotonic()
    finally:
        parent.kill()
        rest, _ = parent.communicate()
    assert rest == ""
    assert time.monotonic() - begin < LONG / 2


INTERRUPTED_AT_BIRTH = """
import os, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
os.register_at_fork(after_in_child=lambda: os.kill(os.getpid(), signal.SIGINT))
from hotelier.arena.workers import map_unordered
print(sorted(done for _, done in map_unordered(abs, [-1, -2, -3], 2, start_method="fork")))
"""


def test_a_worker_ignores_ctrl_c_from_its_first_moment() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT_BIRTH], capture_output=True, text=True, timeout=LONG
    )
    assert (ran.stdout, ran.stderr, ran.returncode) == ("[1, 2, 3]\n", "", 0)


def test_a_simulation_goes_on_after_a_worker_was_killed() -> None:
    match = make_match("hotel-koenig", 3, ["random"], 5)
    alone = list(simulate(match, 40))
    games = simulate(match, 40, jobs=2)
    first = next(games)
    victim = multiprocessing.active_children()[0]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    assert [first, *games] == alone
