"""Dependencies of routes: the site, the caller, the language, the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import Depends, Path, Query, Request

from hotelier.server.errors import Refused, best_language
from hotelier.server.identity import Caller, is_id
from hotelier.server.limits import PLAYER, Visit, address_of
from hotelier.server.live.table import LiveTable
from hotelier.server.origins import cookie_token, is_own_origin
from hotelier.server.site import Site

SAFE = ("GET", "HEAD", "OPTIONS")


def site_of(request: Request) -> Site:
    """The site of this process."""
    site: Site = request.app.state.site
    return site


async def caller_or_none(request: Request) -> Caller | None:
    """The caller of the token, if there is one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token.strip():
        return await site_of(request).caller(token.strip())
    found = cookie_token(request.scope)
    if found is None:
        return None
    if request.method not in SAFE and not is_own_origin(
        request.scope, site_of(request).settings.origins
    ):
        raise Refused("foreign-origin")
    return await site_of(request).caller(found)


async def somebody(caller: Annotated[Caller | None, Depends(caller_or_none)]) -> Caller:
    """The caller; a request without a token is refused."""
    if caller is None:
        raise Refused("no-token")
    return caller


def language_of(request: Request) -> str:
    """The language of the reply: a query parameter, or the browser's preference."""
    asked = request.query_params.get("language")
    return best_language(asked or request.headers.get("accept-language", ""))


async def table_of(
    request: Request, table: Annotated[str, Path(max_length=24, description="The table's id.")]
) -> LiveTable:
    """The table of the address, no older than any message about it."""
    if not is_id(table):
        raise Refused("no-such-table", table=table)
    return await site_of(request).table_now(table)


def thought(
    request: Request,
    site: Annotated[Site, Depends(site_of)],
    caller: Annotated[Caller | None, Depends(caller_or_none)],
) -> Callable[[], None]:
    """A check to call before a worker is used; it enforces the rate limit."""
    player = None if caller is None else caller.player
    return partial(site.think_for, address_of(request.scope), player)


def think(about: Annotated[Callable[[], None], Depends(thought)]) -> None:
    """Enforce the rate limit of requests that always use a worker."""
    about()


def open_stream(
    request: Request,
    site: Annotated[Site, Depends(site_of)],
    caller: Annotated[Caller | None, Depends(caller_or_none)],
) -> None:
    """Count a stream as an open connection of its player, until the ASGI layer ends it."""
    visit: Visit = request.scope["hotelier.visit"]
    try:
        visit.counts_as(PLAYER, "" if caller is None else caller.player)
    except Refused:
        site.refused_for(PLAYER)
        raise


TheSite = Annotated[Site, Depends(site_of)]
Anybody = Annotated[Caller | None, Depends(caller_or_none)]
Somebody = Annotated[Caller, Depends(somebody)]
TheTable = Annotated[LiveTable, Depends(table_of)]
Thought = Annotated[Callable[[], None], Depends(thought)]
THINKS = [Depends(think)]
STREAMS = [Depends(open_stream)]
Language = Annotated[str, Depends(language_of)]
EyesOf = Annotated[int | None, Query(alias="seat", ge=0, le=20)]
Since = Annotated[int | None, Query(ge=0, le=2**31, description="The version you know already.")]
