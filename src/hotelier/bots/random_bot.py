"""`random`: chooses uniformly among the legal actions. Plays every game."""

from __future__ import annotations

from random import Random
from typing import Final

from hotelier.bots.contract import Bot, Seed
from hotelier.kernel.frames import Action, State
from hotelier.kernel.rng import below

RANDOM: Final = "random"


class RandomBot(Bot):
    """Bot that chooses at random. It is the baseline for all others."""

    def __init__(self, seed: Seed) -> None:
        self.name = RANDOM
        self.rng = Random(str(seed))

    def choose(self, view: State, legal: list[Action]) -> Action:
        return legal[below(self.rng, len(legal))]
