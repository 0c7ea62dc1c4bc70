"""Colours of the screen, dark and light. The layout is in look.tcss."""

from __future__ import annotations

from typing import Final

from rich.terminal_theme import TerminalTheme
from textual.theme import Theme

DARK: Final = Theme(
    name="hotelier-dark", dark=True, primary="#79cdbb", secondary="#e4c173", accent="#79cdbb",
    foreground="#f4ebdb", background="#15110e", surface="#15110e", panel="#2f2720",
    success="#79cdbb", warning="#e4c173", error="#f2a08c",
)  # fmt: skip
LIGHT: Final = Theme(
    name="hotelier-light", dark=False, primary="#0b6158", secondary="#7b5a14", accent="#0b6158",
    foreground="#211b15", background="#f4eddd", surface="#f4eddd", panel="#ebe1cb",
    success="#0b6158", warning="#7b5a14", error="#96301c",
)  # fmt: skip


def rgb(shade: str) -> tuple[int, int, int]:
    """A colour as three numbers.

    >>> rgb("#79cdbb")
    (121, 205, 187)
    """
    return int(shade[1:3], 16), int(shade[3:5], 16), int(shade[5:7], 16)


def painted(paper: str, ink: str, patina: str, no: str, brass: str) -> TerminalTheme:
    """Return the palette for the painters' ANSI colours: green for what can be done, red for
    errors."""
    ansi = [ink, no, patina, brass, "#6697d2", "#a48bc6", patina, ink]
    return TerminalTheme(rgb(paper), rgb(ink), [rgb(shade) for shade in ansi])


PAINT_DARK: Final = painted("#15110e", "#f4ebdb", "#79cdbb", "#f2a08c", "#e4c173")
PAINT_LIGHT: Final = painted("#f4eddd", "#211b15", "#0b6158", "#96301c", "#7b5a14")
