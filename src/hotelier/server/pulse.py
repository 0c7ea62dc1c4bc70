"""The pulse: whether the server can do its work, found out by doing some of it."""

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
"""Whoever takes longer to read and write is not well."""
FRESH_SECONDS: Final = 1.0
"""How long an answer holds, so that nobody makes the server write by asking how it is."""
KEY: Final = "links"
"""A row that is always there, and is written as it is."""

LEAST_ROOM: Final = 1 << 20
"""Bytes that have to be left on the disk of a file: what we write to feel the pulse may fit into
the last page, and no move does."""


def has_room(path: str, least: int = LEAST_ROOM) -> bool:
    """Whether so many bytes are left where a file is."""
    return shutil.disk_usage(Path(path).resolve().parent).free >= least


class Pulse:
    """Reads and writes now and then, when somebody asks."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.file = file_of(site.engine)
        self.lock = asyncio.Lock()
        self.felt = -FRESH_SECONDS
        self.well = False

    async def is_well(self) -> bool:
        """Whether this process can read and write, and hears of the others."""
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
                "not-well", extra={"error": f"{type(error).__name__}: {error}".split("\n")[0]}
            )
            return False
        return True

    def _read(self) -> str:
        """Fails if the database does not answer, or is not where it was."""
        if file_of(self.site.engine) != self.file:
            raise FileNotFoundError("another-database")
        if self.file is not None and not has_room(self.site.engine.url.database or ""):
            raise OSError("disk-full")
        with self.site.engine.connect() as connection:
            query = select(site_keys.c.value).where(site_keys.c.name == KEY)
            found: str = connection.execute(query).scalar_one()
        return found
