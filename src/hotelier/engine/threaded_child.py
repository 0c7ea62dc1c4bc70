"""A child process on systems without `poll` and process groups, such as Windows.

Threads read and write its pipes. There is no guard. If the host is killed, the child's input ends,
and a child that follows the protocol exits.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from concurrent.futures import Future, wait
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final

from hotelier.engine.child import LEAVE_SECONDS, Child, Fault
from hotelier.engine.messages import LONGEST_ANSWER

MOST_PIECES: Final = 100
"""Maximum number of chunks of output that are read ahead."""
DRAIN_SECONDS: Final = 0.02
"""Seconds between two reads of output while the child does not read its input."""


class ThreadedChild(Child):
    """A running program whose pipes are read and written by threads."""

    def start(self, command: Sequence[str], env: dict[str, str], quiet: bool) -> None:
        """Start the program and the threads."""
        program = shutil.which(command[0], path=env.get("PATH")) or command[0]
        self.process = subprocess.Popen(
            [program, *command[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None, bufsize=0, env=env,
        )  # fmt: skip
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input = self.process.stdin.fileno()
        self.output = self.process.stdout.fileno()
        self.pieces: Queue[bytes] = Queue(MOST_PIECES)
        self.texts: SimpleQueue[tuple[bytes, Future[None]] | None] = SimpleQueue()
        self.threads = [Thread(target=work, daemon=True) for work in (self._read, self._write)]
        for thread in self.threads:
            thread.start()

    def transmit(self, text: bytes, end: float) -> None:
        """Write a text in a thread. Read output until it is written."""
        written: Future[None] = Future()
        self.texts.put((text, written))
        while wait([written], DRAIN_SECONDS).not_done:
            while self.arrives(0.0):
                pass
            if monotonic() >= end:
                raise Fault("engine-deaf")
        if written.exception() is not None:
            raise self.death()

    def arrives(self, end: float) -> bool:
        """Wait for output until `end` and read it. Return False if there was none."""
        try:
            piece = self.pieces.get(timeout=max(0.001, end - monotonic()))
        except Empty:
            return False
        self.take(piece)
        return True

    def close(self) -> None:
        """Kill the child and the processes that it started, and end the threads."""
        if self.closed:
            return
        self.closed = True
        end_tree(self.process)
        self.texts.put(None)
        end = monotonic() + LEAVE_SECONDS
        while any(thread.is_alive() for thread in self.threads) and monotonic() < end:
            with suppress(Empty):  # unblocks a reader thread with a full queue
                self.pieces.get(timeout=DRAIN_SECONDS)
        self.hang_up()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def _read(self) -> None:
        piece = b"?"
        while piece:
            try:
                piece = os.read(self.output, LONGEST_ANSWER)
            except OSError:
                piece = b""
            self.pieces.put(piece)

    def _write(self) -> None:
        while (item := self.texts.get()) is not None:
            left, written = memoryview(item[0]), item[1]
            try:
                while left:
                    left = left[os.write(self.input, left) :]
                written.set_result(None)
            except OSError as error:
                written.set_exception(error)


def end_tree(process: subprocess.Popen[bytes]) -> None:
    """Kill a process. On Windows, kill all its descendants too."""
    if process.poll() is None and (taskkill := shutil.which("taskkill")) is not None:
        command = [taskkill, "/T", "/F", "/PID", str(process.pid)]
        subprocess.run(command, capture_output=True, check=False)
    process.kill()
    process.wait()
