"""Ratings of players, and the ranking of a game."""

from __future__ import annotations

from urllib.parse import quote

from hotelier.client.connection import Connection
from hotelier.client.shapes import Ratings, Standing


class Rated(Connection):
    """Requests about ratings."""

    def want_rating(self, rated: bool = True) -> None:
        """Turn the rating of our games on or off."""
        self.request("POST", "/api/account/rated", {"rated": rated})

    def ratings(self, name: str | None = None) -> Ratings:
        """Return the ratings of a player, by default our own, and the games behind them."""
        path = "/api/account/ratings" if name is None else f"/api/ratings/{quote(name, safe='')}"
        found: Ratings = self.request("GET", path)
        return found

    def standing(self, game: str, seats: int, limit: int = 100) -> list[Standing]:
        """Return the best players of a game with this many seats."""
        found: list[Standing] = self.request(
            "GET", "/api/ratings", game=game, seats=seats, limit=limit
        )
        return found
