"""Moves of people at a local table: several at once, and undo."""

from __future__ import annotations

from collections.abc import Container, Sequence

from hotelier.kernel.errors import HotelierError, IllegalAction
from hotelier.table.table import Table


def play_all(table: Table, actions: Sequence[str]) -> None:
    """Make several moves, or none if one of them is refused."""
    for number, action in enumerate(actions):
        try:
            table.play(action)
        except HotelierError:
            for _ in range(number):
                table.undo()
            raise


def take_back(table: Table, people: Container[int | None]) -> None:
    """Undo the last decision, if it was a person's and nothing was revealed since."""
    lines = table.record.lines
    if lines and lines[-1].by not in people:
        decided = any(line.by in people for line in lines)
        raise IllegalAction("revealed" if decided else "nothing-to-undo", text="undo")
    table.undo()
