"""Players, accounts and tokens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from sqlalchemy import and_, delete
from sqlalchemy.exc import SQLAlchemyError

from hotelier.server import identity
from hotelier.server.errors import Refused
from hotelier.server.identity import (
    SCOPES,
    Caller,
    clean_name,
    clean_text,
    digest,
    elsewhere,
    folded,
)
from hotelier.server.site import TOKEN_SECONDS, Site
from hotelier.server.store import reading
from hotelier.server.store.reading import Row
from hotelier.server.store.rows import added, changed, removed
from hotelier.server.store.schema import players, tokens
from hotelier.server.store.writer import Conflict, Write
from hotelier.words import LOCALES

log = logging.getLogger("hotelier.players")


def player_row(name: str, bot: bool = False, language: str = "en") -> Row:
    """A new player without an account."""
    return {
        "id": identity.new_id(), "name": clean_name(name), "account": None, "passphrase": None,
        "bot": bot, "language": language, "created": identity.now(), "rated": False,
    }  # fmt: skip


def token_write(
    player: str, scopes: Iterable[str], label: str, table: str | None = None
) -> tuple[str, Write]:
    """A new token, and the write that stores it."""
    secret = identity.new_secret()
    row = {"hash": digest(secret), "player": player, "scopes": " ".join(scopes), "label": label,
           "table": table, "created": identity.now()}  # fmt: skip
    return secret, added(tokens, [row])


async def register(
    site: Site, name: str, passphrase: str | None, bot: bool, language: str
) -> tuple[Caller, str]:
    """Create a player, with an account if there is a passphrase, and a token with all scopes."""
    if language not in LOCALES:
        raise Refused("unknown-language", language=language, languages=sorted(LOCALES))
    row = player_row(name, bot, language)
    if passphrase is not None:
        row["account"] = folded(name)
        row["passphrase"] = await asyncio.to_thread(identity.hash_passphrase, passphrase)
    token, write = token_write(row["id"], SCOPES, "first")
    try:
        await site.writer.submit([added(players, [row]), write])
    except Conflict as error:
        if await asyncio.to_thread(reading.read_account, site.engine, row["account"] or ""):
            raise Refused("name-taken", name=row["name"]) from error
        raise Refused("storage-failed") from error
    caller = Caller(
        row["id"], row["name"], frozenset(SCOPES), None, bot, passphrase is not None,
        token=digest(token),
    )  # fmt: skip
    return caller, token


async def make_account(
    site: Site,
    caller: Caller,
    passphrase: str,
    wished: str | None = None,
    present: str | None = None,
) -> None:
    """Turn a guest into an account, with a passphrase and perhaps a new name, or change a
    passphrase.

    The name of an account stays. A change of the passphrase needs the present one, and logs out
    everywhere else.
    """
    caller.needs("account")
    before = await asyncio.to_thread(reading.read_player, site.engine, caller.player)
    if before["passphrase"] is not None and not await asyncio.to_thread(
        identity.is_passphrase, before["passphrase"], present or ""
    ):
        raise Refused("present-passphrase")
    name = caller.name if wished is None or before["account"] else clean_name(wished)
    hashed = await asyncio.to_thread(identity.hash_passphrase, passphrase)
    account = folded(name)
    other = await asyncio.to_thread(reading.read_account, site.engine, account)
    if other is not None and other["id"] != caller.player:
        raise Refused("name-taken", name=name)
    row = {"name": name, "account": account, "passphrase": hashed}
    key = {"id": caller.player, "passphrase": before["passphrase"]}
    writes = [changed(players, key, **row), *site.told_all("players", [caller.player])]
    if before["account"]:
        others = [*site.told_all("logged-out", [[caller.player, caller.token]])]
        writes += [removed_sessions(caller.player, caller.token), *others]
    try:
        await site.writer.submit(writes)
    except Conflict as error:
        other = await asyncio.to_thread(reading.read_account, site.engine, account)
        if other is None:
            raise Refused("storage-failed") from error
        if other["id"] != caller.player:
            raise Refused("name-taken", name=name) from error
        raise Refused("present-passphrase") from error  # it was changed elsewhere in the meantime
    site.forget_caller(caller.player)
    if before["account"]:
        site.end_tokens(elsewhere(caller.player, caller.token))


def removed_sessions(player: str, but: str) -> Write:
    """Delete all tokens that are as good as the passphrase, except one."""
    own = and_(tokens.c.player == player, tokens.c.hash != but, tokens.c.scopes.contains("account"))
    return Write(delete(tokens).where(own), ({},))


async def log_out(site: Site, token: str) -> None:
    """Revoke the token of a cookie, if its player can log in again."""
    try:
        caller = await site.caller(token)
    except Refused:  # it was not valid
        return
    if caller.account and "account" in caller.scopes:
        await end_token(site, caller.token)


async def end_token(site: Site, hashed: str) -> None:
    """Revoke a token at all processes."""
    await site.write([removed(tokens, {"hash": hashed}), *site.told_all("revoked", [hashed])])
    site.end_tokens(lambda caller: caller.token == hashed)


async def watch_tokens(site: Site) -> None:
    """Detect tokens that a command has revoked in the database."""
    while True:
        await asyncio.sleep(TOKEN_SECONDS)
        try:
            await site.end_withdrawn()
        except SQLAlchemyError as error:  # the database will answer again
            log.warning("tokens-not-read", extra={"error": str(error).split("\n")[0]})


async def log_in(site: Site, name: str, passphrase: str) -> tuple[Row, str]:
    """The player of an account, and a new token."""
    row = await asyncio.to_thread(reading.read_account, site.engine, folded(name))
    # The slow hash runs for unknown names too: its duration must not reveal which names exist.
    hashed = None if row is None else row["passphrase"]
    right = await asyncio.to_thread(identity.is_passphrase, hashed, passphrase)
    if row is None or not right:
        raise Refused("wrong-passphrase")
    token, write = token_write(row["id"], SCOPES, "login")
    key = {"id": row["id"], "passphrase": hashed}
    try:  # it may have changed while it was verified
        await site.writer.submit([changed(players, key, passphrase=hashed), write])
    except Conflict as error:
        raise Refused("wrong-passphrase") from error
    return row, token


async def new_token(site: Site, caller: Caller, scopes: list[str], label: str) -> str:
    """Create a token with some of the caller's scopes."""
    caller.needs("account")
    if unknown := [scope for scope in scopes if scope not in SCOPES]:
        raise Refused("unknown-scope", scope=unknown[0], choices=list(SCOPES))
    token, write = token_write(caller.player, scopes, clean_text(label, 60, "label"))
    await site.write([write])
    return token


async def revoke(site: Site, caller: Caller, token_id: str) -> None:
    """Revoke one of the caller's tokens."""
    caller.needs("account")
    own = await asyncio.to_thread(reading.read_tokens, site.engine, caller.player)
    hashes = [row["hash"] for row in own if row["hash"].startswith(token_id)]
    if len(token_id) < 16 or len(hashes) != 1:
        raise Refused("no-such-token")
    await end_token(site, hashes[0])
