"""Short finished games: the end of a random one, so that its review takes seconds."""

from __future__ import annotations

from random import Random

import hotelier as ht
from hotelier.games import ALL
from hotelier.kernel.frames import to_move


def short_game(game: str, seats: int = 2, decisions: int = 10, seed: int = 5) -> ht.Table:
    """A game that begins some decisions before its end, and is played to it at random."""
    whole = played_out(ht.Table(game, seats=seats, seed=seed), seed)
    asked = [ply for ply, line in enumerate(whole.record.lines) if line.by is not None]
    tables = ht.Table.replayed(whole.record)
    start = next(table for table in tables if len(table.record.lines) == asked[-decisions])
    assert to_move(start.state) >= 0
    kind = ALL[game]
    position = {
        "game": game, "rules": kind.rules_version, "seats": seats,
        "options": dict(whole.record.options), **kind.codec.encode_state(start.state),
    }  # fmt: skip
    return played_out(ht.Table.from_position(kind, position, seed=seed), seed)


def played_out(table: ht.Table, seed: int) -> ht.Table:
    """Play a table randomly to its end."""
    rng = Random(seed)
    while table.to_move is not None:
        table.play(rng.choice(table.legal()))
    return table
