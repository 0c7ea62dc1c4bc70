"""How many random games a test plays: the compiled build, tested besides, plays most of them."""

from __future__ import annotations

import os

COMPILED = bool(os.environ.get("HOTELIER_COMPILED_TEST"))
"""Whether this is the run of `make fasttest`."""
SHARE = 1 if COMPILED else 4
"""Of so many rounds one is played: pure Python takes four times as long for each."""


def rounds(most: int, long_factor: int) -> range:
    """The seeds of a test's games.

    >>> len(rounds(20, long_factor=1)) in (5, 20)
    True
    >>> len(rounds(20, long_factor=20))
    400
    """
    return range(most * long_factor if long_factor > 1 else -(-most // SHARE))
