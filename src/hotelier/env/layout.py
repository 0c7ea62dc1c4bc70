"""Layout of an observation: named fields in sequence in a flat vector of ints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

Number = TypeVar("Number", np.int32, np.float32)
Vector = NDArray[np.int32]
Scaled = NDArray[np.float32]

MOST: Final = 1 << 20
"""Bound of numbers that the rules do not bound, such as money and points."""
CLIP: Final = 4.0
"""Bound of scaled numbers."""


@dataclass(frozen=True)
class Field:
    """A part of an observation: its name, shape, bounds and meaning."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    description: str
    usual: int = 0
    """Large value in an ordinary game, for a number that the rules do not bound."""

    @property
    def size(self) -> int:
        """Number of elements in the flat vector."""
        return prod(self.shape)

    @property
    def scale(self) -> int:
        """Divisor that scales the numbers to about -1 to 1."""
        return self.usual or max(abs(self.low), abs(self.high))


class Layout:
    """Fields for one option set and seat count, in the order of the flat vector."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: Final = tuple(fields)
        self.offsets: Final[dict[str, int]] = {}
        """Offset of each field in the flat vector."""
        size = 0
        for field in fields:
            self.offsets[field.name] = size
            size += field.size
        self.size: Final = size
        """Length of the flat vector."""
        factors = [1 / field.scale for field in fields for _ in range(field.size)]
        self._factors: Final = np.array(factors, np.float32)

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def bounds(self) -> tuple[Vector, Vector]:
        """Return the lower and upper bounds of the flat vector."""
        sizes = [field.size for field in self.fields]
        low = np.repeat(np.array([field.low for field in self.fields], np.int32), sizes)
        high = np.repeat(np.array([field.high for field in self.fields], np.int32), sizes)
        return low, high

    def scaled_bounds(self) -> tuple[Scaled, Scaled]:
        """Return the lower and upper bounds of the scaled vector."""
        low, high = self.bounds()
        return self.scaled(low), self.scaled(high)

    def scaled(self, flat: Vector) -> Scaled:
        """Divide a flat vector by the scales of its fields, and clip it to -4 to 4."""
        found: Scaled = np.multiply(flat, self._factors, dtype=np.float32, casting="same_kind")
        return np.clip(found, -CLIP, CLIP, out=found)

    def split(self, flat: NDArray[Number]) -> dict[str, NDArray[Number]]:
        """Return the fields of a flat or scaled vector by name, as views of it."""
        found = {}
        for field in self.fields:
            start = self.offsets[field.name]
            found[field.name] = flat[start : start + field.size].reshape(field.shape)
        return found
