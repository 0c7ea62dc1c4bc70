"""All languages of the rulebook agree in ids, order, shape, numbers, citations and options."""

from __future__ import annotations

import re
from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from hotelier import rulebook
from hotelier.rulebook.library import PAGES
from hotelier.rulebook.markdown import is_table, paragraphs, spans
from hotelier.rulebook.pages import ID, Rule
from hotelier.terminal.rules import section_page
from tests.cases import for_each

OTHERS = [lang for lang in rulebook.LANGUAGES if lang != "en"]
PAIRS = [(rule, lang) for lang in OTHERS for rule in rulebook.all_rules()]
WORD = re.compile(r"\b[a-z]{2,}\b")
"""A word to translate. Figures and names alone stay as they are."""


def shape(rule: Rule) -> list[str]:
    """Classify the lines of a rule: text, entry of a list, row of a table with its cells."""
    return [
        f"row of {line.count('|')}" if is_table(line) else "entry" if line[:2] == "- " else "text"
        for line in paragraphs(rule.text)
    ]


def numbers(text: str) -> Counter[str]:
    """Count the numbers in a text, except those inside ids."""
    return Counter(re.findall(r"\d+", re.sub(ID, "", text)))


def codes(text: str) -> Counter[str]:
    """Count names and values of options. Timings (`ONCE`) are words and are translated."""
    marks = (found for line in paragraphs(text) for found in spans(line))
    return Counter(piece for piece, mark in marks if mark == "code" and not piece.isupper())


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_ids_in_the_same_order(lang: str) -> None:
    assert OTHERS
    assert [rule.id for rule in rulebook.all_rules(lang)] == [
        rule.id for rule in rulebook.all_rules()
    ]


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_sections_with_titles_of_their_own(lang: str) -> None:
    own, english = rulebook.sections(lang), rulebook.sections()
    assert [section.id for section in own] == [section.id for section in english]
    for section, other in zip(own, english, strict=True):
        assert section.book in PAGES
        assert section.title != other.title or section.book == "rulings"
        assert bool(section.notes) == bool(other.notes)
        assert numbers(section.notes) == numbers(other.notes), section.id


@for_each(PAIRS, lambda pair: f"{pair[0].id} ({pair[1]})")
def test_a_rule_says_the_same_in_both(rule: Rule, lang: str) -> None:
    other = rulebook.find(rule.id, lang)
    assert other.text != rule.text or not WORD.search(rule.text), "not translated"
    assert bool(other.title) == bool(rule.title)
    assert shape(other) == shape(rule)
    assert numbers(other.text) == numbers(rule.text)
    assert Counter(re.findall(ID, other.text)) == Counter(re.findall(ID, rule.text))
    assert codes(other.text) == codes(rule.text)


@pytest.mark.parametrize("lang", rulebook.LANGUAGES)
def test_every_rule_prints(lang: str) -> None:
    """Every rule prints in full on a narrow screen, without Markdown marks."""
    screen = Console(file=StringIO(), width=50)
    with screen.capture() as capture:
        for section in rulebook.sections(lang):
            screen.print(section_page(section))
    shown = capture.get()
    words = "".join(shown.split())
    for rule in rulebook.all_rules(lang):
        assert f"\n{rule.id}\n" in shown
        first = rulebook.plain(rule.text).splitlines()[0]
        assert "".join(first.split()) in words
    assert not re.search(r"\*\*|`|\]\(", shown)
    assert "…" not in shown, "nothing is cut off"
