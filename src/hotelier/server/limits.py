"""Limits per address or player: requests in a minute, and open connections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from ipaddress import AddressValueError, IPv6Address
from time import monotonic
from typing import Any, Final

from hotelier.server.errors import Refused

MOST_ADDRESSES: Final = 10_000
NEIGHBOURS: Final = 4
"""Players behind one address that can each use their full limit of expensive requests."""
TOO_MANY_OPEN: Final = "too-many-open"
ADDRESS, PLAYER = "address", "player"
"""Owners of connections."""
COSTLY: Final = 20
"""Divisor applied to the rate limit of expensive requests, also against guessing passphrases."""


def household(address: str) -> str:
    """The unit that counts as one address: for IPv6 a whole /64, as one customer has many
    addresses.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


def address_of(scope: Mapping[str, Any]) -> str:
    """The client address of a request; empty if unknown, as on a Unix socket."""
    client = scope.get("client")
    return household(client[0]) if client else ""


class Bucket:
    """A token bucket: a burst, refilled evenly.

    >>> bucket = Bucket(2, 1.0, now=0.0)
    >>> [bucket.take(now=0.0) for _ in range(3)], bucket.take(now=1.0)
    ([True, True, False], True)
    """

    __slots__ = ("level", "most", "rate", "since")

    def __init__(self, most: float, rate: float, now: float | None = None) -> None:
        self.most = most
        self.rate = rate
        self.level = most
        self.since = monotonic() if now is None else now

    def take(self, now: float | None = None, cost: float = 1) -> bool:
        """Take `cost` tokens, if there are enough."""
        now = monotonic() if now is None else now
        self.level = min(self.most, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limiter:
    """A bucket for each address; the least recently used one is dropped."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self.buckets: dict[str, Bucket] = {}

    def allows(self, address: str) -> bool:
        """True if this address may send another request."""
        if not self.a_minute:
            return True
        bucket = self.buckets.pop(address, None) or Bucket(self.a_minute, self.a_minute / 60)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take()


class Thoughts:
    """Rate limits of requests that take a worker seconds."""

    def __init__(self, a_minute: int) -> None:
        self.players = Limiter(a_minute)
        self.addresses = Limiter(a_minute * NEIGHBOURS)

    def allows(self, address: str, player: str | None) -> bool:
        """True if the player and the address are within their limits. A player over the limit uses
        up nothing of the address."""
        if player is not None and not self.players.allows(player):
            return False
        return self.addresses.allows(address)


class Crowd:
    """Open connections by address and by player; 0: no limit."""

    def __init__(self, an_address: int, a_player: int) -> None:
        self.most = {ADDRESS: an_address, PLAYER: a_player}
        self.open: Counter[tuple[str, str]] = Counter()


class Visit:
    """The slots of one connection, until it ends.

    >>> crowd = Crowd(an_address=1, a_player=0)
    >>> first, second = Visit(crowd), Visit(crowd)
    >>> first.counts_as("address", "192.0.2.7")
    >>> second.counts_as("address", "192.0.2.7")
    Traceback (most recent call last):
        ...
    hotelier.server.errors.Refused: Too many connections are open from your network. Close some.
    >>> first.ends()
    >>> second.counts_as("address", "192.0.2.7")
    """

    __slots__ = ("crowd", "whose")

    def __init__(self, crowd: Crowd) -> None:
        self.crowd = crowd
        self.whose: dict[str, str] = {}

    def counts_as(self, kind: str, who: str) -> None:
        """Count the connection for an address or player, or refuse it."""
        if self.whose.get(kind) == who:
            return
        self._forget(kind)
        most, place = self.crowd.most[kind], (kind, who)
        if not most or not who:
            return
        if self.crowd.open[place] >= most:
            raise Refused("too-many-open", kind=kind)
        self.crowd.open[place] += 1
        self.whose[kind] = who

    def ends(self) -> None:
        """Free the slots."""
        for kind in tuple(self.whose):
            self._forget(kind)

    def _forget(self, kind: str) -> None:
        who = self.whose.pop(kind, None)
        if who is None:
            return
        self.crowd.open[kind, who] -= 1
        if not self.crowd.open[kind, who]:
            del self.crowd.open[kind, who]
