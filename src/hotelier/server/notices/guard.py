"""Targets that the server may connect to: never in its own network, whatever a name resolves to.

A name is looked up once, all its addresses are checked, and the connection goes to a checked
address. So DNS rebinding has no effect.
"""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from typing import Final
from urllib.parse import urlsplit

from hotelier.kernel.errors import Unreadable
from hotelier.server.errors import Refused

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

LONGEST_URL: Final = 2000
LOOKUP_SECONDS: Final = 5.0
LOOKERS: Final = ThreadPoolExecutor(8, "hotelier-lookup")
"""A separate pool: a slow name server must not block the threads that read the database."""
BARRED: Final[tuple[Network, ...]] = tuple(
    ip_network(text)
    for text in (
        "168.63.129.16/32",  # the metadata service of a cloud, at an address that looks public
        "64:ff9b::/96", "64:ff9b:1::/48",  # IPv4 behind a translator
        "2002::/16", "2001::/32",  # IPv4 in a tunnel
        "::/96",  # obsolete notation of IPv4 in IPv6
        "fec0::/10",  # obsolete private addresses of IPv6, still in use
        "3fff::/20", "192.0.0.0/24", "192.88.99.0/24",  # examples, translators, relays
    )
)  # fmt: skip
"""Forbidden besides all private, local, reserved and multicast networks."""


@dataclass(frozen=True)
class Target:
    """A parsed and checked URL, with the IP address to connect to."""

    scheme: str
    host: str
    port: int
    path: str
    address: str


def networks(text: str) -> tuple[Network, ...]:
    """Networks and addresses separated by spaces, from the settings.

    >>> networks("127.0.0.1 10.0.0.0/8")
    (IPv4Network('127.0.0.1/32'), IPv4Network('10.0.0.0/8'))
    """
    try:
        return tuple(ip_network(part) for part in text.split())
    except ValueError as error:
        raise Unreadable("bad-setting", name="internal_targets", value=text) from error


def is_within(address: Address, allowed: tuple[Network, ...]) -> bool:
    """True if an address lies in one of these networks."""
    return any(address.version == found.version and address in found for found in allowed)


def is_public(address: Address) -> bool:
    """True for a public address.

    >>> is_public(ip_address("93.184.216.34")), is_public(ip_address("::ffff:10.0.0.1"))
    (True, False)
    """
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.scope_id is not None:
            return False
    usable = address.is_global and not address.is_multicast and not address.is_reserved
    return usable and not is_within(address, BARRED)


def read_url(url: str) -> tuple[str, str, int, str]:
    """Scheme, host, port and path of a URL."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Refused("bad-address") from error
    usual = {"https": 443, "http": 80}.get(parts.scheme)
    readable = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if usual is None or not parts.hostname or not readable or "@" in parts.netloc or port == 0:
        raise Refused("bad-address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return parts.scheme, parts.hostname, port or usual, path


async def addresses_of(host: str, port: int) -> list[Address]:
    """The addresses of a name, looked up once."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(LOOKUP_SECONDS):
            look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
            found = await loop.run_in_executor(LOOKERS, look)
        return list(dict.fromkeys(ip_address(row[4][0]) for row in found))
    except (OSError, UnicodeError, ValueError, TimeoutError) as error:
        raise Refused("address-unknown", host=host) from error


async def checked_target(url: str, allowed: tuple[Network, ...]) -> Target:
    """A URL that the server may call: public and HTTPS, or allowed by the settings."""
    scheme, host, port, path = read_url(url)
    found = await addresses_of(host, port)
    if not found:
        raise Refused("address-unknown", host=host)
    if all(is_within(address, allowed) for address in found):
        return Target(scheme, host, port, path, str(found[0]))
    if scheme != "https":
        raise Refused("address-not-https")
    if not all(is_public(address) for address in found):
        raise Refused("address-internal", host=host)
    return Target(scheme, host, port, path, str(found[0]))
