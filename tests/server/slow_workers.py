"""Thoughts of workers that take as long as a test wants.

A worker reads this file last in line, while all others are busy: so there is next to nothing in it.
"""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep


def hold(mark: str) -> None:
    """A bot that thinks until a file is there."""
    end = monotonic() + 120
    while not Path(mark).exists() and monotonic() < end:
        sleep(0.05)
