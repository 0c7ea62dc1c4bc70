"""Number of random games that a test plays: most of them run on the compiled build."""

from __future__ import annotations

import os

COMPILED = bool(os.environ.get("HOTELIER_COMPILED_TEST"))
"""True in the run of `make fasttest`."""
SHARE = 1 if COMPILED else 4
"""Divisor of the number of rounds: pure Python takes four times as long for each."""


def rounds(most: int, long_factor: int) -> range:
    """Return the seeds of a test's games.

    >>> len(rounds(20, long_factor=1)) in (5, 20)
    True
    >>> len(rounds(20, long_factor=20))
    400
    """
    return range(most * long_factor if long_factor > 1 else -(-most // SHARE))
