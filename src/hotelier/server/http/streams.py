"""NDJSON streams, for bots: one JSON object per line, and an empty line as a heartbeat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi import APIRouter
from fastapi.responses import StreamingResponse

from hotelier.server.desk import watching
from hotelier.server.errors import last_words, words_at_hand
from hotelier.server.http.asking import (
    STREAMS,
    Anybody,
    EyesOf,
    Language,
    Since,
    Somebody,
    TheSite,
    TheTable,
)
from hotelier.server.identity import Caller
from hotelier.server.live.telling import encode, state_message, table_message
from hotelier.server.mailbox import Mailbox
from hotelier.server.site import Site

router = APIRouter(prefix="/api", tags=["streams"])

HEARTBEAT: Final = 7.0
"""Seconds between two heartbeats."""


class Ndjson(StreamingResponse):
    """A stream of JSON objects, one per line."""

    media_type = "application/x-ndjson"


@router.get("/tables/{table}/stream", response_class=Ndjson, dependencies=STREAMS)
async def table_stream(
    site: TheSite,
    live: TheTable,
    caller: Anybody,
    language: Language,
    seat: EyesOf = None,
    since: Since = None,
) -> Any:
    """Stream all messages of a table, until it is over."""
    viewer = watching.viewer_for(live, caller, seat)
    mailbox = Mailbox(viewer)
    mailbox.belongs_to(caller)
    return Ndjson(follow(site, live.id, mailbox, since, language))


async def follow(
    site: Site, table_id: str, mailbox: Mailbox, since: int | None, language: str
) -> AsyncIterator[bytes]:
    """Yield the messages for a viewer, until the table is over.

    The viewer is registered here, so that it is certain to be removed again.
    """
    await words_at_hand(language)
    live = await site.table(table_id)
    live.watchers.append(mailbox)
    live.show_out()  # the player may have lost the seat in the meantime
    site.metrics.count("hotelier_sockets")
    try:
        mailbox.tell(table_message(live))
        mailbox.tell(state_message(live, mailbox.viewer, since))
        while (mail := await mailbox.fetch(HEARTBEAT)) is not None:
            yield b"".join(message + b"\n" for message in mail) or b"\n"
            if live.over and not mailbox.waiting and not live.pending:
                return
        yield encode(last_words(mailbox.closed or "gone", language)) + b"\n"
    finally:
        site.metrics.count("hotelier_sockets", -1)
        if mailbox in live.watchers:
            live.watchers.remove(mailbox)


@router.get("/events", response_class=Ndjson, dependencies=STREAMS)
async def player_stream(site: TheSite, caller: Somebody, language: Language) -> Any:
    """Stream events about all your tables: start, turn, finish."""
    caller.needs("play")
    return Ndjson(listen(site, caller, language))


async def listen(site: Site, caller: Caller, language: str) -> AsyncIterator[bytes]:
    """Yield the events about all tables of a player."""
    await words_at_hand(language)
    player, mailbox = caller.player, Mailbox()
    mailbox.belongs_to(caller)
    site.listeners[player].append(mailbox)
    site.metrics.count("hotelier_sockets")
    try:
        yield b"\n"
        while (mail := await mailbox.fetch(HEARTBEAT)) is not None:
            yield b"".join(message + b"\n" for message in mail) or b"\n"
        yield encode(last_words(mailbox.closed or "gone", language)) + b"\n"
    finally:
        site.metrics.count("hotelier_sockets", -1)
        site.listeners[player].remove(mailbox)
        if not site.listeners[player]:
            del site.listeners[player]
