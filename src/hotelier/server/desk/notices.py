"""Notices: a player's addresses and preferences."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from hotelier.server import identity
from hotelier.server.errors import Refused
from hotelier.server.identity import Caller
from hotelier.server.limits import Bucket
from hotelier.server.live.table import PLAYING, LiveTable
from hotelier.server.notices import outbox, push
from hotelier.server.notices.guard import checked_target
from hotelier.server.notices.hooks import STYLES
from hotelier.server.notices.mail import checked_mail
from hotelier.server.notices.reach import CONFIRM, STOP, VAPID
from hotelier.server.notices.sending import MAIL, PUSH, WEBHOOK
from hotelier.server.notices.turns import reminder_writes
from hotelier.server.notices.wishes import Wishes
from hotelier.server.notices.wording import CONFIRM as ASK
from hotelier.server.notices.wording import TEST
from hotelier.server.site import Site
from hotelier.server.store import reading
from hotelier.server.store.reading import Row
from hotelier.server.store.rows import added, changed, removed
from hotelier.server.store.schema import addresses, notice_wishes
from hotelier.server.store.schema import outbox as outbox_rows
from hotelier.server.store.writer import Write

MOST_ADDRESSES: Final = 8
ASKED_A_DAY: Final = 3
"""Confirmation mails to one address in a day."""
DAY_SECONDS: Final = 24 * 3600
MOST_ASKED: Final = 10_000
MOST_TABLES: Final = 50
"""The newest tables of a player that are searched for turns that have begun already."""


@dataclass(frozen=True)
class NewAddress:
    """A new address for messages."""

    kind: str
    target: str
    style: str = STYLES[0]
    keys: Mapping[str, str] = field(default_factory=dict)


def only_table(caller: Caller) -> str | None:
    """The only table that a caller may act for; None: all. The token of a seat covers its own
    table."""
    if caller.table is None:
        caller.needs("account")
    else:
        caller.needs("play", caller.table)
    return caller.table


async def overview(site: Site, caller: Caller) -> dict[str, Any]:
    """The channels of this server, the caller's addresses and preferences."""
    table = only_table(caller)
    rows = await own_addresses(site, caller, table)
    wishes = await asyncio.to_thread(outbox.read_wishes, site.engine, caller.player)
    return {
        "mail": site.reach.mail is not None,
        "push_key": push.public_key(site.reach.keys[VAPID]),
        "styles": list(STYLES),
        "delay": site.reach.usual_delay,
        "addresses": [address_data(row) for row in rows],
        "wishes": msgspec.to_builtins(msgspec.convert(wishes.get("", {}), Wishes)),
        "tables": {name: found for name, found in wishes.items() if name and table in (None, name)},
    }


async def own_addresses(site: Site, caller: Caller, table: str | None) -> list[Row]:
    """The addresses that a caller may see."""
    rows = await asyncio.to_thread(outbox.read_addresses, site.engine, caller.player)
    return [row for row in rows if table is None or row["table"] == table]


def address_data(row: Row) -> dict[str, Any]:
    """An address for its owner, shortened."""
    return {
        "id": row["id"], "kind": row["kind"], "shown": shown(row), "style": row["style"],
        "table": row["table"], "confirmed": row["confirmed"] is not None,
        "stopped": row["stopped"], "language": row["language"],
    }  # fmt: skip


def shown(row: Row) -> str:
    """A hint at an address: a stolen token must not reveal the secret of a webhook or a mail
    address.

    >>> shown({"kind": "mail", "target": "anna@example.org"})
    'a…@example.org'
    """
    if row["kind"] == MAIL:
        name, _, host = row["target"].partition("@")
        return f"{name[0]}…@{host}"
    return str(row["target"]).split("/")[2]


async def add_address(site: Site, caller: Caller, new: NewAddress, language: str) -> dict[str, Any]:
    """Add an address. Mail addresses have to be confirmed."""
    table = only_table(caller)
    if len(await own_addresses(site, caller, None)) >= MOST_ADDRESSES:
        raise Refused("too-many-addresses", most=MOST_ADDRESSES)
    keys = None
    if new.kind == MAIL:
        if site.reach.mail is None:
            raise Refused("no-mail-here")
        checked_mail(new.target)
        ask_again(new.target)
    else:
        await checked_target(new.target, site.reach.allowed)
    if new.kind == PUSH:
        keys = push.checked_keys(new.keys)
    now = identity.now()
    row: Row = {
        "id": identity.new_id(), "player": caller.player, "table": table, "kind": new.kind,
        "target": new.target, "style": new.style if new.kind == WEBHOOK else "", "keys": keys,
        "language": language, "created": now, "confirmed": None if new.kind == MAIL else now,
        "failures": 0, "stopped": None,
    }  # fmt: skip
    writes = [added(addresses, [row])]
    if new.kind == MAIL:
        writes.append(outbox.put_in(caller.player, ASK, 0, now, address=row["id"]))
    else:
        writes += await reached_at_last(site, caller.player)
    await site.write(writes)
    return address_data(row)


async def reached_at_last(site: Site, player: str) -> list[Write]:
    """Mark a player as reachable, and queue reminders for turns that have begun already."""
    listed = await asyncio.to_thread(reading.read_player_tables, site.engine, player, MOST_TABLES)
    running = [info["id"] for info, _ in listed if info["status"] == PLAYING and info["clock"]]
    found = [reminder_writes(await site.table(table), player) for table in running]
    return [*reached(site, player), *(write for writes in found for write in writes)]


def reached(site: Site, player: str) -> list[Write]:
    """Mark a player as reachable, in this process and the others."""
    delay = site.reach.delays.setdefault(player, None)
    return site.told_all("reached", [[player, delay]])


ASKED: Final[dict[str, Bucket]] = {}


def ask_again(target: str) -> None:
    """Limit confirmation mails to one address: nobody may flood it through this server."""
    key = identity.digest(target.lower())
    bucket = ASKED.pop(key, None) or Bucket(ASKED_A_DAY, ASKED_A_DAY / DAY_SECONDS)
    ASKED[key] = bucket
    if len(ASKED) > MOST_ASKED:
        del ASKED[next(iter(ASKED))]
    if not bucket.take():
        raise Refused("too-many")


async def own_address(site: Site, caller: Caller, address: str) -> Row:
    """An address of the caller."""
    found = await own_addresses(site, caller, only_table(caller))
    row = next((row for row in found if row["id"] == address), None)
    if row is None:
        raise Refused("no-such-address")
    return row


async def remove_address(site: Site, caller: Caller, address: str) -> None:
    """Remove an address."""
    row = await own_address(site, caller, address)
    await forget(site, row["id"])


async def forget(site: Site, address: str) -> None:
    """Delete an address and its queued messages."""
    await site.write([
        removed(outbox_rows, {"address": address}), removed(addresses, {"id": address}),
    ])  # fmt: skip


async def try_address(site: Site, caller: Caller, address: str) -> None:
    """Send a test message to an address. Only one may be queued, so that tests delay no other
    messages."""
    row = await own_address(site, caller, address)
    if row["confirmed"] is None:
        raise Refused("not-confirmed")
    now = identity.now()
    await site.write([
        changed(addresses, {"id": row["id"]}, stopped=None, failures=0),
        removed(outbox_rows, {"address": row["id"], "kind": TEST, "claim": None}),
        outbox.put_in(caller.player, TEST, now, now, address=row["id"]),
    ])  # fmt: skip


async def set_wishes(site: Site, caller: Caller, wishes: Wishes) -> None:
    """Set the preferences for all tables without their own."""
    caller.needs("account")
    await store_wishes(site, caller, "", wishes)
    if caller.player in site.reach.delays:
        site.reach.delays[caller.player] = wishes.delay
        await site.write(reached(site, caller.player))


async def set_table_wishes(
    site: Site, live: LiveTable, caller: Caller, wishes: Wishes | None
) -> None:
    """Set the preferences for one table; None: use those for all tables."""
    caller.needs("play", live.id)
    if not live.seats_of(caller.player):
        raise Refused("not-seated")
    await store_wishes(site, caller, live.id, wishes)


async def store_wishes(site: Site, caller: Caller, table: str, wishes: Wishes | None) -> None:
    """Replace stored preferences."""
    writes = [removed(notice_wishes, {"player": caller.player, "table": table})]
    if wishes is not None:
        row = {"player": caller.player, "table": table, "wishes": msgspec.to_builtins(wishes)}
        writes.append(added(notice_wishes, [row]))
    await site.write(writes)


async def linked_address(site: Site, purpose: str, token: str) -> Row:
    """The address of a link in a mail."""
    address = site.reach.read_link(purpose, token)
    row = None if address is None else await asyncio.to_thread(
        outbox.read_address, site.engine, address
    )  # fmt: skip
    if row is None:
        raise Refused("bad-link")
    return row


async def confirm(site: Site, token: str) -> None:
    """Confirm an address by the link in a mail."""
    row = await linked_address(site, CONFIRM, token)
    if row["confirmed"] is None:
        said = changed(addresses, {"id": row["id"]}, confirmed=identity.now())
        await site.write([said, *await reached_at_last(site, row["player"])])


async def stop(site: Site, token: str) -> None:
    """Stop messages to an address by the link in a mail."""
    row = await linked_address(site, STOP, token)
    await forget(site, row["id"])
