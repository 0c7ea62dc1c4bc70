"""Two sites on one PostgreSQL database in one process: each must be notified of the other's
changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from hotelier.kernel.errors import HotelierError
from hotelier.server.desk import (
    tables,
)
from hotelier.server.desk.tables import SeatWish, Wishes
from hotelier.server.identity import SCOPES, Caller
from hotelier.server.live.table import LiveTable
from hotelier.server.mailbox import Mailbox
from hotelier.server.settings import Settings
from hotelier.server.site import Site
from hotelier.server.store import reading
from hotelier.table.table import Table
from tests.server.postgres import Postgres

PATIENCE = 120.0


def at_two(
    postgres: Postgres, work: Callable[[Site, Site], Awaitable[None]], **settings: Any
) -> None:
    """Run `work(one, other)` at two sites that share a database."""

    async def run() -> None:
        base = replace(Settings(), database=postgres.fresh(), **settings)
        one, other = await asyncio.gather(Site.opened(base), Site.opened(base))
        try:
            await work(one, other)
        finally:
            await asyncio.gather(one.close(), other.close())

    asyncio.run(run())


async def both(*work: Awaitable[Any]) -> list[Any]:
    """The results of operations at the same moment; errors as their codes."""
    done = await asyncio.gather(*work, return_exceptions=True)
    for found in done:
        if isinstance(found, BaseException) and not isinstance(found, HotelierError):
            raise found
    return [found.reason if isinstance(found, HotelierError) else found for found in done]


async def agree(one: Site, other: Site, table_id: str) -> tuple[LiveTable, LiveTable]:
    """Wait until both sites have the same table in memory, equal to the database."""
    async with asyncio.timeout(PATIENCE):
        while True:
            here, there = await one.table(table_id), await other.table(table_id)
            stored = reading.read_table(one.engine, table_id)
            assert stored is not None
            if here.info["change"] == there.info["change"] == stored.table["change"]:
                break
            await asyncio.sleep(0.01)
    assert here.version == there.version == len(stored.actions)
    assert [row[0] for row in stored.actions] == list(range(1, here.version + 1)), "no gaps"
    assert here.seats == there.seats
    assert (here.commands, here.undos, here.seeds) == (there.commands, there.undos, there.seeds)
    assert (here.asked_at, here.spent) == (there.asked_at, there.spent)
    assert here.decided == there.decided
    assert here.info == there.info == stored.table
    assert (here.game is None) == (there.game is None)
    if here.game is not None and there.game is not None:
        assert here.game.state == there.game.state
        assert here.game.record == there.game.record
    return here, there


def wishes(*seats: str, **more: Any) -> Wishes:
    """The properties of a table of Hotel-König."""
    found = [SeatWish("bot", bot=seat[4:]) if seat.startswith("bot:") else SeatWish(seat)
             for seat in seats]  # fmt: skip
    return Wishes("hotel-koenig", found, **{"seed": "7", **more})


def whole(player: str | None, name: str = "Anna") -> Caller:
    """A caller whose token has all scopes."""
    assert player is not None
    return Caller(player, name, frozenset(SCOPES))


async def hot_seat(one: Site, other: Site, **more: Any) -> tuple[LiveTable, LiveTable, Caller]:
    """A table where one player plays both seats, in the memory of both sites."""
    made = await tables.create(one, None, "Anna", wishes("me", "me", **more))
    there = await other.table(made.live.id)
    return made.live, there, whole(made.live.seats[0].player)


def game_of(live: LiveTable) -> Table:
    assert live.game is not None
    return live.game


def watcher(live: LiveTable, viewer: int | None) -> Mailbox:
    """A viewer that has received the present state."""
    player = None if viewer is None else live.seats[viewer].player
    found = Mailbox(viewer, player=player)
    live.watchers.append(found)
    return found


def told(mailbox: Mailbox, kind: str) -> list[dict[str, Any]]:
    """The messages of a kind in a mailbox."""
    found = [json.loads(message) for message in mailbox.waiting]
    return [message for message in found if message["type"] == kind]
