"""Models for hints and branches."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body, SeatNumber
from hotelier.server.http.models.play import Command
from hotelier.server.http.models.tables import Table


class HintWish(Command):
    """A request for hints."""

    few: Annotated[int, Field(ge=1, le=10)] = 3


class Hints(BaseModel):
    """The best few actions; `docs/review.md` describes a hint."""

    seat: int
    version: int
    hints: list[dict[str, Any]]
    lines: list[str]


class NewBranch(Body):
    """The point where a branch leaves a game."""

    ply: Annotated[int, Field(ge=0, le=100_000)]
    seat: SeatNumber = None
    bot: Annotated[str, Field(max_length=40)] = "waiter"


class Branch(BaseModel):
    """The new table of a branch, and your seat there."""

    table: Table
    token: str
    seat: int
