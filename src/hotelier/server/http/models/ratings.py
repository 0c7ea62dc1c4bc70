"""Models for ratings."""

from __future__ import annotations

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body


class WantsRating(Body):
    """Turns rating of an account on or off."""

    rated: bool


class Rating(BaseModel):
    """The rating of a player in a game with this number of seats."""

    game: str
    seats: int
    points: int = Field(description="1500 for a newcomer.")
    margin: int = Field(description="The uncertainty of the points.")
    games: int


class Standing(Rating):
    """An entry of a leaderboard."""

    name: str
    bot: bool


class RatedGame(BaseModel):
    """The effect of a game on a rating."""

    table: str | None = Field(description="Null for an unlisted table of another player.")
    game: str
    seats: int
    rank: int
    ended: int
    before: int
    after: int


class Ratings(BaseModel):
    """The ratings of a player, and the games behind them, newest first."""

    name: str
    ratings: list[Rating]
    games: list[RatedGame]
