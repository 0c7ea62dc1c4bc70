"""Models for messages to players."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body


class NewAddress(Body):
    """A new address for messages: mail, a webhook, or a browser."""

    kind: Literal["mail", "webhook", "push"]
    target: Annotated[
        str,
        Field(
            min_length=1, max_length=2000, description="A mail address, URL or browser endpoint.",
            examples=["https://discord.com/api/webhooks/1/x"],
        ),
    ]  # fmt: skip
    style: Literal["json", "discord", "slack"] = Field(
        "json", description="The format for a webhook."
    )
    keys: dict[Literal["p256dh", "auth"], Annotated[str, Field(max_length=200)]] = Field(
        {}, description="The keys of a browser subscription."
    )


class Address(BaseModel):
    """An address for messages."""

    id: str
    kind: Literal["mail", "webhook", "push"]
    shown: str = Field(description="A shortened form of the address.")
    style: str
    table: str | None = Field(description="The only table that it is for; null: all.")
    confirmed: bool = Field(description="Mail: the reader has confirmed the address.")
    stopped: str | None = Field(description="The reason why messages have stopped.")
    language: str


class Wishes(Body):
    """The messages that a player wants."""

    start: bool = True
    turn: bool = True
    finish: bool = True
    reminder: bool = Field(
        True, description="The time for a move runs short, with a clock of days."
    )
    away: bool = Field(True, description="A bot plays for you, after a timeout or a vote.")
    looking: bool = Field(False, description="Also while you have the table open.")
    delay: Annotated[
        int | None,
        Field(ge=0, le=86400, description="Seconds before a turn message; null: default."),
    ] = None


class TableWishes(Body):
    """The messages that a player wants about one table; null: as for all tables."""

    wishes: Wishes | None


class Notices(BaseModel):
    """Channels, addresses and preferences of a player."""

    mail: bool = Field(description="True if this server sends mail.")
    push_key: str = Field(description="The `applicationServerKey` of a browser's subscription.")
    styles: list[str]
    delay: int
    addresses: list[Address]
    wishes: Wishes
    tables: dict[str, Wishes]
