"""Retry operations on a table that another process has changed.

A retry repeats all checks: the other change may forbid the operation, may include it already, or
make it stale. Refused operations are retried, too: a process with an outdated table would refuse
what is legal.
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
"""Attempts. If two processes keep changing a table, one of them succeeds each time."""

P = ParamSpec("P")
R = TypeVar("R")
Operation = Callable[Concatenate[Site, LiveTable, P], Awaitable[R]]


def tried_again(operation: Operation[P, R]) -> Operation[P, R]:
    """Retry an operation whose table another process has changed."""

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
    """True if another process had changed the table; it is up to date now."""
    if site.sharing is None:
        return False
    await site.sharing.renew(live)
    return bool(live.info["change"] > known)
