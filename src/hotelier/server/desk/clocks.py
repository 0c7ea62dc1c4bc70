"""Clocks: when the time of a player is up, a bot plays for them until they return."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from hotelier.kernel.errors import HotelierError
from hotelier.server import identity
from hotelier.server.desk.offers import substitute, voted
from hotelier.server.desk.retrying import tried_again
from hotelier.server.live.clocks import deadline
from hotelier.server.live.table import LiveTable
from hotelier.server.site import Site
from hotelier.server.store import reading

log = logging.getLogger("hotelier.clocks")

LOOK_SECONDS: Final = 1.0


async def watch_clocks(site: Site) -> None:
    """Look for overdue tables, in memory or not, while the server runs."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        now = identity.now()
        try:
            overdue = await asyncio.to_thread(reading.read_overdue, site.engine, now)
        except SQLAlchemyError as error:  # the database will answer again
            log.warning("clocks-not-read", extra={"error": str(error).split("\n")[0]})
            continue
        for table_id in overdue:
            try:
                await time_is_up(site, table_id, now)
            except (HotelierError, SQLAlchemyError) as error:
                log.warning("clock-failed", extra={"table": table_id, "error": str(error)})
            except Exception:  # one table must not stop the clocks of others
                log.exception("clock-failed", extra={"table": table_id})


async def time_is_up(site: Site, table_id: str, now: int) -> None:
    """Let a bot play, unless the move has arrived in the meantime."""
    await hurry(site, await site.table(table_id), now)


@tried_again
async def hurry(site: Site, live: LiveTable, now: int) -> None:
    """Let a bot play for a player who is still late; of several processes, one does it."""
    end = deadline(live)
    if end is None or end > now or live.to_move is None:
        return
    if live.info["clock"] is None:  # a vote has ended
        await voted(site, live, live.info["offer"])
    else:
        await substitute(site, live, live.to_move)
