"""Card texts follow their figures: a text that changes in English changes in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import hotelier as ht
from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS, STAFF_KEYS, TILE_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    CONDITIONS,
    FIGURE_COUNT,
    FREE,
    WORDS,
    vp,
)
from hotelier.games.grand_austria_hotel.rules import rules_for
from hotelier.words.grand_austria_hotel.cards import (
    bonus_text,
    penalty_text,
    reward_text,
    staff_text,
)
from hotelier.words.grand_austria_hotel.effects import (
    POINTS,
    condition_text,
    effect_text,
    power_text,
)
from tests.cases import for_each
from tests.words.catalogues import ORIGINAL, TRANSLATIONS

AUSTRIA = ht.GAMES["grand-austria-hotel"]
LONGEST_SHORT = 60
Texts = Callable[[str, bool], str]
FIGURES = (0, 1, 2, 3, 5, FREE)
"""Values tried for each figure."""


def varied(count: int) -> Iterator[tuple[int, ...]]:
    """Return figures that differ from (1, 1, ...) in one place."""
    for place in range(count):
        for figure in FIGURES:
            yield tuple(figure if n == place else 1 for n in range(count))


def check(texts: list[Texts]) -> None:
    """Check that texts which differ in English differ in every language, long and short."""
    for short in (False, True):
        english = [text(ORIGINAL, short) for text in texts]
        assert all(english)
        for lang in TRANSLATIONS:
            translated: dict[str, str] = {}
            for text, original in zip(texts, english, strict=True):
                known = translated.setdefault(text(lang, short), original)
                assert known == original, (lang, short, text(lang, short), known, original)


@for_each(range(len(WORDS)), WORDS.__getitem__)
def test_effects(word: int) -> None:
    def text(figures: tuple[int, ...]) -> Texts:
        return lambda lang, short: effect_text((word, *figures), lang, short)

    check([text(figures) for figures in dict.fromkeys([*varied(FIGURE_COUNT[word]), ()])][:-1])


@for_each(range(len(CONDITIONS)), CONDITIONS.__getitem__)
def test_conditions(condition: int) -> None:
    def text(figures: tuple[int, ...]) -> Texts:
        first, second, third = figures
        return lambda lang, short: condition_text((condition, first, second, third), lang, short)

    check([text(figures) for figures in dict.fromkeys(varied(3))])


@for_each(range(len(POINTS)), POINTS.__getitem__)
def test_powers(point: int) -> None:
    def text(limit: int, number: int, effect: int) -> Texts:
        return lambda lang, short: power_text((point, limit, number, vp(effect)), lang, short)

    check([text(*figures) for figures in dict.fromkeys(varied(3))])


@pytest.mark.parametrize("edition", ["revised", "classic"])
@pytest.mark.parametrize("lang", [ORIGINAL, *TRANSLATIONS])
def test_every_card_has_a_text_in_both_forms(lang: str, edition: str) -> None:
    """Long texts differ where they do in English. Short ones fit into a column."""
    rules = rules_for(AUSTRIA.choose_options({"edition": edition}), AUSTRIA.cards)
    longs: dict[str, str] = {}
    for make, keys in (
        (staff_text, STAFF_KEYS), (reward_text, GUEST_KEYS), (bonus_text, TILE_KEYS),
        (penalty_text, TILE_KEYS),
    ):  # fmt: skip
        for key in keys:
            long, short = make(rules, key, lang), make(rules, key, lang, short=True)
            assert not set("{}$") & set(long + short)
            assert 0 < len(short) <= LONGEST_SHORT, (key, short)
            assert longs.setdefault(long, make(rules, key, ORIGINAL)) == make(rules, key, ORIGINAL)


def test_a_bell_rings_once_and_not_for_each_guest() -> None:
    rules = rules_for(AUSTRIA.choose_options({}), AUSTRIA.cards)
    assert staff_text(rules, "tapster", "en") == (
        "Once in the game: when a guest leaves with a complete order of 3 goods or more, "
        "get 6 krones."
    )
