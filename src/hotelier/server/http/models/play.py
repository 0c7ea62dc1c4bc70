"""Moves, and what a viewer sees."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body, CommandId, SeatNumber, Version

ChainName = Annotated[str | None, Field(max_length=40, examples=["Luxor"])]
SomeShares = Annotated[int, Field(ge=0, le=25)] | Literal["all"]


class State(BaseModel):
    """How the game stands for a viewer."""

    type: Literal["state"]
    version: int
    viewer: int | None = Field(description="A seat, or none: a spectator.")
    view: dict[str, Any] | None = Field(description="None until play begins.")
    back: int = Field(description="Drop events from this ply on, then add these.")
    events: list[dict[str, Any]]
    clock: dict[str, Any] | None = None


class Command(Body):
    """A command at a table."""

    seat: SeatNumber = None
    version: Version = None
    id: CommandId = None


class Move(Command):
    """A move, in notation."""

    do: Annotated[str, Field(max_length=200, examples=["lay 9F"])]


class ConfirmedMove(Move):
    """A move; `confirmed`: it may give the turn out of hand."""

    confirmed: bool = Field(False, description="Needed where your orders say `confirm`.")


class Book(Body):
    """A kind of table whose cards and boards are asked for."""

    game: Annotated[str, Field(max_length=40, examples=["grand-austria-hotel"])]
    seats: Annotated[int, Field(ge=2, le=6)] = 2
    options: dict[str, str | int] = Field({})


class Preview(BaseModel):
    """What a move would do, up to the next question or chance."""

    version: int
    events: list[dict[str, Any]]
    changes: list[dict[str, Any]] = Field(description="Numbers of players: points, money.")
    then: Literal["seat", "chance", "over"] | None = Field(
        description="What comes next; none where that would tell hidden holdings."
    )
    asked: int | None = Field(description="The seat that is asked next.")
    undo: bool | None = Field(description="Whether you could take it back at first.")
    hands_over: bool = Field(description="Whether it gives the turn out of hand.")


OfferKind = Literal["takeback", "abort", "substitute"]


class Offer(Command):
    """What all others are asked for."""

    kind: OfferKind
    whom: Annotated[
        int | None, Field(ge=0, le=20, description="The seat that the table's bot should play for.")
    ] = None


class Answer(Command):
    """Yes or no to the open offer. Say which one you saw: by now it may be another."""

    yes: bool
    kind: OfferKind | None = None
    by: Annotated[int | None, Field(ge=0, le=20, description="The seat that made the offer.")] = (
        None
    )


class MergerRule(Body):
    """Hotel-König: what to do with the shares of a dissolved chain; the rest is kept."""

    chain: ChainName = Field(None, description="The chain that is dissolved; none: any.")
    into: ChainName = Field(None, description="The chain that survives; none: any.")
    keep: SomeShares = 0
    exchange: SomeShares = Field(0, description="Shares to give away, two for one.")
    sell: SomeShares = 0


class Orders(Body):
    """What the server answers for you without asking."""

    forced: bool = Field(False, description="Where there is one legal answer only, give it.")
    skip: Annotated[
        list[Annotated[str, Field(max_length=40, examples=["pass"])]],
        Field(max_length=10, description="Give these answers wherever they are legal."),
    ] = Field([])
    mergers: Annotated[
        list[MergerRule], Field(max_length=60, description="The first rule that fits counts.")
    ] = Field([])
    confirm: bool = Field(
        False, description="Refuse moves that give the turn out of hand, unless confirmed."
    )


class NewOrders(Body):
    """Standing orders in place of the present ones; empty: none any more."""

    orders: Orders
    seat: SeatNumber = None


class Line(Body):
    """Something said."""

    text: Annotated[str, Field(max_length=2000)]
    id: CommandId = None
    to: Literal["all", "seats"] = "all"


class Done(BaseModel):
    """A command was carried out; `again`: it had been before."""

    version: int
    again: bool = False
