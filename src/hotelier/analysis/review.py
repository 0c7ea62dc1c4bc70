"""Reviews of finished games: the cost of each decision, and the luck of each chance event.

A decision is judged by the knowledge of its seat. Chance is judged with all cards open, against
other possible outcomes. This separates luck from skill. `docs/review.md` describes the result.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from math import sqrt
from typing import Any, Final

from hotelier.analysis.decisions import BEST, COSTLY, EFFORTS, WRONG, Part, decision_at
from hotelier.analysis.evaluators import ANALYSERS, Analyser
from hotelier.analysis.judge import haze_of
from hotelier.analysis.luck import luck_at
from hotelier.analysis.outlook import prospect
from hotelier.analysis.uncertainty import NORMAL
from hotelier.arena.workers import map_unordered
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import legal, play, to_move
from hotelier.kernel.notation import read
from hotelier.table.record import Record, parse

FORMAT: Final = 4


@dataclass(frozen=True)
class Job:
    """One review: the record as text, and the name of the effort."""

    record: str
    effort: str


@dataclass(frozen=True)
class Point:
    """A point of a record to analyse: a decision, or a run of chance events up to `to`."""

    ply: int
    to: int


def states_of(record: Record) -> list[Any]:
    """Return the state before each line of a record, and the final state."""
    kind = record.kind
    if record.position is None:
        state = kind.setup(record.seats, record.options)
    else:
        from hotelier.table.table import Table

        start = Record(record.game, record.rules, record.seats, record.options,
                       position=record.position, played=record.played)  # fmt: skip
        state = Table.from_record(start).state.copy()
    found = [state]
    for line in record.lines:
        state = state.copy()
        play(state, read(line.do, kind.actions))
        found.append(state)
    return found


@lru_cache(maxsize=2)
def opened(text: str) -> tuple[Record, list[Any]]:
    """Return a record and its states. Cached, so that each process parses it once."""
    record = parse(text)
    return record, states_of(record)


def points_of(record: Record, states: list[Any]) -> list[Point]:
    """Return the decisions with a choice, and each run of chance after the first decision."""
    found: list[Point] = []
    ply, decided = 0, False
    while ply < len(record.lines):
        if record.lines[ply].by is not None:
            decided = True
            if len(legal(states[ply])) > 1:
                found.append(Point(ply, ply + 1))
            ply += 1
            continue
        start = ply
        while ply < len(record.lines) and record.lines[ply].by is None:
            ply += 1
        if decided:
            found.append(Point(start, ply))
    return found


def look_at(job: Job, point: Point) -> Part:
    """Analyse a point."""
    record, states = opened(job.record)
    analyser = ANALYSERS[record.game]
    if record.lines[point.ply].by is None:
        return luck_at(analyser, states, point.ply, point.to)
    effort = EFFORTS[job.effort].of(sum(line.by is not None for line in record.lines))
    return decision_at(analyser, effort, record, states, point.ply)


def review_parts(
    job: Job,
    points: list[Point],
    jobs: int,
    on_loss: Callable[[], None] | None = None,
) -> Generator[tuple[Point, Part], None, None]:
    """Analyse each point, and yield the results as they arrive."""
    return map_unordered(partial(look_at, job), points, jobs, on_loss)


def check_finished(record: Record) -> None:
    """Raise unless the game is finished. The review of a running game would reveal secrets."""
    if record.end is None or record.redacted:
        raise Unreadable("not-finished")


def put_together(record: Record, states: list[Any], parts: list[Part], effort: str) -> Part:
    """Return the whole review as plain data."""
    analyser = ANALYSERS[record.game]
    decisions = [part for part in sorted(parts, key=by_ply) if "seat" in part]
    luck = [part for part in sorted(parts, key=by_ply) if "seat" not in part]
    end = record.end or {}
    return {
        "review": FORMAT, "game": record.game, "seats": record.seats,
        "options": dict(record.options), "effort": effort, "lines": len(record.lines),
        "scores": end.get("scores"), "ranks": end.get("ranks"),
        "graph": graph_of(analyser, record, states),
        "decisions": decisions, "chance": luck,
        "players": [player_row(seat, record, decisions, luck) for seat in range(record.seats)],
        "costly": dearest(decisions),
    }  # fmt: skip


def dearest(decisions: list[Part], seat: int | None = None) -> list[int]:
    """Return the plies of the most costly certain mistakes, of one seat or of all."""
    wrong = [part for part in decisions
             if part["verdict"] in WRONG and seat in (None, part["seat"])]  # fmt: skip
    wrong.sort(key=lambda part: (-part["cost_win"]["mean"], part["ply"]))
    return [part["ply"] for part in wrong[:COSTLY]]


def views_at(record: Record, states: list[Any], plies: Iterable[int]) -> dict[int, Any]:
    """Return the views of the seats to move at these plies, to put their answers into words."""
    kind = record.kind
    found = {}
    for ply in plies:
        state = states[ply]
        question = kind.codec.encode_frame(state.stack[-1])
        found[ply] = {
            "question": question, "seat": to_move(state), "seats": record.seats,
            "options": dict(record.options), **kind.view(state, to_move(state)),
        }  # fmt: skip
    return found


def by_ply(part: Part) -> int:
    """Return the ply of a part of a review."""
    ply: int = part["ply"]
    return ply


def graph_of(analyser: Analyser, record: Record, states: list[Any]) -> list[Part]:
    """Return the evaluation line: chances and scores before each decision, and at the end."""
    found = []
    for ply, state in enumerate(states):
        last = ply == len(record.lines)
        if last or record.lines[ply].by is not None:
            ahead = prospect(analyser, state)
            off = [(0.0, 0.0) if last else haze_of(analyser, state, seat)
                   for seat in range(record.seats)]  # fmt: skip
            found.append({
                "ply": ply, "wins": [round(win, 4) for win in ahead.wins],
                "scores": [round(score, 2) for score in ahead.scores],
                "win_margins": [round(NORMAL * win, 4) for _, win in off],
                "score_margin": round(NORMAL * off[0][0], 2),
            })  # fmt: skip
    return found


def half(interval: Mapping[str, float]) -> float:
    """Return half the width of an interval."""
    return (interval["high"] - interval["low"]) / 2


def player_row(seat: int, record: Record, decisions: list[Part], luck: list[Part]) -> Part:
    """Summarize a player: accuracy, cost of decisions, luck.

    A single cost is mostly within the noise. The sum of all costs is much more certain.
    """
    own = [part for part in decisions if part["seat"] == seat]
    sure = [part for part in own if part["verdict"] in WRONG]
    return {
        "seat": seat,
        "decisions": len(own),
        "accuracy": 1 - len(sure) / len(own) if own else 1.0,
        "found_best": sum(part["verdict"] == BEST for part in own),
        **{f"{name}s": sum(part["verdict"] == name for part in own)
           for name in WRONG},
        "lost_win": sum(part["cost_win"]["mean"] for part in own),
        "lost_points": sum(part["cost_points"]["mean"] for part in own),
        "lost_margin": sqrt(sum(half(part["cost_points"]) ** 2 for part in own)),
        "luck_win": sum(part["luck_win"][seat] for part in luck),
        "luck_points": sum(part["luck_points"][seat] for part in luck),
        "luck_margin": NORMAL * sqrt(sum(part["error_points"][seat] ** 2 for part in luck)),
        "score": (record.end or {}).get("scores", [None] * record.seats)[seat],
    }  # fmt: skip
