"""Previews: apply a move to the view of its seat, up to the next question or chance.

The view contains no secrets and chance is not drawn, so a preview reveals nothing that the player
could not work out. Where holdings are hidden (HK-12.9), a preview stops before bonuses are paid and
holders are asked.
"""

from __future__ import annotations

from typing import Any, Final

from hotelier.games.hotel_koenig.bonuses import ScoreChain
from hotelier.games.hotel_koenig.ending import FinalScoring
from hotelier.games.hotel_koenig.shares import AskHolders
from hotelier.kernel.frames import Decision, Task, settle
from hotelier.kernel.notation import read
from hotelier.server.live.telling import event_data
from hotelier.table.table import Table


def tried(game: Table, seat: int, text: str) -> Any:
    """The view of the seat after a legal move."""
    action = read(text, game.game.actions)
    game.check(action)
    state = game.game.redact(game.state, seat)
    state.journal = []
    state.stack.pop().apply(state, action)
    if getattr(state.options, "holdings_hidden", False):
        settle_with_books_shut(state)
    else:
        settle(state)
    return state


OPENS_BOOKS: Final = (ScoreChain, AskHolders, FinalScoring)
"""HK-R.10 Frames that show how much each player holds."""


def settle_with_books_shut(state: Any) -> None:
    """Run tasks until a question, the end, or a frame that shows the holdings of others."""
    while state.stack and isinstance(top := state.stack[-1], Task):
        if isinstance(top, OPENS_BOOKS):
            return
        state.stack.pop().run(state)


def needs_confirmation(game: Table, seat: int, text: str) -> bool:
    """True if the turn ends with this move: chance, another seat or the end comes next."""
    return hands_over(tried(game, seat, text), seat)


def hands_over(state: Any, seat: int) -> bool:
    """True if the seat is not asked next, as far as that is known."""
    top = state.stack[-1] if state.stack else None
    return not (isinstance(top, Decision) and top.seat == seat)


def preview(game: Table, seat: int, text: str) -> dict[str, Any]:
    """The consequences of a move, as data."""
    state = tried(game, seat, text)
    ply = len(game.record.lines)
    before = game.game.view(game.state, seat)["players"]
    top = state.stack[-1] if state.stack else None
    then = next_kind(top)
    asked = top.seat if isinstance(top, Decision) else None
    return {
        "events": [
            {"ply": ply, **event_data(game.game, game.redacted(event, seat))}
            for event in state.journal
        ],
        "changes": changes(before, game.game.view(state, seat)["players"]),
        "then": then,
        "asked": asked,
        "undo": None if then is None else asked is not None,
        "hands_over": hands_over(state, seat),
    }


def next_kind(top: Any) -> str | None:
    """The kind of the next frame: a question, chance or the end; None: hidden."""
    if top is None or isinstance(top, FinalScoring):
        return "over"
    if isinstance(top, Task):
        return None
    return "seat" if isinstance(top, Decision) else "chance"


def changes(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All numbers of players that change: points, money.

    >>> changes([{"money": 5, "name": "x"}, {"money": None}], [{"money": 3}, {"money": 2}])
    [{'seat': 0, 'name': 'money', 'before': 5, 'after': 3}]
    """
    return [
        {"seat": seat, "name": name, "before": old, "after": new[name]}
        for seat, (player, new) in enumerate(zip(before, after, strict=True))
        for name, old in player.items()
        if type(old) is int and type(new.get(name)) is int and new[name] != old
    ]
