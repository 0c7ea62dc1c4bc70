"""The boards and tiles of Alles Walzer!, explained like cards (AW-7, AW-8, AW-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import GOOD_KEYS, amounts_of
from hotelier.words.catalogue import message_id, say
from hotelier.words.grand_austria_hotel.card import Card, doubts_of
from hotelier.words.grand_austria_hotel.cards import (
    apart,
    effects_text,
    name_of,
    powers_text,
)
from hotelier.words.grand_austria_hotel.effects import GAME, goods_text
from hotelier.words.names import origin_of_name


def figures_line(figures: tuple[int, ...]) -> str:
    """Write the figures of a board."""
    return "/".join(map(str, figures))


def ballrooms(rules: Rules, lang: str) -> list[Card]:
    found = []
    for row in rules.cards.ballrooms:
        seats = sorted(row.figures)
        figures = figures_line(row.figures[seats[-1]])
        scoring = say(message_id(GAME, "scoring", row.scoring), lang, figures=figures)
        found.append(Card(
            "ballrooms", row.key, None, name_of("ballroom", row.key, lang),
            {"spaces": {n: list(row.spaces[n]) for n in seats},
             "cost": list(rules.figures.row_cost),
             "vp": {n: list(row.figures[n]) for n in seats}},
            say("cards-ballroom", lang, scoring=scoring,
                top=effects_text(rules.words_of(row.top), lang, False),
                middle=effects_text(rules.words_of(row.middle), lang, False),
                spaces=", ".join(figures_line(row.spaces[n]) for n in seats)),
            row.rule, row.sources, row.confidence, doubts_of(row.doubts, row.confidence, lang),
            origin_of_name("ballroom", row.key, lang),
        ))  # fmt: skip
    return found


def rehearsals(rules: Rules, lang: str) -> list[Card]:
    return [
        Card(
            "rehearsals", row.key, None, name_of("rehearsal", row.key, lang),
            {"dancers": [dancers for dancers, _ in row.sections]},
            apart((
                say("cards-section", lang, n=dancers,
                    bonus=effects_text(rules.words_of(bonus), lang, False))
                for dancers, bonus in row.sections
            ), lang),
            "AW-1.5", row.sources, row.confidence, doubts_of(row.doubts, row.confidence, lang),
        )
        for row in rules.cards.rehearsals
    ]  # fmt: skip


def celebrities(rules: Rules, lang: str) -> list[Card]:
    return [
        Card(
            "celebrities", row.key, None, name_of("celebrity", row.key, lang),
            {"packs": list(row.packs)}, powers_text(rules.words_of(row.does), lang),
            row.rule, row.sources, row.confidence, doubts_of(row.doubts, row.confidence, lang),
            origin_of_name("celebrity", row.key, lang),
        )
        for row in rules.cards.celebrities
    ]  # fmt: skip


def entrances(rules: Rules, lang: str) -> list[Card]:
    found = []
    for row in rules.cards.entrances:
        items = amounts_of(row.items)
        gains = [str(goods_text(items, lang))]
        if row.gained:
            gains.append(str(effects_text(rules.words_of(row.gained), lang, False)))
        if row.rooms[0]:
            n, discount = row.rooms
            gains.append(say("cards-first-rooms", lang, n=n, free=int(discount > 0)))
        if row.guests:
            gains.append(say("cards-first-guests", lang, n=row.guests))
        found.append(Card(
            "entrances", row.key, None, name_of("entrance", row.key, lang),
            {"items": {good: n for good, n in zip(GOOD_KEYS, items, strict=True) if n},
             "packs": list(row.packs)},
            say("cards-entrance", lang, gains=apart(gains, lang),
                powers=powers_text(rules.words_of(row.does), lang)),
            row.rule, row.sources, row.confidence, doubts_of(row.doubts, row.confidence, lang),
            origin_of_name("entrance", row.key, lang),
        ))  # fmt: skip
    return found


def tokens(rules: Rules, lang: str) -> list[Card]:
    return [
        Card(
            "tokens", row.key, None, name_of("token", row.key, lang), {},
            say("cards-token", lang, column=effects_text(rules.words_of(row.column), lang, False),
                floor=effects_text(rules.words_of(row.floor), lang, False)),
            "AW-9.3", row.sources, row.confidence, doubts_of(row.doubts, row.confidence, lang),
        )
        for row in rules.cards.tokens
    ]  # fmt: skip


MAKERS: Final[tuple[Callable[[Rules, str], list[Card]], ...]] = (
    ballrooms, rehearsals, celebrities, entrances, tokens,
)  # fmt: skip
"""The functions that explain them, by kind."""
