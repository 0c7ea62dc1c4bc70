"""Hotelier: play, study and teach machines to play the great hotel board games.

>>> import hotelier as ht
>>> table = ht.Table("hotel-koenig", seats=4, seed=7, options={"preset": "online"})
>>> table.to_move in range(4)
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hotelier.games import ALL, game_of
from hotelier.kernel.errors import (
    BrokenRecord,
    HotelierError,
    IllegalAction,
    Unreadable,
    UnreadableAction,
)
from hotelier.kernel.frames import (
    CHANCE,
    OVER,
    Action,
    Event,
    Random,
    State,
    distinct,
    forced,
    legal,
    outcomes,
    play,
    sample,
    to_move,
)
from hotelier.kernel.game import Game, Outcome
from hotelier.kernel.options import Option
from hotelier.table.record import Record, load
from hotelier.table.table import Table

__version__ = "0.2.0"

GAMES: Final[Mapping[str, Game]] = ALL
"""Every game by its name. A game is imported when it is first asked for."""


def redact(state: Any, seat: int | None) -> Any:
    """Return the view of a seat (None: a spectator), as a state of the same type."""
    return game_of(state).redact(state, seat)


def imagine(view: Any, rng: Random) -> Any:
    """A full state that looks like this view to its owner."""
    return game_of(view).imagine(view, rng)


_PLAIN: Final = "(for a whole sentence: pip install fluent.runtime)"
"""Text after an explanation if the package that reads the catalogues is missing."""


def _explain_error(error: HotelierError) -> str:
    """Put an error into a sentence for people."""
    try:
        from hotelier.words import explain  # only here: reading the catalogues takes time

        return explain(error)
    except ModuleNotFoundError:
        return f"{error.plain()} {_PLAIN}"


def _explain_option(option: Option) -> str:
    """Put an option into a sentence for people."""
    try:
        from hotelier.words import option_help

        return option_help(option)
    except ModuleNotFoundError:
        return f"{option.name} {_PLAIN}"


HotelierError.explain = _explain_error
Option.explain = _explain_option


__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "Action",
    "BrokenRecord",
    "Event",
    "Game",
    "HotelierError",
    "IllegalAction",
    "Outcome",
    "Random",
    "Record",
    "State",
    "Table",
    "Unreadable",
    "UnreadableAction",
    "distinct",
    "forced",
    "game_of",
    "imagine",
    "legal",
    "load",
    "outcomes",
    "play",
    "redact",
    "sample",
    "to_move",
]
