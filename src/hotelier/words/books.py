"""What is printed on the pieces of a table, for clients that draw them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotelier.games.grand_austria_hotel.rules import rules_for
from hotelier.kernel.game import Game
from hotelier.words.catalogue import FALLBACK
from hotelier.words.grand_austria_hotel.book import book


def book_of(
    game: Game, options: Mapping[str, object], seats: int, lang: str = FALLBACK
) -> dict[str, Any]:
    """Cards and boards of a game with these options, in one language; Hotel-König has none."""
    if game.name != "grand-austria-hotel":
        return {}
    return book(rules_for(game.choose_options(options), game.cards), seats, lang)
