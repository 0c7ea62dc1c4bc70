"""Types of a server's responses. The OpenAPI document describes each field."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class Player(TypedDict):
    """A player."""

    id: str
    name: str
    bot: bool
    account: bool
    rated: bool


class Token(TypedDict):
    """A token without its secret."""

    id: str
    label: str
    scopes: list[str]
    table: str | None
    created: int


class Rating(TypedDict):
    """Strength of a player in a game with this many seats."""

    game: str
    seats: int
    points: int
    margin: int
    games: int


class Standing(Rating):
    """A rating in a list."""

    name: str
    bot: bool


class RatedGame(TypedDict):
    """Effect of a game on a rating."""

    table: str | None
    game: str
    seats: int
    rank: int
    ended: int
    before: int
    after: int


class Ratings(TypedDict):
    """Ratings of a player, and the games behind them, newest first."""

    name: str
    ratings: list[Rating]
    games: list[RatedGame]


class Statistics(TypedDict):
    """Statistics of a player for a game with this many seats."""

    game: str
    seats: int
    played: int
    won: int
    resigned: int
    ranks: int
    mean_rank: float


class Hints(TypedDict):
    """Best few actions for a seat. `docs/review.md` describes a hint."""

    seat: int
    version: int
    hints: list[dict[str, Any]]
    lines: list[str]


class Review(TypedDict):
    """Review in progress or finished: `done` of `points` points are analysed."""

    status: Literal["none", "thinking", "done", "failed"]
    points: int
    done: int
    review: dict[str, Any] | None
    told: dict[str, Any] | None


class EvaluationPoint(TypedDict):
    """Point of the evaluation line: chances and expected scores by seat."""

    ply: int
    wins: list[float]
    scores: list[float]
    win_margins: list[float]
    score_margin: float


class Replay(TypedDict):
    """A game step by step."""

    game: str
    seats: int
    options: dict[str, Any]
    viewer: int | None
    names: list[str]
    over: bool
    proof: list[dict[str, Any]]
    log: list[dict[str, Any]]
    steps: list[dict[str, Any]]


class Rule(TypedDict):
    """A rule of the rulebook."""

    id: str
    title: str
    text: str
    summary: str
    section: str
    heading: str
    book: str
    lang: str
