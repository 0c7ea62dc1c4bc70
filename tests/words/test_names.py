"""Printed names of cards are used in the catalogues. All others are marked as ours."""

from __future__ import annotations

import unicodedata

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.rules import rules_for
from hotelier.words import LOCALES
from hotelier.words.catalogue import knows, say
from hotelier.words.grand_austria_hotel.reference import all_cards
from hotelier.words.names import OURS, PRINTED, printed_names

AUSTRIA = ht.GAMES["grand-austria-hotel"]


def bare(name: str) -> str:
    """Return a name without accents and capitals, with a plain apostrophe."""
    marks = unicodedata.normalize("NFD", name.casefold().replace("’", "'"))
    return "".join(mark for mark in marks if not unicodedata.combining(mark))


@pytest.mark.parametrize("lang", sorted(printed_names()))
def test_printed_names_are_in_the_catalogue(lang: str) -> None:
    assert lang in LOCALES
    for kind, names in printed_names()[lang].items():
        for key, printed in names.items():
            name = f"grand-austria-hotel-{kind}-{key}"
            assert knows(name), name
            if knows(name, lang):
                assert bare(say(name, lang)) == bare(printed), name


def test_every_card_says_where_its_name_comes_from() -> None:
    rules = rules_for(AUSTRIA.choose_options({}), AUSTRIA.cards)
    assert {card.name_origin for card in all_cards(rules, "en")} == {PRINTED, ""}
    german = {card.key: card.name_origin for card in all_cards(rules, "de")}
    assert german["groom"] == german["baroness"] == PRINTED
    assert german["poet"] == OURS
    assert german["A1"] == german["night"] == ""
