"""Names: of cards, printed or translated by us (`names.toml`), and of players."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from hotelier.words.catalogue import FALLBACK, message_id, say
from hotelier.words.phrases import bare

PRINTED: Final = "printed"
OURS: Final = "ours"


@cache
def printed_names() -> dict[str, dict[str, dict[str, str]]]:
    """Return the printed names by language, kind of card and key."""
    text = (files(__package__) / "names.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def origin_of_name(kind: str, key: str, lang: str) -> str:
    """Return `printed` if a card's name is printed in this language or unchanged, else `ours`.

    >>> origin_of_name("staff", "page_boy", "de"), origin_of_name("guest", "poet", "de")
    ('printed', 'ours')
    """
    name = message_id("grand-austria-hotel", kind, key)
    found = message_id(key) in printed_names().get(lang, {}).get(kind, {})
    return PRINTED if found or say(name, lang) == say(name, FALLBACK) else OURS


def player_names(names: Sequence[str], seats: int, lang: str) -> list[str]:
    """Return the players' names by seat. A seat without a name is called by its number.

    >>> player_names(["Anna", ""], 2, "en"), player_names((), 2, "de")
    (['Anna', 'Seat 1'], ['Platz 0', 'Platz 1'])
    """
    given = names or [""] * seats
    return [given[seat] or bare(say("seat-name", lang, seat=seat)) for seat in range(seats)]
