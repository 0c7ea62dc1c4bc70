"""Models for replays."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body


class RecordFile(Body):
    """A record: JSON Lines, or the form for people."""

    record: Annotated[str, Field(min_length=1, max_length=1_000_000)]
    seat: Annotated[int | None, Field(ge=0, le=20, description="The seat of the viewer.")] = None


class ReplayStep(BaseModel):
    """The game at a ply, as changes since the step before. Paths begin with `view` or `texts`. `by`
    did `do` last; `do` is null if you may not read it."""

    ply: int
    by: int | None
    do: str | None
    set: dict[str, Any]
    drop: list[str]


class Replay(BaseModel):
    """A game step by step."""

    game: str
    seats: int
    options: dict[str, Any]
    viewer: int | None
    names: list[str]
    over: bool
    proof: list[dict[str, Any]]
    log: list[dict[str, Any]]
    steps: list[ReplayStep]
