"""Messages to players."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body


class NewAddress(Body):
    """Where messages should go: a mail address, a webhook, or a browser."""

    kind: Literal["mail", "webhook", "push"]
    target: Annotated[
        str,
        Field(
            min_length=1, max_length=2000, description="Mail address, URL, a browser's endpoint.",
            examples=["https://discord.com/api/webhooks/1/x"],
        ),
    ]  # fmt: skip
    style: Literal["json", "discord", "slack"] = Field("json", description="Of a webhook.")
    keys: dict[Literal["p256dh", "auth"], Annotated[str, Field(max_length=200)]] = Field(
        {}, description="Of a browser's subscription."
    )


class Address(BaseModel):
    """Where messages go."""

    id: str
    kind: Literal["mail", "webhook", "push"]
    shown: str = Field(description="As much of it as is needed to tell it from others.")
    style: str
    table: str | None = Field(description="For this table only.")
    confirmed: bool = Field(description="Mail: the reader has said yes.")
    stopped: str | None = Field(description="Why nothing is sent there any more.")
    language: str


class Wishes(Body):
    """What somebody wants to be told."""

    start: bool = True
    turn: bool = True
    finish: bool = True
    reminder: bool = Field(True, description="Where there are days for a move: time runs short.")
    away: bool = Field(True, description="A bot plays for me, because my time was up or by vote.")
    looking: bool = Field(False, description="Also while I look at the table.")
    delay: Annotated[
        int | None,
        Field(ge=0, le=86400, description="Seconds before a turn is told; none: as usual here."),
    ] = None


class TableWishes(Body):
    """What somebody wants to be told about one table; none: as for all."""

    wishes: Wishes | None


class Notices(BaseModel):
    """Where somebody is told of things, and of which."""

    mail: bool = Field(description="Whether this server sends mail.")
    push_key: str = Field(description="The `applicationServerKey` of a browser's subscription.")
    styles: list[str]
    delay: int
    addresses: list[Address]
    wishes: Wishes
    tables: dict[str, Wishes]
