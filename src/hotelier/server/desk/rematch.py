"""Rematches: the same table and people, each one seat further."""

from __future__ import annotations

from hotelier.server import identity
from hotelier.server.desk.players import token_write
from hotelier.server.desk.retrying import tried_again
from hotelier.server.desk.tables import new_info, seat_rows, seed_row
from hotelier.server.errors import Refused
from hotelier.server.identity import SEAT_SCOPES, Caller
from hotelier.server.live.table import ABORTED, LiveTable, Seat, SecretSeed
from hotelier.server.live.telling import table_message
from hotelier.server.site import Site
from hotelier.server.store.rows import added, changed
from hotelier.server.store.schema import seats, seeds, tables
from hotelier.table.fairness import commitment


@tried_again
async def rematch(site: Site, old: LiveTable, caller: Caller) -> tuple[str, str]:
    """The rematch of a finished table, and a token for it.

    The first request creates the table. Its people still have to be ready.
    """
    caller.needs("play", old.id)
    if not old.seats_of(caller.player):
        raise Refused("not-seated")
    if not old.over:
        raise Refused("not-over")
    if old.info["started"] is None:  # called off before play: there is nothing to repeat
        raise Refused("not-started")
    known = old.info["next"]
    if known is None or (await fell_through(site, known) and old.info["next"] == known):
        await make_next(site, old)
    token, write = token_write(caller.player, SEAT_SCOPES, "seat", old.info["next"])
    await site.write([write])
    return old.info["next"], token


async def fell_through(site: Site, table_id: str) -> bool:
    """True if a table was called off before play, so that another rematch is possible."""
    live = await site.table(table_id)
    return live.status == ABORTED and live.info["started"] is None


async def make_next(site: Site, old: LiveTable) -> None:
    """A new table like the old one."""
    info = new_info(
        site.games[old.info["game"]], old.info["options"], old.info["host"],
        title=old.info["title"], open=old.info["open"], spectators=old.info["spectators"],
        clock=old.info["clock"], rated=old.info["rated"], languages=old.info["languages"],
        stand_in=old.info["stand_in"],
    )  # fmt: skip
    seed = identity.new_secret()
    live = LiveTable(
        info, [next_seat(seat) for seat in (*old.seats[-1:], *old.seats[:-1])],
        [SecretSeed(0, 0, seed, commitment(seed))],
    )  # fmt: skip
    before, old.info["next"] = old.info["next"], live.id
    await site.commit(
        old,
        [
            added(tables, [info.copy()]),
            added(seats, seat_rows(live)),
            added(seeds, [seed_row(live, live.seeds[0])]),
            changed(tables, {"id": old.id, "next": before}, next=live.id),
        ],
        to_all=table_message(old),
    )


def next_seat(seat: Seat) -> Seat:
    """The seat of a rematch: its player decides again, even after an absence or a resignation."""
    bot = seat.bot if seat.player is None else None
    return Seat(seat.player, seat.name, bot, bot is not None, False, seat.program)
