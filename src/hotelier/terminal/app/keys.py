"""Map keys to the Latin letters of our bindings, for capitals and other keyboard layouts."""

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
    """Return the key event of our bindings for a pressed key.

    `Z` and the Cyrillic `я` both become `z`, and `ctrl+й` becomes `ctrl+q`. In a text field, plain
    letters do not change.
    """
    modifiers, plus, key = event.key.rpartition("+")
    if len(key) != 1 or (typing and not modifiers):
        return event
    found = PHYSICAL.get(key.lower(), key.lower())
    if found == key:
        return event
    return Key(f"{modifiers}{plus}{NAMES.get(found, found)}", None if modifiers else found)
