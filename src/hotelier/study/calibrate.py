"""Find the figures of the lenses, and check them: `python -m hotelier.study.calibrate`.

Bots play; at every decision each seat's worth is noted with the part of the game left, and at the
end how far it was off. Every so often an action is weighed as a review does it, and then played to
the end of the game many times over, next to the best one: how far was the judge off? `fitting`
makes figures of that and says how often intervals hold.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from hotelier.arena.workers import spread
from hotelier.bots import ask, make_bot
from hotelier.bots.budget import Clock
from hotelier.bots.judging import Budget
from hotelier.bots.mind import Luck
from hotelier.games import ALL
from hotelier.kernel.frames import legal
from hotelier.study.courses import planned
from hotelier.study.decisions import EFFORTS, weigh
from hotelier.study.fitting import Comparison, Row, Tried, found_out
from hotelier.study.judge import MEASURE, PlanSearcher, Sample, mean_of
from hotelier.study.lens import LENSES, Lens
from hotelier.study.outlook import prospect
from hotelier.table.table import Table

NOTED: Final = 4
"""Every so many decisions the worth of the position is noted ..."""
WEIGHED: Final = 25
"""... and every so many an action is weighed."""
AMONG: Final = 4
"""It is one of the best so many."""
COURSES: Final = 16
"""How often it is played to the end of the game."""
WHOLE: Final = 1.0
"""The part of a game that is left at its start."""
EFFORT: Final = "usual"


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
Task = tuple[str, int]
Notes = tuple[list[Row], list[Comparison]]


def play_and_note(task: Task) -> Notes:
    """One game: what was expected when, and what came of actions that were weighed."""
    setting, seed = SETTINGS[task[0]], f"calibrate/{task[0]}/{task[1]}"
    lens = LENSES[setting.game]
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
            worths = [lens.mind.worth(state, seat) for seat in seats]
            noted.append((lens.left(state), worths, prospect(lens, state).wins))
        if decisions % WEIGHED == first and len(legal(state)) > 1:
            compared.append(compare(setting.game, state, f"{seed}/{decisions}", rng))
        decisions += 1
        table.play(ask(bots[asked], state))
    outcome = table.outcome
    assert outcome is not None
    rows = [
        Row(left, worths[seat], wins[seat], outcome.scores[seat],
            (seat in outcome.winners) / len(outcome.winners))
        for left, worths, wins in noted
        for seat in seats
    ]  # fmt: skip
    return rows, compared


def compare(game: str, state: Any, seed: str, rng: Random) -> Comparison:
    """One of the better actions beside the best that a review finds, and what came of both."""
    lens = LENSES[game]
    view = ALL[game].redact(state, state.stack[-1].seat)
    actions = legal(state)
    searcher = PlanSearcher(lens, EFFORTS[EFFORT], seed)
    better = searcher.judge(view, actions, Budget(nodes=EFFORTS[EFFORT].nodes))
    played = rng.choice([opinion.action for opinion in better[:AMONG]])
    weighed = weigh(searcher, view, actions, played)
    best = max(weighed, key=lambda action: mean_of(weighed[action]))
    courses = PlanSearcher(to_the_end(lens), EFFORTS[EFFORT], f"{seed}/course")
    pair = list(dict.fromkeys([best, played]))
    ends = courses.samples(view, pair, COURSES, MEASURE, Clock(Budget()))
    return Comparison(
        lens.left(state), tried(weighed[best], ends[best]), tried(weighed[played], ends[played])
    )


def to_the_end(lens: Lens) -> Lens:
    """The same game played to its end, all turns planned."""

    def turn(state: Any, seat: int, luck: Luck, clock: Clock) -> Any:
        return planned(lens.mind, state, seat, luck, clock, fresh=True)[0]

    return replace(lens, closing=WHOLE, quick=turn)


def tried(expected: list[Sample], ends: list[Sample]) -> Tried:
    """An action, as it was expected to go and as it went."""
    return Tried(
        [round(each.score, 2) for each in expected], [round(each.win, 4) for each in expected],
        [each.score for each in ends], [round(each.won or 0.0, 4) for each in ends],
    )  # fmt: skip


def read_notes(path: Path) -> dict[str, dict[int, Notes]]:
    """The games that an earlier run noted."""
    games: dict[str, dict[int, Notes]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        data = json.loads(line)
        compared = [
            Comparison(each["left"], Tried(**each["best"]), Tried(**each["played"]))
            for each in data["compared"]
        ]
        rows = [Row(*row) for row in data["rows"]]
        games.setdefault(data["setting"], {})[data["number"]] = rows, compared
    return games


def note_line(task: Task, notes: Notes) -> str:
    """A game as one line of such a file."""
    rows, compared = notes
    data = {
        "setting": task[0], "number": task[1], "compared": [asdict(each) for each in compared],
        "rows": [[round(row.left, 3), round(row.worth, 2), round(row.win, 4), row.final,
                  round(row.won, 3)] for row in rows],
    }  # fmt: skip
    return json.dumps(data, separators=(",", ":")) + "\n"


def play_games(
    names: list[str], minutes: float, jobs: int, notes: Path | None, first: int
) -> dict[str, dict[int, Notes]]:
    """Play until the time is up; every setting has two games at least."""
    end = monotonic() + 60 * minutes
    tasks: Iterable[Task] = ((name, number) for number in count(first) for name in names)
    games: dict[str, dict[int, Notes]] = {name: {} for name in names}
    with closing(spread(play_and_note, tasks, jobs)) as done:
        for task, found in done:
            games[task[0]][task[1]] = found
            if notes is not None:
                with notes.open("a", encoding="utf-8") as file:
                    file.write(note_line(task, found))
            if monotonic() > end and all(len(each) > 1 for each in games.values()):
                break
    return games


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
        json.dumps(found_out(name, SETTINGS[name], games[name])) for name in names if name in games
    ]
    print(*lines, sep="\n")
    if args.out is not None:
        args.out.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
