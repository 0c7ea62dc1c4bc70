"""Routes for ratings and for the export of a player's data."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from hotelier.server.desk import archive, rating, tables, watching
from hotelier.server.http import models
from hotelier.server.http.asking import STREAMS, THINKS, Somebody, TheSite
from hotelier.server.http.streams import Ndjson
from hotelier.server.identity import Caller
from hotelier.server.live.telling import encode
from hotelier.server.site import Site

router = APIRouter(prefix="/api", tags=["ratings"])
MOST_TABLES = 10_000


@router.get("/ratings", response_model=list[models.Standing])
async def standing(
    site: TheSite,
    game: Annotated[str, Query(max_length=40, pattern=r"^[a-z-]+$")],
    seats: Annotated[int, Query(ge=1, le=12)],
    limit: Annotated[int, Query(ge=1, le=500)] = 100,
) -> Any:
    """Return the leaderboard of a game with this number of seats: rated accounts, and bots."""
    return await rating.standing(site, game, seats, limit)


@router.get("/ratings/{name}", response_model=models.Ratings)
async def history(site: TheSite, name: Annotated[str, Path(max_length=60)]) -> Any:
    """Return the ratings of an account, and the change by each game."""
    return await rating.history_of(site, name)


@router.get("/account/ratings", response_model=models.Ratings)
async def own_history(site: TheSite, caller: Somebody) -> Any:
    """Return your ratings, and the change by each game."""
    caller.needs("account")
    return await rating.history(site, caller.player, caller.name, everything=True)


@router.post("/account/rated", response_model=models.Ok)
async def want_rating(site: TheSite, caller: Somebody, body: models.WantsRating) -> Any:
    """Turn your rating on or off. Without rating, nobody sees your ratings."""
    await rating.want_rating(site, caller, body.rated)
    return {"ok": True}


@router.get("/account/export", response_class=Ndjson, dependencies=[*STREAMS, *THINKS])
async def export(site: TheSite, caller: Somebody) -> Any:
    """Export your data: player, statistics, ratings, tables with their records."""
    caller.needs("account")
    return Ndjson(everything(site, caller))


async def everything(site: Site, caller: Caller) -> AsyncIterator[bytes]:
    """Yield the export line by line; of a running game, what your seat may know."""
    yield line("player", {"name": caller.name, "bot": caller.bot, "account": caller.account})
    yield line("statistics", await archive.statistics(site, caller))
    yield line("ratings", await rating.history(site, caller.player, caller.name, everything=True))
    for facts in await tables.own_tables(site, caller, MOST_TABLES):
        live = await site.table(facts["id"])
        record = None
        if live.game is not None:
            viewer = watching.viewer_for(live, caller)
            record = watching.record_for(live, viewer).to_jsonl().splitlines()
        yield line("table", {**facts, "record": record})


def line(kind: str, data: object) -> bytes:
    """A line of the export."""
    return encode({"type": kind, kind: data}) + b"\n"
