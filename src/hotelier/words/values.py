"""Texts for the values of events and actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hotelier.kernel.frames import UNKNOWN
from hotelier.kernel.game import Game
from hotelier.kernel.notation import item_kind
from hotelier.words.catalogue import FALLBACK, Value, knows, message_id, say_list, say_name

PREFIXES: Final[dict[str, tuple[str, ...]]] = {"Source": ("origin", "guest", "staff", "tile")}
"""Kinds of names for an alias, if they differ from it. A source may be any card."""
COMPOSED: Final[dict[tuple[str, str], Callable[[Game, str, str], str]]] = {}
"""Functions that compose a name from figures, by game and alias."""


def value_text(game: Game, value: Any, kind: str, lang: str = FALLBACK) -> Value:
    """Write a value of an event or action. Numbers stay, anything else is named by its alias."""
    inner = item_kind(kind)
    if inner:
        return say_list([str(value_text(game, item, inner, lang)) for item in value], lang)
    keys = game.codec.alphabet.get(kind)
    if keys is None:
        number: int = value
        return number
    return key_text(game, "unknown" if value == UNKNOWN else keys[value], kind, lang)


def key_text(game: Game, key: str, kind: str, lang: str = FALLBACK) -> str:
    """Return the name of a chain, a reason and so on. A value without a name (a tile) is its own
    name."""
    if (game.name, kind) in COMPOSED:
        return COMPOSED[game.name, kind](game, key, lang)
    for prefix in PREFIXES.get(kind, (kind.lower(),)):
        name = message_id(game.name, prefix, key)
        if knows(name):
            return say_name(message_id(game.name, prefix), key, lang)
    return key


def who(seat: int, names: Sequence[str], viewer: int | None) -> dict[str, Value]:
    """Return the actor of an event: `$who` to select on and `$name` to print."""
    if seat < 0:
        return {"who": "bank", "name": ""}
    return {"who": "you" if seat == viewer else "other", "name": names[seat]}
