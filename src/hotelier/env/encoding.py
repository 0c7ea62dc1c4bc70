"""Encoding of observations as packed ints, with a cache for the parts that seldom change.

The tuples of a state are replaced as a whole and never changed in place. So a part that was packed
from the same tuple object is still valid. This makes it cheap to encode an observation at every
step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter, itemgetter
from struct import Struct
from sys import byteorder
from typing import Any, Final

from hotelier.env.layout import Layout
from hotelier.kernel.frames import Decision
from hotelier.kernel.game import Game
from hotelier.kernel.notation import fields_of

NOTHING: Final = -1
"""Value of a figure that the question does not have."""


class Encoder:
    """Encoder of a seat's view as the bytes of a flat vector of 32-bit ints."""

    layout: Layout

    def encode(self, state: Any, seat: int) -> bytearray:
        """Return the observation of a seat. Read nothing that is hidden from the seat."""
        raise NotImplementedError


def turner(seats: int, *widths: int) -> list[Callable[[list[int]], tuple[int, ...]]]:
    """Return, for each viewer, a function that rotates rows of numbers so that the viewer is first.

    The rows follow each other in one list. A positive width is the count of numbers per seat in a
    row. A negative width -n stands for n numbers that belong to no seat and keep their place.

    >>> turner(3, 1, 2, -1)[1]([0, 1, 2, 10, 11, 20, 21, 30, 31, 99])
    (1, 2, 0, 20, 21, 30, 31, 10, 11, 99)
    """
    found: list[Callable[[list[int]], tuple[int, ...]]] = []
    for viewer in range(seats):
        order: list[int] = []
        start = 0
        for width in widths:
            if width > 0:
                for turn in range(seats):
                    seat = (viewer + turn) % seats
                    order += range(start + seat * width, start + (seat + 1) * width)
            else:
                order += range(start, start - width)
            start += seats * width if width > 0 else -width
        found.append(itemgetter(*order))
    return found


def packer(count: int) -> Callable[..., bytes]:
    """Return a function that packs this many ints."""
    return Struct(f"{count}i").pack


INT: Final = 4
"""Bytes of an int."""
UNIT: Final = 0 if byteorder == "little" else INT - 1
"""Index of the least significant byte of an int."""


class Marks:
    """Sets of numbers, packed as ones and zeros. The last packed set of each place is cached."""

    def __init__(self, bound: int, places: int) -> None:
        self.empty: Final = bytes(INT * bound)
        self.members: Final[list[tuple[int, ...]]] = [()] * places
        self.packed: Final[list[bytes]] = [self.empty] * places

    def __call__(self, place: int, members: tuple[int, ...]) -> bytes:
        """Return the packed set of a place."""
        if members is not self.members[place]:
            self.members[place] = members
            self.packed[place] = self.make(members)
        return self.packed[place]

    def make(self, members: Iterable[int]) -> bytes:
        """Pack any set."""
        marks = bytearray(self.empty)
        for member in members:
            marks[INT * member + UNIT] = 1
        return bytes(marks)


Read = Callable[[Any, int], tuple[int, ...]]
"""Function that reads a frame for a viewer."""


class Questions:
    """Encoding of the question on top of the stack: its kind, then its figures.

    Frames contain no secrets, so the question is public. Figures that are tuples are left out.
    Seats count from the viewer.
    """

    def __init__(self, game: Game, seats: int, figures: int) -> None:
        kinds = [cls for cls in game.codec.frames.values() if issubclass(cls, Decision)]
        self.kinds: Final[Mapping[int, str]] = {
            number: cls.__name__ for number, cls in enumerate(kinds, 1)
        }
        """Names of the kinds by number. 0 means no question: game over, or chance to move."""
        self._readers: Final = {
            cls: reader(cls, number, seats, figures) for number, cls in enumerate(kinds, 1)
        }
        self.silent: Final = (0, *[NOTHING] * figures)

    def __call__(self, state: Any, viewer: int) -> tuple[int, ...]:
        stack = state.stack
        read = self._readers.get(type(stack[-1])) if stack else None
        return self.silent if read is None else read(stack[-1], viewer)


def reader(cls: type[Any], number: int, seats: int, figures: int) -> Read:
    """Return a reader of frames: the number of the kind, and its int figures padded to a fixed
    count.

    The seat is left out, and so are search hints, because the action mask reflects them.
    """
    left_out = ("Amounts", "tuple[Staff, ...]", "tuple[Chain, ...]")
    kinds = {
        name: kind
        for name, kind in fields_of(cls).items()
        if name != "seat" and name not in cls.hints and kind not in left_out
    }
    assert len(kinds) <= figures, f"{cls.__name__}: {kinds}"
    rest = (NOTHING,) * (figures - len(kinds))
    if not kinds:
        return lambda frame, viewer: (number, *rest)
    get: Callable[[Any], Any] = attrgetter(*kinds)
    if len(kinds) == 1:
        return lambda frame, viewer: (number, get(frame), *rest)
    turned = [TURNED.get(kind) for kind in kinds.values()]
    if not any(turned):
        return lambda frame, viewer: (number, *get(frame), *rest)

    def read(frame: Any, viewer: int) -> tuple[int, ...]:
        pairs = zip(get(frame), turned, strict=True)
        return (number, *(turn(n, viewer, seats) if turn else n for n, turn in pairs), *rest)

    return read


def turn_seat(seat: int, viewer: int, seats: int) -> int:
    """Return the number of a seat, counted from the viewer."""
    return (seat - viewer) % seats


def turn_seats(members: int, viewer: int, seats: int) -> int:
    """Rotate a set of seats, one bit each, so that the viewer is bit 0.

    >>> turn_seats(0b0001, 1, 4)
    8
    """
    return (members >> viewer | members << seats - viewer) & (1 << seats) - 1


TURNED: Final = {"Seat": turn_seat, "SeatSet": turn_seats}
"""Functions that convert figures to the viewer's count of seats, by type."""
