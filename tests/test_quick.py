"""`make quick` needs no system packages, and only the packages in requirements/quick.lock."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

from tests.cases import check_cases
from tests.conftest import HERE, QUICK

ROOT = HERE.parent
OURS = {"hotelier", "tests", "tools", "bench"}


def modules_in(path: Path) -> Iterator[str]:
    """Yield the modules that a file imports when it is loaded or run, by full name."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def quick_files() -> set[Path]:
    """Return the files of the quick tests, with the helpers in `tests` that they import."""
    waiting = [
        *HERE.glob("*.py"),
        *(path for name in QUICK for path in (HERE / name).rglob("*.py")),
    ]
    found = set[Path]()
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for name in modules_in(path):
            helper = ROOT.joinpath(*name.split(".")).with_suffix(".py")
            if name.startswith(("tests.", "tools.")) and helper.is_file():
                waiting.append(helper)
    return found


def locked() -> set[str]:
    """Return the names of the packages in requirements/quick.lock."""
    text = (ROOT / "requirements" / "quick.lock").read_text("utf-8")
    return {name.lower() for name in re.findall(r"^([\w.-]+)==", text, flags=re.M)}


def test_quick_tests_import_only_locked_packages() -> None:
    distributions, known = packages_distributions(), locked()

    def check(path: Path) -> None:
        for name in {module.split(".")[0] for module in modules_in(path)}:
            if name not in OURS and name not in sys.stdlib_module_names:
                packages = {re.sub(r"[-_.]+", "-", each).lower() for each in distributions[name]}
                assert packages & known, f"{name} is not in requirements/quick.lock"

    check_cases(sorted(quick_files()), check, lambda path: str(path.relative_to(ROOT)))


def test_it_sets_up_no_system_packages() -> None:
    ran = subprocess.run(
        ["make", "--dry-run", "quick"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert [line for line in ran.stdout.splitlines() if "tools/setup" in line] == [
        "tools/setup quick"
    ]


def test_slow_tests_are_left_out() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "--quick", "--collect-only", "tests/conformance"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "[hotel-koenig-presets]" in ran.stdout
    assert "[hotel-koenig-3]" not in ran.stdout
