"""Models for moves and views."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body, CommandId, SeatNumber, Version

ChainName = Annotated[str | None, Field(max_length=40, examples=["Luxor"])]
SomeShares = Annotated[int, Field(ge=0, le=25)] | Literal["all"]


class State(BaseModel):
    """The state of a game for a viewer."""

    type: Literal["state"]
    version: int
    viewer: int | None = Field(description="A seat; null: a spectator.")
    view: dict[str, Any] | None = Field(description="Null until play begins.")
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
    """A move; `confirmed` allows it to end your turn."""

    confirmed: bool = Field(False, description="Required if your orders have `confirm`.")


class Book(Body):
    """A kind of table whose cards and boards are requested."""

    game: Annotated[str, Field(max_length=40, examples=["grand-austria-hotel"])]
    seats: Annotated[int, Field(ge=2, le=6)] = 2
    options: dict[str, str | int] = Field({})


class Preview(BaseModel):
    """The effect of a move, up to the next question or chance."""

    version: int
    events: list[dict[str, Any]]
    changes: list[dict[str, Any]] = Field(description="Changed numbers of players: points, money.")
    then: Literal["seat", "chance", "over"] | None = Field(
        description="The next step; null if it would reveal hidden holdings."
    )
    asked: int | None = Field(description="The seat that is asked next.")
    undo: bool | None = Field(description="True if you could undo the move at first.")
    hands_over: bool = Field(description="True if the move ends your turn.")


OfferKind = Literal["takeback", "abort", "substitute"]


class Offer(Command):
    """An offer to all other players."""

    kind: OfferKind
    whom: Annotated[
        int | None, Field(ge=0, le=20, description="The seat for the substitute bot.")
    ] = None


class Answer(Command):
    """An answer to the open offer. Name the one you saw: another may have replaced it."""

    yes: bool
    kind: OfferKind | None = None
    by: Annotated[int | None, Field(ge=0, le=20, description="The seat that made the offer.")] = (
        None
    )


class MergerRule(Body):
    """Hotel-König: what to do with the shares of a dissolved chain. The rest is kept."""

    chain: ChainName = Field(None, description="The chain that is dissolved; none: any.")
    into: ChainName = Field(None, description="The chain that survives; none: any.")
    keep: SomeShares = 0
    exchange: SomeShares = Field(0, description="Shares to give away, two for one.")
    sell: SomeShares = 0


class Orders(Body):
    """Standing orders: answers that the server gives for you."""

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
    """New standing orders, which replace the present ones; empty: none."""

    orders: Orders
    seat: SeatNumber = None


class Line(Body):
    """A chat line."""

    text: Annotated[str, Field(max_length=2000)]
    id: CommandId = None
    to: Literal["all", "seats"] = "all"


class Done(BaseModel):
    """The result of a command; `again`: it had been carried out before."""

    version: int
    again: bool = False
