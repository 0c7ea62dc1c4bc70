"""Tables and who sits there."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from hotelier.server.bots import STAND_IN
from hotelier.server.http.models.common import Body, Name, SeatNumber
from hotelier.server.shapes import SAYABLE


class SeatWish(Body):
    """Who is to sit in a seat."""

    kind: Literal["me", "open", "bot"] = "open"
    name: Name | None = None
    bot: Annotated[str | None, Field(max_length=40)] = None


class Clock(Body):
    """How long players may think: live, for the whole game; or days, for each decision."""

    kind: Literal["live", "days"]
    seconds: int = Field(0, description="Live: for the whole game, 30 to 86400.")
    increment: int = Field(0, description="Live: more for each decision, up to 600.")
    days: int = Field(0, description="Days: for each decision, 1 to 60.")


class NewTable(Body):
    """What a new table should be like."""

    game: Annotated[str, Field(max_length=40, examples=["hotel-koenig"])]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    options: dict[str, str | int] = Field({})
    title: Annotated[str, Field(max_length=80)] = ""
    open: bool = Field(False, description="Shown in the lobby; otherwise found by link only.")
    spectators: bool = True
    seed: Annotated[
        str | None,
        Field(
            min_length=1,
            max_length=100,
            pattern=SAYABLE,
            description="Everybody sees that it was chosen.",
        ),
    ] = None
    clock: Clock | None = Field(None, description="None: nobody is hurried.")
    rated: bool = Field(False, description="Only for accounts that want to be rated, and bots.")
    languages: Annotated[list[Annotated[str, Field(max_length=8)]], Field(max_length=12)] = Field(
        [], description="Which are spoken at the table; none: any.", examples=[["de", "en"]]
    )
    stand_in: Annotated[
        str, Field(max_length=40, description="The bot that plays for whoever is away.")
    ] = STAND_IN
    name: Name | None = Field(None, description="Who you are, if you have no token.")


class Table(BaseModel):
    """Everything about a table that is not the game."""

    model_config = ConfigDict(extra="allow")

    id: str
    game: str
    title: str
    status: Literal["waiting", "playing", "finished", "aborted"]
    seats: list[dict[str, Any]]
    options: dict[str, str | int]
    languages: list[str]
    stand_in: str = Field(description="The bot that plays for whoever is away.")


class OwnTable(Table):
    """A table where I sit: which seats are mine, and who is asked, if it is being played."""

    own: list[int]
    to_move: int | None = None
    deadline: int | None = None


class MadeTable(BaseModel):
    """A new table; token and invites are told once only."""

    table: Table
    token: str = Field(description="Your private way back: good for this table.")
    invites: dict[str, str] = Field(description="By seat: whoever has it can claim that seat once.")


class Join(Body):
    """Sit down."""

    name: Name | None = None
    invite: Annotated[str | None, Field(max_length=200)] = None
    seat: SeatNumber = None
    ready: bool = False


class JoinedTable(BaseModel):
    """A seat, and the private way back to it."""

    seat: int
    token: str


class NextTable(BaseModel):
    """The table of a rematch, and the private way there."""

    table: str
    token: str


class Seat(Body):
    """A seat."""

    seat: Annotated[int, Field(ge=0, le=20)]


class SeatWithBot(Seat):
    """A seat, and the bot to put there; none: free it."""

    bot: Annotated[str | None, Field(max_length=40)] = None


class Ready(Body):
    """Ready or not."""

    ready: bool = True
    seat: SeatNumber = None
