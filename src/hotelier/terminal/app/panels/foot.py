"""The last line: what the keys do. Each can be clicked as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from hotelier.terminal.console import QUIET, TITLE
from hotelier.words import say

COMMAND: Final = "command"
KEYS: Final = {
    "undo": "Z", "hint": "H", "log": "J", "why": "W", "more": "N", "type": "/", "help": "F1",
    "language": "F2", "theme": "F3", "save": "^S", "quit": "^Q", "first": "Home", "back": "←",
    "on": "→", "last": "End", "jump": "G", "eyes": "V", "close": "Esc", "rules": "R",
    "chat": "M", "table": "O", "send": "Enter", "audience": "Tab", "take": "Enter",
    "change": "← →", "back-to": "Esc",
}  # fmt: skip
"""By command: what is pressed for it."""


def foot(commands: Sequence[str], lang: str, width: int) -> Text:
    """Keys and what they do, as many as fit; the last two always do."""
    shown = [entry(command, lang) for command in commands]
    while len(shown) > 2 and sum(map(len, shown)) > width:
        del shown[-3]
    line = Text().join(shown)
    line.no_wrap, line.overflow = True, "crop"
    return line


def entry(command: str, lang: str) -> Text:
    """A key and what it does."""
    text = Text(f" {KEYS[command]} ", TITLE)
    text.append(f"{say(f'app-key-{command}', lang)} ", QUIET)
    text.apply_meta({COMMAND: command})
    return text
