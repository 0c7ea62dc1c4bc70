"""Cache of action texts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from hotelier.kernel.notation import write

MOST_TEXTS: Final = 1 << 13
_TEXTS: dict[int, tuple[Any, str]] = {}
"""Actions and their texts by identity. Most actions exist once, and a lookup by value takes about
twelve times as long."""
_text_of = lru_cache(maxsize=MOST_TEXTS)(write)  # a game writes the same few hundred texts


def written(action: Any) -> str:
    """Return the text of an action."""
    known = _TEXTS.get(id(action))
    if known is not None:  # the cache keeps the action alive, so its id stays unique
        return known[1]
    if len(_TEXTS) >= MOST_TEXTS:
        _TEXTS.clear()
    text = _text_of(action)
    _TEXTS[id(action)] = (action, text)
    return text


def all_written(actions: list[Any]) -> list[str]:
    """Return the texts of several actions."""
    try:
        return [_TEXTS[id(action)][1] for action in actions]
    except KeyError:
        return [written(action) for action in actions]
