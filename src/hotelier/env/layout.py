"""The layout of an observation: named fields, one behind another in a flat vector of ints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.int32]

MOST: Final = 1 << 20
"""The bound of numbers that the rules do not bound: money, points."""


@dataclass(frozen=True)
class Field:
    """A part of an observation: its name, shape, bounds, and what it says."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    description: str

    @property
    def size(self) -> int:
        """How many numbers it takes in the flat vector."""
        return prod(self.shape)


class Layout:
    """The fields of one option set and seat count, in the order of the flat vector."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields: Final = tuple(fields)
        self.offsets: Final[dict[str, int]] = {}
        """By field: where it begins in the flat vector."""
        size = 0
        for field in fields:
            self.offsets[field.name] = size
            size += field.size
        self.size: Final = size
        """The length of the flat vector."""

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def bounds(self) -> tuple[Vector, Vector]:
        """The least and the greatest value of each number of the flat vector."""
        sizes = [field.size for field in self.fields]
        low = np.repeat(np.array([field.low for field in self.fields], np.int32), sizes)
        high = np.repeat(np.array([field.high for field in self.fields], np.int32), sizes)
        return low, high

    def split(self, flat: Vector) -> dict[str, Vector]:
        """The fields of a flat vector by name, as views of it."""
        found = {}
        for field in self.fields:
            start = self.offsets[field.name]
            found[field.name] = flat[start : start + field.size].reshape(field.shape)
        return found
