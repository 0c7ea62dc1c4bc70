"""Models for reviews; `docs/review.md` describes their content."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from hotelier.server.http.models import Body, NewBranch

RecordText = Annotated[str, Field(min_length=1, max_length=1_000_000)]


class Span(BaseModel):
    """A figure with its 95 % interval."""

    mean: float
    low: float
    high: float


class ReviewedDecision(BaseModel):
    """A decision with a choice: its cost against the best action found."""

    ply: int
    seat: int
    played: str
    best: str
    cost_win: Span
    cost_points: Span
    verdict: Literal["best", "fine", "slip", "mistake", "blunder"]
    win_played: Span
    win_best: Span
    score_played: Span
    score_best: Span
    line: list[str]
    sources: list[list[Any]]
    own_sources: list[list[Any]]
    why: list[list[Any]]
    reasons: list[dict[str, Any]]
    own_reasons: list[dict[str, Any]]


class ReviewedChance(BaseModel):
    """A run of dice and draws: its gain for each seat, with standard errors."""

    ply: int
    to: int
    luck_points: list[float]
    error_points: list[float]
    luck_win: list[float]
    error_win: list[float]


class ReviewedPlayer(BaseModel):
    """The result of a seat."""

    seat: int
    decisions: int
    accuracy: float
    found_best: int
    slips: int
    mistakes: int
    blunders: int
    lost_win: float
    lost_points: float
    lost_margin: float
    """Half the 95 % interval of `lost_points`."""
    luck_win: float
    luck_points: float
    luck_margin: float
    score: float | None


class EvaluationPoint(BaseModel):
    """A point of the evaluation line; chances and expected scores by seat."""

    ply: int
    wins: list[float]
    scores: list[float]
    win_margins: list[float]
    """Half the 95 % interval of each chance."""
    score_margin: float
    """Half the 95 % interval of each score."""


class ReviewData(BaseModel):
    """A review as data."""

    review: int
    game: str
    seats: int
    options: dict[str, Any]
    effort: str
    lines: int
    scores: list[float] | None
    ranks: list[int] | None
    graph: list[EvaluationPoint]
    decisions: list[ReviewedDecision]
    chance: list[ReviewedChance]
    players: list[ReviewedPlayer]
    costly: list[int]


class LineStep(BaseModel):
    """A step of a line: its notation, its words, and the targets on the board."""

    do: str
    label: str
    things: list[str]


class ReasonPart(BaseModel):
    """A source, and the points of the cost that come from it."""

    text: str
    points: float


class ToldDecision(BaseModel):
    """A costly decision in words."""

    ply: int
    played: list[LineStep]
    better: list[LineStep]
    why: list[ReasonPart]
    does: str
    """The effects of the better line, in words; empty if none stands out."""
    own_does: str
    """The effects of the line that was played, in words."""


class ToldReview(BaseModel):
    """A review in words: the game in a few sentences, and the costly decisions of each seat."""

    names: list[str]
    summary: list[str]
    costly: list[ToldDecision]


class Review(BaseModel):
    """A review in progress or done."""

    status: Literal["none", "thinking", "done", "failed"]
    points: int
    done: int
    review: ReviewData | None
    told: ToldReview | None


class ReviewWish(Body):
    """A finished record; `begin` starts its review unless it exists."""

    record: RecordText
    effort: Literal["quick", "usual"] = "usual"
    begin: bool = True


class FinishedRecord(Body):
    """A finished record."""

    record: RecordText


class RecordBranch(NewBranch):
    """The point where a branch leaves a recorded game."""

    record: RecordText
