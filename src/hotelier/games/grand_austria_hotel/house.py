"""House data: figures that replace the printed ones (GAH-0.4), with checks.

`data` is the parsed content of a TOML or JSON file:

    name = "my copy"
    guests.baroness = {order = {wine = 2, coffee = 2}, vp = 5, colour = "blue"}
    staff.groom = {cost = 4}            # a card by its key or its printed number
    tiles.A1 = {else_vp = 5}
    hotels.day_a = {floors = ["ryrry", "bybbb", "byrry", "bybbr"], printed_vp = {"4E" = 2}}
    figures = {track = [0, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9], start_krones = 10}
    ballrooms.apollosaal.spaces = {2 = [3, 2, 2], 3 = [4, 3, 2], 4 = [5, 4, 3]}   # bottom row first
    rehearsals.practice_1.sections = [{dancers = 1, krones = 1}, {dancers = 2, steps = 2},
                                      {dancers = 3, champagne = 2}, {dancers = 4, vp = 8}]
    tokens.token_1 = {column = {vp = 5}, floor = {vp = 7}}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from hashlib import sha256
from typing import Any, Final

from hotelier.games.grand_austria_hotel.board import Board
from hotelier.games.grand_austria_hotel.cards import PRINTED, CardSet
from hotelier.games.grand_austria_hotel.cards.rows import (
    Figures,
    GuestRow,
    HotelRow,
    StaffRow,
    TileRow,
)
from hotelier.games.grand_austria_hotel.house_checks import (
    MOST,
    RULE,
    bad,
    known,
    number,
    object_at,
    rows_of,
)
from hotelier.games.grand_austria_hotel.house_pieces import ballroom, rehearsal, token
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

TABLES: Final = (
    "name", "guests", "staff", "tiles", "hotels", "figures", "ballrooms", "rehearsals", "tokens",
)  # fmt: skip
LENGTHS: Final = {
    "queue": 5, "floor_cost": FLOORS, "floor_vp": FLOORS, "track": 14, "politics": 3,
    "blue": 4, "red": 4, "yellow": 4, "row_cost": 3,
}  # fmt: skip
"""The number of figures in each list."""
FIXED: Final = ("dice", "scorings", "rounds", "tables", "start_staff", "start_rooms")
"""Figures that are rules and not print; they cannot be replaced."""
AT_LEAST_ONE: Final = ("most_krones", "serve_goods", "cubes", "bonus_from")


def house_cards(data: Any) -> CardSet:
    """Return the cards with the figures of `data` in place of the printed ones."""
    table = object_at(data, "")
    known(table, TABLES, "")
    name = table.get("name", "house")
    if not isinstance(name, str) or not name.strip() or name == PRINTED.name:
        raise bad("name", name)
    return CardSet(
        guests=rows_of(table, "guests", PRINTED.guests, _guest),
        staff=rows_of(table, "staff", PRINTED.staff, _staff),
        politics=PRINTED.politics,
        tiles=rows_of(table, "tiles", PRINTED.tiles, _tile),
        hotels=rows_of(table, "hotels", PRINTED.hotels, _hotel),
        ballrooms=rows_of(table, "ballrooms", PRINTED.ballrooms, ballroom),
        rehearsals=rows_of(table, "rehearsals", PRINTED.rehearsals, rehearsal),
        tokens=rows_of(table, "tokens", PRINTED.tokens, token),
        figures=_figures(object_at(table.get("figures", {}), "figures")),
        name=name,
    )


def data_name(data: Any, cards: CardSet) -> str:
    """Return the name of these figures in records: the given name and a hash of the figures."""
    return f"{cards.name} {sha256(_written(data).encode()).hexdigest()[:8]}"


def _written(data: Any) -> str:
    """Write the data in a canonical order and without its name."""
    if isinstance(data, Mapping):
        parts = sorted((str(key), value) for key, value in data.items() if key != "name")
        return "{" + ",".join(f"{key}={_written(value)}" for key, value in parts) + "}"
    if isinstance(data, list | tuple):
        return "[" + ",".join(map(_written, data)) + "]"
    return repr(data)


def _guest(row: GuestRow, change: Mapping[str, Any], where: str) -> GuestRow:
    known(change, ("order", "vp", "colour"), where)
    new: dict[str, Any] = {}
    if "order" in change:
        order = object_at(change["order"], f"{where}.order")
        kinds = GOOD_KEYS if row.order >> SHIFT[CHAMPAGNE] else GOOD_KEYS[:FOOD_COUNT]
        known(order, kinds, f"{where}.order")
        amounts = [
            number(order.get(good, 0), f"{where}.order.{good}", 0, MOST_OF_A_KIND) for good in kinds
        ]
        if not any(amounts):
            raise bad(f"{where}.order", change["order"])
        new["order"] = pack(*amounts)
    if "vp" in change:
        new["vp"] = number(change["vp"], f"{where}.vp", -MOST, MOST)
    if "colour" in change:
        if change["colour"] not in COLOUR_KEYS:
            raise Unreadable(
                "house-bad-word", RULE, where=f"{where}.colour", value=change["colour"],
                choices=COLOUR_KEYS,
            )  # fmt: skip
        new["colour"] = COLOUR_KEYS.index(change["colour"])
    return replace(row, doubts=(), confidence="house", **new)


def _staff(row: StaffRow, change: Mapping[str, Any], where: str) -> StaffRow:
    known(change, ("cost",), where)
    cost = number(change["cost"], f"{where}.cost", 0, MOST) if "cost" in change else row.cost
    return replace(row, cost=cost, doubts=(), confidence="house")


def _tile(row: TileRow, change: Mapping[str, Any], where: str) -> TileRow:
    known(change, ("else_vp",), where)
    if "else_vp" not in change:
        return row
    if not row.else_vp:
        raise Unreadable("house-no-alternative", RULE, where=where)
    return replace(row, else_vp=number(change["else_vp"], f"{where}.else_vp", 1, MOST))


def _hotel(row: HotelRow, change: Mapping[str, Any], where: str) -> HotelRow:
    known(change, ("floors", "printed_vp"), where)
    new: dict[str, Any] = {}
    if "floors" in change:
        floors = change["floors"]
        if (
            not isinstance(floors, Sequence)
            or len(floors) != FLOORS
            or any(not isinstance(floor, str) or len(floor) != COLUMNS for floor in floors)
            or set("".join(floors)) != set("bry")
        ):
            raise bad(f"{where}.floors", floors)
        new["floors"] = tuple(floors)
    if "printed_vp" in change:
        printed = object_at(change["printed_vp"], f"{where}.printed_vp")
        known(printed, ROOM_KEYS, f"{where}.printed_vp")
        new["printed_vp"] = {
            ROOM_KEYS.index(room): number(n, f"{where}.printed_vp.{room}", 0, MOST)
            for room, n in printed.items()
        }
    hotel = replace(row, doubts=(), confidence="house", **new)
    try:
        Board(hotel, PRINTED, NORMAL)
    except IndexError as error:  # GAH-1.3 a group has at most four fields
        raise bad(f"{where}.floors", change["floors"]) from error
    return hotel


def _figures(change: Mapping[str, Any]) -> Figures:
    names = [field.name for field in fields(Figures) if field.name not in FIXED]
    known(change, names, "figures")
    new: dict[str, Any] = {}
    for name, value in change.items():
        where = f"figures.{name}"
        if name in LENGTHS:
            if not isinstance(value, list) or len(value) != LENGTHS[name]:
                raise Unreadable(
                    "house-wrong-length", RULE, where=where, value=value, wanted=LENGTHS[name]
                )
            new[name] = tuple(number(n, f"{where}[{i}]", 0, MOST) for i, n in enumerate(value))
        else:
            low = -MOST if name == "guest_vp" else int(name in AT_LEAST_ONE)
            new[name] = number(value, where, low, MOST)
    figures = replace(PRINTED.figures, **new)
    if figures.start_krones > figures.most_krones:
        raise bad("figures.start_krones", figures.start_krones)
    return figures
