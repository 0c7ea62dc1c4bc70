"""`hotelier engine`: our own levels, for any program that speaks the engine protocol."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from hotelier.cli import app
from hotelier.kernel.errors import Unreadable


@app.command()
def engine(
    level: str = "waiter",
    nodes: Annotated[int, typer.Option(min=0)] = 0,
) -> None:
    """Speak the engine protocol on standard input and output (docs/engine-protocol.md)."""
    from hotelier.engine.levels import NAMES, Levels
    from hotelier.engine.speaking import Speaker

    if level not in NAMES:
        raise Unreadable("no-such-level", name=level, levels=list(NAMES))
    Speaker(Levels(level, nodes), sys.stdin.buffer, sys.stdout.buffer).run()
