"""Try other weights of `greedy`: one candidate against three bots with the current weights.

    .venv/bin/python bench/weights.py bonus=0.7 thirst=3 [--game hotel-koenig] [--games 400]

Each deal is played four times, once with the candidate in each seat; 25 % is even. `--alike` seats
the candidate four times and compares its mean score with that of four current bots, deal by deal.
Against equal opponents, points show a difference sooner than wins.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from functools import partial
from multiprocessing import Pool
from statistics import mean, stdev
from typing import Any, Final

from hotelier.arena.match import make_match, play_bare
from hotelier.arena.statistics import wilson
from hotelier.bots import Bot
from hotelier.bots.grand_austria_hotel import greedy as austria
from hotelier.bots.grand_austria_hotel.weights import TUNED as AUSTRIA_TUNED
from hotelier.bots.hotel_koenig import TUNED as KOENIG_TUNED
from hotelier.bots.hotel_koenig import GreedyBot as KoenigBot

SEATS = 4


@dataclass(frozen=True)
class Trial:
    """Game whose `greedy` takes weights."""

    bot: Callable[[str, Any], Bot]
    tuned: Any
    options: Mapping[str, str]


TRIALS: Final = {
    "grand-austria-hotel": Trial(austria.GreedyBot, AUSTRIA_TUNED, {}),
    "hotel-koenig": Trial(KoenigBot, KOENIG_TUNED, {"preset": "online"}),
}


def read_weights(game: str, pairs: list[str]) -> Any:
    """Replace some of the current weights.

    >>> read_weights("hotel-koenig", ["reserve=3000"]).reserve
    3000
    """
    tuned = TRIALS[game].tuned
    changed = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        changed[name] = type(asdict(tuned)[name])(value)
    return replace(tuned, **changed)


def candidate_wins(game: str, weights: Any, number: int) -> Fraction:
    """Return the share of a game that the candidate wins against three current bots."""
    trial = TRIALS[game]
    match = make_match(game, SEATS, ["greedy"], "weights", trial.options)
    seed, candidate = f"{match.seed}/{number // SEATS}", number % SEATS
    bots = [
        trial.bot(f"{seed}/{seat}", weights if seat == candidate else trial.tuned)
        for seat in range(SEATS)
    ]
    _, outcome = play_bare(match, seed, bots)
    return Fraction(candidate in outcome.winners, len(outcome.winners))


def points_gained(game: str, weights: Any, number: int) -> float:
    """Return the mean score of four candidates in a game, minus that of four current bots."""
    trial = TRIALS[game]
    match = make_match(game, SEATS, ["greedy"], "weights", trial.options)
    seed = f"{match.seed}/{number}"
    scores = []
    for used in (weights, trial.tuned):
        bots = [trial.bot(f"{seed}/{seat}", used) for seat in range(SEATS)]
        scores.append(mean(play_bare(match, seed, bots)[1].scores))
    return scores[0] - scores[1]


def main() -> None:
    """Read the command line, play, and print the result."""
    parser = argparse.ArgumentParser(description="Try other weights for greedy.")
    parser.add_argument("weights", nargs="+", metavar="NAME=VALUE")
    parser.add_argument("--game", choices=sorted(TRIALS), default="hotel-koenig")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--alike", action="store_true", help="compare scores of four alike")
    args = parser.parse_args()
    weights = read_weights(args.game, args.weights)
    label = " ".join(args.weights)
    with Pool() as pool:
        if args.alike:
            play = partial(points_gained, args.game, weights)
            gains = list(pool.imap(play, range(args.games), 2))
            error = stdev(gains) / len(gains) ** 0.5
            print(f"{label}: {mean(gains):+.2f} points (standard error {error:.2f})")
        else:
            wins = sum(
                pool.imap(partial(candidate_wins, args.game, weights), range(args.games), 8),
                Fraction(),
            )
            low, high = wilson(wins, args.games)
            print(f"{label}: wins {float(wins) / args.games:.1%} ({low:.1%} - {high:.1%})")


if __name__ == "__main__":
    main()
