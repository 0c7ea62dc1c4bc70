"""Would other weights make `greedy` better? One candidate against three of today's, Hotel-König.

    .venv/bin/python bench/weights.py bonus=0.7 thirst=3 [--games 400]

Each deal is played four times, once with the candidate on each seat; 25 % is even.
"""

from __future__ import annotations

import argparse
from dataclasses import asdict, replace
from fractions import Fraction
from functools import partial
from multiprocessing import Pool

from hotelier.arena.match import make_match, play_bare
from hotelier.arena.statistics import wilson
from hotelier.bots import Bot
from hotelier.bots.hotel_koenig import TUNED, GreedyBot, Weights

SEATS = 4
MATCH = make_match("hotel-koenig", SEATS, ["greedy"], "weights", {"preset": "online"})


def read_weights(pairs: list[str]) -> Weights:
    """Today's weights with some replaced.

    >>> read_weights(["reserve=3000"]).reserve
    3000
    """
    changed = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        changed[name] = type(asdict(TUNED)[name])(value)
    return replace(TUNED, **changed)


def candidate_wins(weights: Weights, number: int) -> Fraction:
    """What part of a game the candidate wins."""
    seed, candidate = f"{MATCH.seed}/{number // SEATS}", number % SEATS
    bots: list[Bot] = [
        GreedyBot(f"{seed}/{seat}", weights if seat == candidate else TUNED)
        for seat in range(SEATS)
    ]
    _, outcome = play_bare(MATCH, seed, bots)
    return Fraction(candidate in outcome.winners, len(outcome.winners))


def main() -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser(description="Try other weights for greedy.")
    parser.add_argument("weights", nargs="+", metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    with Pool() as pool:
        play = partial(candidate_wins, read_weights(args.weights))
        wins = sum(pool.imap(play, range(args.games), 8), Fraction())
    low, high = wilson(wins, args.games)
    print(f"{' '.join(args.weights)}: wins {float(wins) / args.games:.1%} ({low:.1%} - {high:.1%})")


if __name__ == "__main__":
    main()
