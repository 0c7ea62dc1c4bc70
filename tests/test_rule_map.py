"""Every rule is cited by code and by a test, and every citation names a rule.

A rulebook in `src/hotelier/rulebook/en` is checked if a game in `hotelier.GAMES` has options that
cite it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import hotelier as ht
from tests.cases import for_each
from tools.docs.citations import ID, ids_in

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hotelier"
TESTS = ROOT / "tests"
BOOKS = sorted((SOURCE / "rulebook" / "en").glob("*.md"))

DEFINED = re.compile(rf"^(?:\*\*|\| )([A-Z]+-{ID})\b", re.M)
"""Definition of a rule: a paragraph or a row of a table that begins with its id."""
VECTORS = ("X", "D")
"""Sections of worked examples: they need a test, but no code of their own."""

PROSE = {
    "AW-0.2": "says which rulebooks the expansion is taken from",
    "AW-0.4": "explains words of the revised printing that the expansion uses",
    "AW-0.5": "pieces for many VP are presentation",
    "AW-E.7": "a slip in one of the sources",
    "AW-E.17": "spelling in the sources",
    "AW-E.18": "how the sources number the steps of the set-up",
    "AW-E.19": "compares editions; the option it names is tested under GAH-9.13",
    "AW-R.62": "withdrawn: AW-R.41 says it",
    "GAH-0.1": "says what the words of the rulebook mean",
    "GAH-0.2": "names the sources",
    "GAH-E.35": "names of things in the sources",
    "GAH-R.56": "says what is outside the rules",
    "HK-R.28": "where a marker lies on its chain is presentation",
    **{
        f"HK-E.{number}": "compares editions; the option it names is tested under its own id"
        for number in range(1, 14)
    },
}
"""Ids that code and tests need not cite, each with the reason."""


@cache
def defined() -> dict[str, Path]:
    """Return every rule and ruling with the file that defines it."""
    found: dict[str, Path] = {}
    for path in BOOKS:
        for rule in DEFINED.findall(path.read_text("utf-8")):
            assert rule not in found, f"{rule} is defined twice"
            found[rule] = path
    return found


@cache
def cited_by_code() -> dict[str, str]:
    """Return every rule cited in the source, with one place."""
    return {
        rule: path.relative_to(ROOT).as_posix()
        for path in sorted(SOURCE.rglob("*.py"))
        for rule in ids_in(path.read_text("utf-8"))
    }


def marked(tree: ast.Module) -> Iterator[str]:
    """Yield the rules in the `pytest.mark.rule(...)` of a test file.

    If rows of a table become marks, every literal that is an id counts.
    """
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) == "pytest.mark.rule"]
    literal = all(isinstance(arg, ast.Constant) for call in marks for arg in call.args)
    for node in [arg for call in marks for arg in call.args] if literal else ast.walk(tree):
        if isinstance(node, ast.Constant) and re.fullmatch(rf"[A-Z]+-{ID}", str(node.value)):
            yield str(node.value)


@cache
def cited_by_tests() -> dict[str, str]:
    """Return every rule that marks a test, with one place."""
    return {
        rule: path.relative_to(ROOT).as_posix()
        for path in sorted(TESTS.rglob("test_*.py"))
        for rule in marked(ast.parse(path.read_text("utf-8")))
    }


def prefix(rule: str) -> str:
    return rule.split("-")[0]


def section(rule: str) -> str:
    return rule.split("-")[1].split(".")[0]


PLAYED = {prefix(option.rule) for game in ht.GAMES.values() for option in game.options}
"""Prefixes of the rulebooks that can be played."""
RULES = [rule for rule in defined() if prefix(rule) in PLAYED]


def test_the_books_define_rules() -> None:
    assert BOOKS
    assert len([rule for rule in RULES if rule.startswith("HK-")]) > 140
    assert len([rule for rule in RULES if rule.startswith("GAH-")]) > 380
    assert len([rule for rule in RULES if rule.startswith("AW-")]) > 290


@for_each(RULES)
def test_a_rule_is_cited_by_code_and_by_a_test(rule: str) -> None:
    if rule in PROSE:
        assert len(PROSE[rule]) > 15
        return
    assert rule in cited_by_tests(), f"no test cites {rule}"
    if section(rule) not in VECTORS:
        assert rule in cited_by_code(), f"no code cites {rule}"


@pytest.mark.parametrize("where", ["code", "tests", "prose"])
def test_every_citation_exists(where: str) -> None:
    cited = {"code": cited_by_code(), "tests": cited_by_tests(), "prose": PROSE}[where]
    assert cited
    unknown = {
        rule: place
        for rule, place in cited.items()
        if rule not in defined() and prefix(rule) in PLAYED
    }
    assert unknown == {}


def test_other_words_of_the_tests_cite_what_exists() -> None:
    """Check comments and docstrings of tests too."""
    unknown = {
        (rule, path.name)
        for path in TESTS.rglob("*.py")
        if path != Path(__file__)
        for rule in ids_in(path.read_text("utf-8"))
        if rule not in defined() and prefix(rule) in PLAYED
    }
    assert unknown == set()


def test_a_list_of_ids_is_read_whole() -> None:
    assert list(ids_in("HK-7.1, 7.2 and HK-R.3, R.4,\n    R.22; HK-4.1 (1), 13.2")) == [
        "HK-7.1", "HK-7.2", "HK-R.3", "HK-R.4", "HK-R.22", "HK-4.1", "HK-13.2",
    ]  # fmt: skip
    assert list(ids_in("GAH-14.A1, 14.B4 and GAH-18.C2")) == ["GAH-14.A1", "GAH-14.B4", "GAH-18.C2"]
    assert list(ids_in("HK-10.1 a, HK-10.1 b, HK-R.9 twice; 11.5, 41")) == [
        "HK-10.1", "HK-10.1", "HK-R.9",
    ]  # fmt: skip
