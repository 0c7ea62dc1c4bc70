"""An untrusted child process that reads and writes lines.

Every wait has a time limit and every line a length limit. Closing it ends all its processes.
"""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

from hotelier.engine.messages import LONGEST_ANSWER
from hotelier.kernel.errors import HotelierError, Unreadable

GUARD: Final = str(Path(__file__).with_name("guard.py"))
HANDED_ON: Final = (
    "PATH", "HOME", "LANG", "LANGUAGE", "TMPDIR", "TZ", "USER", "LOGNAME", "SHELL",
    "SYSTEMROOT", "PATHEXT", "COMSPEC", "TEMP", "TMP", "USERPROFILE", "APPDATA", "LOCALAPPDATA",
)  # fmt: skip
"""Environment variables of a child, besides LC_*. Secrets and our own settings are left out.
Programs on Windows do not start without those of the second line."""
MOST_WAITING: Final = 1000
"""Maximum number of unread lines."""
LEAVE_SECONDS: Final = 30.0
"""Time limit for the guard to kill all processes. It is generous, for a busy machine."""
LAST_WORDS_SECONDS: Final = 5.0
"""Time limit to get the exit code of a child that has closed its output."""
HAS_POLL: Final = hasattr(select, "poll")
"""False on Windows, where `ThreadedChild` takes the place of `Child`."""
READ: Final = select.POLLIN | select.POLLHUP | select.POLLERR if HAS_POLL else 0
WRITE: Final = select.POLLOUT | select.POLLERR if HAS_POLL else 0


Listener = Callable[[str, bytes], None]
"""Callback for every line: `>` to the child, `<` from it."""
MILD: Final = ("illegal", "error")
"""Kinds of faults after which an engine continues."""


class Fault(HotelierError):
    """A violation of the protocol by an engine. docs/engine-protocol.md lists the kinds."""

    @property
    def kind(self) -> str:
        """Name of the kind in results and documentation."""
        return self.reason.removeprefix("engine-")

    @property
    def fatal(self) -> bool:
        """True if the process must be restarted."""
        return self.kind not in MILD

    def data(self) -> dict[str, Any]:
        """Return the kind and details as JSON data."""
        details = {
            name: value if isinstance(value, int) else str(value)
            for name, value in self.details.items()
        }
        return {"kind": self.kind, **details}


def environment(full: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables for a child."""
    return {
        name: value
        for name, value in full.items()
        if name in HANDED_ON or name.startswith("LC_")
    }  # fmt: skip


class Child:
    """A running program that reads and writes lines."""

    def __init__(
        self, command: Sequence[str], quiet: bool = True, listener: Listener | None = None
    ) -> None:
        """Start it. Unless `quiet`, its standard error is ours."""
        self.listener = listener
        env = environment(os.environ)
        if not command or shutil.which(command[0], path=env.get("PATH")) is None:
            raise Unreadable("no-such-program", program=command[0] if command else "")
        self.waiting: list[bytes] = []
        """Complete lines that were not fetched yet, the oldest last."""
        self.half = b""
        self.closed = False
        self.start(command, env, quiet)

    def start(self, command: Sequence[str], env: dict[str, str], quiet: bool) -> None:
        """Start the program under its guard."""
        rope, self.lifeline = os.pipe()
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", GUARD, str(rope), *command],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if quiet else None,
            bufsize=0, env=env, pass_fds=(rope,), start_new_session=True,
        )  # fmt: skip
        os.close(rope)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input = self.process.stdin.fileno()
        self.output = self.process.stdout.fileno()
        for end in (self.input, self.output):
            os.set_blocking(end, False)

    def send(self, line: bytes, end: float) -> None:
        """Write a line before `end` (a `monotonic` time). Read output meanwhile, so that a child
        which writes before it reads does not block us."""
        if self.listener is not None:
            self.listener(">", line)
        self.transmit(line + b"\n", end)

    def transmit(self, text: bytes, end: float) -> None:
        """Write all of a text to the pipe before `end`."""
        left = memoryview(text)
        poll = select.poll()
        poll.register(self.input, WRITE)
        poll.register(self.output, READ)
        while left:
            for fd, event in poll.poll(milliseconds(end)) or ((-1, 0),):
                if fd == self.output:
                    self.listen()
                elif fd == self.input and event & select.POLLOUT:
                    left = left[self.write(left) :]
                elif fd == self.input:
                    raise self.death()
            if left and monotonic() >= end:
                raise Fault("engine-deaf")

    def write(self, text: memoryview) -> int:
        """Write to the pipe and return the number of bytes written."""
        try:
            return os.write(self.input, text)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise self.death() from None

    def receive(self, end: float) -> bytes | None:
        """Return the next line, or None if none came before `end`."""
        while not self.waiting:
            if not self.arrives(end):
                return None
        line = self.waiting.pop()
        if self.listener is not None:
            self.listener("<", line)
        return line

    def arrives(self, end: float) -> bool:
        """Wait for output until `end` and read it. Return False if there was none."""
        poll = select.poll()
        poll.register(self.output, READ)
        if not poll.poll(milliseconds(end)):
            return False
        self.listen()
        return True

    def listen(self) -> None:
        """Read the output that is available."""
        with suppress(BlockingIOError):
            self.take(os.read(self.output, LONGEST_ANSWER))

    def take(self, piece: bytes) -> None:
        """Split a piece of output into lines. An empty piece means the end of the output."""
        if not piece:
            raise self.death()
        *lines, self.half = (self.half + piece).split(b"\n")
        if any(len(line) > LONGEST_ANSWER for line in (*lines, self.half)):
            raise Fault("engine-long-line", most=LONGEST_ANSWER)
        self.waiting[:0] = [line for line in reversed(lines) if line.strip()]
        if len(self.waiting) > MOST_WAITING:
            raise Fault("engine-flood", most=MOST_WAITING)

    def death(self) -> Fault:
        """Close a child that has ended or closed its pipe, and return the fault."""
        self.wait(monotonic() + LAST_WORDS_SECONDS)  # get its own exit code before we kill it
        self.close()
        return Fault("engine-died", code=self.process.returncode)

    def hang_up(self) -> None:
        """Close the child's input."""
        if self.process.stdin is not None:
            self.process.stdin.close()

    def wait(self, end: float) -> int | None:
        """Return the exit code, or None if the child does not exit before `end`."""
        try:
            return self.process.wait(max(0.0, end - monotonic()))
        except subprocess.TimeoutExpired:
            return None

    def close(self) -> None:
        """End the child and all processes that it started."""
        if self.closed:
            return
        self.closed = True
        os.close(self.lifeline)
        try:
            self.process.wait(LEAVE_SECONDS)
        except subprocess.TimeoutExpired:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.hang_up()
        if self.process.stdout is not None:
            self.process.stdout.close()


def milliseconds(end: float) -> int:
    """Return the timeout for `poll`. 0 if `end` has passed."""
    return max(0, round((end - monotonic()) * 1000))
