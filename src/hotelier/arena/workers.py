"""Run tasks on several processes, and replace processes that die.

The result of a task must depend on the task alone. The task runs again, on another process, when
the process that ran it was killed.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeVar

from hotelier.kernel.errors import HotelierError

Task = TypeVar("Task")
Result = TypeVar("Result")

MAX_LOSSES: Final = 3
"""Number of processes that may die while they run the same task. Then the task itself is at
fault."""


def map_unordered(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    jobs: int,
    on_loss: Callable[[], None] | None = None,
    start_method: str | None = None,
) -> Generator[tuple[Task, Result], None, None]:
    """Yield each task with its result, in the order in which they finish.

    With one job the tasks run in this process. `on_loss` is called for each process that died.
    `start_method` is one of `multiprocessing.get_all_start_methods()`. The default is Python's.
    """
    if jobs == 1:
        return ((task, work(task)) for task in tasks)
    pool = WorkerPool(work, jobs, start_method)
    pool.start()  # before the caller starts a thread for its progress bar: forking needs one thread
    return pool.run(tasks, on_loss)


@dataclass
class Attempt:
    """A task, and the number of processes that died while they ran it."""

    task: Any
    losses: int = 0


class Worker:
    """A process that runs one task at a time, and the pipe to it."""

    def __init__(self, work: Callable[[Any], Any], start_method: str | None) -> None:
        context: Any = multiprocessing.get_context(start_method)  # typeshed lacks Process here
        self.pipe, other_end = context.Pipe()
        self.process = context.Process(target=serve, args=(other_end, work), daemon=True)
        self.process.start()
        other_end.close()  # so that `recv` fails when the process dies
        self.signs: Final = (self.pipe, self.process.sentinel)
        """Objects to wait for: the result, and the end of the process."""
        self.attempt: Attempt | None = None

    def give(self, attempt: Attempt) -> None:
        """Send a task. If the process is dead already, `receive` reports it."""
        self.attempt = attempt
        with suppress(OSError):
            self.pipe.send(attempt.task)

    def receive(self) -> bytes:
        """Read the outcome of the task. Raise EOFError or OSError if the process died."""
        if not self.pipe.poll():
            raise EOFError
        return bytes(self.pipe.recv_bytes())

    def stop(self) -> None:
        """Kill the process."""
        self.process.kill()  # SIGKILL also ends a process that was stopped with SIGSTOP
        self.process.join()
        self.process.close()
        self.pipe.close()


class WorkerPool:
    """A pool of processes for one kind of task."""

    def __init__(
        self, work: Callable[[Any], Any], jobs: int, start_method: str | None = None
    ) -> None:
        self.work = work
        self.jobs = jobs
        self.start_method = start_method
        self.workers: list[Worker] = []

    def start(self) -> None:
        """Start the missing processes."""
        with interrupts_blocked():
            while len(self.workers) < self.jobs:
                self.workers.append(Worker(self.work, self.start_method))

    def run(
        self, tasks: Iterable[Any], on_loss: Callable[[], None] | None
    ) -> Generator[tuple[Any, Any], None, None]:
        """Distribute tasks and yield results. Replace processes that die."""
        fresh = map(Attempt, tasks)
        repeated: list[Attempt] = []
        done: list[tuple[Any, Any]] = []
        try:
            while True:
                self.start()
                self.hand_out(lambda: repeated.pop() if repeated else next(fresh, None))
                yield from done  # after handing out new tasks, so that no process is idle meanwhile
                if not any(worker.attempt for worker in self.workers):
                    return
                done, lost = self.collect()
                for attempt in lost:
                    attempt.losses += 1
                    if attempt.losses == MAX_LOSSES:
                        raise HotelierError("workers-lost", times=MAX_LOSSES)
                    if on_loss is not None:
                        on_loss()
                repeated.extend(lost)
        finally:
            self.close()

    def hand_out(self, next_attempt: Callable[[], Attempt | None]) -> None:
        """Give a task to each idle process, while there are tasks."""
        for worker in self.workers:
            if worker.attempt is None:
                attempt = next_attempt()
                if attempt is None:
                    return
                worker.give(attempt)

    def collect(self) -> tuple[list[tuple[Any, Any]], list[Attempt]]:
        """Wait until processes finish or die. Return the results, and the tasks of dead
        processes."""
        busy = [worker for worker in self.workers if worker.attempt is not None]
        ready = wait([each for worker in busy for each in worker.signs])
        done: list[tuple[Any, Any]] = []
        lost: list[Attempt] = []
        for worker in busy:
            attempt = worker.attempt
            if attempt is None or not any(each in ready for each in worker.signs):
                continue
            try:
                outcome = worker.receive()
            except (EOFError, OSError):
                self.workers.remove(worker)
                worker.stop()
                lost.append(attempt)
                continue
            worker.attempt = None
            succeeded, result = pickle.loads(outcome)
            if not succeeded:
                raise result
            done.append((attempt.task, result))
        return done, lost

    def close(self) -> None:
        """Kill all processes."""
        while self.workers:
            self.workers.pop().stop()


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C. Processes started meanwhile inherit the block until they ignore the signal."""
    if sys.platform == "win32":  # Windows cannot block signals
        yield
    else:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """Run the tasks from the pipe. This is the main function of a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C also reaches the parent, which handles it
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=exit_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the parent closed its end
        while True:
            pipe.send_bytes(outcome_of(work, pipe.recv()))


def outcome_of(work: Callable[[Any], Any], task: Any) -> bytes:
    """Run a task. Return True and its result, or False and the exception, pickled."""
    try:
        return pickle.dumps((True, work(task)))
    except Exception as error:
        error.add_note(traceback.format_exc())  # a traceback cannot be pickled
        return pickle.dumps((False, error))


def exit_with_parent() -> None:
    """Exit as soon as the parent has ended, even if it was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)
