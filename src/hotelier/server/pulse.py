"""Health: read and write a row to check that the server works."""

from __future__ import annotations

import asyncio
import logging
import shutil
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from hotelier.server.store.database import file_of
from hotelier.server.store.rows import changed
from hotelier.server.store.schema import site_keys

if TYPE_CHECKING:
    from hotelier.server.site import Site

log = logging.getLogger("hotelier.pulse")

PATIENCE_SECONDS: Final = 8.0
"""Seconds after which a read and write count as failed."""
FRESH_SECONDS: Final = 1.0
"""Seconds for which a result is cached, so that requests cannot cause many writes."""
KEY: Final = "links"
"""A row that always exists, and is written unchanged."""

LEAST_ROOM: Final = 1 << 20
"""Bytes that must be free on the disk of a file: the row of the check may still fit into the last
page while a move does not."""


def has_room(path: str, least: int = LEAST_ROOM) -> bool:
    """True if this many bytes are free on the disk of a file."""
    return shutil.disk_usage(Path(path).resolve().parent).free >= least


class Pulse:
    """The health check, which runs on request."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.file = file_of(site.engine)
        self.lock = asyncio.Lock()
        self.felt = -FRESH_SECONDS
        self.well = False

    async def is_well(self) -> bool:
        """True if this process can read and write, and receives notifications of other
        processes."""
        async with self.lock:
            if monotonic() - self.felt >= FRESH_SECONDS:
                self.well = await self._feel()
                self.felt = monotonic()
        sharing = self.site.sharing
        deaf = sharing is not None and not sharing.hearing.listening.is_set()
        return self.well and not deaf and not self.site.stopping

    async def _feel(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                value = await asyncio.to_thread(self._read)
                write = changed(site_keys, {"name": KEY}, value=value)
                await self.site.writer.submit([write])
        except Exception as error:
            log.warning(
                "unhealthy", extra={"error": f"{type(error).__name__}: {error}".split("\n")[0]}
            )
            return False
        return True

    def _read(self) -> str:
        """Read the row; fails if the database does not answer or its file was moved."""
        if file_of(self.site.engine) != self.file:
            raise FileNotFoundError("another-database")
        if self.file is not None and not has_room(self.site.engine.url.database or ""):
            raise OSError("disk-full")
        with self.site.engine.connect() as connection:
            query = select(site_keys.c.value).where(site_keys.c.name == KEY)
            found: str = connection.execute(query).scalar_one()
        return found
