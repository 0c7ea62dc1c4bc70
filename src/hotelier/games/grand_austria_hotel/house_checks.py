"""House data: read its tables, rows and numbers, and refuse wrong ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, TypeVar

from hotelier.games.grand_austria_hotel.cards.rows import (
    BallroomRow,
    GuestRow,
    HotelRow,
    RehearsalRow,
    StaffRow,
    TileRow,
    TokenRow,
)
from hotelier.kernel.errors import Unreadable

RULE: Final = "GAH-0.4"
MOST: Final = 99
"""The largest figure that is accepted."""
Row = TypeVar("Row", GuestRow, StaffRow, TileRow, HotelRow, BallroomRow, RehearsalRow, TokenRow)


def rows_of(
    table: Mapping[str, Any], name: str, rows: tuple[Row, ...], read: Any
) -> tuple[Row, ...]:
    """Return the rows of one table, with the named ones replaced."""
    changes = object_at(table.get(name, {}), name)
    places: dict[str, int] = {}
    for place, row in enumerate(rows):
        places[row.key] = place
        if isinstance(row, GuestRow | StaffRow):
            places[str(row.number)] = place
    found = list(rows)
    for key, change in changes.items():
        if str(key) not in places:
            near = get_close_matches(str(key), places, 1)
            raise Unreadable(
                "house-unknown-card", RULE, table=name, value=str(key), near=near[0] if near else ""
            )
        where = f"{name}.{key}"
        place = places[str(key)]
        if found[place] is not rows[place]:
            raise Unreadable("house-card-twice", RULE, table=name, value=str(key))
        found[place] = read(rows[place], object_at(change, where), where)
    return tuple(found)


def object_at(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise Unreadable("house-not-a-table", RULE, where=where, value=data)
    return data


def known(table: Mapping[str, Any], names: Sequence[str], where: str) -> None:
    for name in table:
        if name not in names:
            near = get_close_matches(str(name), names, 1)
            raise Unreadable(
                "house-unknown-field", RULE, where=where, value=str(name),
                near=near[0] if near else "", choices=list(names),
            )  # fmt: skip


def number(value: Any, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Unreadable("house-bad-number", RULE, where=where, value=value, low=low, high=high)
    return value


def bad(where: str, value: object) -> Unreadable:
    return Unreadable("house-bad-value", RULE, where=where, value=value)
