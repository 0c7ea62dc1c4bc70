"""The packages that pyproject.toml asks for: all that are imported, with true bounds."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "pyproject.toml").read_text("utf-8")
PROJECT = tomllib.loads(TEXT)["project"]
NEEDED = [Requirement(text) for text in PROJECT["dependencies"]]
EXTRA = [Requirement(text) for each in PROJECT["optional-dependencies"].values() for text in each]
MODULES = {
    "argon2": "argon2-cffi", "fluent": "fluent-runtime",
    "pyspiel": "open-spiel",
}  # fmt: skip
"""Modules that are named otherwise than their packages."""
PEERS = {"catanatron", "chess"}
"""Packages that `make bench` compares with. No extra contains them."""
INDIRECT = {"httptools", "uvloop"}
"""Packages that uvicorn imports for us."""
ENGINE = ("kernel", "games", "table", "bots", "analysis")


def imported(folder: Path) -> dict[str, set[str]]:
    """Packages that the modules of a folder import, with the files that do."""
    found: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for name in {each.partition(".")[0] for each in names}:
                if name not in sys.stdlib_module_names and name != "hotelier":
                    package = canonicalize_name(MODULES.get(name, name))
                    found.setdefault(package, set()).add(str(path.relative_to(ROOT)))
    return found


def test_what_is_imported_is_asked_for_and_nothing_else() -> None:
    asked = {canonicalize_name(each.name) for each in NEEDED + EXTRA}
    assert imported(ROOT / "src").keys() - PEERS == asked - INDIRECT


def test_the_engine_imports_no_package() -> None:
    found = {part: imported(ROOT / "src" / "hotelier" / part) for part in ENGINE}
    assert found == {part: {} for part in ENGINE}


def test_every_package_has_a_lower_bound() -> None:
    unbound = [
        each.name
        for each in NEEDED + EXTRA
        if not any(spec.operator == ">=" for spec in each.specifier)
    ]
    assert unbound == []


def test_an_upper_bound_has_its_reason() -> None:
    """A comment on the line, or on the lines before it."""
    lines = TEXT.splitlines()
    for each in NEEDED + EXTRA:
        if all(spec.operator == ">=" for spec in each.specifier):
            continue
        [place] = [i for i, line in enumerate(lines) if re.match(rf'\s*"{each.name}\b', line)]
        assert "#" in lines[place] or lines[place - 1].lstrip().startswith("#"), each.name
