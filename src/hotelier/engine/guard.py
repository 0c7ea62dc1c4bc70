"""Runs an engine and sees to its end: `python -I -S guard.py LIFELINE COMMAND...`.

The host holds the other end of the lifeline, a pipe. When the host lets go of it, or dies without a
word, the engine is killed with all processes that it started. The engine inherits standard input
and output: the guard reads nothing of what is said.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
from contextlib import suppress

ADOPT_ORPHANS = 36
"""Linux: PR_SET_CHILD_SUBREAPER. Elsewhere the engine's process group has to do."""
NOT_FOUND = 127


def main(lifeline: int, command: list[str]) -> int:
    """Start the engine and wait; its exit code, or 128 and the number of the signal."""
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
    os.close(0)  # so that the engine alone holds the ends of its pipes
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
    """Bury whoever is dead; the engine's status, if it is among them."""
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
    """Kill the engine's group, and then whoever is still a child of ours; the engine's status."""
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
    """Our children, adopted ones included, where the system tells."""
    try:
        with open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as file:
            return [int(word) for word in file.read().split()]
    except OSError:
        return []


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
