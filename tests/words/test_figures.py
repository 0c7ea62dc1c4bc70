"""Texts of cards follow their figures: what changes in English changes in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    CONDITIONS,
    FIGURE_COUNT,
    FREE,
    WORDS,
    vp,
)
from hotelier.words.grand_austria_hotel.effects import (
    POINTS,
    condition_text,
    effect_text,
    power_text,
)
from tests.words.catalogues import ORIGINAL, TRANSLATIONS

Texts = Callable[[str, bool], str]
FIGURES = (0, 1, 2, 3, 5, FREE)
"""What is tried for each figure in turn."""


def varied(count: int) -> Iterator[tuple[int, ...]]:
    """Figures that differ from (1, 1, ...) in one place."""
    for place in range(count):
        for figure in FIGURES:
            yield tuple(figure if n == place else 1 for n in range(count))


def check(texts: list[Texts]) -> None:
    """Any two that differ in English differ in every language, in long and in short."""
    for short in (False, True):
        english = [text(ORIGINAL, short) for text in texts]
        assert all(english)
        for lang in TRANSLATIONS:
            translated: dict[str, str] = {}
            for text, original in zip(texts, english, strict=True):
                known = translated.setdefault(text(lang, short), original)
                assert known == original, (lang, short, text(lang, short), known, original)


@pytest.mark.parametrize("word", range(len(WORDS)), ids=WORDS)
def test_effects(word: int) -> None:
    def text(figures: tuple[int, ...]) -> Texts:
        return lambda lang, short: effect_text((word, *figures), lang, short)

    check([text(figures) for figures in dict.fromkeys([*varied(FIGURE_COUNT[word]), ()])][:-1])


@pytest.mark.parametrize("condition", range(len(CONDITIONS)), ids=CONDITIONS)
def test_conditions(condition: int) -> None:
    def text(figures: tuple[int, ...]) -> Texts:
        first, second, third = figures
        return lambda lang, short: condition_text((condition, first, second, third), lang, short)

    check([text(figures) for figures in dict.fromkeys(varied(3))])


@pytest.mark.parametrize("point", range(len(POINTS)), ids=POINTS)
def test_powers(point: int) -> None:
    def text(limit: int, number: int, effect: int) -> Texts:
        return lambda lang, short: power_text((point, limit, number, vp(effect)), lang, short)

    check([text(*figures) for figures in dict.fromkeys(varied(3))])
