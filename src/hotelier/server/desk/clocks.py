"""When somebody's time is up, a bot plays for them until they come back."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from hotelier.kernel.errors import HotelierError
from hotelier.server import identity
from hotelier.server.desk.offers import substitute
from hotelier.server.live.clocks import deadline
from hotelier.server.site import Site
from hotelier.server.store import reading

log = logging.getLogger("hotelier.clocks")

LOOK_SECONDS: Final = 1.0


async def watch_clocks(site: Site) -> None:
    """Look for overdue tables, in memory or not, for as long as the server runs."""
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        now = identity.now()
        for table_id in await asyncio.to_thread(reading.read_overdue, site.engine, now):
            try:
                await time_is_up(site, table_id, now)
            except HotelierError as error:
                log.warning("clock-failed", extra={"table": table_id, "error": str(error)})


async def time_is_up(site: Site, table_id: str, now: int) -> None:
    """Let a bot play, unless the move has come meanwhile."""
    live = await site.table(table_id)
    end = deadline(live)
    if end is not None and end <= now and live.to_move is not None:
        await substitute(site, live, live.to_move)
