"""House data: figures of somebody's own copy in place of the printed ones (GAH-0.4), checked.

`data` is what a TOML or JSON file holds, already parsed:

    name = "my copy"
    guests.baroness = {order = {wine = 2, coffee = 2}, vp = 5, colour = "blue"}
    staff.groom = {cost = 4}            # a card by its key or its printed number
    tiles.A1 = {else_vp = 5}
    hotels.day_a = {floors = ["ryrry", "bybbb", "byrry", "bybbr"], printed_vp = {"4E" = 2}}
    figures = {track = [0, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9], start_krones = 10}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from difflib import get_close_matches
from hashlib import sha256
from typing import Any, Final, TypeVar

from hotelier.games.grand_austria_hotel.board import Board
from hotelier.games.grand_austria_hotel.cards import PRINTED, CardSet
from hotelier.games.grand_austria_hotel.cards.rows import (
    Figures,
    GuestRow,
    HotelRow,
    StaffRow,
    TileRow,
)
from hotelier.games.grand_austria_hotel.terms import (
    CHAMPAGNE,
    COLOUR_KEYS,
    COLUMNS,
    FLOORS,
    FOOD_COUNT,
    GOOD_KEYS,
    MOST_OF_A_KIND,
    NORMAL,
    ROOM_KEYS,
    SHIFT,
    pack,
)
from hotelier.kernel.errors import Unreadable

RULE: Final = "GAH-0.4"
MOST: Final = 99
"""No figure of the game is larger."""
TABLES: Final = ("name", "guests", "staff", "tiles", "hotels", "figures")
LENGTHS: Final = {
    "queue": 5, "floor_cost": FLOORS, "floor_vp": FLOORS, "track": 14, "politics": 3,
    "blue": 4, "red": 4, "yellow": 4,
}  # fmt: skip
"""How many figures belong to each list."""
FIXED: Final = ("dice", "scorings", "rounds", "tables", "start_staff", "start_rooms")
"""Figures that are rules and not print: not to be replaced."""
AT_LEAST_ONE: Final = ("most_krones", "serve_goods", "cubes", "bonus_from")
Row = TypeVar("Row", GuestRow, StaffRow, TileRow, HotelRow)


def house_cards(data: Any) -> CardSet:
    """The cards with the figures of `data` in place of the printed ones."""
    table = _object(data, "")
    _known(table, TABLES, "")
    name = table.get("name", "house")
    if not isinstance(name, str) or not name.strip() or name == PRINTED.name:
        raise _bad("name", name)
    return CardSet(
        guests=_rows(table, "guests", PRINTED.guests, _guest),
        staff=_rows(table, "staff", PRINTED.staff, _staff),
        politics=PRINTED.politics,
        tiles=_rows(table, "tiles", PRINTED.tiles, _tile),
        hotels=_rows(table, "hotels", PRINTED.hotels, _hotel),
        figures=_figures(_object(table.get("figures", {}), "figures")),
        name=name,
    )


def data_name(data: Any, cards: CardSet) -> str:
    """How records name these figures: a name for people and a mark of the figures themselves."""
    return f"{cards.name} {sha256(_written(data).encode()).hexdigest()[:8]}"


def _written(data: Any) -> str:
    """Data in one way, whatever the order in its file; its name does not matter."""
    if isinstance(data, Mapping):
        parts = sorted((str(key), value) for key, value in data.items() if key != "name")
        return "{" + ",".join(f"{key}={_written(value)}" for key, value in parts) + "}"
    if isinstance(data, list | tuple):
        return "[" + ",".join(map(_written, data)) + "]"
    return repr(data)


def _rows(table: Mapping[str, Any], name: str, rows: tuple[Row, ...], read: Any) -> tuple[Row, ...]:
    """The rows of one table, those named in it replaced."""
    changes = _object(table.get(name, {}), name)
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
        found[place] = read(rows[place], _object(change, where), where)
    return tuple(found)


def _guest(row: GuestRow, change: Mapping[str, Any], where: str) -> GuestRow:
    _known(change, ("order", "vp", "colour"), where)
    new: dict[str, Any] = {}
    if "order" in change:
        order = _object(change["order"], f"{where}.order")
        kinds = GOOD_KEYS if row.order >> SHIFT[CHAMPAGNE] else GOOD_KEYS[:FOOD_COUNT]
        _known(order, kinds, f"{where}.order")
        amounts = [
            _number(order.get(good, 0), f"{where}.order.{good}", 0, MOST_OF_A_KIND)
            for good in kinds
        ]
        if not any(amounts):
            raise _bad(f"{where}.order", change["order"])
        new["order"] = pack(*amounts)
    if "vp" in change:
        new["vp"] = _number(change["vp"], f"{where}.vp", -MOST, MOST)
    if "colour" in change:
        if change["colour"] not in COLOUR_KEYS:
            raise Unreadable(
                "house-bad-word", RULE, where=f"{where}.colour", value=change["colour"],
                choices=COLOUR_KEYS,
            )  # fmt: skip
        new["colour"] = COLOUR_KEYS.index(change["colour"])
    return replace(row, doubts=(), confidence="house", **new)


def _staff(row: StaffRow, change: Mapping[str, Any], where: str) -> StaffRow:
    _known(change, ("cost",), where)
    cost = _number(change["cost"], f"{where}.cost", 0, MOST) if "cost" in change else row.cost
    return replace(row, cost=cost, doubts=(), confidence="house")


def _tile(row: TileRow, change: Mapping[str, Any], where: str) -> TileRow:
    _known(change, ("else_vp",), where)
    if "else_vp" not in change:
        return row
    if not row.else_vp:
        raise Unreadable("house-no-alternative", RULE, where=where)
    return replace(row, else_vp=_number(change["else_vp"], f"{where}.else_vp", 1, MOST))


def _hotel(row: HotelRow, change: Mapping[str, Any], where: str) -> HotelRow:
    _known(change, ("floors", "printed_vp"), where)
    new: dict[str, Any] = {}
    if "floors" in change:
        floors = change["floors"]
        if (
            not isinstance(floors, Sequence)
            or len(floors) != FLOORS
            or any(not isinstance(floor, str) or len(floor) != COLUMNS for floor in floors)
            or set("".join(floors)) != set("bry")
        ):
            raise _bad(f"{where}.floors", floors)
        new["floors"] = tuple(floors)
    if "printed_vp" in change:
        printed = _object(change["printed_vp"], f"{where}.printed_vp")
        _known(printed, ROOM_KEYS, f"{where}.printed_vp")
        new["printed_vp"] = {
            ROOM_KEYS.index(room): _number(n, f"{where}.printed_vp.{room}", 0, MOST)
            for room, n in printed.items()
        }
    hotel = replace(row, doubts=(), confidence="house", **new)
    try:
        Board(hotel, PRINTED, NORMAL)
    except IndexError as error:  # GAH-1.3 a group has at most four fields
        raise _bad(f"{where}.floors", change["floors"]) from error
    return hotel


def _figures(change: Mapping[str, Any]) -> Figures:
    names = [field.name for field in fields(Figures) if field.name not in FIXED]
    _known(change, names, "figures")
    new: dict[str, Any] = {}
    for name, value in change.items():
        where = f"figures.{name}"
        if name in LENGTHS:
            if not isinstance(value, list) or len(value) != LENGTHS[name]:
                raise Unreadable(
                    "house-wrong-length", RULE, where=where, value=value, wanted=LENGTHS[name]
                )
            new[name] = tuple(_number(n, f"{where}[{i}]", 0, MOST) for i, n in enumerate(value))
        else:
            low = -MOST if name == "guest_vp" else int(name in AT_LEAST_ONE)
            new[name] = _number(value, where, low, MOST)
    figures = replace(PRINTED.figures, **new)
    if figures.start_krones > figures.most_krones:
        raise _bad("figures.start_krones", figures.start_krones)
    return figures


def _object(data: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(data, Mapping):
        raise Unreadable("house-not-a-table", RULE, where=where, value=data)
    return data


def _known(table: Mapping[str, Any], names: Sequence[str], where: str) -> None:
    for name in table:
        if name not in names:
            near = get_close_matches(str(name), names, 1)
            raise Unreadable(
                "house-unknown-field", RULE, where=where, value=str(name),
                near=near[0] if near else "", choices=list(names),
            )  # fmt: skip


def _number(value: Any, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Unreadable("house-bad-number", RULE, where=where, value=value, low=low, high=high)
    return value


def _bad(where: str, value: object) -> Unreadable:
    return Unreadable("house-bad-value", RULE, where=where, value=value)
