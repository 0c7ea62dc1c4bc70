"""Is this checkout faster than another one? Both play the same random games, turn and turn about.

    .venv/bin/python bench/compare.py OTHER/src [--game hotel-koenig] [--rounds 60]

A shared machine is too noisy for two runs one after the other. Here each round gives one ratio, of
processor time over the same games, and the median of the rounds shows differences of 2 %.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from statistics import median, quantiles
from subprocess import PIPE, Popen

HERE = Path(__file__).parents[1] / "src"

PLAYER = """
import sys
from random import Random
from time import process_time
import hotelier as ht

game = ht.GAMES[sys.argv[1]]
options = game.choose_options({})
for seed in sys.stdin:
    rng = Random(int(seed))
    begin = process_time()
    for _ in range(8):
        state = game.setup(4 if 4 in game.seats else game.seats[-1], options)
        while state.stack:
            actions = ht.legal(state)
            if actions:
                ht.play(state, actions[int(rng.random() * len(actions))])
            else:
                ht.play(state, ht.sample(state, rng))
    print(process_time() - begin, flush=True)
"""
"""Knows nothing but the public contract, so that it runs on old checkouts too."""


class Player:
    """A checkout that plays when told to."""

    def __init__(self, source: Path, game: str) -> None:
        command = [sys.executable, "-c", PLAYER, game]
        self.process = Popen(
            command, env={"PYTHONPATH": str(source.resolve())}, stdin=PIPE, stdout=PIPE, text=True
        )

    def seconds(self, seed: int) -> float:
        """Processor time of the games of this seed."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seed, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def close(self) -> None:
        """Send it home."""
        self.process.communicate()


def ratios(here: Path, other: Path, game: str, rounds: int) -> list[float]:
    """Our time over the other's, round by round."""
    players = [Player(source, game) for source in (here, other)]
    found = []
    for number in range(rounds):
        ours, theirs = (player.seconds(number) for player in players)
        found.append(ours / theirs)
    for player in players:
        player.close()
    return found


def main() -> None:
    """Read the command line, compare, report."""
    parser = argparse.ArgumentParser(description="Compare the speed of two checkouts.")
    parser.add_argument("other", type=Path, help="the src folder of the other checkout")
    parser.add_argument("--game", default="hotel-koenig")
    parser.add_argument("--rounds", type=int, default=60)
    args = parser.parse_args()
    found = ratios(HERE, args.other, args.game, args.rounds)
    low, _, high = quantiles(found, n=4)
    print(f"time here / time there: {median(found):.3f} (half of the rounds: {low:.3f}-{high:.3f})")


if __name__ == "__main__":
    main()
