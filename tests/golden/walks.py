"""A walk: a readable transcript of a game, each action with its questions, events and rules."""

from __future__ import annotations

from typing import Any

import hotelier as ht
from hotelier.games.hotel_koenig.position import draw_board
from hotelier.kernel.notation import item_kind, read


def walk(record: ht.Record) -> str:
    """Return the text of a whole game, with the board before each merger and at the end."""
    game = record.kind
    state = game.setup(record.seats, record.options)
    state.journal = []
    changed = {
        option.name: record.options[option.name]
        for option in game.options
        if record.options[option.name] != option.default
    }
    rows = [f"{game.title}, {record.seats} seats, options {changed or 'as in the rulebook'}", ""]
    for line in record.lines:
        question = type(state.stack[-1]).__name__
        who = "chance" if line.by is None else f"seat {line.by}"
        before = draw_board(state.board)
        ht.play(state, read(line.do, game.actions))
        if any(event.kind == "merger" for event in state.journal):
            rows += indented(before)
        rows.append(f"{who}, {question}: {line.do}")
        rows += [f"    {told(game, event)}" for event in state.journal]
        state.journal = []
    rows += indented(draw_board(state.board))
    outcome = game.outcome(state)
    rows.append(f"end: {outcome.reason}, scores {outcome.scores}, ranks {outcome.ranks}")
    for seat, parts in enumerate(outcome.breakdown):
        rows.append(f"seat {seat}: {', '.join(f'{name} {sum_}' for name, sum_ in parts.items())}")
    return "\n".join(rows) + "\n"


def indented(board: list[str]) -> list[str]:
    """Return a drawn board with its letters, indented."""
    return [
        "",
        "      123456789012",
        *(f"    {'ABCDEFGHI'[n]} {row}" for n, row in enumerate(board)),
        "",
    ]


def told(game: ht.Game, event: ht.Event) -> str:
    """Return an event with its values written as keys."""
    values = [
        worded(game, value, of)
        for value, of in zip(event.args, game.events[event.kind], strict=True)
    ]
    who = "bank" if event.seat < 0 else f"seat {event.seat}"
    audience = "" if event.audience is None else f" (seen by {list(event.audience)})"
    return " ".join([event.rule, event.kind, who, *values]) + audience


def worded(game: ht.Game, value: Any, of: str) -> str:
    inner = item_kind(of)
    if inner:
        return "+".join(worded(game, item, inner) for item in value)
    keys = game.codec.alphabet.get(of)
    return str(value) if keys is None else keys[value]
