"""The rulebook can print every rule that events, refusals, options and cards cite."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import hotelier as ht
from hotelier import rulebook
from hotelier.games.grand_austria_hotel.cards import SOURCE_RULES
from hotelier.games.grand_austria_hotel.rules import rules_for
from hotelier.kernel.frames import Decision
from hotelier.rulebook.pages import ID
from hotelier.words.grand_austria_hotel.reference import all_cards
from tests.cases import for_each

SOURCE = Path(ht.__file__).parent
GOLDEN = sorted(Path(__file__).parents[1].glob("golden/*/*.jsonl"))
QUESTIONS = [
    (game.name, frame)
    for game in ht.GAMES.values()
    for frame in game.codec.frames.values()
    if issubclass(frame, Decision)
]


def literal_ids() -> set[str]:
    """Return every text constant of the rules that is an id: of events, refusals and options."""
    return {
        node.value
        for folder in ("games", "kernel", "table")
        for path in (SOURCE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(ID, node.value)
    }


@pytest.mark.parametrize("lang", rulebook.LANGUAGES)
def test_every_id_in_the_rules_of_the_package(lang: str) -> None:
    cited = literal_ids()
    assert {"HK-9.2", "GAH-5.2"} <= cited
    for rule in cited:
        assert rulebook.find(rule, lang).text


@pytest.mark.parametrize("lang", rulebook.LANGUAGES)
def test_sources_options_and_cards(lang: str) -> None:
    austria = ht.GAMES["grand-austria-hotel"]
    assert austria.cards is not None
    cards = all_cards(rules_for(austria.choose_options({}), austria.cards), "en")
    cited = {option.rule for game in ht.GAMES.values() for option in game.options}
    cited |= {card.rule for card in cards} | set(SOURCE_RULES)
    assert len(cited) > 100
    for rule in cited:
        assert rulebook.find_all(rule, lang)


@for_each(QUESTIONS)
def test_every_question_names_its_rules(game: str, frame: type[Decision]) -> None:
    cited = rulebook.rules_of_question(frame)
    assert cited, game
    for rule in cited:
        assert rulebook.find(rule).text


def test_a_list_of_ids_is_read_whole() -> None:
    class Ask(Decision):
        """HK-4.1 (1), 13.2, GAH-R.53 Something that HK-9.1 says too."""

    assert rulebook.rules_of_question(Ask) == ["HK-4.1", "HK-13.2", "GAH-R.53"]


@for_each(GOLDEN, lambda path: f"{path.parent.name}/{path.stem}")
def test_every_event_of_the_golden_games(path: Path) -> None:
    events = ht.Table.from_record(ht.load(path)).journal
    assert events
    for rule in {event.rule for event in events}:
        assert rulebook.find(rule).id == rule
