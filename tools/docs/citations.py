"""Citations of rules in code and tests: file, line, and the enclosing function or table."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
ID: Final = r"(?:\d+|[A-Z])\.[A-C]?\d+"
CITED: Final = re.compile(rf"\b([A-Z]+)-({ID})((?:[ a-c]{{0,2}}(?:\([0-9]\))?,\s+(?:#\s+)?{ID})*)")
"""HK-7.6, and further ids after commas: HK-7.1, 7.2."""
RULES_FIRST: Final = (
    "src/hotelier/games/", "tests/hotel_koenig/", "tests/grand_austria_hotel/",
)  # fmt: skip
"""Folders that are listed first: the code of a rule comes before bots, words and pages."""
Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Place(NamedTuple):
    """A citation of a rule."""

    path: str
    """Path from the root of the repository, with slashes."""
    line: int
    name: str
    """The enclosing function, class or table; empty at module level."""


def ids_in(text: str) -> Iterator[str]:
    """Yield every rule that a text cites."""
    for rule, _ in cited_in(text):
        yield rule


def cited_in(text: str) -> Iterator[tuple[str, int]]:
    """Yield every rule that a text cites, with the offset of the citation."""
    for found in CITED.finditer(text):
        prefix, first, more = found.groups()
        yield f"{prefix}-{first}", found.start()
        for other in re.finditer(ID, more):
            yield f"{prefix}-{other[0]}", found.start(3) + other.start()


@cache
def citations() -> dict[str, dict[str, list[Place]]]:
    """Return the places in `src` and in `tests` by rule, each function once."""
    found: dict[str, dict[str, list[Place]]] = {}
    for folder, pattern in (("src", "*.py"), ("tests", "test_*.py")):
        for path in sorted((ROOT / folder).rglob(pattern)):
            for rule, place in places(path):
                where = found.setdefault(rule, {"src": [], "tests": []})[folder]
                if not any((known.path, known.name) == (place.path, place.name) for known in where):
                    where.append(place)
    for cited in found.values():
        for where in cited.values():
            where.sort(key=lambda place: not place.path.startswith(RULES_FIRST))
    return found


def places(path: Path) -> Iterator[tuple[str, Place]]:
    """Yield every citation in a Python file."""
    text = path.read_text("utf-8")
    file = path.relative_to(ROOT).as_posix()
    names = names_by_line(ast.parse(text))
    for rule, at in cited_in(text):
        line = text.count("\n", 0, at) + 1
        yield rule, Place(file, line, names.get(line, ""))


def names_by_line(tree: ast.Module) -> dict[int, str]:
    """Map each line to its definition: `FoundChain.apply`, or the name of a table."""
    found: dict[int, str] = {}

    def walk(body: list[ast.stmt], outer: str) -> None:
        for node in body:
            name = name_of(node)
            if not name:
                continue
            first = min([node.lineno, *(d.lineno for d in getattr(node, "decorator_list", []))])
            for line in range(first, (node.end_lineno or first) + 1):
                found[line] = outer + name
            if isinstance(node, ast.ClassDef):
                walk(node.body, f"{outer}{name}.")

    walk(tree.body, "")
    return found


def name_of(node: ast.stmt) -> str:
    """Return the name of a definition, or an empty string."""
    if isinstance(node, Named):
        return node.name
    if isinstance(node, ast.AnnAssign):
        target: ast.expr = node.target
    elif isinstance(node, ast.Assign):
        target = node.targets[0]
    else:
        return ""
    return target.id if isinstance(target, ast.Name) else ""
