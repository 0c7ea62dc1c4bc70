"""House style that a program can check: how docstrings begin, and the width of Markdown pages.

`CONTRIBUTING.md` has the whole style guide.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
CODE: Final = ("src", "tests", "tools", "bench", "examples")
PROSE: Final = (".github", "docs", *CODE)
"""Folders that are searched for Markdown pages, besides the root and `web/`."""
WIDTH: Final = 100

OPENING: Final = re.compile(
    r"(?:[A-Z]{2,3}-[\w.]+(?:,|:| and| to)?\s+)*"
    r"(What|Whatever|Whether|Who|Whose|Whoever|How|Where|When|The same"
    r"|Anybody|Everybody|Nobody|Somebody)\b"
)
"""Words that no docstring begins with, also after the ids of rules."""
LEAD: Final = re.compile(r"\s*(?:[-*+>]\s+|\d+\.\s+)*")
"""Indentation, quote marks and list markers of a Markdown line."""


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def docstrings(text: str) -> Iterator[tuple[int, str]]:
    """Yield every string that stands alone, with its line: docstrings, also those of attributes."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str() as doc)):
                yield node.lineno, doc.strip()


def bad_openings(text: str) -> list[tuple[int, str]]:
    """Return the docstrings of a module that begin with a forbidden word, with their lines."""
    return [(line, doc) for line, doc in docstrings(text) if OPENING.match(doc)]


def long_lines(text: str) -> list[int]:
    """Return the numbers of the lines of a Markdown page that are too wide and can be broken.

    Fenced blocks, tables, headings, pictures and HTML stay as they are, as does a single word.
    """
    found: list[int] = []
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        content = line[LEAD.match(line).end() :]  # type: ignore[union-attr]
        if content.startswith(("```", "~~~")):
            fenced = not fenced
        elif fenced or content.startswith(("|", "#", "![", "<")) or len(line) <= WIDTH:
            continue
        elif " " in content.strip():
            found.append(number)
    return found


def pages() -> list[Path]:
    """Return all Markdown pages of the repository."""
    found = [*ROOT.glob("*.md"), *(ROOT / "web").glob("*.md")]
    for folder in PROSE:
        found += (ROOT / folder).rglob("*.md")
    return sorted(path for path in found if "node_modules" not in path.parts)


def test_no_docstring_begins_with_a_question_word() -> None:
    files = [path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 500
    found = [
        f"{name_of(path)}:{line}: {doc.splitlines()[0]}"
        for path in files
        for line, doc in bad_openings(path.read_text("utf-8"))
    ]
    assert found == [], "begin with a verb in the imperative or a noun phrase:\n" + "\n".join(found)


def test_markdown_is_wrapped() -> None:
    assert len(pages()) > 25
    found = [
        f"{name_of(path)}:{line}"
        for path in pages()
        for line in long_lines(path.read_text("utf-8"))
    ]
    assert found == [], f"wrap at {WIDTH} columns:\n" + "\n".join(found)


def test_openings_are_checked_wherever_a_string_stands_alone() -> None:
    text = '''"""What a module is."""
LIMIT = 3
"""How many there may be."""
class Seat:
    """HK-1.2 Whoever sits there."""
    def ask(self):
        """Ask the seat."""
        return "What now?"
'''
    assert [line for line, _ in bad_openings(text)] == [1, 3, 5]


def test_a_line_that_can_be_broken_is_found() -> None:
    wide = "word " * 30
    url = "https://example.org/" + "a" * 90
    text = "\n".join(
        [wide, f"- {wide}", f"# {wide}", f"| {wide} |", f"- {url}", "```text", wide, "```", wide]
    )
    assert long_lines(text) == [1, 2, 9]
