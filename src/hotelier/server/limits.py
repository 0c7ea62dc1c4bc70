"""Limits: how much one address may ask for in a minute."""

from __future__ import annotations

from time import monotonic
from typing import Final

MOST_ADDRESSES: Final = 10_000
COSTLY: Final = 20
"""How many times more rarely one may ask for what is slow: also against guessing passphrases."""


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

    def take(self, now: float | None = None) -> bool:
        """Whether one more is allowed now."""
        now = monotonic() if now is None else now
        self.level = min(self.most, self.level + (now - self.since) * self.rate)
        self.since = now
        if self.level < 1:
            return False
        self.level -= 1
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
