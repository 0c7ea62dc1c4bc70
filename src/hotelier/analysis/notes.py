"""Notes of calibration: one line per game, enough to fit the figures again.

A position is noted by its worth to every seat, not by the expectation, so that other figures can be
tried on the same games.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

OVER: Final = -1.0
"""The part left where a course came to the end of the game."""


@dataclass(frozen=True)
class Row:
    """A seat at a decision: the part of the game left, its worth, and what was expected."""

    left: float
    worth: float
    win: float
    final: int
    won: float


@dataclass(frozen=True)
class Tried:
    """An action: how a review saw it, world by world, and what came of it in the end."""

    worths: list[list[float]]
    """By world, what it came to for every seat: worth, or the score if the game was over ..."""
    lefts: list[float]
    """... and the part of the game left there."""
    end_scores: list[float]
    end_wins: list[float]


@dataclass(frozen=True)
class Comparison:
    """An action, and the best others that a review found."""

    left: float
    seat: int
    worths: list[float]
    """Of the position, for every seat."""
    own: bool
    """True if the player chose the action. Otherwise it is one of the better ones."""
    tried: list[Tried]
    """The action first."""


Task = tuple[str, int]
"""A setting, and the number of its game."""
Notes = tuple[list[Row], list[Comparison]]
Games = dict[str, dict[int, Notes]]
"""Notes by setting and number."""


def read_notes(path: Path) -> Games:
    """The games that an earlier run noted."""
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
    """A game as one line of such a file."""
    rows, compared = notes
    data = {
        "setting": task[0], "number": task[1], "compared": [asdict(each) for each in compared],
        "rows": [[round(row.left, 3), round(row.worth, 2), round(row.win, 4), row.final,
                  round(row.won, 3)] for row in rows],
    }  # fmt: skip
    return json.dumps(data, separators=(",", ":")) + "\n"
