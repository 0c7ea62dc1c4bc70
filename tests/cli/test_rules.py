"""Tests of `hotelier rules`: rules by id, search by words, the list of sections."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Hotelier


def test_a_rule_by_its_id(hotelier: Hotelier) -> None:
    ran = hotelier("rules", "gah-9.4")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("GAH-9.4  Checking in a guest\n  Order of benefits [gah.benefit")
    assert "*" not in ran.out
    assert "`" not in ran.out
    assert all(line == line.rstrip() for line in ran.out.splitlines())


def test_several_rules_and_a_whole_section(hotelier: Hotelier) -> None:
    out = hotelier("rules", "HK-6", "GAH-13.17").out
    assert out.startswith("HK-6  Growth\n\nHK-6.1\n  A tile touching exactly one chain joins it")
    assert "\n\nGAH-13.17  Staff by card\n" in out
    assert "  - cost: 5 revised / 3 classic [gah.kitchen_hand_cost]\n" in out


def test_tables_and_lists_of_a_rule(hotelier: Hotelier) -> None:
    out = hotelier("rules", "HK-2.1", "HK-7.6").out
    assert "  11-20           6-10            5                700    7000" in out
    assert "  - Only one shareholder: both bonuses.\n" in out


def test_found_by_words(hotelier: Hotelier) -> None:
    ran = hotelier("rules", "--search", "re-roll")
    assert ran.code == 0
    head, *lines = ran.out.splitlines()
    assert head == f"{len(lines)} rules contain the words “re-roll”:"
    assert any(line.startswith("  GAH-15.3  When no player is left") for line in lines)
    assert all(len(line) <= 80 for line in lines)
    assert "the best 20:" in hotelier("rules", "--search", "room").out
    assert hotelier("rules", "--search", "zzz").out == "No rule contains the words “zzz”.\n"
    one = hotelier("rules", "--search", "invariants", "--game", "hotel-koenig").out
    assert one.splitlines()[0] == "One rule contains the words “invariants”:"


def test_the_sections(hotelier: Hotelier) -> None:
    out = hotelier("rules", "--game", "hotel-koenig").out
    assert "  HK-5   Founding                          4 rules\n" in out
    assert "  HK-6   Growth                            1 rule\n" in out
    assert "Rulings: Hotel-König" in out
    assert "GAH-" not in out
    assert "GAH-15" in hotelier("rules").out


def test_german(hotelier: Hotelier) -> None:
    out = hotelier("rules", "GAH-9.4", "--lang", "de").out
    assert out.startswith("GAH-9.4  Einen Gast einquartieren\n  Reihenfolge der Vorteile [gah.")
    ran = hotelier("--lang", "de", "rules", "--search", "„neu würfeln“")
    assert "  AW-2.7" in ran.out
    assert "Entscheide: Hotel-König" in hotelier("rules", "--lang", "de").out
    assert "Es gibt keine Regel „hk 99“." in hotelier("rules", "hk 99", "--lang", "de").err
    (rule,) = json.loads(hotelier("rules", "HK-9.3", "--json", "--lang", "de").out)
    assert (rule["lang"], rule["plain"]) == ("de", "Spieler DÜRFEN NICHT miteinander handeln.")


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_other_languages_read_the_rules_in_english(hotelier: Hotelier, lang: str) -> None:
    assert "The mover gets one founder's share" in hotelier("rules", "HK-5.3", "--lang", lang).out
    assert "Sections of the rulebook" not in hotelier("rules", "--lang", lang).out


def test_data_for_programs(hotelier: Hotelier) -> None:
    (rule,) = json.loads(hotelier("rules", "HK-5.3", "--json").out)
    assert (rule["id"], rule["section"], rule["heading"]) == ("HK-5.3", "HK-5", "Founding")
    assert (rule["book"], rule["lang"]) == ("hotel-koenig", "en")
    assert rule["plain"].startswith("The mover gets one founder's share")
    found = json.loads(hotelier("rules", "--search", "re-roll", "--json").out)
    assert "GAH-15.3" in [rule["id"] for rule in found]
    assert len(json.loads(hotelier("rules", "--json").out)) > 750


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["gah 9.99"], "There is no rule “gah 9.99”. Near it: GAH-9.9, GAH-9.8 and GAH-9.7."),
        (["nonsense"], "There is no rule “nonsense”. Ids look like GAH-9.4, HK-5 or AW-R.20"),
        (["--game", "chess"], "There is no rulebook of “chess”."),
        (["--lang", "xx"], "There is no translation for “xx”."),
    ],
)
def test_bad_input(hotelier: Hotelier, args: list[str], sentence: str) -> None:
    ran = hotelier("rules", *args)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


def test_ids_or_words_but_not_both(hotelier: Hotelier) -> None:
    ran = hotelier("rules", "HK-5", "--search", "bonus")
    assert ran.code == 2
    assert "Give ids, or --search and words, but not both." in ran.err
