"""Limits: how much one address or player may ask for in a minute, and keep open at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from ipaddress import AddressValueError, IPv6Address
from time import monotonic
from typing import Any, Final

from hotelier.server.errors import Refused

MOST_ADDRESSES: Final = 10_000
NEIGHBOURS: Final = 4
"""So many players behind one address may each ask for all the thinking that a player may."""
TOO_MANY_OPEN: Final = "too-many-open"
ADDRESS, PLAYER = "address", "player"
"""Whose connections are counted."""
COSTLY: Final = 20
"""How many times more rarely one may ask for what is slow: also against guessing passphrases."""


def household(address: str) -> str:
    """What counts as one address: of IPv6 everybody has as many as they like.

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
    """Whose request this is; empty where nobody can tell, as behind a socket in the file system."""
    client = scope.get("client")
    return household(client[0]) if client else ""


class Bucket:
    """So many at once, refilled evenly.

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
        """Whether one more is allowed now, or something that costs as much as several."""
        now = monotonic() if now is None else now
        self.level = min(self.most, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limiter:
    """A bucket for each address; the one that was asked longest ago makes room."""

    def __init__(self, a_minute: int) -> None:
        self.a_minute = a_minute
        self.buckets: dict[str, Bucket] = {}

    def allows(self, address: str) -> bool:
        """Whether this address may ask once more."""
        if not self.a_minute:
            return True
        bucket = self.buckets.pop(address, None) or Bucket(self.a_minute, self.a_minute / 60)
        self.buckets[address] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take()


class Thoughts:
    """How often somebody may ask for what takes a worker seconds."""

    def __init__(self, a_minute: int) -> None:
        self.players = Limiter(a_minute)
        self.addresses = Limiter(a_minute * NEIGHBOURS)

    def allows(self, address: str, player: str | None) -> bool:
        """Whether they may once more. Whoever asks too much takes nothing from their neighbours."""
        if player is not None and not self.players.allows(player):
            return False
        return self.addresses.allows(address)


class Crowd:
    """How many connections stand open, by address and by player; 0: as many as they like."""

    def __init__(self, an_address: int, a_player: int) -> None:
        self.most = {ADDRESS: an_address, PLAYER: a_player}
        self.open: Counter[tuple[str, str]] = Counter()


class Visit:
    """What one connection takes up, from its beginning to its end.

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
        """From now on this is one of somebody's connections, unless they have too many."""
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
        """Make room."""
        for kind in tuple(self.whose):
            self._forget(kind)

    def _forget(self, kind: str) -> None:
        who = self.whose.pop(kind, None)
        if who is None:
            return
        self.crowd.open[kind, who] -= 1
        if not self.crowd.open[kind, who]:
            del self.crowd.open[kind, who]
