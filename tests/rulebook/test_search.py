"""Search finds rules by their words, the best match first."""

from __future__ import annotations

import pytest

from hotelier import rulebook


def ids(wanted: str, book: str | None = None) -> list[str]:
    return [rule.id for rule in rulebook.search(wanted, "en", book)]


@pytest.mark.parametrize(
    ("wanted", "first"),
    [
        ("bonus", "HK-1.10"),
        ("merger", "HK-1.12"),
        ("emperor track", "GAH-1.10"),
        ("boost", "GAH-8.2"),
        ("tie-break", "GAH-19.3"),
        ("gardener", "GAH-13.42"),
        ("founder's share", "HK-1.9"),
        ("gah.custodian", "GAH-13.23"),
    ],
)
def test_the_rule_itself_comes_first(wanted: str, first: str) -> None:
    assert ids(wanted)[0] == first


def test_a_section_is_found_by_its_title() -> None:
    found = ids("re-roll", "grand-austria-hotel")
    assert {"GAH-15.3", "GAH-R.52", "GAH-R.55", "AW-2.7"} <= set(found)
    assert found.index("GAH-15.3") < found.index("GAH-D.1"), "rules come before worked examples"


def test_capitals_accents_and_hyphens_do_not_matter() -> None:
    assert ids("Café") == ids("CAFE") != []
    assert ids("re-roll") == ids("reroll") == ids("Re-Roll") != []
    assert ids("König") == ids("konig") != []


def test_all_words_must_be_there_and_quotes_hold_words_together() -> None:
    apart = ids("free table")
    together = ids('"free table"')
    assert set(together) < set(apart)
    assert "GAH-5.2" in together
    for rule in rulebook.search("free table"):
        assert "free" in (rule.text + rule.heading).casefold()


def test_beginnings_and_insides_of_words() -> None:
    assert "HK-1.12" in ids("merg")
    assert "HK-12.11" in ids("largest")
    assert set(ids("merger")) < set(ids("merg"))


def test_only_in_one_book() -> None:
    assert {rule.split("-")[0] for rule in ids("bonus", "hotel-koenig")} == {"HK"}


@pytest.mark.parametrize("wanted", ["", "  ", '""', "zzz", "chess bishop"])
def test_nothing_found(wanted: str) -> None:
    assert ids(wanted) == []
