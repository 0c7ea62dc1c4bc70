"""Positions of Alles Walzer! module 1: ballrooms, dancers, champagne, in a few readable lines.

    table = hall(player(kitchen="3 champagne", cafe={"khan": "all"}), ballrooms="odeonsaal ...")
    play(table, "dance khan", "to left-top", "from 2")

Without a word the ballrooms are Apollosaal, Goldener Strauß and Odeonsaal from left to right, and
seat n rehearses in `practice_n+1` (sections of 1, 2, 3 and 4 dancers).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import hotelier as ht
from hotelier.games.grand_austria_hotel.state import dancing
from tests.grand_austria_hotel.positions import at, legal, play, player, scoring

WALTZ: dict[str, object] = {"aw.modules": 1}
FULL = {"left-bottom": 3, "left-middle": 2, "left-top": 2}


def options(fields: dict[str, Any]) -> dict[str, object]:
    """Module 1 and the options that are said."""
    return {**WALTZ, **fields.pop("options", {})}


def hall(*players: Mapping[str, Any], ballrooms: str = "", **fields: Any) -> ht.Table:
    """A table with module 1."""
    if ballrooms:
        fields["ballrooms"] = ballrooms.split()
    chosen = options(fields)
    return at(*players, options=chosen, **fields)


def scored_hall(tile: str, *players: Mapping[str, Any], **fields: Any) -> ht.Table:
    """An emperor scoring with module 1, without the ballroom that follows."""
    chosen = options(fields)
    return scoring(tile, *players, options=chosen, **fields)


def ball(round_: int, *dancers: Mapping[str, int], ballrooms: str = "") -> ht.Table:
    """A table right before the ballroom scoring of a round."""
    stack = [{"frame": "NextRound"}, {"frame": "BallroomScoring"}]
    rows = [player(dancers=dict(own)) for own in dancers]
    return hall(*rows, ballrooms=ballrooms, round=round_, stack=stack)


def ball_vp(round_: int, *dancers: Mapping[str, int], ballrooms: str = "") -> list[int]:
    """Return the VP of the seats in the ballroom of a round."""
    state = ball(round_, *dancers, ballrooms=ballrooms).state
    width = len(state.ledger) // state.seats
    column = 14  # `ballrooms`
    return [state.ledger[seat * width + column] for seat in range(state.seats)]


def sent(table: ht.Table, seat: int = 0) -> int:
    """A seat's dancers in the ballrooms."""
    return dancing(table.state, seat)


def rows_of(table: ht.Table, seat: int = 0) -> dict[str, int]:
    """A seat's dancers by row."""
    dancers: dict[str, int] = table.view(None)["players"][seat]["dancers"]
    return dancers


def waiting(table: ht.Table, seat: int = 0) -> tuple[int, ...]:
    """The dancers left in a seat's sections."""
    left: tuple[int, ...] = table.state.hall.waiting[seat]
    return left


def first(table: ht.Table, *words: str) -> ht.Table:
    """Resolve due effects by their words, as they are asked for."""
    for word in words:
        (text,) = [text for text in legal(table, "first") if text.split()[2] == word]
        play(table, text)
    return table


def ready(kitchen: str = "3 champagne", guest: str = "khan", **fields: Any) -> ht.Table:
    """A completed guest, champagne, and no room for it."""
    row = {key: fields.pop(key) for key in list(fields) if key in ROW_FIELDS}
    return hall(player(kitchen=kitchen, cafe={guest: "all"}, **row), phase="main", **fields)


ROW_FIELDS = (
    "krones", "staff", "vacant", "occupied", "waiting", "dancers", "rehearsal", "emperor", "hand",
    "used",
)  # fmt: skip
