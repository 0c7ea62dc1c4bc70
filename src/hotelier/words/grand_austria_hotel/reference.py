"""All cards and boards, explained: figures, effect, rule, and doubts."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from hotelier.games.grand_austria_hotel.board import Board
from hotelier.games.grand_austria_hotel.cards.hotels import FIGURE_DOUBTS
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    GOOD_KEYS,
    NORMAL,
    ROOM_KEYS,
    TIMING_KEYS,
    amounts_of,
)
from hotelier.kernel.errors import Unreadable
from hotelier.words.catalogue import message_id, say, say_part
from hotelier.words.grand_austria_hotel import pieces
from hotelier.words.grand_austria_hotel.card import Card as Card
from hotelier.words.grand_austria_hotel.card import doubts_of
from hotelier.words.grand_austria_hotel.cards import (
    bonus_text,
    name_of,
    penalty_text,
    reward_text,
    staff_text,
)
from hotelier.words.grand_austria_hotel.effects import GAME, condition_text
from hotelier.words.names import origin_of_name

KINDS: Final = (
    "guests", "staff", "politics", "emperor", "hotels",
    "ballrooms", "rehearsals", "celebrities", "entrances", "tokens",
)  # fmt: skip


def field_name(doubt: dict[str, str], lang: str) -> str:
    """Name the field of a doubt. Empty for the whole card."""
    return say(message_id(GAME, "field", doubt["field"]), lang) if doubt["field"] else ""


def guests(rules: Rules, lang: str) -> list[Card]:
    return [
        Card(
            "guests", row.key, row.number, name_of("guest", row.key, lang),
            {"colour": COLOUR_KEYS[row.colour], "vp": row.vp, "pack": row.pack,
             "order": {good: n for good, n in zip(GOOD_KEYS, amounts_of(row.order), strict=True)
                       if n}},
            reward_text(rules, row.key, lang), row.rules[0] if row.rules else "GAH-9.3",
            row.sources, row.confidence, doubts_of(row.doubts, row.confidence, lang),
            origin_of_name("guest", row.key, lang),
        )
        for row in rules.cards.guests
    ]  # fmt: skip


def staff(rules: Rules, lang: str) -> list[Card]:
    return [
        Card(
            "staff", row.key, row.number, name_of("staff", row.key, lang),
            {"cost": rules.cost[place], "timing": TIMING_KEYS[row.timing], "intro": row.intro,
             "pack": row.pack},
            staff_text(rules, row.key, lang), row.rule, row.sources, row.confidence,
            doubts_of(row.doubts, row.confidence, lang), origin_of_name("staff", row.key, lang),
        )
        for place, row in enumerate(rules.cards.staff)
    ]  # fmt: skip


def politics(rules: Rules, lang: str) -> list[Card]:
    return [
        Card(
            "politics", row.key, row.number, condition_text(row.condition, lang),
            {"stack": row.letter, "vp": list(rules.figures.politics), "pack": row.pack},
            condition_text(row.condition, lang), row.rule, row.sources, row.confidence,
            doubts_of(row.doubts, row.confidence, lang),
        )
        for row in rules.cards.politics
    ]  # fmt: skip


def emperor(rules: Rules, lang: str) -> list[Card]:
    return [
        Card(
            "emperor", row.key, None, name_of("tile", row.key, lang),
            {"stack": row.letter, "bonus": bonus_text(rules, row.key, lang),
             "penalty": penalty_text(rules, row.key, lang), "pack": row.pack},
            say("cards-tile", lang, bonus=bonus_text(rules, row.key, lang),
                penalty=penalty_text(rules, row.key, lang)),
            row.rule, row.sources, row.confidence, doubts_of(row.doubts, row.confidence, lang),
        )
        for row in rules.cards.tiles
    ]  # fmt: skip


def hotels(rules: Rules, lang: str) -> list[Card]:
    found = []
    letters = {
        key[0]: say_part(message_id(GAME, "colour", key), "letter", lang).lower()
        for key in COLOUR_KEYS
    }
    for row in rules.cards.hotels:
        groups = len(Board(row, rules.cards, NORMAL).groups)
        floors = " / ".join("".join(letters[mark] for mark in floor) for floor in row.floors)
        printed = {ROOM_KEYS[room]: vp for room, vp in row.printed_vp.items()}
        found.append(Card(
            "hotels", row.key, None, name_of("hotel", row.key, lang),
            {"floors": list(row.floors), "printed_vp": printed, "groups": groups},
            say("cards-hotel", lang, floors=floors, groups=groups,
                vp=", ".join(f"{room} {vp}" for room, vp in printed.items())),
            "GAH-1.3", row.sources, row.confidence, doubts_of(row.doubts, row.confidence, lang),
        ))  # fmt: skip
    return found


def track_doubts(lang: str) -> tuple[dict[str, str], ...]:
    """Return the doubts about the figures of the boards."""
    return doubts_of(FIGURE_DOUBTS, "", lang)


def all_cards(rules: Rules, lang: str) -> list[Card]:
    """Return every card and board."""
    makers = (guests, staff, politics, emperor, hotels, *pieces.MAKERS)
    return [card for make in makers for card in make(rules, lang)]


def find_card(cards: Sequence[Card], text: str) -> Card:
    """Find a card by number, key or name, in capitals or not."""
    wanted = text.strip().casefold()
    for card in cards:
        if wanted in (str(card.number), card.key.casefold(), card.name.casefold()):
            return card
    begins = [card for card in cards if wanted and card.name.casefold().startswith(wanted)]
    if len(begins) == 1:
        return begins[0]
    names = {card.key.casefold(): card.key for card in cards}
    names |= {card.name.casefold(): card.name for card in cards}
    near = get_close_matches(wanted, names, 1)
    raise Unreadable("unknown-card", card=text, near=names[near[0]] if near else "")
