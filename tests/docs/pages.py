"""Pages of the documentation and their fenced blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [
        *ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md"),
        ROOT / "bench" / "README.md", ROOT / "web" / "README.md",
    ]
)  # fmt: skip


class Block(NamedTuple):
    """A fenced block: its language, the number of its first line, and its text."""

    language: str
    line: int
    text: str


def blocks(page: Path) -> Iterator[Block]:
    """Yield every fenced block of a page."""
    language, start, inside = "", 0, False
    text: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("```"):
            text.append(line)
        elif inside:
            inside = False
            yield Block(language, start, "\n".join(text) + "\n")
        else:
            inside, language, start, text = True, line[3:].strip(), number + 1, []
    assert not inside, f"{page.name}: the block at line {start} has no end"


def prose(page: Path) -> str:
    """Return a page without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()
