"""Reviews of finished games: what each decision cost, and what chance gave.

A decision is judged by what its seat could know; chance is judged with all cards open, against
what else could have come up. So luck and skill stand apart. docs/review.md describes the result.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache, partial
from math import sqrt
from random import Random
from typing import Any, Final

from hotelier.arena.workers import spread
from hotelier.bots.budget import Clock
from hotelier.bots.judging import Budget, Estimate
from hotelier.bots.mind import Luck
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import CHANCE, OVER, legal, play, sample, to_move
from hotelier.kernel.notation import read
from hotelier.study.hints import gains
from hotelier.study.judge import (
    MEASURE,
    NORMAL,
    SCOUT,
    WIN_BLUR,
    Effort,
    PlanSearcher,
    Sample,
    estimate,
    mean_of,
)
from hotelier.study.lens import LENSES, Lens
from hotelier.study.outlook import Prospect, prospect
from hotelier.study.reasons import course_of, main_reasons
from hotelier.table.record import Record, parse

FORMAT: Final = 3
EFFORTS: Final = {
    "quick": Effort(1, 3, 1, 6_000),
    "usual": Effort(2, 6, 2, 15_000),
    "thorough": Effort(3, 24, 3),
}
LEAST: Final = 2
"""Worlds without which nothing can be said about how sure a difference is."""
OTHERS: Final = 3
"""Outcomes that chance is compared with."""
COSTLY: Final = 3
"""Decisions that are told in full, of all and of each seat."""
BEST, FINE, SLIP, MISTAKE, BLUNDER = "best", "fine", "slip", "mistake", "blunder"
WRONG: Final = (SLIP, MISTAKE, BLUNDER)
LIMITS: Final = ((0.10, BLUNDER), (0.04, MISTAKE))
"""Win chance lost, from which on it is called so; less is a slip."""
Part = dict[str, Any]
"""What is said about one point of a game."""


@dataclass(frozen=True)
class Job:
    """One review: the record as text, and how hard to think."""

    record: str
    effort: str


@dataclass(frozen=True)
class Point:
    """A place in a record to look at: a decision, or a run of chance up to `to`."""

    ply: int
    to: int


def states_of(record: Record) -> list[Any]:
    """The state before each line of a record, and the last one."""
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
    """A record and its states, once in each process."""
    record = parse(text)
    return record, states_of(record)


def points_of(record: Record, states: list[Any]) -> list[Point]:
    """Decisions with a choice, and every run of chance after the first decision."""
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
    """What is to be said about a point."""
    record, states = opened(job.record)
    lens = LENSES[record.game]
    effort = EFFORTS[job.effort]
    if record.lines[point.ply].by is None:
        return luck_at(lens, states, point)
    return decision_at(lens, effort, record, states, point.ply)


def decision_at(lens: Lens, effort: Effort, record: Record, states: list[Any], ply: int) -> Part:
    """What a decision cost against the best that was found, from the view of its seat."""
    state = states[ply]
    seat = to_move(state)
    view = record.kind.redact(state, seat)
    actions = legal(state)
    played = read(record.lines[ply].do, record.kind.actions)
    searcher = PlanSearcher(lens, effort, f"review/{ply}")
    scouted = searcher.samples(
        view, actions, effort.scouts, SCOUT, Clock(Budget(nodes=effort.nodes))
    )
    ranked = sorted(actions, key=lambda action: -mean_of(scouted[action]))
    rivals = [action for action in ranked[: effort.few + 1] if action != played][: effort.few]
    measured = measure(searcher, view, [played, *rivals], effort)
    best = max(measured, key=lambda action: mean_of(measured[action]))
    before = lens.mind.terms(state, seat)
    instead = terms_of(measured[played])
    return {
        "ply": ply, "seat": seat, "played": str(played), "best": str(best),
        **cost_of(lens, measured[best], measured[played], best == played),
        "win_played": shown([each.win for each in measured[played]], WIN_BLUR),
        "win_best": shown([each.win for each in measured[best]], WIN_BLUR),
        "score_played": shown([each.score for each in measured[played]], lens.blur),
        "score_best": shown([each.score for each in measured[best]], lens.blur),
        "line": [str(action) for action in measured[best][0].line],
        "sources": [list(each) for each in sources_of(lens, measured[best], before)],
        "own_sources": [list(each) for each in sources_of(lens, measured[played], before)],
        "why": [list(each) for each in sources_of(lens, measured[best], instead)],
        "reasons": reasons_of(lens, measured[best][0], seat),
        "own_reasons": reasons_of(lens, measured[played][0], seat),
    }  # fmt: skip


def measure(
    searcher: PlanSearcher, view: Any, actions: list[Any], effort: Effort
) -> dict[Any, list[Sample]]:
    """What comes of these actions, in as many worlds as there is time for, but in two at least."""
    clock = Clock(Budget(nodes=effort.nodes))
    found = searcher.samples(view, actions, effort.worlds, MEASURE, clock)
    if len(found[actions[0]]) < LEAST:
        found = searcher.samples(view, actions, LEAST, MEASURE, Clock(Budget()))
    return found


def shown(values: list[float], blur: float) -> Part:
    """A figure with its interval, rounded for readers."""
    return {name: round(value, 4) for name, value in asdict(estimate(values, blur=blur)).items()}


def cost_of(lens: Lens, best: list[Sample], played: list[Sample], same: bool) -> Part:
    """The cost with its interval, and a verdict where it is beyond the noise."""
    if same:
        nothing = asdict(Estimate(0.0, 0.0, 0.0))
        return {"cost_win": nothing, "cost_points": nothing, "verdict": BEST}
    wins = [a.win - b.win for a, b in zip(best, played, strict=True)]
    scores = [a.score - b.score for a, b in zip(best, played, strict=True)]
    points = estimate(scores, blur=lens.blur)
    per_point = sum(wins) / sum(scores) if sum(scores) else 0.0
    win = estimate(wins, blur=lens.blur * abs(per_point))
    verdict = FINE
    if points.low > 0 and win.low > 0:
        verdict = next((name for limit, name in LIMITS if win.mean >= limit), SLIP)
    return {"cost_win": asdict(win), "cost_points": asdict(points), "verdict": verdict}


def sources_of(
    lens: Lens, samples: list[Sample], before: Mapping[str, float]
) -> tuple[tuple[str, float], ...]:
    """Where the points of an action come from."""
    return gains(terms_of(samples), before, lens.unit)


def terms_of(samples: list[Sample]) -> dict[str, float]:
    """The mean of each term over samples."""
    names = {name for each in samples for name in each.terms}
    return {name: sum(each.terms.get(name, 0) for each in samples) / len(samples) for name in names}


def reasons_of(lens: Lens, tried: Sample, seat: int) -> list[Part]:
    """What an action and the turn after it do for the seat."""
    course = course_of(lens.mind, tried.world, tried.line, seat, tried.salt)
    return main_reasons(course, lens.reasons)


def luck_at(lens: Lens, states: list[Any], point: Point) -> Part:
    """What chance gave each seat, against the mean of what else could have come up."""
    came = promise(lens, states[point.to], point.ply)
    others = []
    for number in range(OTHERS):
        state = states[point.ply].copy()
        rng = Random(f"review/{point.ply}/{number}")
        while to_move(state) == CHANCE:
            play(state, sample(state, rng))
        others.append(promise(lens, state, point.ply))
    points = luck_of(came.scores, [other.scores for other in others])
    wins = luck_of(came.wins, [other.wins for other in others])
    return {
        "ply": point.ply, "to": point.to,
        "luck_points": [mean for mean, _ in points], "error_points": [off for _, off in points],
        "luck_win": [mean for mean, _ in wins], "error_win": [off for _, off in wins],
    }  # fmt: skip


def luck_of(came: Sequence[float], others: list[tuple[float, ...]]) -> list[tuple[float, float]]:
    """By seat: what came against the mean of the others, and the standard error of that.

    >>> [(luck, round(off, 2)) for luck, off in luck_of((5.0,), [(1.0,), (2.0,), (3.0,)])]
    [(3.0, 0.58)]
    """
    found = []
    for seat, value in enumerate(came):
        column = [other[seat] for other in others]
        mean = sum(column) / len(column)
        square = sum((each - mean) ** 2 for each in column) / (len(column) - 1)
        found.append((value - mean, sqrt(square / len(column))))
    return found


def promise(lens: Lens, state: Any, ply: int) -> Prospect:
    """What a state promises once the seat to move has made the best of it."""
    if to_move(state) != OVER:
        searcher = PlanSearcher(lens, EFFORTS["quick"], "review")
        luck = Luck(ply)
        state, _ = searcher.through_turn(
            state.copy(), to_move(state), luck, Clock(Budget()), fresh=True
        )
    return prospect(lens, state)


def review_parts(
    job: Job,
    points: list[Point],
    jobs: int,
    on_loss: Callable[[], None] | None = None,
) -> Generator[tuple[Point, Part], None, None]:
    """What is to be said about each point, as it is found."""
    return spread(partial(look_at, job), points, jobs, on_loss)


def check_finished(record: Record) -> None:
    """Only a finished game is reviewed: a running one holds secrets."""
    if record.end is None or record.redacted:
        raise Unreadable("not-finished")


def put_together(record: Record, states: list[Any], parts: list[Part], effort: str) -> Part:
    """The whole review as plain data."""
    lens = LENSES[record.game]
    decisions = [part for part in sorted(parts, key=by_ply) if "seat" in part]
    luck = [part for part in sorted(parts, key=by_ply) if "seat" not in part]
    end = record.end or {}
    return {
        "review": FORMAT, "game": record.game, "seats": record.seats,
        "options": dict(record.options), "effort": effort, "lines": len(record.lines),
        "scores": end.get("scores"), "ranks": end.get("ranks"),
        "graph": graph_of(lens, record, states),
        "noise": {"win": NORMAL * WIN_BLUR, "points": NORMAL * lens.blur},
        "decisions": decisions, "chance": luck,
        "players": [player_row(seat, record, decisions, luck) for seat in range(record.seats)],
        "costly": dearest(decisions),
    }  # fmt: skip


def dearest(decisions: list[Part], seat: int | None = None) -> list[int]:
    """The plies of the sure mistakes that cost most, of one seat or of all."""
    wrong = [part for part in decisions
             if part["verdict"] in WRONG and seat in (None, part["seat"])]  # fmt: skip
    wrong.sort(key=lambda part: (-part["cost_win"]["mean"], part["ply"]))
    return [part["ply"] for part in wrong[:COSTLY]]


def views_at(record: Record, states: list[Any], plies: Iterable[int]) -> dict[int, Any]:
    """What the seat to move saw at these plies, so that its answers can be put into words."""
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
    ply: int = part["ply"]
    return ply


def graph_of(lens: Lens, record: Record, states: list[Any]) -> list[Part]:
    """The evaluation line: chances and expected scores before each decision, and at the end."""
    found = []
    for ply, state in enumerate(states):
        last = ply == len(record.lines)
        if last or record.lines[ply].by is not None:
            ahead = prospect(lens, state)
            found.append({
                "ply": ply, "wins": [round(win, 4) for win in ahead.wins],
                "scores": [round(score, 2) for score in ahead.scores],
            })  # fmt: skip
    return found


def player_row(seat: int, record: Record, decisions: list[Part], luck: list[Part]) -> Part:
    """How a player did: accuracy, what decisions cost, what chance gave."""
    own = [part for part in decisions if part["seat"] == seat]
    sure = [part for part in own if part["verdict"] in WRONG]
    return {
        "seat": seat,
        "decisions": len(own),
        "accuracy": 1 - len(sure) / len(own) if own else 1.0,
        "found_best": sum(part["verdict"] == BEST for part in own),
        **{f"{name}s": sum(part["verdict"] == name for part in own)
           for name in WRONG},
        "lost_win": sum(part["cost_win"]["mean"] for part in sure),
        "lost_points": sum(part["cost_points"]["mean"] for part in sure),
        "luck_win": sum(part["luck_win"][seat] for part in luck),
        "luck_points": sum(part["luck_points"][seat] for part in luck),
        "luck_margin": NORMAL * sqrt(sum(part["error_points"][seat] ** 2 for part in luck)),
        "score": (record.end or {}).get("scores", [None] * record.seats)[seat],
    }  # fmt: skip
