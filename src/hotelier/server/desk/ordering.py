"""Standing orders of a seat, given, read and withdrawn by its player."""

from __future__ import annotations

from typing import Any

import msgspec

from hotelier.server.desk.play import Done, acting_seat, carry_on
from hotelier.server.desk.retrying import tried_again
from hotelier.server.errors import Refused
from hotelier.server.identity import Caller
from hotelier.server.live.table import LiveTable
from hotelier.server.orders import Orders, checked
from hotelier.server.site import Site
from hotelier.server.store.rows import changed
from hotelier.server.store.schema import seats


def orders_of(live: LiveTable, caller: Caller, seat: int | None) -> dict[str, Any]:
    """The caller's standing orders, as data."""
    number = acting_seat(live, caller, seat)
    return orders_data(live.seats[number].orders)


def orders_data(orders: Orders) -> dict[str, Any]:
    """Orders as stored and sent: only fields that are set."""
    found: dict[str, Any] = msgspec.to_builtins(orders)
    return found


@tried_again
async def give_orders(
    site: Site, live: LiveTable, caller: Caller, orders: Orders, seat: int | None
) -> Done:
    """Replace the caller's orders, and answer at once a pending question that they cover."""
    number = acting_seat(live, caller, seat)
    if live.over:
        raise Refused("already-over")
    place = live.seats[number]
    place.orders = checked(orders, live.info["game"])
    data = orders_data(place.orders)
    write = changed(seats, {"table": live.id, "seat": number}, orders=data)
    if live.to_move == number:
        done = await carry_on(site, live, number, live.version, live.ply, None, [write])
    else:  # only the player may know
        await site.commit(live, [write])
        done = Done(live.version)
    return Done(done.version, more={"orders": data})
