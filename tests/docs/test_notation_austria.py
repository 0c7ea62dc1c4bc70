"""Test that `docs/notation-grand-austria-hotel.md` names every text form of the game."""

from __future__ import annotations

import re
from pathlib import Path

import hotelier as ht
from hotelier.games.grand_austria_hotel.cards.vocabulary import WORDS
from hotelier.kernel.options import Option
from tests.cases import for_each

AUSTRIA = ht.GAMES["grand-austria-hotel"]
PAGE = (Path(__file__).parents[2] / "docs" / "notation-grand-austria-hotel.md").read_text("utf-8")
CLASSIC = AUSTRIA.presets["edition"]["classic"]


def section(title: str) -> str:
    """Return the text under a heading."""
    return PAGE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def test_every_action_in_the_order_of_sorting() -> None:
    found = re.findall(r"^\| `([a-z]+)[` ]", section("Actions"), flags=re.M)
    assert found == [action.verb for action in AUSTRIA.actions]


@for_each(AUSTRIA.codec.frames)
def test_every_frame(frame: str) -> None:
    assert re.search(rf"\b{frame}\b", section("Questions"))


@for_each(WORDS)
def test_every_word_of_an_effect(word: str) -> None:
    assert f"`{word}`" in section("Effects")


@for_each(AUSTRIA.options, lambda option: str(option.name))
def test_every_option_with_its_values(option: Option) -> None:
    """Check all options. The page describes the values of `aw.modules` in words."""
    classic = f"`{CLASSIC[option.name]}`" if option.name in CLASSIC else ""
    choices = ", ".join(f"`{choice}`" for choice in option.choices)
    row = re.search(rf"^\| `{re.escape(option.name)}` \| (.*)$", section("Options"), flags=re.M)
    assert row, option.name
    assert row[1].startswith(f"`{option.default}` | {classic} | ")
    assert f" | {option.rule} | " in row[1]
    assert option.name == "aw.modules" or f" | {choices} | " in row[1]
