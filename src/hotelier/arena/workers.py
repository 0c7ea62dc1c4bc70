"""Work spread over processes. A process that is killed is noticed, and its work is done again.

Tasks must not depend on where and how often they run: games are fixed by their number alone.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, TypeVar

from hotelier.kernel.errors import HotelierError

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD: Final = 4
"""Tasks per process that are handed out before their turn, so that none waits for the parent."""
LOSSES: Final = 3
"""After so many lost crews without a single task done, the work itself is to blame."""
LEAVING: Final = 10.0
"""Seconds that a dismissed crew's bookkeeper may take to leave."""
LOOK: Final = 1.0
"""Seconds between two looks at whether the parent still lives."""


def spread(
    work: Callable[[Task], Done],
    tasks: Iterable[Task],
    jobs: int,
    on_loss: Callable[[], None] | None = None,
) -> Generator[tuple[Task, Done], None, None]:
    """Each task with what came of it, as they are finished. With one job, in this process."""
    if jobs == 1:
        return ((task, work(task)) for task in tasks)
    crew = Crew(work, jobs)
    crew.hire()  # at once, before the caller starts a thread for its progress bar
    return crew.run(tasks, on_loss)


class Crew:
    """Processes that do one kind of work."""

    def __init__(self, work: Callable[[Any], Any], jobs: int) -> None:
        self.work = work
        self.jobs = jobs
        self.pool: ProcessPoolExecutor | None = None
        self.running: dict[Future[Any], Any] = {}

    def hire(self) -> ProcessPoolExecutor:
        """Start the processes."""
        self.pool = ProcessPoolExecutor(self.jobs, initializer=settle_in, initargs=(os.getpid(),))
        with undisturbed():
            self.pool.submit(os.getpid)  # starts them all
        return self.pool

    def run(
        self, tasks: Iterable[Any], on_loss: Callable[[], None] | None
    ) -> Generator[tuple[Any, Any], None, None]:
        """Hand out tasks and gather what is done, with a new crew whenever one was lost."""
        waiting = iter(tasks)
        again: list[Any] = []
        losses = 0
        try:
            while True:
                pool = self.pool or self.hire()
                try:
                    self.hand_out(pool, again, waiting)
                    if not self.running:
                        return
                    for task, done in self.gather():
                        losses = 0
                        yield task, done
                except BrokenProcessPool:
                    again = [*self.running.values(), *again]
                    self.dismiss()
                    losses += 1
                    if losses == LOSSES:
                        raise HotelierError("workers-lost", times=losses) from None
                    if on_loss is not None:
                        on_loss()
        finally:
            self.dismiss()

    def hand_out(self, pool: ProcessPoolExecutor, again: list[Any], waiting: Any) -> None:
        """Keep every process busy: first what has to be done again."""
        room = self.jobs * AHEAD - len(self.running)
        while again and room > 0:
            self.running[pool.submit(self.work, again[0])] = again[0]
            del again[0]
            room -= 1
        for task in islice(waiting, max(0, room)):
            try:
                self.running[pool.submit(self.work, task)] = task
            except BrokenProcessPool:
                again.append(task)
                raise

    def gather(self) -> list[tuple[Any, Any]]:
        """What was finished, after a wait if nothing was."""
        done, _ = wait(self.running, return_when=FIRST_COMPLETED)
        found: list[tuple[Any, Any]] = []
        broken: BrokenProcessPool | None = None
        for future in sorted(done, key=id):
            try:
                found.append((self.running[future], future.result()))
                del self.running[future]
            except BrokenProcessPool as error:
                broken = error
        if broken is not None and not found:
            raise broken
        return found

    def dismiss(self) -> None:
        """Let everybody go, without waiting for what they are at."""
        self.running = {}
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            manager = getattr(self.pool, "_executor_manager_thread", None)
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()  # not terminate, which one that was stopped would not hear
            for process in processes:
                process.join()
            if manager is not None:  # it closes what the interpreter, at its end, would write to
                manager.join(LEAVING)
            self.pool = None


@contextmanager
def undisturbed() -> Iterator[None]:
    """Keep Ctrl-C back, also from processes that are born meanwhile, until they can leave it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def settle_in(parent: int) -> None:
    """What a new process does first: leave Ctrl-C to the parent, and not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=follow, args=(parent,), daemon=True).start()


def follow(parent: int) -> None:
    """End this process when the parent has ended: it may have been killed without a word."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)
