"""Whole games under every choice of modules: `python -m tests.conformance.modules --games 20000`.

Plays every subset of the modules of Alles Walzer! (AW-0.1) with every number of players, both
editions, both kinds of boards and every deal. Some positions on the way are checked (GAH-23,
AW-14.3), and the ledger at the end. The setting and the number of a game reproduce it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from multiprocessing import Pool
from time import perf_counter

from hotelier.games.grand_austria_hotel import GAME
from hotelier.games.grand_austria_hotel.options import MODULES
from tests.conformance.games import Variant, walk

CHECKED: float = 0.03
"""Share of positions that are checked."""
CHOICES: tuple[str | int, ...] = ("none", *MODULES)
EDITIONS = ("revised", "classic")
BOARDS = ("night", "day")
DEALS = ("random", "intro", "draft")


@dataclass
class Tally:
    """Counts of games, steps and checks, and the points."""

    games: int = 0
    steps: int = 0
    checks: int = 0
    points: int = 0
    scores: int = 0

    def add(self, other: Tally) -> None:
        """Add another tally."""
        for name in ("games", "steps", "checks", "points", "scores"):
            setattr(self, name, getattr(self, name) + getattr(other, name))


def settings(modules: str | int) -> list[Variant]:
    """List every setting with these modules."""
    rows = product(GAME.seats, EDITIONS, BOARDS, DEALS)
    return [
        Variant(
            GAME,
            seats,
            (
                ("aw.modules", modules), ("edition", edition), ("gah.boards", boards),
                ("gah.staff_deal", deal), ("aw.extra_cards", ("off", "on")[number % 2]),
                ("questions", "all" if number % 7 == 3 else "needed"),
            ),
            number,
        )
        for number, (seats, edition, boards, deal) in enumerate(rows)
    ]  # fmt: skip


def one_game(variant: Variant, seed: object) -> Tally:
    """Play a random game to its end and check positions on the way."""
    rng = variant.rng(f"checks {seed}")
    tally = Tally(games=1)
    state = None
    for state in walk(variant, f"modules {dict(variant.options)['aw.modules']} {seed}"):
        tally.steps += 1
        if rng.random() < CHECKED:
            GAME.check(state)
            tally.checks += 1
    assert state is not None
    GAME.check(state)
    outcome = GAME.outcome(state)
    for score, row in zip(outcome.scores, outcome.breakdown, strict=True):
        assert score == sum(row.values()), f"{variant} {seed}"  # GAH-23.8
    tally.points += sum(outcome.scores)
    tally.scores += len(outcome.scores)
    return tally


def play_all(modules: str | int, games: int, first: int = 0) -> Tally:
    """Play `games` games with each setting of these modules."""
    total = Tally()
    for variant in settings(modules):
        for seed in range(first, first + games):
            try:
                total.add(one_game(variant, seed))
            except Exception as error:
                raise AssertionError(f"{variant}, game {seed}: {error}") from error
    return total


def work(job: tuple[str | int, int, int]) -> tuple[str | int, Tally]:
    """Run one job."""
    modules, games, first = job
    return modules, play_all(modules, games, first)


def jobs(
    choices: Sequence[str | int], games: int, first: int
) -> Iterator[tuple[str | int, int, int]]:
    """Split a long run into jobs of one game per setting."""
    for seed in range(first, first + games):
        for modules in choices:
            yield modules, 1, seed


def main(arguments: Sequence[str]) -> None:
    """Play at least `--games` games and print a table of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1152, help="at least so many games in all")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--modules", nargs="*", default=CHOICES, help="only these choices")
    chosen = parser.parse_args(arguments)
    choices: list[str | int] = [n if n == "none" else int(n) for n in chosen.modules]
    per_round = sum(len(settings(modules)) for modules in choices)
    rounds = -(-chosen.games // per_round)
    start, done = perf_counter(), dict[str | int, Tally]()
    with Pool(chosen.processes) as pool:
        for modules, tally in pool.imap_unordered(work, jobs(choices, rounds, chosen.first)):
            done.setdefault(modules, Tally()).add(tally)
    total = Tally()
    print("modules   games    steps   checks  mean VP")
    for modules in choices:
        row = done[modules]
        total.add(row)
        mean = row.points / row.scores
        print(f"{modules!s:8} {row.games:6} {row.steps:8} {row.checks:8}  {mean:7.1f}")
    print(
        f"{'all':8} {total.games:6} {total.steps:8} {total.checks:8}  in "
        f"{perf_counter() - start:.0f} s: {len(choices)} choices of modules, {per_round} settings"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
