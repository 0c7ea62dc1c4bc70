"""Operations on a table that another process has changed meanwhile are tried again.

They are checked anew from the start: what the other process has done may forbid them now, a command
may turn out to have been carried out there, and what answers an older version is stale.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeVar

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
            try:
                return await operation(site, live, *args, **kwargs)
            except Outdated:
                site.metrics.count("hotelier_retries_total")
            except Refused as error:
                if site.sharing is None or looked or not is_behind(error):
                    raise
                looked = True
                await site.sharing.renew(live)
        raise Refused("storage-failed")

    return run


def is_behind(error: Refused) -> bool:
    """Whether a command answers a version that this process has not heard of yet."""
    if error.reason != "stale-version":
        return False
    found, wanted = error.details["found"], error.details["wanted"]
    return isinstance(found, int) and isinstance(wanted, int) and found > wanted
