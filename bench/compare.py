"""Compare the speed of this checkout with another one: both play the same games, in turns.

    .venv/bin/python bench/compare.py OTHER/src [--game hotel-koenig] [--rounds 60]

A shared machine is too noisy for two runs one after the other. Here each round gives one ratio of
processor times over the same games. The median of the rounds shows differences of 2 %.
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
"""Program of a player. It uses only the public contract, so that old checkouts run it too."""


class Player:
    """A process that plays games with one of the checkouts."""

    def __init__(self, source: Path, game: str) -> None:
        command = [sys.executable, "-c", PLAYER, game]
        self.process = Popen(
            command, env={"PYTHONPATH": str(source.resolve())}, stdin=PIPE, stdout=PIPE, text=True
        )

    def seconds(self, seed: int) -> float:
        """Play the games of a seed and return their processor time."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seed, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def ratios(here: Path, other: Path, game: str, rounds: int) -> list[float]:
    """Return the ratio of our time to the other's, for each round."""
    players = [Player(source, game) for source in (here, other)]
    found = []
    for number in range(rounds):
        ours, theirs = (player.seconds(number) for player in players)
        found.append(ours / theirs)
    for player in players:
        player.close()
    return found


def main() -> None:
    """Read the command line, compare, and print the result."""
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
