"""Random generator: SHA-256 of a key and a counter. The stream is equal on every platform.

Block n is SHA-256 of the UTF-8 text `key/n`, n = 0, 1, ...; it gives four unsigned 64-bit words,
big-endian, and each word gives one float: its top 53 bits divided by 2^53. It is a hash and not a
faster generator because a table's seed is secret. Outcomes that players see must not reveal later
ones, and players must be able to check a revealed seed with common tools.
"""

from __future__ import annotations

import hashlib

from hotelier.kernel.frames import Random

_FLOATS = 1 << 53


class HashRandom:
    """Floats in [0, 1) from a key.

    >>> HashRandom("7/DrawTile/0").random() == HashRandom("7/DrawTile/0").random()
    True
    """

    def __init__(self, key: str) -> None:
        self.key = key
        self.block = 0
        self.words: list[int] = []

    def random(self) -> float:
        """Return the next float in [0, 1)."""
        if not self.words:
            digest = hashlib.sha256(f"{self.key}/{self.block}".encode()).digest()
            self.block += 1
            self.words = [int.from_bytes(digest[i : i + 8], "big") for i in (24, 16, 8, 0)]
        return (self.words.pop() >> 11) / _FLOATS


def below(rng: Random, n: int) -> int:
    """Return an int from 0 to n-1 with exactly equal probabilities.

    Draws 53 bits and rejects the few values that would favour small results.
    """
    drawn = int(rng.random() * _FLOATS)
    while drawn >= _FLOATS - _FLOATS % n:
        drawn = int(rng.random() * _FLOATS)
    return drawn % n
