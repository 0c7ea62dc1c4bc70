"""What several routes have in common."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from hotelier.server.shapes import SAYABLE

Name = Annotated[str, Field(max_length=200, examples=["Anna"])]
Version = Annotated[
    int | None,
    Field(ge=0, le=2**31, description="The version this answers; a stale one is refused."),
]
SeatNumber = Annotated[int | None, Field(ge=0, le=20, description="Needed at hot-seat tables.")]
CommandId = Annotated[
    str | None,
    Field(
        min_length=1, max_length=40, pattern=SAYABLE,
        description="Your own id of this command: sent again, it is recognised and not repeated.",
    ),
]  # fmt: skip


class Body(BaseModel):
    """A request: what is not known is refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    """A refusal."""

    code: str = Field(description="Stable; for programs.")
    text: str = Field(description="A sentence in the reader's language.")
    rule: str | None = Field(None, description="The id of the rule that refused it.")


class Ok(BaseModel):
    """It is done."""

    ok: Literal[True] = True
