"""Texts of actions, each written once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from hotelier.kernel.notation import write

MOST_TEXTS: Final = 1 << 13
_TEXTS: dict[int, tuple[Any, str]] = {}
"""By identity: an action, and its text. Most actions are made once and shared, and to look one up
by its value takes as long as a dozen by their identity."""
_text_of = lru_cache(maxsize=MOST_TEXTS)(write)  # a game writes the same few hundred texts


def written(action: Any) -> str:
    """The text of an action."""
    known = _TEXTS.get(id(action))
    if known is not None:  # whoever is kept has its identity alone
        return known[1]
    if len(_TEXTS) >= MOST_TEXTS:
        _TEXTS.clear()
    text = _text_of(action)
    _TEXTS[id(action)] = (action, text)
    return text


def all_written(actions: list[Any]) -> list[str]:
    """The texts of actions."""
    try:
        return [_TEXTS[id(action)][1] for action in actions]
    except KeyError:
        return [written(action) for action in actions]
