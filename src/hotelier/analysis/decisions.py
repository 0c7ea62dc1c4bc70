"""Cost of a decision by the knowledge of its seat: the action played against better ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from hotelier.analysis.evaluators import Analyser
from hotelier.analysis.hints import gains
from hotelier.analysis.judge import (
    MEASURE,
    SCOUT,
    Effort,
    PlanSearcher,
    Sample,
    estimate,
    haze_of,
    mean_of,
)
from hotelier.analysis.outlook import per_point
from hotelier.analysis.reasons import course_of, main_reasons
from hotelier.bots.budget import Clock
from hotelier.bots.judging import Budget, Estimate
from hotelier.kernel.frames import legal, to_move
from hotelier.kernel.notation import read
from hotelier.table.record import Record

EFFORTS: Final = {
    "quick": Effort(1, 2, 1, 3_000),
    "usual": Effort(2, 12, 2, 20_000, 2_800_000),
    "thorough": Effort(3, 24, 3),
}
LEAST: Final = 2
"""Minimum number of worlds from which the certainty of a difference can be estimated."""
BEST, FINE, SLIP, MISTAKE, BLUNDER = "best", "fine", "slip", "mistake", "blunder"
WRONG: Final = (SLIP, MISTAKE, BLUNDER)
LIMITS: Final = ((0.10, BLUNDER), (0.04, MISTAKE))
"""Minimum loss in the chance to win for each verdict. A smaller certain loss is a slip."""
COSTLY: Final = 3
"""Number of decisions described in full, in total and for each seat."""
Part = dict[str, Any]
"""Data about one point of a game."""


def decision_at(
    analyser: Analyser, effort: Effort, record: Record, states: list[Any], ply: int
) -> Part:
    """Compute the cost of a decision against the best action found, from the view of its seat."""
    state = states[ply]
    seat = to_move(state)
    view = record.kind.redact(state, seat)
    actions = legal(state)
    played = read(record.lines[ply].do, record.kind.actions)
    measured = weigh(PlanSearcher(analyser, effort, f"review/{ply}"), view, actions, played)
    best = max(measured, key=lambda action: mean_of(measured[action]))
    before = analyser.evaluator.terms(state, seat)
    instead = terms_of(measured[played])
    off, off_win = haze_of(analyser, measured[played][0].world, seat)
    cost = cost_of(analyser, seat, measured[best], measured[played], best == played)
    return {
        "ply": ply, "seat": seat, "played": str(played), "best": str(best),
        **cost,
        "win_played": shown([each.win for each in measured[played]], off_win, 0.0, 1.0),
        "win_best": shown([each.win for each in measured[best]], off_win, 0.0, 1.0),
        "score_played": shown([each.score for each in measured[played]], off),
        "score_best": shown([each.score for each in measured[best]], off),
        "line": [str(action) for action in measured[best][0].line],
        "sources": [list(each) for each in sources_of(analyser, measured[best], before)],
        "own_sources": [list(each) for each in sources_of(analyser, measured[played], before)],
        "why": [list(each) for each in sources_of(analyser, measured[best], instead)],
        "reasons": reasons_of(analyser, measured[best][0], seat),
        "own_reasons": reasons_of(analyser, measured[played][0], seat),
    }  # fmt: skip


def weigh(
    searcher: PlanSearcher, view: Any, actions: Sequence[Any], played: Any
) -> dict[Any, list[Sample]]:
    """Measure the action played and the best few others."""
    effort = searcher.effort
    scouted = searcher.samples(
        view, actions, effort.scouts, SCOUT, Clock(Budget(nodes=effort.nodes))
    )
    ranked = sorted(actions, key=lambda action: -mean_of(scouted[action]))
    rivals = [action for action in ranked[: effort.few + 1] if action != played][: effort.few]
    return measure(searcher, view, [played, *rivals])


def measure(searcher: PlanSearcher, view: Any, actions: list[Any]) -> dict[Any, list[Sample]]:
    """Measure these actions in as many worlds as the budget allows, at least in two."""
    effort = searcher.effort
    clock = Clock(Budget(nodes=effort.nodes))
    found = searcher.samples(view, actions, effort.worlds, MEASURE, clock)
    if len(found[actions[0]]) < LEAST:
        found = searcher.samples(view, actions, LEAST, MEASURE, Clock(Budget()))
    return found


def shown(values: list[float], blur: float, least: float = -1e9, most: float = 1e9) -> Part:
    """Return an estimate with its interval, rounded for display."""
    found = estimate(values, least, most, blur)
    return {name: round(value, 4) for name, value in asdict(found).items()}


def cost_of(
    analyser: Analyser, seat: int, best: list[Sample], played: list[Sample], same: bool
) -> Part:
    """Return the cost with its interval, and a verdict if the cost is beyond the noise."""
    if same:
        nothing = asdict(Estimate(0.0, 0.0, 0.0))
        return {"cost_win": nothing, "cost_points": nothing, "verdict": BEST}
    world = played[0].world
    left = analyser.left(world)
    scores = [a.score - b.score for a, b in zip(best, played, strict=True)]
    wins = [a.win - b.win for a, b in zip(best, played, strict=True)]
    points = analyser.uncertainty.difference(scores, left)
    win = analyser.uncertainty.difference(wins, left, per_point(analyser, world, seat))
    verdict = FINE
    if points.low > 0 and win.low > 0:
        verdict = next((name for limit, name in LIMITS if win.mean >= limit), SLIP)
    return {"cost_win": asdict(win), "cost_points": asdict(points), "verdict": verdict}


def sources_of(
    analyser: Analyser, samples: list[Sample], before: Mapping[str, float]
) -> tuple[tuple[str, float], ...]:
    """Attribute the points of an action to their sources."""
    return gains(terms_of(samples), before, analyser.unit)


def terms_of(samples: list[Sample]) -> dict[str, float]:
    """Return the mean of each term over the samples."""
    names = {name for each in samples for name in each.terms}
    return {name: sum(each.terms.get(name, 0) for each in samples) / len(samples) for name in names}


def reasons_of(analyser: Analyser, tried: Sample, seat: int) -> list[Part]:
    """Return the reasons for an action: its effects, and those of the rest of the turn."""
    course = course_of(analyser.evaluator, tried.world, tried.line, seat, tried.salt)
    return main_reasons(course, analyser.reasons)
