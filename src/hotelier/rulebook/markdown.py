"""The little Markdown that the pages use: blocks, rows of tables, and marks inside a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

MARK: Final = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*\s][^*]*)\*|\[(?P<link>[^\]]+)\]\([^)]*\)"
)
"""Code, bold, italic, and a link, of which the words are kept."""
ITEM: Final = re.compile(r"(?:-|\d+\.) ")
"""How an entry of a list begins."""


def blocks(text: str) -> Iterator[str]:
    """What stands between empty lines; a heading always stands alone."""
    for block in re.split(r"\n\s*\n", text.strip()):
        head, _, rest = block.partition("\n")
        if head.startswith("#") and rest:
            yield head
            yield from blocks(rest)
        else:
            yield block


def cells(line: str) -> list[str]:
    r"""The cells of a row; `\|` is no border.

    >>> cells("| HK-1.1 | `a \\| b` | c |")
    ['HK-1.1', '`a | b`', 'c']
    """
    inner = line.strip().removeprefix("|").removesuffix("|")
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", inner)]


def is_table(block: str) -> bool:
    """Whether a block is a table: heads, a rule, rows."""
    return block.startswith("|")


def table(block: str) -> tuple[list[str], list[list[str]]]:
    """The heads of a table and its rows."""
    heads, _, *rows = block.splitlines()
    return cells(heads), [cells(row) for row in rows]


def paragraphs(text: str) -> Iterator[str]:
    """Lines as they are read: a new one for each block, table row and entry of a list."""
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
    """The pieces of a line, each with its mark: "", "bold", "italic", "code" or "link".

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
    """A text without any marks.

    >>> plain("**Open chain** = size up to *10*")
    'Open chain = size up to 10'
    """
    return "\n".join("".join(piece for piece, _ in spans(line)) for line in paragraphs(text))
