"""Opponents in the terminal: built-in bots, bots of users, and engines."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hotelier.cli.inputs import house_text
from hotelier.table.table import Table

if TYPE_CHECKING:
    from hotelier.arena.entrants import Entrant
    from hotelier.bots import Bot
    from hotelier.engine.seat import Bench

USUAL: Final = "greedy"
"""Bot that plays by default."""


def engines_of(
    commands: Sequence[str] | None, settings: Sequence[str] | None, time: str, game: str
) -> tuple[Entrant, ...]:
    """Return the engines of a command line. Each is started once to read its name and version."""
    from hotelier.engine.timing import parse_control

    control = parse_control(time)
    if not commands:
        return ()
    from hotelier.arena.entrants import meet

    return meet(commands, settings or (), control, game)


def names_of(bots: str | None, engines: Sequence[Entrant], usual: str = USUAL) -> list[str]:
    """Return the names of the opponents: those given, else the engines, else the default bot.

    >>> names_of("page, random", ()), names_of(None, ())
    (['page', 'random'], ['greedy'])
    """
    if bots is None:
        return [engine.label for engine in engines] or [usual]
    from hotelier.arena.entrants import labelled

    return labelled([name.strip() for name in bots.split(",")], engines)


def seated(
    table: Table,
    players: Mapping[int, str],
    engines: Sequence[Entrant],
    bench: Bench,
    seed: int,
    house_data: Path | None,
) -> dict[int, Bot]:
    """Make a bot for each of these seats. Engines are wrapped as bots."""
    from hotelier.arena.own_bots import find_bot
    from hotelier.engine.seat import EngineBot, EngineSeat

    found: dict[int, Bot] = {}
    by_label = {engine.label: engine for engine in engines}
    house = "" if house_data is None else house_text(table.game.name, house_data)
    for seat, name in players.items():
        if name not in by_label:
            found[seat] = find_bot(table.game.name, name, f"{seed}/{seat}")
            continue
        secret = hashlib.sha256(f"{seed}/{seat}/{name}".encode()).hexdigest()
        engine = by_label[name]
        made = EngineSeat(bench, engine.spec, table, seat, secret[:16], secret, engine.control,
                          house)  # fmt: skip
        found[seat] = EngineBot(name, made)
    return found
