"""Which names of cards are printed ones and which are our translations (`names.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from hotelier.words.catalogue import FALLBACK, message_id, say

PRINTED: Final = "printed"
OURS: Final = "ours"


@cache
def printed_names() -> dict[str, dict[str, dict[str, str]]]:
    """By language, kind of card and key: the name on the card."""
    text = (files(__package__) / "names.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def origin_of_name(kind: str, key: str, lang: str) -> str:
    """Whether a card's name is printed so in this language (or left as it is), or ours.

    >>> origin_of_name("staff", "page_boy", "de"), origin_of_name("guest", "poet", "de")
    ('printed', 'ours')
    """
    name = message_id("grand-austria-hotel", kind, key)
    found = message_id(key) in printed_names().get(lang, {}).get(kind, {})
    return PRINTED if found or say(name, lang) == say(name, FALLBACK) else OURS
