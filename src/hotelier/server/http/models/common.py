"""Models that several routes share."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from hotelier.server.shapes import SAYABLE

Name = Annotated[str, Field(max_length=200, examples=["Anna"])]
Version = Annotated[
    int | None,
    Field(ge=0, le=2**31, description="The version that this answers; an old one is refused."),
]
SeatNumber = Annotated[
    int | None, Field(ge=0, le=20, description="Required if you have several seats.")
]
CommandId = Annotated[
    str | None,
    Field(
        min_length=1, max_length=40, pattern=SAYABLE,
        description="Your id for this command; a repetition with the same id has no effect.",
    ),
]  # fmt: skip


class Body(BaseModel):
    """A request; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """An error."""

    code: str = Field(description="A stable code, for programs.")
    text: str = Field(description="A sentence in the reader's language.")
    rule: str | None = Field(None, description="The id of the rule that refused it.")


class Ok(BaseModel):
    """Success."""

    ok: Literal[True] = True
