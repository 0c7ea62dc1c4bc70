"""Every event, question, choice and refusal of conformance games in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import hotelier as ht
from hotelier.words import explain, label, message_id, question, story, tell
from hotelier.words.catalogue import knows
from tests.conformance.games import Variant, every_variant, some_actions, tables
from tests.words.catalogues import ORIGINAL, TRANSLATIONS, patterns, whole, wordless

NAMES = ["Anna", "Leopold", "Marie", "Otto", "Klara", "Emil"]
REMAINS = re.compile(r"[{}$]|\bNone\b|\bunknown\b")
"""Remains of a message that no text may contain."""
LEFT_OVER = re.compile(rf"{REMAINS.pattern}|\bnone\b|  ")
"""Selector values and gaps that no sentence may contain."""
QUOTED = re.compile("[“„«].*?[”“»]")
"""Texts that were typed or can be typed."""
ASKED = 0.1
"""The share of decisions that are worded with all their answers."""
REFUSED = 0.03
"""The share of decisions at which another action is tried."""
STORIES = 8
"""One in that many games is told as a story."""
seen: set[tuple[str, str]] = set()
"""Messages and English texts rendered so far."""


def check(name: str, text: Callable[[str], str]) -> bool:
    """Render a message in all languages, once. A translation differs from the English text."""
    english = text(ORIGINAL)
    if (name, english) in seen:
        return False
    seen.add((name, english))
    assert not LEFT_OVER.search(english), english
    arranges = all(wordless(pattern) for pattern in patterns(whole(ORIGINAL)[name]).values())
    for lang in TRANSLATIONS:
        translated = text(lang)
        assert not LEFT_OVER.search(translated), (lang, name, translated)
        if knows(name, lang) and not arranges:
            assert translated != english, (lang, name)
    return True


def check_question(table: ht.Table) -> None:
    """Render the question and each of its answers."""
    game, view = table.game, table.view(table.to_move)
    name = message_id(game.name, "question", view["question"]["frame"])
    check(name, lambda lang: question(game, view, lang))
    for action in view["legal"]:
        name = message_id(game.name, "action", action.split()[0])
        english = label(game, action, view)
        if (name, english) not in seen:
            seen.add((name, english))
            for lang, short in product((ORIGINAL, *TRANSLATIONS), (False, True)):
                text = label(game, action, view, lang, short)
                assert text
                assert not REMAINS.search(text), (lang, name, text)


def check_refusals(table: ht.Table, variant: Variant) -> None:
    """Render the refusals of other actions."""
    for action in some_actions(variant.game, variant.rng(len(table.record.lines))):
        try:
            table.check(action)
        except ht.IllegalAction as error:
            check_refusal(error)


def check_refusal(error: ht.HotelierError) -> None:
    new = check(message_id("error", error.reason), lambda lang: explain(error, lang))
    for lang in (ORIGINAL, *TRANSLATIONS) if new else ():
        text = QUOTED.sub("", explain(error, lang))
        assert "_" not in text, (lang, text)  # a name, not a key


def check_events(table: ht.Table, told_whole: bool) -> None:
    """Render every event for its own player, another one and a spectator, and some games as a
    story."""
    game = table.game
    for viewer in (None, 0):
        for event in table.journal_for(viewer):
            check_event(game, event, viewer)
        for lang in TRANSLATIONS if told_whole else ():
            for paragraph in story(game, table.journal_for(viewer), NAMES, viewer, lang):
                for told in paragraph:
                    assert not LEFT_OVER.search(told.text), (lang, told.text)


def check_event(game: ht.Game, event: ht.Event, viewer: int | None) -> None:
    name = message_id(game.name, "event", event.kind)
    check(name, lambda lang: tell(game, event, NAMES, viewer, lang))


@every_variant
def test_a_conformance_game_in_every_language(variant: Variant) -> None:
    rng = variant.rng("words")
    for table in tables(variant, "words"):
        if table.to_move is None:
            check_events(table, variant.number % STORIES == 0)
        elif rng.random() < ASKED:
            check_question(table)
        elif rng.random() < REFUSED:
            check_refusals(table, variant)
