"""Texts of cards: guests, staff, politics cards, emperor tiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from hotelier.games.grand_austria_hotel.cards import (
    CELEBRITY_KEYS,
    FROM_ROW,
    FROM_SECTION,
    GUEST_KEYS,
    POLITICS_KEYS,
    REHEARSAL_KEYS,
    SOURCE_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
    TOKEN_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.points import Power, is_power
from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import BELL, TIMING_KEYS
from hotelier.kernel.game import Game
from hotelier.words.catalogue import knows, message_id, say, say_list, say_name, say_part
from hotelier.words.grand_austria_hotel.effects import (
    GAME,
    condition_text,
    effect_text,
    power_text,
)


def name_of(kind: str, key: str, lang: str) -> str:
    """Return a card's name."""
    return say_name(message_id(GAME, kind), key, lang)


def effects_text(effects: Sequence[Effect], lang: str, short: bool) -> str:
    """Write several effects in one text."""
    texts = [effect_text(effect, lang, short) for effect in effects]
    if not texts:
        return say("grand-austria-hotel-nothing", lang)
    return ", ".join(texts) if short else say_list(texts, lang)


def reward_text(rules: Rules, guest: str, lang: str, short: bool = False) -> str:
    """Write the reward of a guest besides VP."""
    row = rules.cards.guests[GUEST_KEYS.index(guest)]
    return effects_text(rules.words_of(row.reward), lang, short)


def apart(texts: Iterable[str], lang: str) -> str:
    """Join several clauses."""

    def both(first: str, second: str) -> str:
        return say("cards-apart", lang, first=first, second=second)

    return reduce(both, texts)


def powers_text(powers: Sequence[Power], lang: str, short: bool = False, bell: bool = False) -> str:
    """Write several lasting powers in one text, each as a clause."""
    texts = [power_text(power, lang, short, bell) for power in powers]
    return ", ".join(texts) if short else apart(texts, lang)


def staff_text(rules: Rules, card: str, lang: str, short: bool = False) -> str:
    """Describe a staff card: a sentence with its timing, or the bare effect in short."""
    row = rules.cards.staff[STAFF_KEYS.index(card)]
    words = rules.words_of(row.does)
    if words and is_power(words[0]):
        text = powers_text(words, lang, short, row.timing == BELL)
    else:
        text = effects_text(words, lang, short)
    return (
        text if short else say(message_id(GAME, "timing", TIMING_KEYS[row.timing]), lang, text=text)
    )


def timing_text(rules: Rules, card: str, lang: str) -> str:
    """Write the timing of a staff card in a word or two."""
    row = rules.cards.staff[STAFF_KEYS.index(card)]
    return say_part(message_id(GAME, "timing", TIMING_KEYS[row.timing]), "short", lang)


def celebrity_text(rules: Rules, celebrity: str, lang: str, short: bool = False) -> str:
    """Describe a celebrity."""
    row = rules.cards.celebrities[CELEBRITY_KEYS.index(celebrity)]
    return powers_text(rules.words_of(row.does), lang, short)


def politics_name(game: Game, card: str, lang: str) -> str:
    """Write the condition of a politics card, which serves as its name."""
    return condition_text(game.cards.politics[POLITICS_KEYS.index(card)].condition, lang)


def source_name(game: Game, key: str, lang: str) -> str:
    """Name the source of something: a place on the board, a card, a row of a ballroom, a
    section."""
    for kind in ("origin", "guest", "staff", "tile", "celebrity", "entrance", "token"):
        if knows(message_id(GAME, kind, key)):
            return name_of(kind, key, lang)
    owner, _, part = key.rpartition("_")
    if SOURCE_KEYS.index(key) in range(FROM_ROW, FROM_SECTION):
        ballroom = name_of("ballroom", owner, lang)
        return say(message_id(GAME, "row", part), lang, ballroom=ballroom)
    return say("grand-austria-hotel-section", lang, n=int(part),
               rehearsal=name_of("rehearsal", owner, lang))  # fmt: skip


def bonus_text(rules: Rules, tile: str, lang: str, short: bool = False) -> str:
    """Write the bonus of an emperor tile."""
    row = rules.cards.tiles[TILE_KEYS.index(tile)]
    return effects_text(rules.words_of(row.bonus), lang, short)


def token_text(rules: Rules, token: str, floor: int, lang: str, short: bool = True) -> str:
    """Write the upper or lower bonus of a token."""
    row = rules.cards.tokens[TOKEN_KEYS.index(token)]
    return effects_text(rules.words_of(row.floor if floor else row.column), lang, short)


def loss_text(rules: Rules, tile: str, lang: str, short: bool = False) -> str:
    """Write the penalty of an emperor tile without the VP loss."""
    row = rules.cards.tiles[TILE_KEYS.index(tile)]
    return effects_text(rules.words_of(row.penalty), lang, short)


def penalty_text(rules: Rules, tile: str, lang: str, short: bool = False) -> str:
    """Write the penalty of an emperor tile with the VP loss."""
    number = TILE_KEYS.index(tile)
    text = loss_text(rules, tile, lang, short)
    vp = rules.cards.tiles[number].else_vp
    if not vp:
        return text
    name = "grand-austria-hotel-or-vp"
    choose = int(rules.may_choose[number])
    if short:
        return say_part(name, "short", lang, text=text, vp=vp)
    return say(name, lang, text=text, vp=vp, choose=choose)


def rehearsal_text(rules: Rules, room: str, lang: str) -> str:
    """Describe the sections of a rehearsal room: dancers and bonuses."""
    sections = rules.cards.rehearsals[REHEARSAL_KEYS.index(room)].sections
    texts = (
        say("grand-austria-hotel-section-text", lang, n=n,
            text=effects_text(rules.words_of(words), lang, short=True))
        for n, words in sections
    )  # fmt: skip
    return apart(texts, lang)
