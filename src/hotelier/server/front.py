"""The ASGI application that uvicorn calls. Sockets go to `socket`, the rest to FastAPI.

It applies rate and size limits, adds security headers, and logs each request, without its query,
token or cookie.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import MutableMapping
from time import perf_counter
from typing import Any, Final

from hotelier.server.errors import (
    Refused,
    best_language,
    described,
    end_of,
    status_of,
    words_at_hand,
)
from hotelier.server.http.app import make_app
from hotelier.server.limits import ADDRESS, Limiter, Visit, address_of
from hotelier.server.live.telling import encode
from hotelier.server.origins import header, is_own_origin
from hotelier.server.page import Page
from hotelier.server.settings import Settings
from hotelier.server.site import Site
from hotelier.server.socket import CODES, Receive, Scope, Send, Socket

log = logging.getLogger("hotelier.requests")

SOCKET_PATH: Final = re.compile(r"/api/tables/([\w-]{1,24})/socket")
STREAM_PATH: Final = re.compile(r"/api/(tables/[\w-]{1,24}/stream|events|account/export)")
"""Paths of long-lived or slow replies."""
UNLIMITED: Final = ("/health", "/metrics")
COSTLY_PATHS: Final = (
    "/api/login",
    "/api/account/passphrase",
    "/api/players",
    "/api/notices/addresses",
)
"""Paths that compute a slow hash, or create a player or an address."""
GOODBYE_SECONDS: Final = 5.0
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; form-action 'self'; "
        b"frame-ancestors 'none'; base-uri 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


UNKEPT: Final = (b"cache-control", b"no-store")
"""Replies are not cached unless they say so: views are private."""


class Front:
    """The ASGI application."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings)
        self.page = Page()
        self.limiter = Limiter(settings.requests_a_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def say_goodbye(self) -> None:
        """Close all sockets and streams, and wait a moment for them."""
        site = getattr(self.app.state, "site", None)
        if site is None:
            return
        site.say_goodbye()
        end = perf_counter() + GOODBYE_SECONDS
        while site.is_watched() and perf_counter() < end:
            await asyncio.sleep(0.02)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = SOCKET_PATH.fullmatch(scope["path"])
        if found is None:
            await refuse(scope, send, Refused("no-such-page"))
        elif not self._allows(scope):
            await refuse(scope, send, Refused("too-many"))
        elif not is_own_origin(scope, self.settings.origins):
            await refuse(scope, send, Refused("foreign-origin"))
        else:
            await self._visited(found[1], scope, receive, send)

    async def _visited(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, unless its address has too many open connections."""
        site: Site = self.app.state.site
        visit = Visit(site.crowd)
        try:
            visit.counts_as(ADDRESS, address_of(scope))
        except Refused as error:
            site.refused_for(ADDRESS)
            await turn_away(scope, receive, send, error)
            return
        try:
            await Socket(site, table, scope, receive, send, visit).serve()
        finally:
            visit.ends()

    def _allows(self, scope: Scope) -> bool:
        address, site = address_of(scope), self.app.state.site
        if scope["path"] in COSTLY_PATHS and not site.allows_costly(address):
            site.refused_for("costly")
            return False
        if not self.limiter.allows(address):
            site.refused_for("requests")
            return False
        return True

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = perf_counter()
        status = 0
        left = self.settings.largest_body

        async def counted() -> MutableMapping[str, Any]:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                self.app.state.site.refused_for("size")
                raise Refused("too-large", most=self.settings.largest_body)
            return message

        async def guarded(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *HEADERS]
                if all(name != b"cache-control" for name, _ in message["headers"]):
                    message["headers"].append(UNKEPT)
            await send(message)

        try:
            if self.page.owns(scope):
                await self.page.serve(scope, guarded)
            elif scope["path"] not in UNLIMITED and not self._allows(scope):
                await refuse(scope, guarded, Refused("too-many"))
            elif announced(scope) > self.settings.largest_body:
                self.app.state.site.refused_for("size")
                await refuse(scope, guarded, Refused("too-large", most=self.settings.largest_body))
            elif STREAM_PATH.fullmatch(scope["path"]):
                await self._streamed(scope, counted, guarded)
            else:
                await self.app(scope, counted, guarded)
        finally:
            self._note(scope, status, perf_counter() - start)

    async def _streamed(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a stream as a connection of its address, and of its player once the token is known
        (`asking.visit_of`)."""
        site: Site = self.app.state.site
        scope["hotelier.visit"] = visit = Visit(site.crowd)
        try:
            visit.counts_as(ADDRESS, address_of(scope))
        except Refused as error:
            site.refused_for(ADDRESS)
            await refuse(scope, send, error)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            visit.ends()

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        site = getattr(self.app.state, "site", None)
        if site is not None:
            site.metrics.count("hotelier_requests_total", status=str(status))
        log.info(
            "request",
            extra={"method": scope["method"], "path": scope["path"], "status": status,
                   "ms": round(seconds * 1000, 1)},
        )  # fmt: skip


def announced(scope: Scope) -> int:
    """The size of the body according to its header."""
    text = header(scope, "content-length")
    return int(text) if text.isascii() and text.isdigit() else 0


async def refuse(scope: Scope, send: Send, error: Refused) -> None:
    """Reply with an error, without FastAPI."""
    language = best_language(header(scope, "accept-language"))
    await words_at_hand(language)
    body = encode(described(error, language))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    kind = "http.response"
    if scope["type"] == "websocket":  # refused during the handshake
        kind, headers = f"websocket.{kind}", [*headers, *HEADERS]
    await send({"type": f"{kind}.start", "status": status_of(error), "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


async def turn_away(scope: Scope, receive: Receive, send: Send, error: Refused) -> None:
    """Accept a socket and end it with an error: pages cannot read why a handshake failed."""
    language = best_language(header(scope, "accept-language"))
    await words_at_hand(language)
    await receive()  # websocket.connect
    await send({"type": "websocket.accept"})
    text = encode(end_of(error, language)).decode()
    await send({"type": "websocket.send", "text": text})
    code = CODES[error.reason]
    await send({"type": "websocket.close", "code": code, "reason": error.reason})
