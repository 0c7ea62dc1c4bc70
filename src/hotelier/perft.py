"""Perft: count the ways to answer the next questions, up to a depth, chance included.

The count is the number of leaves of the tree in which every distinct action and every outcome of
chance is a branch. A game that ends earlier has no leaf. Most mistakes in the rules change it.
"""

from __future__ import annotations

from typing import Any

from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import CHANCE, distinct, outcomes, play, to_move


def answers(state: Any) -> list[Any]:
    """Return every answer to the question on top: distinct actions or outcomes of chance."""
    if to_move(state) != CHANCE:
        return distinct(state)
    listed = outcomes(state)
    if listed is None:
        raise Unreadable("too-many-outcomes", kind=type(state.stack[-1]).__name__)
    return [outcome for outcome, _ in listed]


def perft(state: Any, depth: int) -> int:
    """Count the leaves of the tree at a depth; the state does not change.

    >>> from hotelier.games import ALL
    >>> game = ALL["hotel-koenig"]
    >>> start = game.setup(2, game.choose_options({}))
    >>> [perft(start, depth) for depth in (0, 1, 2)]
    [1, 108, 11556]
    """
    if depth == 0:
        return 1
    if depth == 1:
        return len(answers(state))
    return sum(perft(after(state, answer), depth - 1) for answer in answers(state))


def divide(state: Any, depth: int) -> dict[str, int]:
    """Return perft by first answer, in notation, to find where two counts differ."""
    return {str(answer): perft(after(state, answer), depth - 1) for answer in answers(state)}


def after(state: Any, answer: Any) -> Any:
    """Return a copy of the state after the answer."""
    following = state.copy()
    play(following, answer)
    return following
