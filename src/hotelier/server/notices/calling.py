"""HTTP POST to an address that a player gave: checked, without redirects, with a short timeout."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final

import httpx

from hotelier.server.notices.guard import Network, checked_target

SECONDS: Final = 10.0
"""Seconds from the lookup to the status of the reply. The body of the reply is not read."""


class NotTaken(Exception):
    """A failed delivery; `gone`: a permanent failure."""

    def __init__(self, why: str, gone: bool = False) -> None:
        super().__init__(why)
        self.why = why
        self.gone = gone


@cache
def trusted() -> ssl.SSLContext:
    """The trusted certificates: read once, and off the event loop, which that would block."""
    return httpx.create_ssl_context(trust_env=False)


async def post(
    url: str, body: bytes, headers: Mapping[str, str], allowed: tuple[Network, ...]
) -> int:
    """Send a body and return the status of a successful reply."""
    try:
        async with asyncio.timeout(SECONDS):
            status = await post_once(url, body, headers, allowed)
    except (httpx.HTTPError, OSError, TimeoutError) as error:
        raise NotTaken(type(error).__name__) from error
    if not 200 <= status < 300:
        raise NotTaken(f"status-{status}", gone=status in (404, 410))
    return status


async def post_once(
    url: str, body: bytes, headers: Mapping[str, str], allowed: tuple[Network, ...]
) -> int:
    """One attempt at the checked IP address; proxies of the environment are ignored."""
    target = await checked_target(url, allowed)
    place = f"[{target.address}]" if ":" in target.address else target.address
    name = f"[{target.host}]" if ":" in target.host else target.host
    trust = await asyncio.to_thread(trusted)
    async with (
        httpx.AsyncClient(
            trust_env=False, follow_redirects=False, timeout=SECONDS, verify=trust
        ) as client,
        client.stream(
            "POST",
            f"{target.scheme}://{place}:{target.port}{target.path}",
            content=body,
            headers={**headers, "host": f"{name}:{target.port}"},
            extensions={"sni_hostname": target.host},
        ) as reply,
    ):
        return reply.status_code
