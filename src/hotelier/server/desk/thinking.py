"""Bots at tables: when a bot is to move, it is asked, and its answer is played like any other."""

from __future__ import annotations

import asyncio
import logging

from hotelier.kernel.errors import HotelierError
from hotelier.kernel.frames import forced
from hotelier.server.bots import question_for, strongest
from hotelier.server.desk.play import play_text
from hotelier.server.errors import Refused
from hotelier.server.live.table import LiveTable
from hotelier.server.site import Site
from hotelier.server.store import reading

log = logging.getLogger("hotelier.bots")


def employ_bots(site: Site) -> None:
    """From now on bots look at every table that moves or comes into memory."""
    site.moved = lambda live: wake_bots(site, live)
    site.registry.on_load = site.moved


async def resume_bots(site: Site) -> None:
    """After a restart: bring back the tables where a bot may have been at work."""
    for table_id in await asyncio.to_thread(reading.read_bot_tables, site.engine):
        try:
            await site.table(table_id)
        except HotelierError as error:
            log.warning("table-not-loaded", extra={"table": table_id, "error": str(error)})
        await asyncio.sleep(0.01)  # people come first


def bot_to_move(live: LiveTable) -> str | None:
    """The bot that is asked now; one also plays on for whoever has resigned."""
    if live.to_move is None:
        return None
    seat = live.seats[live.to_move]
    return strongest(live.info["game"]) if seat.resigned else seat.bot


def wake_bots(site: Site, live: LiveTable) -> None:
    """Let the bot to move think, if there is one and it is not thinking yet."""
    if live.thinking is None and bot_to_move(live) is not None and not site.stopping:
        live.thinking = site.spawn(think(site, live))


async def think(site: Site, live: LiveTable) -> None:
    """Play for bots until a person is to move."""
    try:
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
            if live.version == version and live.to_move == seat and not live.failed:
                await play_text(site, live, seat, text, None)
    except Refused:  # the disk failed: the table is read anew when somebody asks for it
        log.warning("bot-stopped", extra={"table": live.id})
    finally:
        live.thinking = None
