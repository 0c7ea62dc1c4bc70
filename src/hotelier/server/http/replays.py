"""Routes for replays of a table or of a record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import APIRouter

from hotelier.server.desk import watching
from hotelier.server.errors import Refused, from_the_sender
from hotelier.server.http import models
from hotelier.server.http.asking import THINKS, Anybody, EyesOf, Language, TheSite, TheTable
from hotelier.server.http.play import JsonBytes
from hotelier.server.replaying import Wish, replay, wish_of_file

router = APIRouter(prefix="/api", tags=["replay"])


@router.get(
    "/tables/{table}/replay",
    response_class=JsonBytes,
    response_model=models.Replay,
    dependencies=THINKS,
)
async def replay_table(
    site: TheSite, live: TheTable, caller: Anybody, language: Language, seat: EyesOf = None
) -> Any:
    """Return a game step by step, as far as you may see it; a finished one from any seat."""
    live = await site.table(live.id)
    if live.game is None:
        raise Refused("not-started")
    if live.over and seat is not None and seat < len(live.seats):
        watching.viewer_for(live, caller)  # refuses callers who may not see the table
        viewer: int | None = seat
    else:
        viewer = watching.viewer_for(live, caller, seat)
    names = tuple(place.name for place in live.seats)
    record = replace(live.game.record, proof=live.proof()).to_jsonl()
    wish = Wish(record, site.house, viewer, live.over, names, language)
    return JsonBytes(await site.readers.run(replay, wish))


@router.post(
    "/replays", response_class=JsonBytes, response_model=models.Replay, dependencies=THINKS
)
async def replay_file(site: TheSite, language: Language, body: models.RecordFile) -> Any:
    """Check a record line by line, and return it step by step. It is not stored."""
    wish = wish_of_file(body.record, site.house, body.seat, language)
    with from_the_sender():
        return JsonBytes(await site.readers.run(replay, wish))
