"""Players, accounts and tokens."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from hotelier.server import identity
from hotelier.server.errors import Refused
from hotelier.server.identity import SCOPES, Caller, clean_name, clean_text, digest, folded
from hotelier.server.site import Site
from hotelier.server.store import reading
from hotelier.server.store.reading import Row
from hotelier.server.store.rows import added, changed, removed
from hotelier.server.store.schema import players, tokens
from hotelier.server.store.writer import Conflict, Write
from hotelier.words import LOCALES


def player_row(name: str, bot: bool = False, language: str = "en") -> Row:
    """A new player without an account."""
    return {
        "id": identity.new_id(), "name": clean_name(name), "account": None, "passphrase": None,
        "bot": bot, "language": language, "created": identity.now(), "rated": False,
    }  # fmt: skip


def token_write(
    player: str, scopes: Iterable[str], label: str, table: str | None = None
) -> tuple[str, Write]:
    """A new token and the write that makes it known."""
    secret = identity.new_secret()
    row = {"hash": digest(secret), "player": player, "scopes": " ".join(scopes), "label": label,
           "table": table, "created": identity.now()}  # fmt: skip
    return secret, added(tokens, [row])


async def register(
    site: Site, name: str, passphrase: str | None, bot: bool, language: str
) -> tuple[Caller, str]:
    """A new player, with a passphrase an account; and a token for everything."""
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
    caller = Caller(row["id"], row["name"], frozenset(SCOPES), None, bot, passphrase is not None)
    return caller, token


async def make_account(
    site: Site, caller: Caller, passphrase: str, wished: str | None = None
) -> None:
    """A guest keeps all tables and the name, or takes a better one, and gets a passphrase.

    The name of an account stays: others know it.
    """
    caller.needs("account")
    name = caller.name if wished is None or caller.account else clean_name(wished)
    hashed = await asyncio.to_thread(identity.hash_passphrase, passphrase)
    account = folded(name)
    other = await asyncio.to_thread(reading.read_account, site.engine, account)
    if other is not None and other["id"] != caller.player:
        raise Refused("name-taken", name=name)
    row = {"name": name, "account": account, "passphrase": hashed}
    try:
        await site.writer.submit(
            [
                changed(players, {"id": caller.player}, **row),
                *site.told_all("players", [caller.player]),
            ]
        )
    except Conflict as error:
        if await asyncio.to_thread(reading.read_account, site.engine, account):
            raise Refused("name-taken", name=name) from error
        raise Refused("storage-failed") from error
    site.forget_caller(caller.player)


async def log_in(site: Site, name: str, passphrase: str) -> tuple[Row, str]:
    """The player behind an account, and a new token."""
    row = await asyncio.to_thread(reading.read_account, site.engine, folded(name))
    # The slow hash runs for unknown names too: time must not tell which names exist.
    hashed = None if row is None else row["passphrase"]
    right = await asyncio.to_thread(identity.is_passphrase, hashed, passphrase)
    if row is None or not right:
        raise Refused("wrong-passphrase")
    token, write = token_write(row["id"], SCOPES, "login")
    await site.write([write])
    return row, token


async def new_token(site: Site, caller: Caller, scopes: list[str], label: str) -> str:
    """A further token with some of the scopes."""
    caller.needs("account")
    if unknown := [scope for scope in scopes if scope not in SCOPES]:
        raise Refused("unknown-scope", scope=unknown[0], choices=list(SCOPES))
    token, write = token_write(caller.player, scopes, clean_text(label, 60, "label"))
    await site.write([write])
    return token


async def revoke(site: Site, caller: Caller, token_id: str) -> None:
    """Make a token of one's own worthless."""
    caller.needs("account")
    own = await asyncio.to_thread(reading.read_tokens, site.engine, caller.player)
    hashes = [row["hash"] for row in own if row["hash"].startswith(token_id)]
    if len(token_id) < 16 or len(hashes) != 1:
        raise Refused("no-such-token")
    await site.write([removed(tokens, {"hash": hashes[0]}), *site.told_all("revoked", hashes)])
    site.callers.pop(hashes[0], None)
