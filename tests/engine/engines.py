"""Engines for tests."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from hotelier.bots import ask, make_bot
from hotelier.engine.host import Spec
from hotelier.engine.seat import EngineSeat
from hotelier.table.table import Table

ROOT = Path(__file__).parents[2]
QUICK = (sys.executable, "-I", "-S")
"""Python with the fastest start."""
PATIENT = 120.0
"""Time limit in seconds on a busy machine."""


def misbehaving(mode: str, file: Path | None = None) -> Spec:
    """Return the spec of an engine with one fault."""
    script = str(Path(__file__).with_name("misbehaving_engine.py"))
    return Spec((*QUICK, script, mode, *([] if file is None else [str(file)])))


def ours(*args: str) -> Spec:
    """Return the spec of `hotelier engine` from the source under test."""
    return Spec(
        ("env", f"PYTHONPATH={ROOT / 'src'}", sys.executable, "-m", "hotelier", "engine", *args)
    )


def command(spec: Spec) -> str:
    """Return the command line of a spec."""
    return shlex.join(spec.command)


def play_out(seat: EngineSeat, most: int = 10_000) -> int:
    """Play a table to its end, or for that many decisions of the seat. Other seats play at random.
    Return the number of decisions of the seat."""
    table: Table = seat.table
    other = make_bot(table.game.name, "random", "others")
    own = 0
    while (place := table.to_move) is not None and own < most:
        if place == seat.seat:
            own += 1
            table.play(seat.choose())
        else:
            table.play(ask(other, table.state))
    return own
