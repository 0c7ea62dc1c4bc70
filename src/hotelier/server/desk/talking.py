"""Chat: to everybody at a table, or among its seats."""

from __future__ import annotations

import asyncio
from typing import Final

from hotelier.server import identity
from hotelier.server.desk.retrying import tried_again
from hotelier.server.errors import Refused, check_storable
from hotelier.server.identity import Caller, clean_text
from hotelier.server.live.table import LiveTable
from hotelier.server.live.telling import chat_data, chat_message
from hotelier.server.site import Site
from hotelier.server.store import reading
from hotelier.server.store.reading import Row
from hotelier.server.store.rows import added
from hotelier.server.store.schema import chat

LONGEST_LINE: Final = 500
ALL, SEATS = "all", "seats"


@tried_again
async def say(
    site: Site, live: LiveTable, caller: Caller, to: str, text: str, command: str | None = None
) -> int:
    """Add a chat line and return its number. A repeated command adds nothing."""
    caller.needs("chat", live.id)
    own = live.seats_of(caller.player)
    if to not in (ALL, SEATS):
        raise Refused("unknown-audience", value=to, choices=[ALL, SEATS])
    if not own and (to == SEATS or not live.info["spectators"]):
        raise Refused("not-seated")
    text = clean_text(text, LONGEST_LINE, "text")
    if command is not None:
        check_storable(command)
    if command is not None and (said := await said_before(site, live, caller, command)):
        return said
    live.chat_count += 1
    row: Row = {
        "table": live.id, "number": live.chat_count, "player": caller.player,
        "seat": own[0] if own else None, "name": live.seats[own[0]].name if own else caller.name,
        "to": to, "text": text, "moment": identity.now(),
        "command": command,
    }  # fmt: skip
    message = chat_message(live, row)
    readers = {
        (watcher.viewer, watcher.language): message
        for watcher in live.watchers
        if to == ALL or watcher.viewer is not None
    }
    number, key = live.chat_count, (caller.player, command)
    live.saying.add(key)
    try:
        await site.commit(live, [added(chat, [row])], readers)
    finally:
        live.saying.discard(key)
    return number


async def said_before(site: Site, live: LiveTable, caller: Caller, command: str) -> int | None:
    """The number of the line that an earlier command with the same id has added."""
    while True:
        found = await asyncio.to_thread(
            reading.read_said, site.engine, live.id, caller.player, command
        )
        if found is not None or (caller.player, command) not in live.saying:
            return found
        await site.settled(live)


async def lines_after(site: Site, live: LiveTable, seated: bool, after: int) -> list[Row]:
    """Chat lines after a number; lines among seats only for seated players."""
    rows = await asyncio.to_thread(reading.read_chat, site.engine, live.id, after, seated)
    return [chat_data(row) for row in rows]
