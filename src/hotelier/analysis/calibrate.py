"""Find the figures of the analysers, and check them: `python -m hotelier.analysis.calibrate`.

Bots play; at every decision each seat's worth is noted with the part of the game left, and at the
end how far it was off. Every so often an action is weighed as a review does it, and then played to
the end of the game many times over, next to the best others: how far was the judge off? `fitting`
makes figures of that and says how often intervals hold.
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
"""Every so many decisions the worth of the position is noted ..."""
WEIGHED: Final = 25
"""... and every so many an action is weighed."""
AMONG: Final = 4
"""If it is not what the player chose, it is one of the best so many."""
COURSES: Final = 16
"""Number of playouts to the end of the game."""
WHOLE: Final = 1.0
"""The part of a game that is left at its start."""
EFFORT: Final = "usual"


@dataclass(frozen=True)
class Setting:
    """A game to calibrate: its rules and seats."""

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
    """One game: what was expected when, and what came of actions that were weighed.

    Nothing if its turn comes when the time is up: games that are begun are played to the end, as
    long ones would else be missing.
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
    """An action, the player's or one of the better ones, beside the best others; what came of them.

    The better ones are looked for in worlds of their own, so that none is chosen for its luck in
    those in which it is weighed.
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
    """Return an analyser that plays the game to its end and plans all turns."""

    def turn(state: Any, seat: int, luck: Luck, clock: Clock) -> Any:
        return planned(analyser.evaluator, state, seat, luck, clock, fresh=True)[0]

    return replace(analyser, closing=WHOLE, quick=turn)


def tried(outlook: Outlook, seen: list[Sample], ends: list[Sample]) -> Tried:
    """An action, as it was seen and as it went."""
    return Tried(
        [[round(score - (0.0 if each.won is not None else outlook.score(0.0, each.left)), 2)
          for score in each.ahead] for each in seen],
        [OVER if each.won is not None else round(each.left, 4) for each in seen],
        [each.score for each in ends], [round(each.won or 0.0, 4) for each in ends],
    )  # fmt: skip


def play_games(
    names: list[str], minutes: float, jobs: int, notes: Path | None, first: int
) -> Games:
    """Begin games until the time is up."""
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
    """One game after another of each setting; the first ones in any case."""
    for number in count(first):
        if number > first and monotonic() > until:
            return
        yield from ((name, number) for name in names)


def main() -> None:
    """Play until the time is up, fit, check, print."""
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
