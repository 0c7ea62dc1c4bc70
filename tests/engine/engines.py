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
"""Python as it starts quickest."""
PATIENT = 120.0
"""Seconds that a busy machine may take."""


def misbehaving(mode: str, file: Path | None = None) -> Spec:
    """The engine that does one thing wrong."""
    script = str(Path(__file__).with_name("misbehaving_engine.py"))
    return Spec((*QUICK, script, mode, *([] if file is None else [str(file)])))


def ours(*args: str) -> Spec:
    """`hotelier engine`, of the source under test."""
    return Spec(
        ("env", f"PYTHONPATH={ROOT / 'src'}", sys.executable, "-m", "hotelier", "engine", *args)
    )


def command(spec: Spec) -> str:
    """As it is typed."""
    return shlex.join(spec.command)


def play_out(seat: EngineSeat, most: int = 10_000) -> int:
    """Play the rest of a table, others at random, or so many decisions of the seat."""
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
