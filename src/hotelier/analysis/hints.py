"""Hints: the best few actions of a view, with the sources of their points.

Only the view of the asking seat is used. Hidden information is imagined anew for each world.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

from hotelier.analysis.evaluators import ANALYSERS, Analyser
from hotelier.analysis.judge import USUAL, Effort, PlanSearcher
from hotelier.analysis.reasons import course_of, main_reasons
from hotelier.bots.judging import Budget, Estimate, Opinion
from hotelier.games import game_of
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import legal, to_move

REASONS: Final = 3
"""Number of sources that a hint names."""


@dataclass(frozen=True)
class Hint:
    """An action with its expected result and the reasons for it."""

    action: str
    win: Estimate
    score: Estimate
    sources: tuple[tuple[str, float], ...]
    """Sources of the points of this turn, the most important first: term and points."""
    reasons: tuple[dict[str, Any], ...]
    """Effects of the turn for the seat: deeds and their gains (`Reason.data`)."""
    line: tuple[str, ...]
    """Continuation of the turn that the seat would choose."""
    samples: int

    def data(self) -> dict[str, Any]:
        """Return the hint as plain data."""
        return {
            **asdict(self), "sources": [list(each) for each in self.sources],
            "reasons": list(self.reasons),
        }  # fmt: skip


def hints_for(
    view: Any, effort: Effort = USUAL, budget: Budget | None = None, few: int = 3, seed: str = ""
) -> list[Hint]:
    """Return the best few actions for the seat to move, from its own view (`redact`)."""
    seat = to_move(view)
    if seat < 0:
        raise Unreadable("nobody-asked")
    game = game_of(view)
    analyser = ANALYSERS[game.name]
    actions = legal(view)
    searcher = PlanSearcher(analyser, effort, f"{seed}/{seat}")
    opinions = searcher.judge(view, actions, budget or Budget())
    before = analyser.evaluator.terms(analyser.evaluator.imagine(view, Random(seed)), seat)
    return [hint_of(opinion, before, analyser, seat) for opinion in opinions[:few]]


def hint_of(opinion: Opinion, before: Mapping[str, float], analyser: Analyser, seat: int) -> Hint:
    """Convert an opinion to a hint."""
    sources = gains(opinion.terms, before, analyser.unit)
    course = course_of(analyser.evaluator, opinion.world, opinion.line, seat, opinion.salt)
    return Hint(
        str(opinion.action), opinion.win, opinion.score, sources,
        tuple(main_reasons(course, analyser.reasons)),
        tuple(str(action) for action in opinion.line[1:]), opinion.samples,
    )  # fmt: skip


def gains(
    after: Mapping[str, float], before: Mapping[str, float], unit: float
) -> tuple[tuple[str, float], ...]:
    """Return the terms that change most, the largest change first. Skip changes below `unit`."""
    changes = {name: after.get(name, 0.0) - before.get(name, 0.0) for name in {*after, *before}}
    telling = [(name, round(change, 2)) for name, change in changes.items() if abs(change) >= unit]
    return tuple(sorted(telling, key=lambda each: (-abs(each[1]), each[0]))[:REASONS])
