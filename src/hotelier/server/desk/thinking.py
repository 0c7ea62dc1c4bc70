"""Bots at tables: a bot that is to move is asked, and its answer is played like any other.

With several processes, the one where the last move was made asks the bot, under a claim
(`store.claims`). If that process is gone, another one takes over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain, repeat
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from hotelier.kernel.errors import HotelierError
from hotelier.kernel.frames import forced
from hotelier.server import identity
from hotelier.server.bots import question_for
from hotelier.server.desk.play import play_text
from hotelier.server.errors import Refused
from hotelier.server.live.table import LiveTable
from hotelier.server.sharing import Outdated
from hotelier.server.site import Site
from hotelier.server.store import reading

log = logging.getLogger("hotelier.bots")

LOOK_SECONDS: Final = 1.0
OVERDUE: Final = 2000
"""Milliseconds after which another process checks whether any process works on a bot's move."""
PAUSES: Final = (0.02, 0.05, 0.1, 0.2)
"""Seconds between attempts to claim a table: its last owner may just be done."""
RESTS: Final = (1.0, 5.0, 30.0)
"""Seconds before a failed bot is asked again; the last value repeats."""


def employ_bots(site: Site) -> None:
    """Ask bots at every table that changes or is loaded."""
    site.moved = lambda live: wake_bots(site, live)


async def resume_bots(site: Site) -> None:
    """After a restart, load the tables where a bot may be to move."""
    for table_id in await asyncio.to_thread(reading.read_bot_tables, site.engine):
        await take_up(site, table_id)
        await asyncio.sleep(0.01)  # requests of people come first


async def take_up(site: Site, table_id: str) -> None:
    """Load a table, which wakes the bot that is to move there."""
    try:
        wake_bots(site, await site.table(table_id))
    except (HotelierError, SQLAlchemyError) as error:
        log.warning("table-not-loaded", extra={"table": table_id, "error": str(error)})


async def watch_bots(site: Site) -> None:
    """With several processes: take over bot moves that another process has left."""
    if site.sharing is None:
        return
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        try:
            before = identity.now() - OVERDUE
            waiting = await asyncio.to_thread(reading.read_waiting_bots, site.engine, before)
        except SQLAlchemyError as error:
            log.warning("bots-not-read", extra={"error": str(error).split("\n")[0]})
            continue
        for table_id in waiting:
            live = site.registry.tables.get(table_id)
            if live is not None and live.thinking is not None:
                continue
            if await asyncio.to_thread(site.sharing.claims.take, table_id):
                await asyncio.to_thread(site.sharing.claims.give, table_id)
                log.info("bot-taken-up", extra={"table": table_id})
                await take_up(site, table_id)


def bot_to_move(live: LiveTable) -> str | None:
    """The bot to move; a bot also plays for a player who has resigned."""
    if live.to_move is None:
        return None
    seat = live.seats[live.to_move]
    stand_in: str = live.info["stand_in"]
    return stand_in if seat.resigned else seat.bot


def wake_bots(site: Site, live: LiveTable) -> None:
    """Start a task for the bot to move, unless one runs."""
    if live.thinking is None and bot_to_move(live) is not None and not site.stopping:
        live.thinking = site.spawn(think(site, live))


async def think(site: Site, live: LiveTable) -> None:
    """Play for bots until a person is to move."""
    ours = True
    try:
        for rest in chain(RESTS, repeat(RESTS[-1])):
            try:
                async with claimed(site, live) as ours:
                    if ours:
                        await play_bots(site, live)
                break
            except Refused:  # the commit failed: the table is loaded again at the next request
                ours = False
                log.warning("bot-stopped", extra={"table": live.id})
                break
            except (
                Exception
            ):  # no worker was available: retry, since nothing else would ask this bot again
                log.exception("bot-failed", extra={"table": live.id})
            await asyncio.sleep(rest)
            if not site.registry.holds(live):
                return
    finally:
        live.thinking = None
    if ours and not live.failed:
        wake_bots(site, live)  # a move may have arrived while the claim was released


async def play_bots(site: Site, live: LiveTable) -> None:
    """Ask bots and play their answers while a bot is to move."""
    while (bot := bot_to_move(live)) is not None and not site.stopping:
        assert live.game is not None
        seat, version = live.to_move, live.version
        assert seat is not None
        only = forced(live.game.state)
        if only is not None:
            text = str(only)
        else:
            site.metrics.count("hotelier_bot_questions_total")
            seed = live.seeds[0].seed
            text = await site.bots.ask(question_for(live.game, seat, bot, seed, site.house))
        if live.failed:
            await site.table(live.id)
        elif live.version == version and bot_to_move(live) == bot:  # the player may have returned
            try:
                await play_text(site, live, seat, text, None)
            except Outdated:  # another process was faster; the table has been read again
                continue


@asynccontextmanager
async def claimed(site: Site, live: LiveTable) -> AsyncIterator[bool]:
    """Claim a table for this process; yields False if another process has it."""
    if site.sharing is None:
        yield True
        return
    claims = site.sharing.claims
    ours = await asyncio.to_thread(claims.take, live.id)
    for pause in PAUSES:
        if ours or bot_to_move(live) is None:
            break
        await asyncio.sleep(pause)
        ours = await asyncio.to_thread(claims.take, live.id)
    try:
        yield ours
    finally:
        if ours:
            await asyncio.to_thread(claims.give, live.id)
