"""GAH-1.3 A side of a hotel board: colours, groups, bonuses."""

from __future__ import annotations

from hotelier.games.grand_austria_hotel.cards import (
    OCCUPANCY,
    CardSet,
)
from hotelier.games.grand_austria_hotel.cards.rows import HotelRow
from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect, krones, steps, vp
from hotelier.games.grand_austria_hotel.terms import (
    ALL_ROOMS,
    COLUMNS,
    NOT_LEFT,
    NOT_RIGHT,
    ROOM_COUNT,
    Room,
    Rooms,
)

Due = tuple[int, int, Effect]
"""An effect that is due: its level, its source and the effect itself."""


def neighbours(rooms: Rooms) -> Rooms:
    """GAH-10.2 The fields that touch these along an edge."""
    return (
        (rooms & NOT_RIGHT) << 1 | (rooms & NOT_LEFT) >> 1 | rooms << COLUMNS | rooms >> COLUMNS
    ) & ALL_ROOMS


class Board:
    """GAH-1.3 One side of a hotel board."""

    __slots__ = (
        "_when",
        "bonus",
        "colour_of",
        "group_of",
        "groups",
        "of_colour",
        "other",
        "printed_vp",
    )

    colour_of: list[int]
    of_colour: list[Rooms]
    """By colour of a guest: the fields that suit it; green suits all (GAH-1.4)."""
    group_of: list[Rooms]
    """By field: the fields of its group."""
    groups: list[Rooms]
    bonus: list[Due]
    """By field: the occupancy bonus of its group (GAH-11.1)."""
    other: list[Due]
    """AW-9.1 By field: the occupancy bonus by another table."""
    printed_vp: list[int]

    def __init__(self, row: HotelRow, cards: CardSet, when: int) -> None:
        self.colour_of = ["bry".index(letter) for letter in "".join(row.floors)]
        self.of_colour = [
            sum(1 << room for room in range(ROOM_COUNT) if self.colour_of[room] == colour)
            for colour in range(3)
        ] + [ALL_ROOMS]
        self.group_of = [self._group(room) for room in range(ROOM_COUNT)]
        self.groups = sorted(set(self.group_of), key=lambda group: group & -group)
        figures = cards.figures
        self.bonus = []
        for room, group in enumerate(self.group_of):
            size = group.bit_count() - 1
            colour = self.colour_of[room]
            amount = (figures.blue, figures.red, figures.yellow)[colour][size]
            self.bonus.append((when, OCCUPANCY, (vp, krones, steps)[colour](amount)))
        self.other = self.bonus[:]
        self._when = when
        self.printed_vp = [row.printed_vp.get(room, 0) for room in range(ROOM_COUNT)]

    def replace_bonus(self, colours: int, amounts: tuple[int, ...]) -> None:
        """AW-9.1 Use other bonuses, by size, for groups of these colours."""
        for room, group in enumerate(self.group_of):
            colour = self.colour_of[room]
            if colours >> colour & 1:
                amount = amounts[group.bit_count() - 1]
                self.other[room] = (self._when, OCCUPANCY, (vp, krones, steps)[colour](amount))

    def _group(self, room: Room) -> Rooms:
        alike = self.of_colour[self.colour_of[room]]
        group = 1 << room
        while group | neighbours(group) & alike != group:
            group |= neighbours(group) & alike
        return group
