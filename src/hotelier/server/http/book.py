"""Cards and boards of a kind of table in the reader's language, for clients that draw them."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from hotelier.server.errors import words_at_hand
from hotelier.server.http import models
from hotelier.server.http.asking import Language, TheSite
from hotelier.table.positions import find_game
from hotelier.words.books import book_of

router = APIRouter(prefix="/api", tags=["games"])


@router.post("/book", response_model=dict[str, Any])
async def book(site: TheSite, language: Language, body: models.Book) -> dict[str, Any]:
    """Return the printed pieces of such a table: figures as data, texts in words."""
    find_game(body.game)
    game = site.games[body.game]
    game.check_seats(body.seats)
    await words_at_hand(language)
    return book_of(game, body.options, body.seats, language)
