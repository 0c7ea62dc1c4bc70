"""`hotelier engine`: run our bot levels as an engine for any host of the engine protocol."""

from __future__ import annotations

import sys
from typing import Annotated

from hotelier.cli.parameters import Option
from hotelier.kernel.errors import Unreadable


def engine(
    level: str = "waiter",
    nodes: Annotated[int, Option(least=0)] = 0,
) -> None:
    """Speak the engine protocol on standard input and output (docs/engine-protocol.md)."""
    from hotelier.engine.levels import NAMES, Levels
    from hotelier.engine.speaking import Speaker

    if level not in NAMES:
        raise Unreadable("no-such-level", name=level, levels=list(NAMES))
    Speaker(Levels(level, nodes), sys.stdin.buffer, sys.stdout.buffer).run()
