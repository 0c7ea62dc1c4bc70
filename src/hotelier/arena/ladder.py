"""Ladder of the levels: expected win shares, and the games that measure them.

    python -m hotelier.arena.ladder --out FOLDER [--minutes 10] [--contest NAME ...]

Every contest is a tournament in its own folder, with paired seats and deals. The same command
resumes it. `docs/bots.md` contains the printed table, and FOLDER/ladder.svg is its chart.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from statistics import mean, stdev
from time import perf_counter
from typing import Any, Final

from hotelier.arena.engines import LOCAL, games_on
from hotelier.arena.file_lock import lock
from hotelier.arena.ladder_chart import chart_of
from hotelier.arena.statistics import wilson
from hotelier.arena.store import Store, write_whole
from hotelier.arena.tournament import Played, make_tournament
from hotelier.kernel.errors import HotelierError, Unreadable
from hotelier.words import explain

AUSTRIA: Final = "grand-austria-hotel"
KOENIG: Final = "hotel-koenig"


@dataclass(frozen=True)
class Contest:
    """One bot against one or more of another, with the expected result."""

    game: str
    bot: str
    against: str
    games: int
    wins: float
    """Minimum share of games that the bot should win."""
    lead: float = 0.0
    """Minimum mean lead in points. 0 if none is expected."""
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return 2 if self.game == AUSTRIA else 4


SUMMARY: Final = "ladder.json"
LOCK: Final = "ladder.lock"
ONLINE: Final = {"preset": "online"}
ALL_MODULES: Final = {"aw.modules": 12345}
STRONG: Final = "director@550ms"
"""A turn takes at most two seconds. It needs two searches on average and four at most, and no
search starts a new step after 495 ms."""

CONTESTS: Final[dict[str, Contest]] = {
    "koenig-waiter": Contest(KOENIG, "waiter", "random", 1000, 0.98, options=ONLINE),
    "koenig-waiter-page": Contest(KOENIG, "waiter", "page", 400, 0.40, options=ONLINE),
    "koenig-concierge": Contest(KOENIG, "concierge", "waiter", 400, 0.40, options=ONLINE),
    "koenig-director": Contest(KOENIG, "director", "concierge", 400, 0.40, options=ONLINE),
    "austria-waiter": Contest(AUSTRIA, "waiter", "page", 400, 0.70),
    "austria-concierge": Contest(AUSTRIA, "concierge", "waiter", 400, 0.70),
    "austria-director": Contest(AUSTRIA, "director", "concierge", 400, 0.70),
    "austria-strong": Contest(AUSTRIA, STRONG, "greedy", 200, 0.95, 40.0),
    "walzer-director": Contest(AUSTRIA, "director", "greedy", 200, 0.85, options=ALL_MODULES),
}


def play_contest(name: str, folder: Path, jobs: int, end: float) -> list[Played]:
    """Play a contest until it is finished or the time is up. Return all games so far."""
    contest = CONTESTS[name]
    tournament = make_tournament(
        contest.game, contest.seats, [[contest.bot, contest.against]],
        contest.games // contest.seats, "ladder", contest.options,
    )  # fmt: skip
    with Store(folder / name).open(tournament) as (done, adder):
        missing = [number for number in range(tournament.games) if number not in done]
        if missing and perf_counter() < end:
            with closing(games_on(LOCAL, tournament, missing, jobs)) as games:
                for played in games:
                    done[played.number] = adder.add(played)
                    if perf_counter() > end:
                        break
    return list(done.values())


def summary(name: str, games: list[Played]) -> dict[str, Any]:
    """Summarise the games of a contest."""
    contest = CONTESTS[name]
    wins = Fraction()
    leads: list[float] = []
    scores: list[int] = []
    for played in games:
        seat = played.bots.index(contest.bot)
        wins += Fraction(seat in played.winners, len(played.winners))
        others = [score for other, score in enumerate(played.scores) if other != seat]
        scores.append(played.scores[seat])
        leads.append(played.scores[seat] - mean(others))
    low, high = wilson(wins, len(games))
    return {
        "contest": name, "bot": contest.bot, "against": contest.against, "games": len(games),
        "wins": float(wins) / len(games), "low": low, "high": high, "expected": contest.wins,
        "score": mean(scores), "lead": mean(leads),
        "lead_error": stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else 0.0,
        "expected_lead": contest.lead,
    }  # fmt: skip


def known(folder: Path) -> dict[str, dict[str, Any]]:
    """Read the results of earlier runs by contest, so that a run of one contest keeps the
    others."""
    path = folder / SUMMARY
    rows = json.loads(path.read_text("utf-8")) if path.exists() else []
    return {row["contest"]: row for row in rows}


def main() -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser(description="Play the ladder of the levels.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=600.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--contest", choices=sorted(CONTESTS), action="append")
    args = parser.parse_args()
    try:
        with alone(args.out):
            climb(args.out, args.contest or list(CONTESTS), args.jobs, args.minutes)
    except HotelierError as error:
        parser.exit(2, f"{explain(error, 'en')}\n")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Lock the folder. Two concurrent runs would overwrite each other's summary."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("ab")
    except OSError as error:
        raise Unreadable("cannot-write", path=str(folder), why=error) from error
    with file:
        lock(file, Unreadable("ladder-running", path=str(folder)))
        yield


def climb(folder: Path, names: Sequence[str], jobs: int, minutes: float) -> None:
    """Play these contests, and write the summary and chart of all contests played in this
    folder."""
    found = known(folder)
    for name in names:
        begin = perf_counter()
        games = play_contest(name, folder, jobs, begin + 60 * minutes)
        if games:
            row = found[name] = summary(name, games)
            print(
                f"{name:20} {row['games']:5} {row['wins']:7.1%} ({row['low']:.1%} - "
                f"{row['high']:.1%}), {row['expected']:.0%}; {row['score']:.1f}, "
                f"{row['lead']:+.1f} ± {row['lead_error']:.1f}; {perf_counter() - begin:.0f} s",
                flush=True,
            )
    rows = [found[name] for name in CONTESTS if name in found]
    write_whole(folder / SUMMARY, json.dumps(rows, indent=1))
    write_whole(folder / "ladder.svg", chart_of(rows))


if __name__ == "__main__":
    main()
