"""Branches of a game at any point: what-if tables.

Information that was hidden from the asking seat is dealt anew, consistent with its view, and so is
all later chance. A branch reveals no secret of the game.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from hotelier.arena.statistics import Spread, share_of
from hotelier.bots import ask, make_bot
from hotelier.games import game_of
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import OVER, to_move
from hotelier.kernel.game import Game
from hotelier.kernel.rng import HashRandom
from hotelier.table.record import Record
from hotelier.table.table import Table


def branch(state: Any, seat: int | None, seed: int | str, game: Game | None = None) -> Table:
    """Create a table at this state, with everything hidden from `seat` dealt anew.

    `seat` is None for a spectator. Equal seeds give equal deals.
    """
    if to_move(state) == OVER:
        raise Unreadable("nothing-to-branch")
    kind = game_of(state) if game is None else game
    if seat is not None and not 0 <= seat < state.seats:
        raise Unreadable("no-such-seat", where="seat", seat=seat, seats=state.seats)
    world = kind.imagine(kind.redact(state, seat), HashRandom(f"{seed}/what-if"))
    data = {
        "game": kind.name, "rules": kind.rules_version, "seats": state.seats,
        **({"data": kind.data} if kind.data else {}), "options": dict(state.options.chosen),
        **kind.codec.encode_state(world),
    }  # fmt: skip
    return Table.from_position(kind, data, seed=seed)


def branch_record(
    record: Record, ply: int, seat: int | None, seed: int | str, game: Game | None = None
) -> Table:
    """Create a table that branches off before line `ply` of a record.

    If that line is chance, it branches off before the next decision.
    """
    table = Table.from_record(cut_at(record, ply), game=game)
    return branch(table.state, seat, seed, game)


def read_point(text: str) -> tuple[Path, int]:
    """Parse a point of a record in its text form: `game.jsonl#42`."""
    path, mark, ply = text.rpartition("#")
    if not mark or not (ply.isascii() and ply.isdigit()):
        raise Unreadable("not-a-point", text=text)
    return Path(path), int(ply)


def cut_at(record: Record, ply: int) -> Record:
    """Return the record up to a decision. Chance events right before the decision are kept."""
    if not 0 <= ply <= len(record.lines):
        raise Unreadable("no-such-ply", ply=ply, lines=len(record.lines))
    while ply < len(record.lines) and record.lines[ply].by is None:
        ply += 1
    if ply == len(record.lines):
        return record
    return replace(record, lines=record.lines[:ply], end=None)


def play_on(
    record: Record,
    ply: int,
    seat: int | None,
    actions: list[str],
    games: int,
    bot: str,
    seed: int | str,
) -> dict[str, Any]:
    """Play these actions at a point of a record, let bots finish the games, and return statistics.

    Each game deals anew what is hidden from the seat, and all chance to come.
    """
    scores = [Spread() for _ in range(record.seats)]
    wins = [Fraction(0)] * record.seats
    for number in range(games):
        table = branch_record(record, ply, seat, f"{seed}/{number}")
        for action in actions:
            table.play(action)
        bots = [
            make_bot(record.game, bot, f"{seed}/{number}/{each}") for each in range(record.seats)
        ]
        while (asked := table.to_move) is not None:
            table.play(ask(bots[asked], table.state))
        outcome = table.outcome
        assert outcome is not None
        for each, score in enumerate(outcome.scores):
            scores[each].add(score)
            wins[each] += Fraction(each in outcome.winners, len(outcome.winners))
    rows = [
        {"wins": share_of(won, games), "score": spread.data()}
        for won, spread in zip(wins, scores, strict=True)
    ]
    return {"ply": ply, "do": actions, "games": games, "seats": rows}
