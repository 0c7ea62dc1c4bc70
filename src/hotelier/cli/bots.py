"""`hotelier bots`: list the bot levels of a game."""

from __future__ import annotations

import json
from typing import Annotated, Any

from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.table.positions import find_game
from hotelier.words import say


def bots(
    game: str = "hotel-koenig",
    as_json: Annotated[bool, Option("--json")] = False,
) -> None:
    """List the levels of a game with name, character, rating and search nodes."""
    found = levels_of(find_game(game).name, spoken())
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    from rich import box
    from rich.table import Table

    from hotelier.terminal.console import make_console

    table = Table(say("bots-level", spoken()), box=box.SIMPLE_HEAD)
    for heading in ("key", "character", "rating", "nodes"):
        table.add_column(say(f"bots-{heading}", spoken()))
    for row in found:
        table.add_row(row["title"], row["name"], row["character"], str(row["rating"]),
                      str(row["nodes"]))  # fmt: skip
    make_console().print(table)


def levels_of(game: str, lang: str) -> list[dict[str, Any]]:
    """Return the levels of a game as data, weakest first."""
    from hotelier.bots import LEVELS

    return [
        {
            "name": name,
            "title": say(f"level-{name}", lang),
            "character": say(f"level-{name}-character", lang),
            "rating": level.rating,
            "nodes": level.budget.nodes,
        }
        for name, level in LEVELS[game].items()
    ]
