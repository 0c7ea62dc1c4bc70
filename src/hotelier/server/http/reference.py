"""Routes for cards and rules. Replies are the same for all readers, so browsers may cache them."""

from __future__ import annotations

from dataclasses import asdict
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from hotelier.games.grand_austria_hotel.rules import rules_for
from hotelier.rulebook import Rule, find, search
from hotelier.rulebook import language as written_language
from hotelier.server.errors import words_at_hand
from hotelier.server.http import models
from hotelier.server.http.asking import Language, TheSite
from hotelier.table.positions import find_game
from hotelier.words.grand_austria_hotel.cards import reward_text, staff_text
from hotelier.words.grand_austria_hotel.reference import Card, all_cards
from hotelier.words.phrases import bare

router = APIRouter(prefix="/api", tags=["games"])

MOST_FOUND: Final = 50
"""Rules that a search returns at most."""
KEEP: Final = "max-age=300"
SHORT: Final = {"guests": reward_text, "staff": staff_text}
"""Kinds of cards with a short text of their effect."""

encode: Final = msgspec.json.Encoder(enc_hook=bare).encode
"""Names are texts with grammatical forms; only the text is sent."""


def kept(request: Request, data: object) -> Response:
    """A reply that the client may cache and revalidate by its ETag."""
    body = encode(data)
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": KEEP, "Vary": "Accept-Language"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


@router.get("/games/{game}/cards", response_model=list[models.Card])
async def cards(
    site: TheSite, request: Request, language: Language,
    game: Annotated[str, Path(max_length=40)],
) -> Any:  # fmt: skip
    """Return all cards and boards with explanations; Hotel-König has none."""
    find_game(game)
    await words_at_hand(language)
    chosen = site.games[game]
    if chosen.cards is None:
        return kept(request, [])
    rules = rules_for(chosen.choose_options({}), chosen.cards)
    return kept(request, [card_data(card, rules, language) for card in all_cards(rules, language)])


def card_data(card: Card, rules: Any, lang: str) -> dict[str, Any]:
    """A card as data, with a short text of its effect if there is one."""
    short = SHORT[card.kind](rules, card.key, lang, True) if card.kind in SHORT else ""
    sure = not any(doubt["kind"] == "reconstructed" for doubt in card.doubts)
    return {**asdict(card), "short": short, "reconstructed": not sure}


@router.get("/rules", response_model=list[models.Rule])
async def look_for_rules(
    request: Request,
    language: Language,
    words: Annotated[str, Query(max_length=200, description="Words to find; a phrase in quotes.")],
    book: Annotated[str | None, Query(max_length=40)] = None,
) -> Any:
    """Return the rules that contain all the words, best match first."""
    found = search(words, written_language(language), book)
    return kept(request, [rule_data(rule) for rule in found[:MOST_FOUND]])


@router.get("/rules/{rule}", response_model=models.Rule)
async def rule(
    request: Request, language: Language, rule: Annotated[str, Path(max_length=40)]
) -> Any:
    """Return a rule by its id, in the language of the reader or else in English."""
    return kept(request, rule_data(find(rule, written_language(language))))


def rule_data(rule: Rule) -> dict[str, Any]:
    """A rule as data, with its context."""
    return {**asdict(rule), "summary": rule.summary}
