"""Environments as text: the picture of the terminal, from the view of one seat only."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console

from hotelier.kernel.frames import Decision, distinct, to_move, without_hints
from hotelier.kernel.game import Game
from hotelier.terminal.painters import painter_of

ANSI: Final = "ansi"
HUMAN: Final = "human"
RENDER_MODES: Final = (ANSI, HUMAN)
"""Render modes: return the text, or print it."""
WIDTH: Final = 100
HEIGHT: Final = 40


def seen_by(game: Game, state: Any, options: dict[str, Any], seat: int) -> dict[str, Any]:
    """Return the view of a seat at a bare state, in the form of a table's view."""
    asked = to_move(state)
    question = state.stack[-1] if state.stack else None
    return {
        "game": game.name,
        "options": options,
        "seats": state.seats,
        "seat": seat,
        "ply": 0,
        "to_move": asked if asked >= 0 else None,
        "question": (
            game.codec.encode_frame(without_hints(question))
            if isinstance(question, Decision)
            else None
        ),
        "legal": [str(action) for action in distinct(state)] if asked == seat else [],
        "outcome": None,
        **game.view(state, seat),
    }


def picture(
    game: Game, state: Any, options: dict[str, Any], seat: int, names: Sequence[str], lang: str
) -> str:
    """Return a state as text, as a seat sees it."""
    console = Console(file=StringIO(), width=WIDTH, height=HEIGHT, highlight=False, markup=False,
                      emoji=False)  # fmt: skip
    view = seen_by(game, state, options, seat)
    with console.capture() as captured:
        console.print(painter_of(game).picture(game, view, names, seat, console, lang))
    return captured.get()
