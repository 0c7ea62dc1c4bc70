"""Models for tables and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from hotelier.server.bots import STAND_IN
from hotelier.server.http.models.common import Body, Name, SeatNumber
from hotelier.server.shapes import SAYABLE


class SeatWish(Body):
    """The player of a seat."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name | None = None
    bot: Annotated[str | None, Field(max_length=40)] = None


class Clock(Body):
    """The time control: live, for the whole game; or days, for each decision."""

    kind: Literal["live", "days"]
    seconds: int = Field(0, description="Live: seconds for the whole game, 30 to 86400.")
    increment: int = Field(0, description="Live: seconds added per decision, up to 600.")
    days: int = Field(0, description="Days for each decision, 1 to 60.")


class NewTable(Body):
    """The properties of a new table."""

    game: Annotated[str, Field(max_length=40, examples=["hotel-koenig"])]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    options: dict[str, str | int] = Field({})
    title: Annotated[str, Field(max_length=80)] = ""
    open: bool = Field(False, description="Listed in the lobby; otherwise reached by link only.")
    spectators: bool = True
    seed: Annotated[
        str | None,
        Field(
            min_length=1,
            max_length=100,
            pattern=SAYABLE,
            description="A chosen seed; all players see that it was chosen.",
        ),
    ] = None
    clock: Clock | None = Field(None, description="Null: no time limit.")
    rated: bool = Field(False, description="For rated accounts and bots only.")
    languages: Annotated[list[Annotated[str, Field(max_length=8)]], Field(max_length=12)] = Field(
        [], description="Languages spoken at the table; empty: any.", examples=[["de", "en"]]
    )
    stand_in: Annotated[
        str, Field(max_length=40, description="The bot that plays for an absent player.")
    ] = STAND_IN
    name: Name | None = Field(None, description="Your name, if you have no token.")


class Table(BaseModel):
    """The facts about a table, without the game."""

    model_config = ConfigDict(extra="allow")

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "finished", "aborted"]
    seats: list[dict[str, Any]]
    options: dict[str, str | int]
    languages: list[str]
    stand_in: str = Field(description="The bot that plays for an absent player.")


class OwnTable(Table):
    """A table where you sit: your seats, and the seat to move of a running game."""

    own: list[int]
    to_move: int | None = None
    deadline: int | None = None


class MadeTable(BaseModel):
    """A new table. Token and invites are shown only once."""

    table: Table
    token: str = Field(description="Your private token for this table.")
    invites: dict[str, str] = Field(description="By seat: an invite, which can be used once.")


class Join(Body):
    """A request for a seat."""

    name: Name | None = None
    invite: Annotated[str | None, Field(max_length=200)] = None
    seat: SeatNumber = None
    ready: bool = False


class JoinedTable(BaseModel):
    """A seat, and the private token for it."""

    seat: int
    token: str


class NextTable(BaseModel):
    """The table of a rematch, and the private token for it."""

    table: str
    token: str


class Seat(Body):
    """A seat."""

    seat: Annotated[int, Field(ge=0, le=20)]


class SeatWithBot(Seat):
    """A seat, and the bot to put there; null: free it."""

    bot: Annotated[str | None, Field(max_length=40)] = None


class Ready(Body):
    """The ready flag of a seat."""

    ready: bool = True
    seat: SeatNumber = None
