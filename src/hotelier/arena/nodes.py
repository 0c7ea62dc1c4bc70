"""Measure the search speed of the thinking bots: `python -m hotelier.arena.nodes`.

A node is a position reached by playing an action. Processor time is measured on one core, in
positions from games of fast bots. The nodes of the searcher include its lookahead.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from time import process_time
from typing import Any, Final

from hotelier.bots import ask, make_bot
from hotelier.bots.budget import Clock
from hotelier.bots.contract import Budget
from hotelier.bots.levels import CONCIERGE, DIRECTOR, LEVELS
from hotelier.bots.thinking import ThinkingBot
from hotelier.games import ALL
from hotelier.kernel.frames import CHANCE, OVER, distinct, legal, play, sample, to_move

SEATS: Final = {"grand-austria-hotel": 2, "hotel-koenig": 4}
SPACING: Final = 9
"""Questions between two positions."""


def positions(game: str, count: int) -> list[Any]:
    """Return views of seats to move, spread over games of `greedy`."""
    kind = ALL[game]
    rng = Random(1)
    found: list[Any] = []
    while len(found) < count:
        state = kind.setup(SEATS[game], kind.choose_options({}))
        bots = [make_bot(game, "greedy", rng.random().hex()) for _ in range(SEATS[game])]
        asked = 0
        while (seat := to_move(state)) != OVER:
            if seat == CHANCE:
                play(state, sample(state, rng))
                continue
            asked += 1
            if asked % SPACING == 0 and len(distinct(state)) > 1:
                found.append(kind.redact(state, seat))
            play(state, ask(bots[seat], state))
    return found[:count]


def nodes_per_second(game: str, level: str, views: list[Any], nodes: int) -> float:
    """Return the nodes per second of a level's search."""
    spent = 0
    begin = process_time()
    for number, view in enumerate(views):
        bot = make_bot(game, level, number, Budget(nodes=nodes))
        assert isinstance(bot, ThinkingBot)
        if bot.evaluator.habit(view, legal(view), bot.rng) is None:
            clock = Clock(Budget(nodes=nodes))
            bot.think(view, to_move(view), clock)
            spent += clock.nodes
    return spent / (process_time() - begin)


def main() -> None:
    """Measure all levels with a search, and print the result."""
    parser = argparse.ArgumentParser(description="Nodes a second of the thinking bots.")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=2_000)
    args = parser.parse_args()
    found = {}
    for game in LEVELS:
        views = positions(game, args.positions)
        found[game] = {
            level: round(nodes_per_second(game, level, views, args.nodes))
            for level in (CONCIERGE, DIRECTOR)
        }
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
