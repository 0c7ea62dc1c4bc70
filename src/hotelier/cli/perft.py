"""`hotelier perft`: count the lines of play from a position, to check the rules."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from hotelier.cli.inputs import read_options, read_position
from hotelier.cli.language import spoken
from hotelier.cli.parameters import Option
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import settle
from hotelier.perft import divide as count_by_answer
from hotelier.perft import perft as count
from hotelier.table.positions import find_game, state_at


def perft(
    depth: Annotated[int, Option(least=1)],
    game: str = "hotel-koenig",
    position: Path | None = None,
    seats: int | None = None,
    preset: str | None = None,
    option: list[str] | None = None,
    divide: bool = False,
    as_json: Annotated[bool, Option("--json")] = False,
) -> None:
    """Count the sequences of answers up to a depth. Chance events are included."""
    state = first_state(game, position, seats, preset, option)
    start = perf_counter()
    if divide:
        parts = count_by_answer(state, depth)
        counts = {depth: sum(parts.values())}
    else:
        parts = {}
        counts = {each: count(state, each) for each in range(1, depth + 1)}
    seconds = perf_counter() - start
    if as_json:
        data: dict[str, Any] = {"game": game, "depth": depth, "count": counts[depth]}
        if divide:
            data["divide"] = parts
        else:
            data["counts"] = list(counts.values())
        print(json.dumps({**data, "seconds": round(seconds, 3)}, ensure_ascii=False))
        return
    from hotelier.words import say, say_number

    for answer, leaves in parts.items():
        head = say("terminal-label", spoken(), label=answer)
        print(f"{head} {say_number(leaves, spoken())}")
    for each, leaves in counts.items():
        print(say("perft-depth", spoken(), depth=each, count=leaves))


def first_state(
    game: str,
    position: Path | None,
    seats: int | None,
    preset: str | None,
    option: list[str] | None,
) -> Any:
    """Return the state to count from: a position or the setup of a game."""
    kind = find_game(game)
    if position is None:
        chosen = kind.choose_options(read_options(option or (), preset, kind))
        return kind.setup(kind.check_seats(2 if seats is None else seats), chosen)
    for flag, given in (("--seats", seats), ("--preset", preset), ("--option", option)):
        if given:
            raise Unreadable("position-decides", flag=flag)
    state, _ = state_at(kind, read_position(position))
    settle(state)
    return state
