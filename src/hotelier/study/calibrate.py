"""Find the figures of the lenses, and check them: `python -m hotelier.study.calibrate`.

Bots play; at every decision each seat's worth is noted with the part of the game left, and at the
end how far it was off. Least squares give what comes on top of the worth; the rest is scatter.
Half of the games are fitted, the other half says how often the final score lay in the interval.

The blur is how far the difference between two actions is off that a review measures: every so often
it is measured again, in other worlds and a round further on. The blur is the least one with which
the interval of the first holds the second 95 times in 100.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from itertools import count
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final

from hotelier.arena.workers import spread
from hotelier.bots import ask, make_bot
from hotelier.bots.budget import Clock
from hotelier.bots.judging import Budget
from hotelier.games import ALL
from hotelier.kernel.frames import legal
from hotelier.study.judge import MEASURE, SCOUT, Effort, PlanSearcher, mean_of
from hotelier.study.lens import LENSES, Lens
from hotelier.study.outlook import Outlook, prospect
from hotelier.table.table import Table

OFTEN: Final = 11
"""Every so many decisions two actions are compared."""
WORLDS: Final = 6
"""Worlds of a usual review ..."""
AGAIN: Final = 10
"""... and those in which it is measured again."""
WITHIN: Final = 0.95
NORMAL: Final = 1.96
TURNS_LEFT: Final = 4
"""Parts of a game for which the check is told apart."""


@dataclass(frozen=True)
class Setting:
    """What is played."""

    game: str
    seats: int
    options: Mapping[str, object]
    bot: str


SETTINGS: Final = {
    "austria-2": Setting("grand-austria-hotel", 2, {}, "concierge@1500"),
    "austria-4": Setting("grand-austria-hotel", 4, {}, "concierge@1000"),
    "walzer-2": Setting("grand-austria-hotel", 2, {"aw.modules": 12345}, "concierge@1500"),
    "koenig-2": Setting("hotel-koenig", 2, {}, "concierge@1500"),
    "koenig-4": Setting("hotel-koenig", 4, {}, "concierge@1000"),
}


@dataclass(frozen=True)
class Row:
    """A seat at a decision: the part of the game left, its worth, and what was expected."""

    left: float
    worth: float
    win: float
    final: int
    won: float


@dataclass(frozen=True)
class Change:
    """A difference measured twice: by how much it changed, and what chance explains of that."""

    change: float
    error: float


Task = tuple[str, int]


def play_and_note(task: Task) -> tuple[list[Row], list[Change]]:
    """One game: what was expected when, and how much differences changed."""
    setting, seed = SETTINGS[task[0]], f"calibrate/{task[0]}/{task[1]}"
    lens = LENSES[setting.game]
    table = Table(ALL[setting.game], setting.seats, seed, setting.options)
    seats = range(setting.seats)
    bots = [make_bot(setting.game, setting.bot, f"{seed}/{seat}") for seat in seats]
    noted: list[tuple[float, list[float], tuple[float, ...]]] = []
    changes: list[Change] = []
    decisions = 0
    while (asked := table.to_move) is not None:
        state = table.state
        worths = [lens.mind.worth(state, seat) for seat in seats]
        noted.append((lens.left(state), worths, prospect(lens, state).wins))
        decisions += 1
        if decisions % OFTEN == 0 and len(legal(state)) > 1:
            changes.append(change_of(lens, setting.game, state, f"{seed}/{decisions}"))
        table.play(ask(bots[asked], state))
    outcome = table.outcome
    assert outcome is not None
    rows = [
        Row(left, worths[seat], wins[seat], outcome.scores[seat],
            (seat in outcome.winners) / len(outcome.winners))
        for left, worths, wins in noted
        for seat in seats
    ]  # fmt: skip
    return rows, changes


def change_of(lens: Lens, game: str, state: Any, seed: str) -> Change:
    """By how much the lead of the best action over the next changes when measured again."""
    view = ALL[game].redact(state, state.stack[-1].seat)
    effort = Effort(1, WORLDS, 2)
    searcher = PlanSearcher(lens, effort, seed)
    scouted = searcher.samples(view, legal(state), 1, SCOUT, Clock(Budget()))
    pair = sorted(scouted, key=lambda action: -mean_of(scouted[action]))[:2]
    first = leads(searcher, view, pair, WORLDS)
    further = PlanSearcher(replace(lens, further=lens.further + 1), effort, f"{seed}/again")
    second = leads(further, view, pair, AGAIN)
    error = sqrt(variance(first) / len(first) + variance(second) / len(second))
    return Change(mean(first) - mean(second), error)


def leads(searcher: PlanSearcher, view: Any, pair: list[Any], worlds: int) -> list[float]:
    """What the first of two actions has more than the second, world by world."""
    found = searcher.samples(view, pair, worlds, MEASURE, Clock(Budget()))
    return [a.score - b.score for a, b in zip(found[pair[0]], found[pair[1]], strict=True)]


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def variance(values: list[float]) -> float:
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def fit(rows: list[Row]) -> Outlook:
    """Least squares of what is short on the part left and its square; the rest by its root."""
    short = [(row.left, row.final - row.worth) for row in rows]
    xx = sum(x * x for x, _ in short)
    xxx = sum(x**3 for x, _ in short)
    xxxx = sum(x**4 for x, _ in short)
    xy = sum(x * y for x, y in short)
    xxy = sum(x * x * y for x, y in short)
    whole = xx * xxxx - xxx * xxx
    a, b = (xy * xxxx - xxy * xxx) / whole, (xxy * xx - xy * xxx) / whole
    rests = [(x, (y - a * x - b * x * x) ** 2) for x, y in short]
    early = [(x, rest) for x, rest in rests if x > 0.5]
    late = [rest for x, rest in rests if x <= 0.1]
    least = sqrt(mean(late))
    middle = mean([x for x, _ in early])
    scatter = sqrt(max(0.0, mean([rest for _, rest in early]) - least**2) / middle)
    return Outlook((round(a, 2), round(b, 2)), round(scatter, 2), round(least, 2))


def held(outlook: Outlook, rows: list[Row]) -> dict[str, float]:
    """How often the final score lay within 95 %, by the quarter of the game that was left."""
    inside: dict[int, list[bool]] = {}
    for row in rows:
        off = abs(row.final - outlook.score(row.worth, row.left))
        part = min(TURNS_LEFT - 1, int(row.left * TURNS_LEFT))
        inside.setdefault(part, []).append(off <= NORMAL * outlook.deviation(row.left))
    return {
        f"{part / TURNS_LEFT:.2f}-{(part + 1) / TURNS_LEFT:.2f}": sum(each) / len(each)
        for part, each in sorted(inside.items())
    }


def win_bins(rows: list[Row]) -> list[tuple[float, float, int]]:
    """Chances as expected and as they came out, in tenths: mean chance, share won, how many."""
    bins: dict[int, list[Row]] = {}
    for row in rows:
        bins.setdefault(min(9, int(row.win * 10)), []).append(row)
    return [
        (round(mean([row.win for row in each]), 3), round(mean([row.won for row in each]), 3),
         len(each))
        for _, each in sorted(bins.items())
    ]  # fmt: skip


def blur_of(changes: list[Change]) -> float:
    """The least blur with which the intervals hold what they promise."""
    needed = sorted(sqrt(max(0.0, (each.change / NORMAL) ** 2 - each.error**2)) for each in changes)
    return needed[min(len(needed) - 1, int(WITHIN * len(needed)))]


def found_out(name: str, games: Mapping[int, tuple[list[Row], list[Change]]]) -> dict[str, Any]:
    """What the games of a setting say: the figures, and how well they and today's hold."""
    setting = SETTINGS[name]
    lens, kind = LENSES[setting.game], ALL[setting.game]
    today = lens.outlook(kind.setup(setting.seats, kind.choose_options(setting.options)))
    parts: tuple[list[Row], list[Row]] = ([], [])
    changes: list[Change] = []
    for number in sorted(games):
        parts[number % 2].extend(games[number][0])
        changes += games[number][1]
    fitted, checked = parts
    outlook = fit(fitted)
    blurred = [abs(each.change) <= NORMAL * sqrt(each.error**2 + lens.blur**2) for each in changes]
    return {
        "setting": name, "games": len(games), **asdict(outlook),
        "held": held(outlook, checked or fitted),
        "held_today": held(today, fitted + checked),
        "wins_today": win_bins(fitted + checked),
        "blur": round(blur_of(changes), 2), "comparisons": len(changes),
        "blur_held_today": sum(blurred) / len(blurred),
    }  # fmt: skip


def main() -> None:
    """Play until the time is up, fit, check, print."""
    parser = argparse.ArgumentParser(description="Figures for hints and reviews.")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--setting", action="append", choices=list(SETTINGS))
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    names = args.setting or list(SETTINGS)
    end = monotonic() + 60 * args.minutes
    tasks = ((name, number) for number in count() for name in names)
    games: dict[str, dict[int, tuple[list[Row], list[Change]]]] = {name: {} for name in names}
    with closing(spread(play_and_note, tasks, args.jobs)) as done:
        for (name, number), noted in done:
            games[name][number] = noted
            if monotonic() > end and all(len(each) > 1 for each in games.values()):
                break
    lines = [json.dumps(found_out(name, games[name])) for name in names]
    print(*lines, sep="\n")
    if args.out is not None:
        args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
