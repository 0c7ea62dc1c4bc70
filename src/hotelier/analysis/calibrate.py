"""Fit and check the figures of the analysers: `python -m hotelier.analysis.calibrate`.

Bots play games. At regular decisions, the worth of the position to each seat is noted with the part
of the game left. The final scores show the error. At some decisions an action is rated as in a
review, and then played to the end of the game many times, together with the best alternatives. This
shows the error of the judge. `fitting` computes the figures, `checking` the coverage of the
intervals.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from hotelier.analysis.checking import found_out
from hotelier.analysis.courses import planned
from hotelier.analysis.decisions import EFFORTS, weigh
from hotelier.analysis.evaluators import ANALYSERS, Analyser
from hotelier.analysis.judge import MEASURE, SCOUT, PlanSearcher, Sample, mean_of
from hotelier.analysis.notes import (
    OVER,
    Comparison,
    Games,
    Notes,
    Row,
    Task,
    Tried,
    note_line,
    read_notes,
)
from hotelier.analysis.outlook import Outlook, prospect
from hotelier.arena.workers import map_unordered
from hotelier.bots import ask, make_bot
from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Luck
from hotelier.bots.judging import Budget
from hotelier.games import ALL
from hotelier.kernel.frames import legal
from hotelier.table.table import Table

NOTED: Final = 4
"""Interval in decisions at which the worth of the position is noted."""
WEIGHED: Final = 25
"""Interval in decisions at which an action is rated."""
AMONG: Final = 4
"""Number of best actions from which one is drawn if the player's own is not rated."""
COURSES: Final = 16
"""Number of playouts to the end of the game."""
WHOLE: Final = 1.0
"""Part of a game that is left at its start."""
EFFORT: Final = "usual"


@dataclass(frozen=True)
class Setting:
    """A game to calibrate: rules, seats and bot."""

    game: str
    seats: int
    options: Mapping[str, object]
    bot: str


AUSTRIA, KOENIG, MODULES = "grand-austria-hotel", "hotel-koenig", {"aw.modules": 12345}
SETTINGS: Final = {
    "austria-2": Setting(AUSTRIA, 2, {}, "concierge@1500"),
    "austria-3": Setting(AUSTRIA, 3, {}, "concierge@1000"),
    "austria-4": Setting(AUSTRIA, 4, {}, "concierge@1000"),
    "austria-2-waiter": Setting(AUSTRIA, 2, {}, "waiter"),
    "austria-2-director": Setting(AUSTRIA, 2, {}, "director@4000"),
    "walzer-2": Setting(AUSTRIA, 2, MODULES, "concierge@1500"),
    "walzer-4": Setting(AUSTRIA, 4, MODULES, "concierge@1000"),
    "koenig-2": Setting(KOENIG, 2, {}, "concierge@1500"),
    "koenig-3": Setting(KOENIG, 3, {}, "concierge@1000"),
    "koenig-4": Setting(KOENIG, 4, {}, "concierge@1000"),
    "koenig-2-waiter": Setting(KOENIG, 2, {}, "waiter"),
    "koenig-2-director": Setting(KOENIG, 2, {}, "director@4000"),
}


def play_and_note(until: float, task: Task) -> Notes | None:
    """Play one game. Return the noted positions and comparisons.

    Return None if the time is up before the game starts. Games that have started are always
    finished, because otherwise long games would be missing from the sample.
    """
    if monotonic() > until:
        return None
    setting, seed = SETTINGS[task[0]], f"calibrate/{task[0]}/{task[1]}"
    analyser = ANALYSERS[setting.game]
    table = Table(ALL[setting.game], setting.seats, seed, setting.options)
    seats = range(setting.seats)
    bots = [make_bot(setting.game, setting.bot, f"{seed}/{seat}") for seat in seats]
    rng = Random(seed)
    first = rng.randrange(WEIGHED)
    noted: list[tuple[float, list[float], tuple[float, ...]]] = []
    compared: list[Comparison] = []
    decisions = 0
    while (asked := table.to_move) is not None:
        state = table.state
        if decisions % NOTED == 0:
            worths = [analyser.evaluator.worth(state, seat) for seat in seats]
            noted.append((analyser.left(state), worths, prospect(analyser, state).wins))
        answer = ask(bots[asked], state)
        if decisions % WEIGHED == first and len(legal(state)) > 1:
            own = answer if rng.random() < 0.5 else None
            compared.append(compare(setting.game, state, f"{seed}/{decisions}", rng, own))
        decisions += 1
        table.play(answer)
    outcome = table.outcome
    assert outcome is not None
    rows = [
        Row(left, worths[seat], wins[seat], outcome.scores[seat],
            (seat in outcome.winners) / len(outcome.winners))
        for left, worths, wins in noted
        for seat in seats
    ]  # fmt: skip
    return rows, compared


def compare(game: str, state: Any, seed: str, rng: Random, own: Any | None) -> Comparison:
    """Rate an action and the best alternatives, and play all of them to the end.

    The action is `own`, or one of the best if that is None. The best are found in separate worlds,
    so that none is selected for its luck in the worlds where it is rated.
    """
    analyser = ANALYSERS[game]
    seat = state.stack[-1].seat
    view = ALL[game].redact(state, seat)
    actions = legal(state)
    played = own
    if played is None:
        scout = PlanSearcher(analyser, EFFORTS[EFFORT], f"{seed}/better")
        scouted = scout.samples(view, actions, scout.effort.scouts, SCOUT, Clock(Budget()))
        better = sorted(actions, key=lambda action: -mean_of(scouted[action]))
        played = rng.choice(better[:AMONG])
    weighed = weigh(PlanSearcher(analyser, EFFORTS[EFFORT], seed), view, actions, played)
    courses = PlanSearcher(to_the_end(analyser), EFFORTS[EFFORT], f"{seed}/course")
    ends = courses.samples(view, list(weighed), COURSES, MEASURE, Clock(Budget()))
    outlook = analyser.outlook(state)
    return Comparison(
        analyser.left(state), seat,
        [round(analyser.evaluator.worth(state, each), 2) for each in range(state.seats)],
        own is not None,
        [tried(outlook, weighed[action], ends[action]) for action in weighed],
    )  # fmt: skip


def to_the_end(analyser: Analyser) -> Analyser:
    """Return an analyser that plays the game to its end and plans every turn."""

    def turn(state: Any, seat: int, luck: Luck, clock: Clock) -> Any:
        return planned(analyser.evaluator, state, seat, luck, clock, fresh=True)[0]

    return replace(analyser, closing=WHOLE, quick=turn)


def tried(outlook: Outlook, seen: list[Sample], ends: list[Sample]) -> Tried:
    """Return an action as it was rated and as it turned out."""
    return Tried(
        [[round(score - (0.0 if each.won is not None else outlook.score(0.0, each.left)), 2)
          for score in each.ahead] for each in seen],
        [OVER if each.won is not None else round(each.left, 4) for each in seen],
        [each.score for each in ends], [round(each.won or 0.0, 4) for each in ends],
    )  # fmt: skip


def play_games(
    names: list[str], minutes: float, jobs: int, notes: Path | None, first: int
) -> Games:
    """Start games until the time is up. Return their notes."""
    until = monotonic() + 60 * minutes
    games: Games = {name: {} for name in names}
    work = partial(play_and_note, until)
    with closing(map_unordered(work, tasks_until(until, names, first), jobs)) as done:
        for task, found in done:
            if found is None:
                continue
            games[task[0]][task[1]] = found
            if notes is not None:
                with notes.open("a", encoding="utf-8") as file:
                    file.write(note_line(task, found))
    return games


def tasks_until(until: float, names: list[str], first: int) -> Iterable[Task]:
    """Yield the games of all settings in turn until the time is up, at least one of each."""
    for number in count(first):
        if number > first and monotonic() > until:
            return
        yield from ((name, number) for name in names)


def main() -> None:
    """Play until the time is up, then fit, check and print the figures."""
    parser = argparse.ArgumentParser(description="Figures for hints and reviews.")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--setting", action="append", choices=list(SETTINGS))
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--notes", type=Path)
    parser.add_argument("--again", type=Path)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    names = args.setting or list(SETTINGS)
    if args.again is not None:
        games = read_notes(args.again)
    else:
        games = play_games(names, args.minutes, args.jobs, args.notes, args.first)
    lines = [
        json.dumps({"setting": name, **found_out(SETTINGS[name], games[name])})
        for name in names
        if games.get(name)
    ]
    print(*lines, sep="\n")
    if args.out is not None:
        args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
