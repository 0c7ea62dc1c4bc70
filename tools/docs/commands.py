"""Reference page of all commands, generated from the help that the commands print."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from typing import Final
from unittest.mock import patch

from hotelier.cli import main

LEAD: Final = """# Commands

Every command with its arguments and options, as `hotelier COMMAND --help` prints them.
[Install](../install.md) says how `hotelier` gets onto your path. With `--lang de`, `fr` or `ru` the
help comes in that language.
"""
HEADINGS: Final = {"Arguments": "Argument", "Options": "Option"}
"""Headings of lists in a help page, with the head of their first column."""


def help_of(*words: str) -> str:
    """Return the help page of a command in English."""
    out = io.StringIO()
    out.isatty = lambda: False  # type: ignore[method-assign]
    with (
        patch.dict(os.environ, {"COLUMNS": "100", "HOTELIER_LANG": "en"}),
        patch.object(sys, "argv", ["hotelier", *words, "--help"]),
        redirect_stdout(out),
    ):
        try:
            main()
        except SystemExit as end:
            if end.code:
                raise
    return "\n".join(line.rstrip() for line in out.getvalue().strip().splitlines())


def names() -> list[str]:
    """Return the names of all commands, in the order of the help."""
    listed = help_of().partition("\nCommands\n")[2]
    return [name for name, _ in entries(listed.splitlines())]


def page() -> str:
    """Return the page: the program itself, then each command."""
    lines = [LEAD, *section("hotelier", help_of().partition("\nCommands\n")[0])]
    for name in names():
        lines += section(f"hotelier {name}", help_of(name))
    return "\n".join(lines)


def section(title: str, text: str) -> Iterator[str]:
    """Yield the Markdown of one help page: usage, purpose, arguments, options."""
    yield from (f"## {title}", "")
    for part in text.strip().split("\n\n"):
        head, *rest = part.splitlines()
        if head in HEADINGS:
            yield from (f"| {HEADINGS[head]} | Meaning |", "|---|---|")
            for typed, meaning in entries(rest):
                yield f"| `{typed}` | {escaped(meaning)} |"
            yield ""
        elif head.startswith("Usage: "):
            yield from ("```text", head.removeprefix("Usage: "), "```", "")
        else:
            yield from (escaped(" ".join(part.split())), "")


def entries(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Split the lines of a list into entries: the typed words, and their explanation."""
    found: list[list[str]] = []
    for line in filter(None, lines):
        if re.match(r"  \S", line):
            found.append(re.split(r" {2,}", line.strip(), maxsplit=1))
        else:
            found[-1].append(line.strip())
    for typed, *texts in found:
        yield typed, " ".join(texts)


def escaped(text: str) -> str:
    """Escape the characters that Markdown and HTML would take for markup."""
    return re.sub(r"([\\`*_|<>\[\]])", r"\\\1", text)
