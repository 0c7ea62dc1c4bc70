"""The Rich console, configured for limited terminals, and our styles."""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from importlib import import_module
from typing import Final

from rich.console import Console
from rich.text import Text

CAN: Final = "bold green"
"""Style of possible actions. It is used for nothing else."""
QUIET: Final = "dim"
WRONG: Final = "bold red"
TITLE: Final = "bold"
THING: Final = "thing"
"""Key of the target behind a drawn text (`words/things.py`)."""
CHOICE: Final = "choice"
"""Key of the choice behind a drawn text."""
RULE: Final = "rule"
"""Key of the rule behind a drawn text."""
WORD: Final = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
"""A word and the spaces around it. Rich would also break lines at no-break spaces, and French has
one before each of : ; ! ? and inside its quotation marks."""


def touch(drawn: Text | str, thing: str) -> Text:
    """Attach a target to a text: a click on the text picks the target."""
    text = Text(drawn) if isinstance(drawn, str) else drawn
    text.apply_meta({THING: thing})
    return text


def read_line(prompt: str, console: Console) -> str:
    """Read a line. If the input is not a terminal, print it too."""
    if sys.stdin is None:
        raise EOFError
    text = input(prompt + " ").strip()
    if not (sys.stdin.isatty() and console.is_terminal):
        console.print(text)
    return text


def make_console() -> Console:
    """Make a console on standard output. Its width and colours follow the terminal."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")  # an old terminal shows "?" for "ö" instead of failing
    # Rich has no public setting for this. Without it, lines may break at no-break spaces.
    with suppress(ImportError):
        vars(import_module("rich._wrap")).update(re_word=WORD)
    with suppress(ImportError):
        import readline  # noqa: F401  # lets people edit what they type, where there is such a thing
    return Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
