"""Seats: join by invite or from the lobby, leave before play, be ready."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from hotelier.server import identity
from hotelier.server.desk.play import acting_seat
from hotelier.server.desk.players import player_row, token_write
from hotelier.server.desk.rating import check_player, check_wants, rating_of
from hotelier.server.desk.retrying import tried_again
from hotelier.server.desk.starting import commit_seats
from hotelier.server.desk.tables import check_seat_number, check_waiting
from hotelier.server.errors import Refused
from hotelier.server.identity import SEAT_SCOPES, Caller, clean_name
from hotelier.server.live.table import LiveTable
from hotelier.server.orders import NO_ORDERS
from hotelier.server.site import Site
from hotelier.server.store import reading
from hotelier.server.store.rows import added, changed
from hotelier.server.store.schema import invites, players, seats
from hotelier.server.store.writer import Write


@dataclass(frozen=True)
class Joined:
    """A seat, and the private token for it."""

    seat: int
    token: str


@tried_again
async def join(
    site: Site, live: LiveTable, caller: Caller | None, name: str | None,
    invite: str | None, seat: int | None, ready: bool,
) -> Joined:  # fmt: skip
    """Take a seat: by invite, or any free seat of an open table."""
    if caller is not None:
        caller.needs("play", live.id)
    writes: list[Write] = []
    if invite is not None:
        seat = await invited_seat(site, live, invite)
        key = {"hash": identity.digest(invite), "used": None}
        writes.append(changed(invites, key, used=identity.now()))
    elif not live.info["open"] and (caller is None or caller.player != live.info["host"]):
        raise Refused("need-invite")
    if live.info["rated"] and caller is None:
        raise Refused("rated-account")
    rating = None if caller is None else await rating_of(site, live, caller.player)
    check_waiting(live)
    number = free_seat(live, seat)
    if caller is None:
        row = player_row(name or "")
        writes.insert(0, added(players, [row]))
        caller = Caller(row["id"], row["name"], frozenset(SEAT_SCOPES), live.id)
    check_player(live, caller)
    called = clean_name(name) if name else caller.name  # the last check before memory changes
    place = live.seats[number]
    place.player, place.ready, place.program = caller.player, ready, caller.bot
    if rating is not None and live.ratings:
        live.ratings[number] = rating
    place.name = called
    place.orders = NO_ORDERS  # a player who left may have given orders here
    token, token_row = token_write(caller.player, SEAT_SCOPES, "seat", live.id)
    place_key = {"table": live.id, "seat": number, "player": None, "bot": None}
    values = {"player": place.player, "name": place.name, "ready": ready,
              "program": place.program, "orders": None}  # fmt: skip
    await commit_seats(site, live, [*writes, changed(seats, place_key, **values), token_row])
    return Joined(number, token)


async def invited_seat(site: Site, live: LiveTable, invite: str) -> int:
    """The seat of an unused invite."""
    row = await asyncio.to_thread(reading.read_invite, site.engine, identity.digest(invite))
    if row is None or row["table"] != live.id:
        raise Refused("bad-invite")
    if row["used"] is not None:
        raise Refused("used-invite")
    seat: int = row["seat"]
    return seat


def free_seat(live: LiveTable, seat: int | None) -> int:
    """The requested seat, or the first free one."""
    if seat is not None:
        if not check_seat_number(live, seat).free:
            raise Refused("seat-taken", seat=seat)
        return seat
    free = [number for number, place in enumerate(live.seats) if place.free]
    if not free:
        raise Refused("table-full")
    return free[0]


@tried_again
async def set_ready(
    site: Site, live: LiveTable, caller: Caller, seat: int | None, ready: bool
) -> None:
    """Set or clear the ready flag of a seat."""
    number = acting_seat(live, caller, seat)
    check_waiting(live)
    if ready:  # players of a rematch are seated without being asked
        check_wants(live, caller)
    live.seats[number].ready = ready
    key = {"table": live.id, "seat": number}
    await commit_seats(site, live, [changed(seats, key, ready=ready)])


@tried_again
async def leave(site: Site, live: LiveTable, caller: Caller, seat: int | None) -> None:
    """Leave a seat before play. After the start a player has to resign instead."""
    number = acting_seat(live, caller, seat)
    check_waiting(live)
    place = live.seats[number]
    place.player, place.name, place.ready, place.program = None, "", False, False
    live.show_out()
    key = {"table": live.id, "seat": number, "player": caller.player}
    await site.commit_facts(
        live, [changed(seats, key, player=None, name="", ready=False, program=False)]
    )
