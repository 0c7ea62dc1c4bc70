"""Colours of rooms, guests and goods. A letter or sign always repeats the colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from hotelier.games.grand_austria_hotel.terms import GOOD_KEYS
from hotelier.words.catalogue import message_id, say_part
from hotelier.words.grand_austria_hotel.card import OUR_FIGURE

GAME: Final = "grand-austria-hotel"
INK: Final = "#18130f"

EMPTY: Final = {"blue": "#6f9ad8", "red": "#e07a72", "yellow": "#d9ae3c"}
"""Letters on a field without a room."""
DANCERS: Final = ("bold #e8c34a", "bold #7fb2ea", "bold #e98f86", "bold #a3cc6e")
"""Dancers by seat. A sign always repeats the colour."""
DYES: Final = {colour: f"bold {shade}" for colour, shade in EMPTY.items()}
"""Coloured dice, and the celebrities of their colour."""
VACANT: Final = {
    "blue": f"{INK} on #bcd2f0", "red": f"{INK} on #f2c2bd", "yellow": f"{INK} on #f5e0a0",
}  # fmt: skip
OCCUPIED: Final = {
    "blue": "bold #ffffff on #2f5a9c", "red": "bold #ffffff on #a83a34",
    "yellow": f"bold {INK} on #d29c22",
}  # fmt: skip
GUEST: Final = {**OCCUPIED, "green": f"bold {INK} on #8db05a"}
GOOD: Final = {
    "strudel": "#c98a4b", "cake": "bold", "wine": "#d9626b", "coffee": "#a98467",
    "champagne": "#d8c27a",
}  # fmt: skip


def guest_tag(colour: str, lang: str, ours: bool = False) -> Text:
    """Draw the letter of a guest's colour on that colour, with a mark if figures of the card are
    reconstructed."""
    letter = say_part(message_id(GAME, "colour", colour), "letter", lang)
    return Text(f" {letter}{OUR_FIGURE if ours else ' '}", GUEST[colour])


def good_tags(amounts: Mapping[str, int], lang: str) -> Text:
    """Abbreviate goods: 2Wi 1Co."""
    tags = [
        Text(
            f"{amounts[good]}{say_part(message_id(GAME, 'good', good), 'short', lang)}", GOOD[good]
        )
        for good in GOOD_KEYS
        if amounts.get(good)
    ]
    return Text(" ").join(tags)
