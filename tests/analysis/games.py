"""Short games to study: played by bots, or cut off in their midst."""

from __future__ import annotations

from functools import cache
from typing import Any

import hotelier as ht
from hotelier.bots import ask, make_bot
from hotelier.table.record import Record, parse

GAMES = ("grand-austria-hotel", "hotel-koenig")


@cache
def finished_text(game: str, seats: int = 2, seed: int = 5) -> str:
    """The record of a game between a greedy and random players, as text."""
    table = ht.Table(game, seats=seats, seed=seed)
    bots = [make_bot(game, "random" if seat else "greedy", seat) for seat in range(seats)]
    while (seat := table.to_move) is not None:
        table.play(ask(bots[seat], table.state))
    return table.record.to_jsonl()


def finished(game: str, seats: int = 2, seed: int = 5) -> Record:
    return parse(finished_text(game, seats, seed))


def midway(game: str, seats: int, decisions: int, seed: int = 3) -> Any:
    """A state with a real choice, so many decisions into a random game."""
    table = ht.Table(game, seats=seats, seed=seed)
    bots = [make_bot(game, "random", f"{seed}/{seat}") for seat in range(seats)]
    count = 0
    while (seat := table.to_move) is not None:
        if count >= decisions and len(table.legal()) > 2:
            return table.state
        table.play(ask(bots[seat], table.state))
        count += 1
    raise AssertionError("the game was too short")
