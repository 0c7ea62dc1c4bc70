"""Search rules by words; case, accents and hyphens do not matter: re-roll, Reroll."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from math import log
from typing import Final, NamedTuple

from hotelier.rulebook.library import all_rules
from hotelier.rulebook.markdown import plain
from hotelier.rulebook.pages import Rule

WORD: Final = re.compile(r"[\w.]*\w")
PHRASE: Final = re.compile(r"[\"“„]([^\"“”„]+)[\"“”]")
"""Words in quotes, which must be adjacent."""
WHOLE, BEGINNING, INSIDE = 3.0, 2.5, 1.0
"""Scores of a match: whole word, start of a word, inside a word (Auslastungsbonus)."""
SHORTEST_INSIDE: Final = 4
"""Minimum length of a word that is searched for inside other words."""
TITLE, HEADING = 2.0, 1.4
"""Factors for a match in the title of a rule, and in that of its section."""
TOGETHER: Final = 2.0
"""Factor for a rule in which the words are adjacent."""
WEIGHTS: Final = {"R": 0.9, "E": 0.7, "X": 0.5, "D": 0.5}
"""Factors that put rulings, comparisons of editions and worked examples after equal rules."""


class Words(NamedTuple):
    """The folded words of a rule."""

    title: list[str]
    heading: list[str]
    text: list[str]


def words(text: str) -> list[str]:
    """Return the words of a text without case, accents and hyphens.

    >>> words("Re-roll in the Café!")
    ['reroll', 'in', 'the', 'cafe']
    """
    marks = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(mark for mark in marks if not unicodedata.combining(mark))
    return WORD.findall(re.sub(r"(?<=\w)-(?=[^\W\d])", "", letters))


@cache
def _index(lang: str) -> dict[str, Words]:
    return {
        rule.id: Words(
            words(rule.title), words(rule.heading), words(f"{rule.id} {plain(rule.text)}")
        )
        for rule in all_rules(lang)
    }


def search(wanted: str, lang: str = "en", book: str | None = None) -> list[Rule]:
    """Return the rules that contain all words, the best first; words in quotes must be adjacent.

    >>> search("founder's share")[0].id
    'HK-1.9'
    """
    phrases = [words(phrase) for phrase in PHRASE.findall(wanted)]
    singles = words(PHRASE.sub(" ", wanted))
    asked = [part for part in [*phrases, *([word] for word in singles)] if part]
    if not asked:
        return []
    index = _index(lang)
    rarity = [_rarity(part, index) for part in asked]
    scores: dict[str, float] = {}
    rules = all_rules(lang, book)
    for rule in rules:
        fits = [_fit(part, index[rule.id]) for part in asked]
        if all(fits):
            score = sum(fit * rare for fit, rare in zip(fits, rarity, strict=True))
            if len(singles) > 1 and _has(singles, index[rule.id].text):
                score *= TOGETHER
            scores[rule.id] = score * WEIGHTS.get(rule.section.split("-")[1], 1.0)
    found = [rule for rule in rules if rule.id in scores]
    return sorted(found, key=lambda rule: -scores[rule.id])


def _rarity(part: list[str], index: dict[str, Words]) -> float:
    """Return the weight of a word or phrase: rare ones weigh more."""
    having = sum(bool(_fit(part, rule)) for rule in index.values())
    return log(1 + len(index) / (1 + having))


def _fit(part: list[str], rule: Words) -> float:
    """Return the score of a word or phrase in a rule, 0 without a match; short titles first."""
    title, heading, text = (_best(part, among) for among in rule)
    brief = 1 + len(part) / max(1, len(rule.title))
    return max(text, HEADING * heading, TITLE * title * brief) + 0.1 * text


def _best(part: list[str], among: list[str]) -> float:
    """Return the best score of a word among others; a phrase matches whole or not at all."""
    if len(part) > 1:
        return WHOLE * _has(part, among)
    (word,) = part
    if word in among:
        return WHOLE
    if any(other.startswith(word) for other in among):
        return BEGINNING
    if len(word) >= SHORTEST_INSIDE and any(word in other for other in among):
        return INSIDE
    return 0.0


def _has(part: list[str], among: list[str]) -> bool:
    """Return True if the words are adjacent somewhere."""
    return any(among[at : at + len(part)] == part for at in range(len(among) - len(part) + 1))
