"""Operations on a table that another process has changed meanwhile are tried again.

They are checked anew from the start: what the other process has done may forbid them now, a command
may turn out to have been carried out there, and what answers an older version is stale. Likewise
what was refused: a process that has not heard of a change yet would refuse what is right.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

from hotelier.kernel.errors import HotelierError
from hotelier.server.errors import Refused
from hotelier.server.live.table import LiveTable
from hotelier.server.sharing import Outdated
from hotelier.server.site import Site

MOST_TRIES: Final = 20
"""At a table where two processes change something all the time, one of them wins each time."""

P = ParamSpec("P")
R = TypeVar("R")
Operation = Callable[Concatenate[Site, LiveTable, P], Awaitable[R]]


def tried_again(operation: Operation[P, R]) -> Operation[P, R]:
    """An operation that is not bothered by other processes."""

    @wraps(operation)
    async def run(site: Site, live: LiveTable, /, *args: P.args, **kwargs: P.kwargs) -> R:
        looked = False
        for _ in range(MOST_TRIES):
            known = live.info["change"]
            try:
                return await operation(site, live, *args, **kwargs)
            except Outdated:
                site.metrics.count("hotelier_retries_total")
            except HotelierError:
                if looked or not await was_behind(site, live, known):
                    raise
                looked = True
        raise Refused("storage-failed")

    return run


async def was_behind(site: Site, live: LiveTable, known: int) -> bool:
    """Whether another process had changed a table before this one heard of it; now it has."""
    if site.sharing is None:
        return False
    await site.sharing.renew(live)
    return bool(live.info["change"] > known)
