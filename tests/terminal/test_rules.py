"""“rules” at the table: behind the question, behind a refusal, by id, by words; and in a replay."""

from __future__ import annotations

import json
from pathlib import Path

import hotelier as ht
from tests.terminal.conftest import Hotelier
from tests.terminal.keyboard import Keyboard

KOENIG = ["play", "--game", "hotel-koenig", "--seed", "3"]
GOLDEN = Path(__file__).parents[1] / "golden" / "hotel_koenig" / "triple-merger.jsonl"


def test_the_rule_behind_the_question_and_behind_a_refusal() -> None:
    with Keyboard(KOENIG) as person:
        person.read()
        shown = person.type("rules")
        assert "HK-4.1  Turn" in shown
        assert "lay one hand tile" in shown
        assert "HK-13.2" in shown
        assert "No action is called “dance”" in person.type("dance")
        assert "HK-13.2" in person.type("rules"), "a refusal without a rule changes nothing"
        assert "(HK-4.1)" in person.type("lay 1A")
        shown = person.type("RULES")
        assert "HK-4.1  Turn" in shown
        assert "HK-13.2" not in shown
        assert "“rules re-roll” searches" in " ".join(person.type("help").split())


def test_rules_by_id_and_by_words() -> None:
    with Keyboard(KOENIG) as person:
        person.read()
        assert "HK-5.3  Founding\n  The mover gets one founder's share" in person.type(
            "rules hk 5.3"
        )
        assert "HK-6.1" in person.type("rules HK-6")
        shown = person.type("rules founder's share")
        assert "HK-1.9" in shown
        assert "GAH-" not in shown
        assert "There is no rule “HK-99”. Near it: HK-9" in person.type("rules HK-99")
        assert "No rule contains the words “café”." in person.type("rules café")


def test_in_the_language_of_whoever_asks() -> None:
    with Keyboard([*KOENIG, "--name", "Anna:de"]) as person:
        person.read()
        assert "einen Stein von der Hand legen" in " ".join(person.type("rules").split())
        assert "HK-1.9" in person.type("rules Gründeraktie")


def test_a_replay_prints_the_rules_it_cites(hotelier: Hotelier) -> None:
    plain = hotelier("replay", GOLDEN).out
    ran = hotelier("replay", GOLDEN, "--rules")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(plain)
    rules = ran.out.removeprefix(plain)
    assert rules.startswith("\nThe rules cited above\n\nHK-")
    cited = {event.rule for event in ht.Table.from_record(ht.load(GOLDEN)).journal}
    heads = [line.split()[0] for line in rules.splitlines() if line.startswith("HK-")]
    assert set(heads) == cited
    assert len(heads) == len(cited)


def test_every_line_of_the_journal_cites_its_rule(hotelier: Hotelier) -> None:
    lines, rules = hotelier("replay", GOLDEN, "--journal", "--rules").out.split(
        "\n\nThe rules cited above\n\n"
    )
    assert all(line.endswith(")") and "(HK-" in line for line in lines.splitlines())
    assert "HK-7.6  Merger\n  Bonuses, paid by the bank" in rules


def test_rules_for_programs(hotelier: Hotelier) -> None:
    data = json.loads(hotelier("replay", GOLDEN, "--json", "--rules").out)
    texts = {rule["id"]: rule["text"] for rule in data["cited"]}
    assert set(texts) == {event["rule"] for event in data["journal"]}
    assert "cited" not in json.loads(hotelier("replay", GOLDEN, "--json").out)


def test_the_text_form_cites_nothing(hotelier: Hotelier) -> None:
    ran = hotelier("replay", GOLDEN, "--text", "--rules")
    assert ran.code == 2
    assert "Choose one of --text and --rules." in ran.err
