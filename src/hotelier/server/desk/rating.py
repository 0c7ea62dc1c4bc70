"""Rated tables: who may play there, and the update of ratings at the end.

A table counts if it is played to the end with a secret seed, by rated accounts and our bots. A
table that is called off does not count. Takebacks past a reveal are refused.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from hotelier.server.errors import Refused
from hotelier.server.identity import Caller, folded
from hotelier.server.live.table import FINISHED, LiveTable
from hotelier.server.live.telling import table_message
from hotelier.server.site import Site
from hotelier.server.skill import BOT, Skill
from hotelier.server.store import rating, reading
from hotelier.server.store.reading import Row
from hotelier.server.store.rows import changed
from hotelier.server.store.schema import players
from hotelier.table.positions import find_game

log = logging.getLogger("hotelier.ratings")

SWEEP_SECONDS: Final = 300.0
TRIES: Final = 5
MOST_GAMES: Final = 1000


def check_rated(live: LiveTable) -> None:
    """Refuse a rated table that could not count."""
    if not live.info["rated"]:
        return
    if live.info["chosen_seed"]:
        raise Refused("rated-seed")
    people = [seat.player for seat in live.seats if seat.player is not None]
    if len(set(people)) != len(people):
        raise Refused("rated-hot-seat")


def check_player(live: LiveTable, caller: Caller) -> None:
    """Refuse a player who is not rated or already sits at this rated table."""
    check_wants(live, caller)
    if live.info["rated"] and live.seats_of(caller.player):
        raise Refused("rated-hot-seat")


def check_wants(live: LiveTable, caller: Caller) -> None:
    """Refuse a player who is not, or no longer, rated."""
    if live.info["rated"] and not (caller.account and caller.rated):
        raise Refused("rated-account")


async def learn_ratings(site: Site, live: LiveTable) -> None:
    """Load the ratings of the players at a table."""
    if not live.info["rated"]:
        return
    places = [{"player": seat.player, "bot": seat.bot} for seat in live.seats]
    found = await asyncio.to_thread(rating.read_seat_ratings, site.engine, [(live.info, places)])
    live.ratings = found[live.id]


async def rating_of(site: Site, live: LiveTable, player: str) -> Row | None:
    """The rating of a player as a rated table shows it."""
    if not live.info["rated"]:
        return None
    places: list[Row] = [{"player": player, "bot": None} for _ in live.seats]
    found = await asyncio.to_thread(rating.read_seat_ratings, site.engine, [(live.info, places)])
    return found[live.id][0]


def rate_soon(site: Site, live: LiveTable) -> None:
    """Count a rated table that has just ended, in the background."""
    if live.info["rated"] and live.status == FINISHED:
        site.spawn(rate(site, live.id))


async def rate(site: Site, table_id: str) -> None:
    """Count a table, and publish the new ratings to its viewers."""
    for _ in range(TRIES):
        try:
            await asyncio.to_thread(rating.count_table, site.engine, table_id)
            break
        except IntegrityError:  # another process has taken the same number
            await asyncio.sleep(0.05)
    live = site.registry.tables.get(table_id)
    if live is not None:
        await learn_ratings(site, live)
        for watcher in live.watchers:
            watcher.tell(table_message(live))


async def watch_ratings(site: Site) -> None:
    """Count tables that were left over when a server stopped."""
    while True:
        try:
            for table_id in await asyncio.to_thread(rating.waiting_tables, site.engine):
                await rate(site, table_id)
        except SQLAlchemyError as error:
            log.warning("ratings-failed", extra={"error": str(error).split("\n")[0]})
        await asyncio.sleep(SWEEP_SECONDS)


async def want_rating(site: Site, caller: Caller, wanted: bool) -> None:
    """Turn rating of an account on or off; without rating its name is not listed."""
    caller.needs("account")
    if wanted and not caller.account:
        raise Refused("rated-account")
    change = changed(players, {"id": caller.player}, rated=wanted)
    await site.write([change, *site.told_all("players", [caller.player])])
    site.forget_caller(caller.player)


async def standing(site: Site, game: str, seats: int, limit: int) -> list[dict[str, Any]]:
    """The leaderboard of a game."""
    find_game(game)
    rows = await asyncio.to_thread(rating.read_standing, site.engine, game, seats, limit)
    return [
        {"name": row["name"] or row["subject"].removeprefix(BOT),
         "bot": row["name"] is None or row["bot"], **rating_data(row)}
        for row in rows
    ]  # fmt: skip


def rating_data(row: Row) -> dict[str, Any]:
    """A rating as data."""
    skill = Skill(row["mu"], row["sigma"])
    return {"game": row["game"], "seats": row["seats"], "points": skill.points,
            "margin": skill.margin, "games": row["games"]}  # fmt: skip


async def history_of(site: Site, name: str) -> dict[str, Any]:
    """The ratings of a rated account."""
    row = await asyncio.to_thread(reading.read_account, site.engine, folded(name))
    if row is None or not row["rated"]:
        raise Refused("not-rated", name=name)
    return await history(site, row["id"], row["name"], everything=False)


async def history(site: Site, player: str, name: str, everything: bool) -> dict[str, Any]:
    """A player's ratings and the change by each game; other viewers get no ids of unlisted
    tables."""
    found, games = await asyncio.to_thread(rating.read_history, site.engine, player, MOST_GAMES)
    return {
        "name": name,
        "ratings": [rating_data(row) for row in found],
        "games": [
            {"table": row["table"] if everything or row["open"] else None, "game": row["game"],
             "seats": row["seats"], "rank": row["rank"], "ended": row["ended"],
             "before": Skill(row["mu_before"], row["sigma_before"]).points,
             "after": Skill(row["mu"], row["sigma"]).points}
            for row in games
        ],
    }  # fmt: skip
