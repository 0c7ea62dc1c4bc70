"""The screen: a Rich console that never fails on an odd terminal, and our few colours."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from typing import Final

from rich import _wrap
from rich.console import Console
from rich.text import Text

CAN: Final = "bold green"
"""What you can do. Used for nothing else."""
QUIET: Final = "dim"
WRONG: Final = "bold red"
TITLE: Final = "bold"
THING: Final = "thing"
"""What a drawn thing is called where it is touched (`words/things.py`)."""
CHOICE: Final = "choice"
"""The number of a choice, where its words are touched."""
RULE: Final = "rule"
"""The rule behind a sentence, where that is touched."""
WORD: Final = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
"""A word and the spaces around it. Rich itself would break lines at no-break spaces as well, and
French has one before each of : ; ! ? and inside its quotation marks."""


def touch(drawn: Text | str, thing: str) -> Text:
    """Something drawn, and which thing it is: where there is a mouse, a click on it means that."""
    text = Text(drawn) if isinstance(drawn, str) else drawn
    text.apply_meta({THING: thing})
    return text


def read_line(prompt: str, console: Console) -> str:
    """A line from the person; a transcript shows it too."""
    if sys.stdin is None:
        raise EOFError
    text = input(prompt + " ").strip()
    if not (sys.stdin.isatty() and console.is_terminal):
        console.print(text)
    return text


def make_console() -> Console:
    """A console on the standard output; its width and colours follow the terminal."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # an old terminal shows "?" for "ö" instead of failing
    _wrap.re_word = WORD
    with suppress(ImportError):
        import readline  # noqa: F401  # lets people edit what they type, where there is such a thing
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
