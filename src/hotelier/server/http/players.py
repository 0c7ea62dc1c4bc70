"""Routes about players, accounts and tokens."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Path, Request, Response

from hotelier.server.desk import players, tables
from hotelier.server.errors import Refused
from hotelier.server.http import models
from hotelier.server.http.asking import Somebody, TheSite
from hotelier.server.identity import Caller
from hotelier.server.origins import COOKIE, cookie_token, is_https, is_own_origin
from hotelier.server.site import Site
from hotelier.server.store import reading

router = APIRouter(prefix="/api", tags=["players"])
COOKIE_SECONDS = 365 * 24 * 3600
TOKEN_ID = 32
"""A token is named by the first digits of its hash."""


def player_data(caller: Caller) -> dict[str, object]:
    """A player, for themselves."""
    return {"id": caller.player, "name": caller.name, "bot": caller.bot,
            "account": caller.account, "rated": caller.rated}  # fmt: skip


def set_cookie(site: Site, request: Request, response: Response, token: str) -> None:
    """Keep a token where no script can read it, nor anybody on the way if there is HTTPS."""
    response.set_cookie(
        COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="strict",
        secure=site.settings.secure or is_https(request.scope), path="/",
    )  # fmt: skip


@router.post("/players", status_code=201, response_model=models.PlayerWithToken)
async def register(site: TheSite, body: models.NewPlayer) -> dict[str, object]:
    """Become a player: a guest, or with a passphrase an account."""
    caller, token = await players.register(
        site, body.name, body.passphrase, body.bot, body.language
    )
    return {**player_data(caller), "token": token}


@router.post("/login", response_model=models.PlayerWithToken)
async def log_in(site: TheSite, body: models.Credentials) -> dict[str, object]:
    """A new token for an account."""
    row, token = await players.log_in(site, body.name, body.passphrase)
    return {"id": row["id"], "name": row["name"], "bot": row["bot"], "account": True,
            "rated": row["rated"], "token": token}  # fmt: skip


@router.post("/session", response_model=models.Player)
async def open_session(
    site: TheSite, body: models.Cookie, request: Request, response: Response
) -> dict[str, object]:
    """Keep a token in a cookie, for a page."""
    caller = await site.caller(body.token)
    set_cookie(site, request, response, body.token)
    return player_data(caller)


@router.delete("/session", response_model=models.Ok)
async def close_session(site: TheSite, request: Request, response: Response) -> dict[str, object]:
    """Forget the cookie. An account's token is worthless then: it can log in again."""
    token = cookie_token(request.scope)
    if token is not None and not is_own_origin(request.scope, site.settings.origins):
        raise Refused("foreign-origin")
    if token is not None:
        await players.log_out(site, token)
    response.delete_cookie(COOKIE, path="/")
    return {"ok": True}


@router.get("/account", response_model=models.Player)
async def account(caller: Somebody) -> dict[str, object]:
    """Who I am."""
    return player_data(caller)


@router.post("/account/passphrase", response_model=models.Ok)
async def make_account(
    site: TheSite, caller: Somebody, body: models.Passphrase
) -> dict[str, object]:
    """Make a guest's name, or another one, an account; or change its passphrase.

    Then `present` is the one before, and all other tokens that could do this are worthless.
    """
    await players.make_account(site, caller, body.passphrase, body.name, body.present)
    return {"ok": True}


@router.get("/account/tables", response_model=list[models.OwnTable])
async def own_tables(site: TheSite, caller: Somebody) -> list[dict[str, object]]:
    """The tables where I sit, newest first."""
    return await tables.own_tables(site, caller)


@router.get("/account/tokens", response_model=list[models.Token])
async def list_tokens(site: TheSite, caller: Somebody) -> list[dict[str, object]]:
    """My tokens, without their secrets."""
    caller.needs("account")
    rows = await asyncio.to_thread(reading.read_tokens, site.engine, caller.player)
    return [
        {"id": row["hash"][:TOKEN_ID], "label": row["label"], "scopes": row["scopes"].split(),
         "table": row["table"], "created": row["created"]}
        for row in rows
    ]  # fmt: skip


@router.post("/account/tokens", status_code=201, response_model=dict[str, str])
async def new_token(site: TheSite, caller: Somebody, body: models.NewToken) -> dict[str, str]:
    """A further token, with some of the scopes play, table, chat, account."""
    return {"token": await players.new_token(site, caller, body.scopes, body.label)}


@router.delete("/account/tokens/{token}", response_model=models.Ok)
async def revoke(
    site: TheSite, caller: Somebody, token: str = Path(max_length=64)
) -> dict[str, object]:
    """Make one of my tokens worthless."""
    await players.revoke(site, caller, token)
    return {"ok": True}
