"""Notes of calibration: one line per game, sufficient to fit the figures again.

A position is noted by its worth to every seat, not by its expected score. So other figures can be
tried on the same games.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

OVER: Final = -1.0
"""Marker for the part left if the game has ended."""


@dataclass(frozen=True)
class Row:
    """A seat at a decision: part of the game left, worth, chance to win, and the actual result."""

    left: float
    worth: float
    win: float
    final: int
    won: float


@dataclass(frozen=True)
class Tried:
    """An action: its result in each world of a review, and its actual results in playouts."""

    worths: list[list[float]]
    """For each world, the worth to every seat, or the score if the game had ended."""
    lefts: list[float]
    """For each world, the part of the game left."""
    end_scores: list[float]
    end_wins: list[float]


@dataclass(frozen=True)
class Comparison:
    """An action with the best alternatives that a review found."""

    left: float
    seat: int
    worths: list[float]
    """Worth of the position to every seat."""
    own: bool
    """True if the player chose the action. Otherwise it is one of the better ones."""
    tried: list[Tried]
    """The action, then the alternatives."""


Task = tuple[str, int]
"""Name of a setting, and the number of the game."""
Notes = tuple[list[Row], list[Comparison]]
Games = dict[str, dict[int, Notes]]
"""Notes by setting and number of the game."""


def read_notes(path: Path) -> Games:
    """Read the games that an earlier run noted."""
    games: Games = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        compared = [
            Comparison(**{**each, "tried": [Tried(**tried) for tried in each["tried"]]})
            for each in data["compared"]
        ]
        rows = [Row(*row) for row in data["rows"]]
        games.setdefault(data["setting"], {})[data["number"]] = rows, compared
    return games


def note_line(task: Task, notes: Notes) -> str:
    """Return a game as one line of a notes file."""
    rows, compared = notes
    data = {
        "setting": task[0], "number": task[1], "compared": [asdict(each) for each in compared],
        "rows": [[round(row.left, 3), round(row.worth, 2), round(row.win, 4), row.final,
                  round(row.won, 3)] for row in rows],
    }  # fmt: skip
    return json.dumps(data, separators=(",", ":")) + "\n"
