"""Reading pages: paragraphs, rows of tables and lists become rules, and sections have titles."""

from __future__ import annotations

import pytest

import hotelier as ht
from hotelier import rulebook
from hotelier.rulebook.pages import read_page

PAGE = """# A game

What it is.

## 1. First things

**AB-1.1 Title.** Words with *marks* and `code`,
going on in the next line.

**AB-1.5 A long
title.** It is wrapped, too.

**AB-1.2** Three ways:
- one
- two, which is
  longer

And more of it.

This leads over to the table:

| id | who | what | nobody |
|---|---|---|---|
| AB-1.3 | mover | `a \\| b` | - |
| AB-1.C4 | all | see [there](x.md) | |

## X. Examples

Read them so.

**AB-X.1** 2 -> 3.

### Others

**AB-D.1** These:

| id | n |
|---|---|
| AB-D.2 | 5 |
"""


@pytest.fixture(scope="module")
def sections() -> dict[str, rulebook.Section]:
    return {section.id: section for section in read_page(PAGE, "a-game", "en")}


@pytest.fixture(scope="module")
def rules(sections: dict[str, rulebook.Section]) -> dict[str, rulebook.Rule]:
    return {rule.id: rule for section in sections.values() for rule in section.rules}


def test_sections_and_what_is_said_around_rules(sections: dict[str, rulebook.Section]) -> None:
    titles = {name: section.title for name, section in sections.items()}
    assert titles == {"AB-1": "First things", "AB-X": "Examples", "AB-D": "Others"}
    assert sections["AB-1"].notes == "This leads over to the table:"
    assert sections["AB-X"].notes == "Read them so."
    ids = [rule.id for rule in sections["AB-1"].rules]
    assert ids == ["AB-1.1", "AB-1.5", "AB-1.2", "AB-1.3", "AB-1.C4"]


def test_a_paragraph(rules: dict[str, rulebook.Rule]) -> None:
    rule = rules["AB-1.1"]
    assert (rule.title, rule.section, rule.heading) == ("Title", "AB-1", "First things")
    assert (rule.book, rule.lang) == ("a-game", "en")
    assert rule.text == "**Title.** Words with *marks* and `code`, going on in the next line."
    assert rule.summary == "Title. Words with marks and code, going on in the next line."
    assert rules["AB-1.5"].title == "A long title"
    assert rules["AB-1.5"].text == "**A long title.** It is wrapped, too."


def test_lists_and_what_follows_them_belong_to_the_rule(rules: dict[str, rulebook.Rule]) -> None:
    assert rules["AB-1.2"].title == ""
    assert rulebook.plain(rules["AB-1.2"].text).splitlines() == [
        "Three ways:", "- one", "- two, which is longer", "And more of it.",
    ]  # fmt: skip


def test_a_row_is_told_with_the_heads_of_its_columns(rules: dict[str, rulebook.Rule]) -> None:
    assert rules["AB-1.3"].text == "- who: mover\n- what: `a | b`"
    assert rules["AB-1.3"].title == "mover"
    assert rules["AB-1.C4"].summary == "all; see there"


def test_a_rule_that_announces_a_table_has_it(rules: dict[str, rulebook.Rule]) -> None:
    assert rulebook.plain(rules["AB-D.1"].text).splitlines()[-1] == "| AB-D.2 | 5 |"
    assert rules["AB-D.2"].text == "- n: 5"


def test_our_own_pages() -> None:
    assert rulebook.find("GAH-9.4").title == "Order of benefits"
    assert "3500" in rulebook.find("HK-2.1").text
    kitchen_hand = rulebook.plain(rulebook.find("GAH-13.17").text)
    assert "- cost: 5 revised / 3 classic" in kitchen_hand
    assert rulebook.find("AW-R.20").heading == "Alles Walzer!"
    assert len(rulebook.all_rules()) > 750


def test_a_whole_section() -> None:
    assert [rule.id for rule in rulebook.find_all("HK-5")] == [f"HK-5.{n}" for n in range(1, 5)]
    notes = next(section.notes for section in rulebook.sections() if section.id == "HK-12")
    assert "replace_at_draw" in notes, "the presets stand in section 12"


@pytest.mark.parametrize("typed", ["GAH-9.4", "gah-9.4", " gah 9.4 ", "GAH9.4", "Gah - 9.4"])
def test_ids_are_forgiving(typed: str) -> None:
    assert rulebook.looks_like_id(typed)
    assert rulebook.find(typed).id == "GAH-9.4"


def test_words_are_no_ids() -> None:
    assert not any(map(rulebook.looks_like_id, ["re-roll", "space 6", "gah", "R.5", "bonus"]))


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("gah 9.99", "There is no rule “gah 9.99”. Near it: GAH-9.9, GAH-9.8 and GAH-9.7."),
        ("hk r.99", "Near it: HK-R.9, HK-R.29 and HK-R.19."),
        ("gha 9.4", "Near it: GAH-9.4"),
        ("merger", "There is no rule “merger”. Ids look like GAH-9.4"),
    ],
)
def test_an_unknown_id_is_refused_with_near_ones(typed: str, sentence: str) -> None:
    with pytest.raises(ht.Unreadable) as caught:
        rulebook.find(typed)
    assert sentence in str(caught.value)


def test_books() -> None:
    prefixes = {rule.id.split("-")[0] for rule in rulebook.all_rules("en", "grand-austria-hotel")}
    assert prefixes == {"GAH", "AW"}
    assert {rule.id.split("-")[0] for rule in rulebook.all_rules("en", "alles-walzer")} == {"AW"}
    with pytest.raises(ht.Unreadable, match="Did you mean “alles-walzer”"):
        rulebook.sections("en", "alles")


def test_a_language_without_a_rulebook() -> None:
    assert rulebook.language("fr") == "en"
    with pytest.raises(ht.Unreadable, match="no translation for “xx”"):
        rulebook.all_rules("xx")
