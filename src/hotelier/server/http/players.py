"""Routes for players, accounts and tokens."""

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
"""Digits of the hash that identify a token."""


def player_data(caller: Caller) -> dict[str, object]:
    """A player, as data for themselves."""
    return {"id": caller.player, "name": caller.name, "bot": caller.bot,
            "account": caller.account, "rated": caller.rated}  # fmt: skip


def set_cookie(site: Site, request: Request, response: Response, token: str) -> None:
    """Keep a token in a cookie that scripts cannot read, sent over HTTPS only if the server is set
    so."""
    response.set_cookie(
        COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="strict",
        secure=site.settings.secure or is_https(request.scope), path="/",
    )  # fmt: skip


@router.post("/players", status_code=201, response_model=models.PlayerWithToken)
async def register(site: TheSite, body: models.NewPlayer) -> dict[str, object]:
    """Create a player: a guest, or an account if there is a passphrase."""
    caller, token = await players.register(
        site, body.name, body.passphrase, body.bot, body.language
    )
    return {**player_data(caller), "token": token}


@router.post("/login", response_model=models.PlayerWithToken)
async def log_in(site: TheSite, body: models.Credentials) -> dict[str, object]:
    """Log in to an account and get a new token."""
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
    """Delete the cookie. The token of an account is revoked: the account can log in again."""
    token = cookie_token(request.scope)
    if token is not None and not is_own_origin(request.scope, site.settings.origins):
        raise Refused("foreign-origin")
    if token is not None:
        await players.log_out(site, token)
    response.delete_cookie(COOKIE, path="/")
    return {"ok": True}


@router.get("/account", response_model=models.Player)
async def account(caller: Somebody) -> dict[str, object]:
    """Return your player."""
    return player_data(caller)


@router.post("/account/passphrase", response_model=models.Ok)
async def make_account(
    site: TheSite, caller: Somebody, body: models.Passphrase
) -> dict[str, object]:
    """Turn a guest into an account, perhaps with another name, or change the passphrase.

    A change needs the present passphrase in `present`, and revokes all other tokens that could make
    it.
    """
    await players.make_account(site, caller, body.passphrase, body.name, body.present)
    return {"ok": True}


@router.get("/account/tables", response_model=list[models.OwnTable])
async def own_tables(site: TheSite, caller: Somebody) -> list[dict[str, object]]:
    """List the tables where you sit, newest first."""
    return await tables.own_tables(site, caller)


@router.get("/account/tokens", response_model=list[models.Token])
async def list_tokens(site: TheSite, caller: Somebody) -> list[dict[str, object]]:
    """List your tokens, without their secrets."""
    caller.needs("account")
    rows = await asyncio.to_thread(reading.read_tokens, site.engine, caller.player)
    return [
        {"id": row["hash"][:TOKEN_ID], "label": row["label"], "scopes": row["scopes"].split(),
         "table": row["table"], "created": row["created"]}
        for row in rows
    ]  # fmt: skip


@router.post("/account/tokens", status_code=201, response_model=dict[str, str])
async def new_token(site: TheSite, caller: Somebody, body: models.NewToken) -> dict[str, str]:
    """Create a token with some of the scopes play, table, chat, account."""
    return {"token": await players.new_token(site, caller, body.scopes, body.label)}


@router.delete("/account/tokens/{token}", response_model=models.Ok)
async def revoke(
    site: TheSite, caller: Somebody, token: str = Path(max_length=64)
) -> dict[str, object]:
    """Revoke one of your tokens."""
    await players.revoke(site, caller, token)
    return {"ok": True}
