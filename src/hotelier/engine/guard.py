"""Run an engine and kill it when the host ends: `python -I -S guard.py LIFELINE COMMAND...`.

The host holds the other end of the lifeline, a pipe. When the host closes it or dies, the guard
kills the engine and all processes that it started. The engine inherits standard input and output.
The guard does not read them.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
from contextlib import suppress

ADOPT_ORPHANS = 36
"""Linux: PR_SET_CHILD_SUBREAPER. Other systems kill the engine's process group only."""
NOT_FOUND = 127


def main(lifeline: int, command: list[str]) -> int:
    """Start the engine, wait, and return its exit code, or 128 plus the number of its signal."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(ADOPT_ORPHANS, 1, 0, 0, 0)
    os.set_inheritable(lifeline, False)
    woken, wake = os.pipe()
    for end in (woken, wake):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    try:
        engine = os.posix_spawnp(command[0], command, os.environ, setpgroup=0)
    except OSError:
        return NOT_FOUND
    os.close(0)  # the engine alone keeps its pipes open
    os.close(1)
    status = None
    while status is None:
        ready, _, _ = select.select([lifeline, woken], [], [])
        if lifeline in ready:
            break
        os.read(woken, 4096)
        status = reap(engine)
    ended = end_all(engine)
    code = os.waitstatus_to_exitcode(ended if status is None else status)
    return code if code >= 0 else 128 - code


def reap(engine: int) -> int | None:
    """Reap dead children and return the engine's status if it is among them."""
    found = None
    with suppress(ChildProcessError):
        while True:
            pid, status = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                break
            if pid == engine:
                found = status
    return found


def end_all(engine: int) -> int:
    """Kill the engine's group, then our remaining children. Return the engine's status."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(engine, signal.SIGKILL)
    last = 0
    while True:
        for pid in children():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        try:
            pid, status = os.waitpid(-1, 0)
        except ChildProcessError:
            return last
        if pid == engine:
            last = status


def children() -> list[int]:
    """Return our children, including adopted ones. Empty if the system does not list them."""
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as file:
            return [int(word) for word in file.read().split()]
    except OSError:
        return []


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
