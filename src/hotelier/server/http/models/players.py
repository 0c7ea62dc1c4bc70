"""Players, accounts and tokens."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from hotelier.server.http.models.common import Body, Name


class NewPlayer(Body):
    """Somebody new; with a passphrase an account."""

    name: Name
    passphrase: Annotated[str | None, Field(max_length=1000)] = None
    bot: bool = Field(False, description="Bots are marked as such wherever they play.")
    language: Annotated[str, Field(max_length=8)] = "en"


class Credentials(Body):
    """Name and passphrase of an account."""

    name: Name
    passphrase: Annotated[str, Field(max_length=1000)]


class Passphrase(Body):
    """A passphrase that makes a guest's name an account."""

    passphrase: Annotated[str, Field(max_length=1000)]
    name: Name | None = Field(None, description="What a guest wants to be called from now on.")
    present: Annotated[str, Field(max_length=1000)] | None = Field(
        None, description="The passphrase that an account has until now."
    )


class NewToken(Body):
    """A further token."""

    label: Annotated[str, Field(max_length=60)]
    scopes: list[Annotated[str, Field(max_length=20)]]


class Cookie(Body):
    """A token to be kept in a cookie that scripts cannot read."""

    token: Annotated[str, Field(max_length=200)]


class Player(BaseModel):
    """Who somebody is."""

    id: str
    name: str
    bot: bool
    account: bool
    rated: bool = Field(False, description="Wants to be rated.")


class PlayerWithToken(Player):
    """Who somebody is, and the token that shows it. It is told once only."""

    token: str


class Token(BaseModel):
    """A token without its secret."""

    id: str
    label: str
    scopes: list[str]
    table: str | None
    created: int
