"""Work for workers that takes as long as a test wants.

A worker imports this file at low priority while others are busy, so it is very small.
"""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep


def hold(mark: str) -> None:
    """Block a worker until a file exists."""
    end = monotonic() + 120
    while not Path(mark).exists() and monotonic() < end:
        sleep(0.05)
