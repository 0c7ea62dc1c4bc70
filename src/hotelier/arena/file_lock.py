"""Exclusive locks on open files. The system releases them when the process ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import IO, Final

PATIENCE: Final = 5.0
"""Seconds to wait for the process that holds a lock."""
WAIT: Final = 0.1
"""Seconds between two attempts."""
HELD: Final[set[IO[bytes]]] = set()
"""Files that `locked` holds. A forked process shares a lock and keeps it when its parent is killed,
so it closes these files first."""

if sys.platform == "win32":
    import msvcrt

    LOCKED_BYTE: Final = 1 << 30
    """Offset of the byte that is locked. Windows bars others from reading and writing a locked
    byte, so this one lies far behind the content."""

    def try_lock(file: IO[bytes]) -> bool:
        """Lock a file without waiting. Return False if another process holds the lock."""
        position = os.lseek(file.fileno(), 0, os.SEEK_CUR)
        os.lseek(file.fileno(), LOCKED_BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file.fileno(), position, os.SEEK_SET)
        return True

else:
    import fcntl

    def try_lock(file: IO[bytes]) -> bool:
        """Lock a file without waiting. Return False if another process holds the lock."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def lock(file: IO[bytes], refusal: Exception) -> None:
    """Lock a file until it is closed. Raise `refusal` if another process holds the lock too
    long."""
    end = monotonic() + PATIENCE
    while not try_lock(file):
        if monotonic() > end:
            raise refusal
        sleep(WAIT)


@contextmanager
def locked(file: IO[bytes], refusal: Exception) -> Iterator[None]:
    """Lock a file for this process only. Processes forked meanwhile close the file."""
    lock(file, refusal)
    HELD.add(file)
    try:
        yield
    finally:
        HELD.discard(file)


def close_held() -> None:
    """Close the locked files in a forked process."""
    while HELD:
        HELD.pop().close()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=close_held)
