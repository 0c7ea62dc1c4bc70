"""Tests of docstrings: their sessions run, and everything public has one."""

from __future__ import annotations

import doctest
import importlib
import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.cases import for_each
from tests.docs.pages import ROOT
from tools.docs.reference import PAGES

SOURCE = ROOT / "src"
WITH_SESSIONS = sorted(
    path for path in SOURCE.rglob("*.py") if "    >>> " in path.read_text("utf-8")
    or "\n>>> " in path.read_text("utf-8")
)  # fmt: skip
MODULES = [module for _, _, modules in PAGES.values() for module in modules]


def module_of(path: Path) -> ModuleType:
    """Import the module of a file."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return importlib.import_module(".".join(part for part in parts if part != "__init__"))


@for_each(WITH_SESSIONS)
def test_sessions_run(path: Path) -> None:
    found = doctest.testmod(module_of(path), optionflags=doctest.ELLIPSIS)
    assert found.attempted
    assert not found.failed


def undocumented(module: ModuleType) -> list[str]:
    """Return public classes, functions, methods and properties without a docstring."""
    own = [
        name for name, thing in vars(module).items()
        if not name.startswith("_") and getattr(thing, "__module__", "") == module.__name__
    ]  # fmt: skip
    missing: list[str] = []
    for name in getattr(module, "__all__", own):
        thing = getattr(module, name)
        if inspect.isclass(thing):
            missing += [f"{name}.{part}" for part in silent_parts(thing)]
            documented = bool(vars(thing).get("__doc__")) and not says_its_fields(thing)
        else:
            documented = not inspect.isfunction(thing) or bool(thing.__doc__)
        if not documented:
            missing.append(name)
    return missing


def says_its_fields(cls: type) -> bool:
    """Return True if the docstring is the one that `dataclass` generates."""
    return (cls.__doc__ or "").startswith(f"{cls.__name__}(")


def silent_parts(cls: type) -> list[str]:
    """Return methods and properties without a docstring, own or inherited."""

    def is_code(part: Any) -> bool:
        return inspect.isfunction(part) or isinstance(part, classmethod | staticmethod | property)

    return [
        name for name, part in vars(cls).items()
        if not name.startswith("_") and is_code(part) and not inspect.getdoc(getattr(cls, name))
    ]  # fmt: skip


@for_each(MODULES)
def test_nothing_public_is_silent(name: str) -> None:
    assert undocumented(importlib.import_module(name)) == []
