"""Reference data of a server: games, cards, rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from hotelier.client.connection import Connection
from hotelier.client.shapes import Rule


class Library(Connection):
    """Requests for reference data, in our language."""

    def games(self) -> list[dict[str, Any]]:
        """Return the games with their options and bots."""
        found: list[dict[str, Any]] = self.request("GET", "/api/games")
        return found

    def cards(self, game: str) -> list[dict[str, Any]]:
        """Return every card and board of a game, explained."""
        found: list[dict[str, Any]] = self.request("GET", f"/api/games/{quote(game)}/cards")
        return found

    def book(
        self, game: str, seats: int = 2, options: Mapping[str, object] | None = None
    ) -> dict[str, Any]:
        """Return the figures and texts of the components for such a table."""
        body = {"game": game, "seats": seats, "options": dict(options or {})}
        found: dict[str, Any] = self.request("POST", "/api/book", body)
        return found

    def rule(self, rule: str) -> Rule:
        """Return a rule by its id."""
        found: Rule = self.request("GET", f"/api/rules/{quote(rule, safe='')}")
        return found

    def find_rules(self, words: str, book: str | None = None) -> list[Rule]:
        """Return the rules that contain all the words, best match first."""
        found: list[Rule] = self.request("GET", "/api/rules", words=words, book=book)
        return found
