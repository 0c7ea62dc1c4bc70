"""The archive: finished tables and the statistics of players."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from hotelier.server.desk.tables import all_listed
from hotelier.server.identity import Caller
from hotelier.server.live.table import FINISHED
from hotelier.server.site import Site
from hotelier.server.store import reading
from hotelier.server.store.reading import Row
from hotelier.table.positions import find_game


@dataclass(frozen=True)
class Search:
    """Search criteria for finished tables: open ones, or all tables of one player."""

    game: str | None = None
    name: str | None = None
    """The name of a player who sat there."""
    title: str | None = None
    """A part of the title."""
    before: int | None = None
    """Only tables that ended before this moment."""
    limit: int = 50


async def search(site: Site, caller: Caller | None, wanted: Search, own: bool) -> list[Row]:
    """Finished tables, newest first. Unlisted ones are found only by players who sat there."""
    if wanted.game is not None:
        find_game(wanted.game)
    name = None if wanted.name is None else " ".join(wanted.name.split())
    sat = reading.sat_at(caller.player, caller.table) if own and caller is not None else None
    title = None if wanted.title is None else " ".join(wanted.title.split())
    found = await asyncio.to_thread(
        reading.read_archive, site.engine, wanted.game, name, title, sat,
        wanted.before, wanted.limit,
    )  # fmt: skip
    return await all_listed(site, found)


async def statistics(site: Site, caller: Caller) -> list[dict[str, Any]]:
    """Per game and number of seats: games played, won and resigned, and the mean rank.

    Branches of other games do not count: their player chose where they begin.
    """
    found = await asyncio.to_thread(
        reading.read_player_tables, site.engine, caller.player, MOST_TABLES, caller.table
    )
    sums: dict[tuple[str, int], dict[str, int]] = defaultdict(lambda: defaultdict(int))
    for info, places in found:
        if info["status"] != FINISHED or info["position"] is not None:
            continue
        own = [row["seat"] for row in places if row["player"] == caller.player]
        if len(own) != 1:  # a hot-seat table says nothing about one player
            continue
        count(sums[info["game"], len(places)], info["result"], own[0])
    return [
        {"game": game, "seats": seats, **numbers,
         "mean_rank": round(numbers["ranks"] / numbers["played"], 2)}
        for (game, seats), numbers in sorted(sums.items())
    ]  # fmt: skip


MOST_TABLES = 10_000


def count(numbers: dict[str, int], result: dict[str, Any], seat: int) -> None:
    """Add one finished game."""
    numbers["played"] += 1
    numbers["won"] += result["ranks"][seat] == 1
    numbers["resigned"] += seat in result["resigned"]
    numbers["ranks"] += result["ranks"][seat]
