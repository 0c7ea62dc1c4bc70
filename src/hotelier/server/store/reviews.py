"""Stored reviews: compressed, by the hash of their record; only the newest are kept."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, delete, select

from hotelier.server.store.rows import added, removed
from hotelier.server.store.schema import reviews
from hotelier.server.store.writer import Write

Data = dict[str, Any]
MOST: Final = 500
"""Reviews that are kept; the oldest is deleted. One has about 20 kB."""


def read_review(engine: Engine, key: str) -> Data | None:
    """Read a stored review."""
    query = select(reviews.c.packed).where(reviews.c.key == key)
    with engine.connect() as connection:
        packed = connection.execute(query).scalar()
    return None if packed is None else unpacked(packed)


def keep_review(key: str, made: int, review: Data, most: int = MOST) -> list[Write]:
    """Writes that store a review, replace an older one of the same game, and delete the oldest."""
    newest = select(reviews.c.key).order_by(reviews.c.made.desc(), reviews.c.key).limit(most)
    return [
        removed(reviews, {"key": key}),
        added(reviews, [{"key": key, "made": made, "packed": packed(review)}]),
        Write(delete(reviews).where(reviews.c.key.not_in(newest)), ({},)),
    ]


def packed(review: Data) -> bytes:
    """Compress a review."""
    return zlib.compress(msgspec.json.encode(review))


def unpacked(stored: bytes) -> Data:
    """Decompress a review."""
    found: Data = msgspec.json.decode(zlib.decompress(stored))
    return found
