"""The subset of Markdown that the pages use: blocks, rows of tables, and marks inside a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

MARK: Final = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*\s][^*]*)\*|\[(?P<link>[^\]]+)\]\([^)]*\)"
)
"""Code, bold, italic, and a link, of which only the text is kept."""
ITEM: Final = re.compile(r"(?:-|\d+\.) ")
"""The start of a list entry."""


def blocks(text: str) -> Iterator[str]:
    """Split a text at empty lines; a heading is always a block of its own."""
    for block in re.split(r"\n\s*\n", text.strip()):
        head, _, rest = block.partition("\n")
        if head.startswith("#") and rest:
            yield head
            yield from blocks(rest)
        else:
            yield block


def cells(line: str) -> list[str]:
    r"""Split a row into cells; `\|` is no border.

    >>> cells("| HK-1.1 | `a \\| b` | c |")
    ['HK-1.1', '`a | b`', 'c']
    """
    inner = line.strip().removeprefix("|").removesuffix("|")
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", inner)]


def is_table(block: str) -> bool:
    """Return True if a block is a table."""
    return block.startswith("|")


def table(block: str) -> tuple[list[str], list[list[str]]]:
    """Return the heads of a table and its rows."""
    heads, _, *rows = block.splitlines()
    return cells(heads), [cells(row) for row in rows]


def paragraphs(text: str) -> Iterator[str]:
    """Yield a line for each paragraph, table row and list entry."""
    for block in blocks(text):
        if is_table(block):
            yield from block.splitlines()
            continue
        lines: list[str] = []
        for line in block.splitlines():
            if lines and not ITEM.match(line):
                lines[-1] += " " + line.strip()
            else:
                lines.append(line.strip())
        yield from lines


def unwrapped(block: str) -> str:
    r"""Join the wrapped lines of a block, so that each paragraph and entry is one line.

    >>> unwrapped("- one, which\n  goes on\n- two")
    '- one, which goes on\n- two'
    """
    return "\n".join(paragraphs(block))


def spans(line: str) -> Iterator[tuple[str, str]]:
    """Yield the pieces of a line, each with its mark: "", "bold", "italic", "code" or "link".

    >>> list(spans("**Keep:** see `a_b`"))
    [('Keep:', 'bold'), (' see ', ''), ('a_b', 'code')]
    """
    end = 0
    for found in MARK.finditer(line):
        if found.start() > end:
            yield line[end : found.start()], ""
        kind = found.lastgroup or ""
        inner = found[kind]
        if kind == "bold":
            yield from ((piece, mark or "bold") for piece, mark in spans(inner))
        else:
            yield inner, kind
        end = found.end()
    if end < len(line):
        yield line[end:], ""


def plain(text: str) -> str:
    """Return a text without marks.

    >>> plain("**Open chain** = size up to *10*")
    'Open chain = size up to 10'
    """
    return "\n".join("".join(piece for piece, _ in spans(line)) for line in paragraphs(text))
