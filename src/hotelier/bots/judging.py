"""Opinions of a searcher on the actions of a view: chances, points, and their terms.

Hints, reviews and the evaluation line use bots only through these types. Every figure is from the
point of view of one seat and comes from its view. It contains nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hotelier.kernel.frames import Action, State


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Opinion:
    """Opinion of a searcher on one action."""

    action: Action
    win: Estimate
    """The chance to win; a shared victory counts its part."""
    score: Estimate
    """The score at the end of the game."""
    terms: Mapping[str, float]
    """Expected score by the named terms of the game's evaluation."""
    line: tuple[Action, ...] = ()
    """Continuation of this turn that the seat would choose."""
    samples: int = 1
    """Imagined worlds in which the action was tried."""
    world: State | None = None
    """The first of these worlds: the line was found there ..."""
    salt: int = 0
    """... with this luck."""


@dataclass(frozen=True)
class Budget:
    """Limit of thinking. Nodes give the same answer everywhere, seconds the best one in time."""

    nodes: int | None = None
    seconds: float | None = None


class Searcher:
    """Judges actions instead of choosing one."""

    def judge(self, view: State, legal: Sequence[Action], budget: Budget) -> list[Opinion]:
        """An opinion on each action worth a thought, best first, for the seat to move.

        Actions are compared in the same imagined worlds, so that differences between them are
        surer than the figures themselves.
        """
        raise NotImplementedError


class Evaluation:
    """Evaluation of a full (or imagined) state, without looking ahead. One per game."""

    def terms(self, state: Any, seat: int) -> Mapping[str, float]:
        """The score that a seat may expect in the end, by named term; the sum is the estimate."""
        raise NotImplementedError

    def win_chances(self, state: Any) -> list[float]:
        """Each seat's chance to win, from the expected scores and what may still happen."""
        raise NotImplementedError
