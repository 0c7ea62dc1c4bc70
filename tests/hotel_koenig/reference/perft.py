"""Perft: count the ways to answer the next questions, up to a depth, chance included.

A case is a text file in sections: `[about]` is its purpose, `[position]` the position as JSON
(without a board: the setup), `[play]` the actions since, `[counts]` a line `depth count` each. If a
position lists its pile, every tile that is nowhere else has left the game.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hotelier as ht
from hotelier.perft import answers as perft_answers
from tests.hotel_koenig.reference.board import SQUARES
from tests.hotel_koenig.reference.compare import answers_of, state_at
from tests.hotel_koenig.reference.game import Reference
from tests.hotel_koenig.reference.world import world_at

FOLDER = Path(__file__).parents[2] / "golden" / "hotel_koenig" / "perft"


@dataclass(frozen=True)
class Case:
    """One file."""

    name: str
    about: str
    position: dict[str, Any]
    play: list[str]
    counts: dict[int, int]

    def engine(self) -> Any:
        """The package's state."""
        state = state_at(self.position)
        for text in self.play:
            ht.play(state, answers_of(state)[text])
        return state

    def reference(self) -> Reference:
        """The reference's game."""
        game = Reference(self.position, one_path=True)
        for text in self.play:
            game.play(text)
        return game


def read_case(path: Path) -> Case:
    """A case from its file."""
    sections: dict[str, list[str]] = {"about": [], "position": [], "play": [], "counts": []}
    lines = sections["about"]
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            lines = sections[line.strip("[]")]
        elif line.strip():
            lines.append(line)
    position = json.loads("\n".join(sections["position"]))
    if "pile" in position:
        world = world_at(position)
        known = world.pile.union(world.board, *world.hands)
        position["removed"] = [square for square in SQUARES if square not in known]
    counts = [line.split() for line in sections["counts"]]
    return Case(
        path.stem,
        " ".join(sections["about"]),
        position,
        sections["play"],
        {int(depth): int(count) for depth, count in counts},
    )


def all_cases() -> list[Case]:
    """Every file of the folder."""
    return [read_case(path) for path in sorted(FOLDER.glob("*.txt"))]


def count_in_engine(state: Any, counts: list[int], depth: int = 0) -> None:
    """Add the answers at every depth to `counts`, by the package's frames."""
    if ht.to_move(state) == ht.OVER:
        return
    answers = {str(answer): answer for answer in perft_answers(state)}
    counts[depth] += len(answers)
    if depth + 1 < len(counts):
        for action in answers.values():
            following = state.copy()
            ht.play(following, action)
            count_in_engine(following, counts, depth + 1)


def count_in_reference(game: Reference, counts: list[int], depth: int = 0) -> None:
    """Count by the reference, which replays the game for every branch but the last."""
    if game.question is None:
        return
    answers = sorted(game.question.answers)
    counts[depth] += len(answers)
    if depth + 1 < len(counts):
        for text in answers:
            following = game if text == answers[-1] else game.again()
            following.play(text)
            count_in_reference(following, counts, depth + 1)
