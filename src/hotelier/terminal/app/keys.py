"""Map a key to the one that the footer names: capitals and non-Latin keyboard layouts."""

from __future__ import annotations

from typing import Final

from textual.events import Key

LATIN: Final = "qwertyuiop[]asdfghjklzxcvbnm"
LAYOUTS: Final = (
    ("йцукенгшщзхъфывапролдячсмить", LATIN),  # Russian
    ("йцукенгшщзхїфівапролдячсмить", LATIN),  # Ukrainian
    ("ςερτυθιοπασδφγηξκλζχψωβνμ", "wertyuiopasdfghjklzxcvbnm"),  # Greek
    ("קראטוןםפשדגכעיחלךזסבהנמצ", "ertyuiopasdfghjklzxcvbnm"),  # Hebrew
)
"""The letters of a layout, and the Latin letters on the same physical keys."""
PHYSICAL: Final = {
    letter: latin for letters, keys in LAYOUTS for letter, latin in zip(letters, keys, strict=True)
}
NAMES: Final = {"[": "left_square_bracket", "]": "right_square_bracket"}


def latin(event: Key, typing: bool) -> Key:
    """Return the key event that our bindings know for a key that was pressed.

    `Z` and the Cyrillic `я` both become `z`, `ctrl+й` becomes `ctrl+q`. While a line is typed,
    plain letters stay as they are.
    """
    modifiers, plus, key = event.key.rpartition("+")
    if len(key) != 1 or (typing and not modifiers):
        return event
    found = PHYSICAL.get(key.lower(), key.lower())
    if found == key:
        return event
    return Key(f"{modifiers}{plus}{NAMES.get(found, found)}", None if modifiers else found)
