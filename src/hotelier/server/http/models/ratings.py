"""Ratings."""

from __future__ import annotations

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body


class WantsRating(Body):
    """Whether an account wants to be rated."""

    rated: bool


class Rating(BaseModel):
    """How strong somebody is in a game with so many seats."""

    game: str
    seats: int
    points: int = Field(description="1500 for a newcomer.")
    margin: int = Field(description="How far off that may well be.")
    games: int


class Standing(Rating):
    """A rating in a list."""

    name: str
    bot: bool


class RatedGame(BaseModel):
    """What a game did to a rating."""

    table: str | None = Field(description="None: a table by link of somebody else.")
    game: str
    seats: int
    rank: int
    ended: int
    before: int
    after: int


class Ratings(BaseModel):
    """Somebody's ratings, and the games that made them, newest first."""

    name: str
    ratings: list[Rating]
    games: list[RatedGame]
