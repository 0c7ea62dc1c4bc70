"""Routes for finished tables."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from hotelier.server.desk import archive, rematch
from hotelier.server.errors import Refused
from hotelier.server.http import models
from hotelier.server.http.asking import Anybody, Somebody, TheSite, TheTable
from hotelier.server.shapes import SAYABLE

router = APIRouter(prefix="/api", tags=["archive"])


@router.get("/archive", response_model=list[models.Table])
async def search(
    site: TheSite,
    caller: Anybody,
    game: Annotated[str | None, Query(max_length=40, pattern=SAYABLE)] = None,
    name: Annotated[
        str | None, Query(max_length=60, pattern=SAYABLE, description="Somebody who sat there.")
    ] = None,
    title: Annotated[
        str | None, Query(max_length=80, pattern=SAYABLE, description="Part of the table's title.")
    ] = None,
    before: Annotated[int | None, Query(ge=0, le=2**53, description="Ended before.")] = None,
    own: Annotated[bool, Query(description="Only my own, also those by link.")] = False,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> Any:
    """List finished tables, newest first. `GET /api/tables/{table}/record` returns the record of
    each."""
    if own and caller is None:
        raise Refused("no-token")
    wanted = archive.Search(game, name, title, before, limit)
    return await archive.search(site, caller, wanted, own)


@router.get("/account/statistics", response_model=list[dict[str, Any]])
async def statistics(site: TheSite, caller: Somebody) -> Any:
    """Return your statistics by game and number of seats."""
    return await archive.statistics(site, caller)


@router.post("/tables/{table}/rematch", response_model=models.NextTable)
async def another(site: TheSite, live: TheTable, caller: Somebody) -> Any:
    """Create or join a rematch: the same people, each one seat further. The token is for your
    seat."""
    table, token = await rematch.rematch(site, live, caller)
    return {"table": table, "token": token}
