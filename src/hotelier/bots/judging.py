"""Opinions of a searcher on the actions of a view: chances, points, and their terms.

Hints, reviews and the evaluation line use bots only through these types. Every figure is from the
point of view of one seat and comes from its view. It contains nothing that is hidden from the seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hotelier.kernel.frames import Action, State


@dataclass(frozen=True)
class Estimate:
    """Value with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Opinion:
    """Opinion of a searcher on one action."""

    action: Action
    win: Estimate
    """Chance to win. A shared victory counts as a fraction."""
    score: Estimate
    """Score at the end of the game."""
    terms: Mapping[str, float]
    """Expected score by the named terms of the game's evaluation."""
    line: tuple[Action, ...] = ()
    """Continuation of this turn that the seat would choose."""
    samples: int = 1
    """Number of imagined worlds in which the action was tried."""
    world: State | None = None
    """First of these worlds, in which the line was found."""
    salt: int = 0
    """Salt of the luck in that world."""


@dataclass(frozen=True)
class Budget:
    """Limit of thinking. Nodes give reproducible answers, seconds a bounded response time."""

    nodes: int | None = None
    seconds: float | None = None


class Searcher:
    """Interface of a bot that rates actions instead of choosing one."""

    def judge(self, view: State, legal: Sequence[Action], budget: Budget) -> list[Opinion]:
        """Return opinions on the promising actions for the seat to move, best first.

        All actions are compared in the same imagined worlds, so the differences between them are
        more certain than the figures themselves.
        """
        raise NotImplementedError


class Evaluation:
    """Evaluation of a full or imagined state, without looking ahead. Each game has one."""

    def terms(self, state: Any, seat: int) -> Mapping[str, float]:
        """Return the expected final score of a seat by named term. The sum is the estimate."""
        raise NotImplementedError

    def win_chances(self, state: Any) -> list[float]:
        """Return each seat's chance to win, from the expected scores and their uncertainty."""
        raise NotImplementedError
