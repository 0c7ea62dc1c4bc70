"""A bot that plays one game over the network: `python examples/bot.py http://127.0.0.1:8000`.

It creates a table with two of the server's own bots and plays a legal move each time it is asked.
Put your own idea into `choose`. `view` holds all that the seat may know and `legal` its legal
moves, both as described in docs/api.md.
"""

from __future__ import annotations

import argparse
from typing import Any

from hotelier import GAMES
from hotelier.client import Client


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Choose one of the legal moves."""
    return legal[len(legal) // 2]


def play(url: str, game: str) -> None:
    """Play one game and print its result."""
    with Client(url, name="Example", bot=True) as client:
        table = client.create(game, ["me", "bot:greedy", "bot:random"])
        moves = 0
        for state in table.follow():
            if state.mine and state.view is not None:
                table.move(choose(state.view, state.legal), state.version)
                moves += 1
        result = table.facts()["result"]
        print(f"{moves} moves, {result['reason']}, scores {result['scores']}")


def main(args: list[str] | None = None) -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="A bot that plays one game over the network.")
    parser.add_argument("url", help="the server, such as http://127.0.0.1:8000")
    parser.add_argument("game", nargs="?", default="hotel-koenig", choices=list(GAMES))
    wanted = parser.parse_args(args)
    play(wanted.url, wanted.game)


if __name__ == "__main__":
    main()
