"""Tests of the order of the site: every page has a kind, tutorials begin alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tools.docs import commands, navigation, staging

TUTORIALS = sorted((ROOT / "docs" / "start").glob("*.md"))
NOTE = (
    "Before you start: `pip install hotelier` puts the command `hotelier` on your path. In a"
    " checkout, run `make page` once and `source .venv/bin/activate` in each new shell."
    " [Install](../install.md) has all ways."
)
"""Paragraph at the top of each tutorial, before its first command."""


def test_every_page_has_a_place() -> None:
    placed = {page for pages in navigation.GROUPS.values() for page in pages}
    written = {place.removesuffix(".md") for place in staging.pages().values()} - {"index"}
    assert sorted(written - placed) == [], "add it to GROUPS of tools/docs/navigation.py"


def test_every_place_has_a_page() -> None:
    places = [*staging.pages().values(), *staging.MOVED.values()]
    written = {place.removesuffix(".md") for place in places}
    made = re.compile(r"(cards|reference)/")
    placed = [page for pages in navigation.GROUPS.values() for page in pages]
    assert [page for page in placed if page not in written and not made.match(page)] == []
    assert len(placed) == len(set(placed))


def test_tutorials_say_first_how_to_install() -> None:
    assert len(TUTORIALS) == 4
    missing = [path.name for path in TUTORIALS if begins_otherwise(path)]
    assert missing == [], f"after the title comes:\n{NOTE}"


def begins_otherwise(path: Path) -> bool:
    """Return True if a page does not have the note right after its title."""
    title, _, rest = path.read_text("utf-8").partition("\n")
    begin = " ".join(rest.replace("\n>", "\n").split())
    return not (title.startswith("# ") and begin.startswith(NOTE))


@pytest.fixture(scope="module")
def page() -> str:
    """Generate the page of all commands."""
    return commands.page()


def test_the_page_of_commands_has_every_command(page: str) -> None:
    assert {"play", "serve", "simulate", "engine-check"} <= set(commands.names())
    missing = [name for name in commands.names() if f"\n## hotelier {name}\n" not in page]
    assert missing == []
    assert page.count("\n## ") == len(commands.names()) + 1


def test_the_page_of_commands_has_every_option(page: str) -> None:
    flags = {
        (name, flag)
        for name in commands.names()
        for flag in re.findall(r"^  (--[a-z-]+)", commands.help_of(name), flags=re.M)
    }
    assert {("play", "--bots"), ("serve", "--port")} <= flags
    sections = dict(re.findall(r"^## hotelier (\S+)\n(.*?)(?=^## |\Z)", page, re.M | re.S))
    assert [pair for pair in sorted(flags) if f"| `{pair[1]}" not in sections[pair[0]]] == []
