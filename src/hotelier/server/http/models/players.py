"""Models for players, accounts and tokens."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body, Name


class NewPlayer(Body):
    """A new player; with a passphrase, an account."""

    name: Name
    passphrase: Annotated[str | None, Field(max_length=1000)] = None
    bot: bool = Field(False, description="True for a program; it is marked as a bot.")
    language: Annotated[str, Field(max_length=8)] = "en"


class Credentials(Body):
    """The name and passphrase of an account."""

    name: Name
    passphrase: Annotated[str, Field(max_length=1000)]


class Passphrase(Body):
    """A passphrase that turns a guest into an account."""

    passphrase: Annotated[str, Field(max_length=1000)]
    name: Name | None = Field(None, description="A new name for a guest.")
    present: Annotated[str, Field(max_length=1000)] | None = Field(
        None, description="The present passphrase of an account."
    )


class NewToken(Body):
    """A new token."""

    label: Annotated[str, Field(max_length=60)]
    scopes: list[Annotated[str, Field(max_length=20)]]


class Cookie(Body):
    """A token to be kept in a cookie that scripts cannot read."""

    token: Annotated[str, Field(max_length=200)]


class Player(BaseModel):
    """A player."""

    id: str
    name: str
    bot: bool
    account: bool
    rated: bool = Field(False, description="True for a rated account.")


class PlayerWithToken(Player):
    """A player and a token. The token is shown only once."""

    token: str


class Token(BaseModel):
    """A token without its secret."""

    id: str
    label: str
    scopes: list[str]
    table: str | None
    created: int
