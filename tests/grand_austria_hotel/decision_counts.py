"""Counts of questions: decisions per game, legal actions per decision, and paths per result.

    python -m tests.grand_austria_hotel.decision_counts [games]

prints the figures for every seat count, and for each kind of question inside an action.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import hotelier as ht
from hotelier.games.grand_austria_hotel import GAME
from tests.conformance.games import Player, Variant
from tests.grand_austria_hotel.consequences import (
    Search,
    fixed_order,
    key_of,
    some_action,
    turns,
)

STYLES = [(), (("edition", "classic"),), (("gah.boards", "day"),)]
"""Options of the games in which chains are looked for."""


@dataclass
class Figures:
    """Counts of the questions in some random games."""

    games: int = 0
    decisions: int = 0
    legal: int = 0
    most: int = 0
    longest: int = 0
    forced: int = 0
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def decisions_per_game(self) -> float:
        return self.decisions / self.games

    @property
    def branching(self) -> float:
        return self.legal / self.decisions

    def __str__(self) -> str:
        order = self.kinds["ChooseEffect"] / self.decisions
        return (
            f"decisions per game {self.decisions_per_game:.1f} (most {self.longest}), "
            f"legal actions {self.branching:.2f} (most {self.most}), "
            f"forced {self.forced / self.decisions:.1%}, order of effects {order:.2%}"
        )


def play_games(games: int, seats: int, aimless: bool, **options: str) -> Figures:
    """Return the counts of random games, with equally likely actions or with preferences."""
    found = Figures()
    for game in range(games):
        rng = Random(f"figures {seats} {game}")
        player = Player(GAME, rng)
        state = GAME.setup(seats, GAME.choose_options(options))
        decisions = 0
        while ht.to_move(state) != ht.OVER:
            if ht.to_move(state) == ht.CHANCE:
                ht.play(state, ht.sample(state, rng))
                continue
            actions = ht.legal(state)
            decisions += 1
            found.legal += len(actions)
            found.most = max(found.most, len(actions))
            found.forced += len(actions) == 1
            found.kinds[type(state.stack[-1]).__name__] += 1
            ht.play(state, rng.choice(actions) if aimless else player.choose(actions))
        found.games += 1
        found.decisions += decisions
        found.longest = max(found.longest, decisions)
    return found


def results(search: Search, state: Any, kind: str) -> Counter[Any]:
    """Every position after the questions of one kind that follow each other, with its paths."""
    search.answer_chance(state)
    if ht.to_move(state) != search.seat or type(state.stack[-1]).__name__ != kind:
        return Counter([key_of(state)])
    found: Counter[Any] = Counter()
    for action in ht.distinct(state):
        after = state.copy()
        ht.play(after, action)
        found.update(results(search, after, kind))
    return found


def paths_per_result(actions: int) -> dict[str, tuple[int, int]]:
    """Return the numbers of paths and results, by kind of question inside an action."""
    rng = Random("paths")
    paths: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    number = 0
    while actions > 0:
        number += 1
        variant = Variant(GAME, 2 + number % 3, STYLES[number % len(STYLES)], number)
        for state in turns(variant, f"paths {number}", rng):
            action = some_action(state, rng)
            if action is None or actions <= 0:
                continue
            actions -= 1
            search = Search(state.stack[-1].seat, fixed_order(rng), 0)
            ht.play(state, action)
            last = ""
            while True:
                search.answer_chance(state)
                kind = type(state.stack[-1]).__name__ if state.stack else "Turn"
                if ht.to_move(state) != search.seat or kind == "Turn":
                    break
                if kind != last:
                    found = results(search, state.copy(), kind)
                    paths[kind] += found.total()
                    ends[kind] += len(found)
                last = kind
                ht.play(state, rng.choice(ht.legal(state)))
    return {kind: (paths[kind], ends[kind]) for kind in sorted(paths)}


def main(games: int = 200) -> None:
    """Print all figures."""
    for seats in GAME.seats:
        print(f"{seats} seats, aimless: {play_games(games, seats, True)}")
        print(f"{seats} seats, by taste: {play_games(games, seats, False)}")
        every = play_games(games, seats, True, questions="all")
        print(f"{seats} seats, all questions: {every}")
    for kind, (paths, ends) in paths_per_result(5 * games).items():
        print(f"{kind:14} {paths / ends:.3f} paths per result ({ends} results)")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
