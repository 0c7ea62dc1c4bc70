"""Printed data of a game's pieces, for clients that draw them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hotelier.games.grand_austria_hotel.rules import rules_for
from hotelier.games.hotel_koenig.tables import (
    CHAIN_KEYS,
    PRICE,
    PRICE_GROUP,
    SAFE_SIZE,
    SHARES_PER_CHAIN,
)
from hotelier.kernel.game import Game
from hotelier.words.catalogue import FALLBACK
from hotelier.words.grand_austria_hotel.book import book
from hotelier.words.hotel_koenig import chain_name

PRICE_GROUPS: Final = ("low", "middle", "high")
"""HK-1.7 Names of the groups of chains."""


def book_of(
    game: Game, options: Mapping[str, object], seats: int, lang: str = FALLBACK
) -> dict[str, Any]:
    """Return the printed data of a game with these options, in one language: cards and boards of
    Grand Austria Hotel, chains and prices of Hotel-König."""
    if game.name != "grand-austria-hotel":
        return koenig_book(lang)
    return book(rules_for(game.choose_options(options), game.cards), seats, lang)


def koenig_book(lang: str) -> dict[str, Any]:
    """HK-1.7, HK-2 Return the chains, and the price table row by row."""
    chains = [
        {"chain": chain, "name": chain_name(chain, lang), "group": PRICE_GROUPS[group]}
        for chain, group in zip(CHAIN_KEYS, PRICE_GROUP, strict=True)
    ]
    prices = sorted({price for row in PRICE for price in row if price})
    return {
        "chains": chains,
        "shares": SHARES_PER_CHAIN,
        "safe": SAFE_SIZE,
        "prices": [price_row(price) for price in prices],
    }


def price_row(price: int) -> dict[str, Any]:
    """HK-2.1, 2.2 Return a price: the sizes at which each group has it, and the bonuses.

    Sizes are the smallest and the largest one. `None`: there is no largest, or no size at all.

    >>> price_row(700)["sizes"]
    {'low': (11, 20), 'middle': (6, 10), 'high': (5, 5)}
    >>> price_row(1200)["sizes"]
    {'low': None, 'middle': None, 'high': (41, None)}
    """
    sizes: dict[str, tuple[int, int | None] | None] = {}
    for group, name in enumerate(PRICE_GROUPS):
        row = PRICE[PRICE_GROUP.index(group)]
        found = [size for size, at in enumerate(row) if at == price]
        last = None if found and found[-1] == len(row) - 1 else max(found, default=None)
        sizes[name] = (found[0], last) if found else None
    return {"price": price, "largest": 10 * price, "second": 5 * price, "sizes": sizes}
