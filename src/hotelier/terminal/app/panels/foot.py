"""The footer: keys and their commands. Each can be clicked as well."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
"""The key of each command."""


def foot(commands: Sequence[str], lang: str, width: int, disabled: Collection[str] = ()) -> Text:
    """List keys and their commands: always the last two, and as many others as fit, in order.

    A disabled command is dimmed and keeps its place. Its key shows why it is disabled.
    """
    entries = [entry(command, lang, command not in disabled) for command in commands]
    room = width - sum(text.cell_len for text in entries[-2:])
    shown = []
    for text in entries[:-2]:
        if text.cell_len <= room:
            shown.append(text)
            room -= text.cell_len
    line = Text().join([*shown, *entries[-2:]])
    line.no_wrap, line.overflow = True, "crop"
    return line


def entry(command: str, lang: str, enabled: bool = True) -> Text:
    """Write a key and its command."""
    text = Text(f" {KEYS[command]} ", TITLE if enabled else QUIET)
    text.append(f"{say(f'app-key-{command}', lang)} ", QUIET)
    text.apply_meta({COMMAND: command})
    return text
