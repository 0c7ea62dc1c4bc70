"""Readable forms of the fields of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hotelier.games.grand_austria_hotel.board import Due
from hotelier.games.grand_austria_hotel.cards import (
    CELEBRITY_KEYS,
    ENTRANCE_KEYS,
    POWER_CARDS,
    READY_CARDS,
    SOURCE_KEYS,
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import FIGURE_COUNT, WORDS
from hotelier.games.grand_austria_hotel.state import EVERYBODY, ONLOOKERS, Salon
from hotelier.games.grand_austria_hotel.terms import (
    AWAY,
    BASE_COLUMNS,
    DIE_COLOUR_KEYS,
    FOOD_COUNT,
    GOOD_COUNT,
    GOOD_KEYS,
    NO_KEY,
    ON_BOARD,
    ROOM_KEYS,
    SOURCE_COLUMNS,
    SPACE_KEYS,
    WHEN_KEYS,
    amounts_of,
    pack,
    rooms_in,
)
from hotelier.kernel.codec import Form


def write_goods(amounts: list[int]) -> dict[str, int]:
    """Write goods by name, without those of which there is none."""
    return {good: n for good, n in zip(GOOD_KEYS, amounts, strict=True) if n}


def read_goods(data: Any) -> list[int]:
    """Read the amounts of each good; refuse anything but names and small numbers."""
    if not isinstance(data, dict) or set(data) - set(GOOD_KEYS):
        raise ValueError
    if any(type(n) is not int or n < 0 for n in data.values()):
        raise ValueError
    return [data.get(good, 0) for good in GOOD_KEYS]


def write_kitchens(kitchen: list[int]) -> list[dict[str, int]]:
    """Write the kitchen of each seat."""
    starts = range(0, len(kitchen), GOOD_COUNT)
    return [write_goods(kitchen[start : start + GOOD_COUNT]) for start in starts]


def read_kitchens(data: list[dict[str, int]]) -> list[int]:
    """Read the kitchens that `write_kitchens` wrote."""
    return [n for goods in data for n in read_goods(goods)]


def write_amounts(amounts: tuple[int, ...]) -> list[int]:
    """Write an amount of each good; champagne only if there is some."""
    return list(amounts if any(amounts[FOOD_COUNT:]) else amounts[:FOOD_COUNT])


def read_amounts(data: Any) -> tuple[int, ...]:
    """Read the amounts that `write_amounts` wrote."""
    if not isinstance(data, list) or any(type(n) is not int for n in data):
        raise ValueError
    if len(data) == FOOD_COUNT:
        data = [*data, 0]
    return tuple(data)


def read_order(data: dict[str, int]) -> int:
    """Read an order, with at most seven of a kind."""
    amounts = read_goods(data)
    if max(amounts) > 7:
        raise ValueError
    return pack(*amounts)


def read_set(data: list[str], keys: list[str]) -> int:
    """Read a set: one bit for each key that is listed."""
    bits = [1 << keys.index(key) for key in data]
    if len(set(bits)) != len(bits):
        raise ValueError
    return sum(bits)


POWER_KEYS: Final = [
    *(STAFF_KEYS[card] for card in POWER_CARDS), *CELEBRITY_KEYS, *ENTRANCE_KEYS,
]  # fmt: skip
READY_KEYS: Final = [STAFF_KEYS[card] for card in READY_CARDS]


def write_set(mask: int, keys: list[str]) -> list[str]:
    """Write the keys of a set."""
    return [key for place, key in enumerate(keys) if mask >> place & 1]


def write_seats(mask: int) -> list[int]:
    """Write the seats of a set."""
    return [seat for seat in range(4) if mask >> seat & 1]


def read_seats(data: list[int]) -> int:
    """Read a set of seats."""
    if any(type(seat) is not int or not 0 <= seat < 4 for seat in data):
        raise ValueError
    return sum(1 << seat for seat in set(data))


def write_seen(seen: tuple[int, ...]) -> dict[str, Any]:
    """Write the hidden staff cards whose place is known, with the seats that know it, or `all`."""
    return {
        STAFF_KEYS[card]: "all" if seats & ONLOOKERS else write_seats(seats)
        for card, seats in enumerate(seen)
        if seats
    }


def read_seen(data: Any) -> tuple[int, ...]:
    """Read the cards that `write_seen` wrote; `all` includes spectators."""
    if not isinstance(data, dict) or set(data) - set(STAFF_KEYS):
        raise ValueError
    return tuple(
        (EVERYBODY if data[key] == "all" else read_seats(data[key])) if key in data else 0
        for key in STAFF_KEYS
    )


def write_due(due: Sequence[Due]) -> list[dict[str, Any]]:
    """Write due effects: level, source, the word and its figures."""
    return [
        {"when": WHEN_KEYS[when], "from": SOURCE_KEYS[source], "do": WORDS[effect[0]],
         "figures": list(effect[1:])}
        for when, source, effect in due
    ]  # fmt: skip


def read_due(data: list[dict[str, Any]]) -> list[Due]:
    """Read the effects that `write_due` wrote."""
    due: list[Due] = []
    for row in data:
        word = WORDS.index(row["do"])
        figures = row["figures"]
        if len(figures) != FIGURE_COUNT[word] or any(type(n) is not int for n in figures):
            raise ValueError
        when, source = WHEN_KEYS.index(row["when"]), SOURCE_KEYS.index(row["from"])
        due.append((when, source, (word, *figures)))
    return due


def write_ledger(ledger: list[int]) -> list[int]:
    """Write VP by seat and column; without the columns of the expansion while they are empty."""
    width = len(SOURCE_COLUMNS)
    rows = [ledger[start : start + width] for start in range(0, len(ledger), width)]
    if any(any(row[BASE_COLUMNS:]) for row in rows):
        return ledger[:]
    return [n for row in rows for n in row[:BASE_COLUMNS]]


def read_ledger(data: Any) -> list[int]:
    """Read the ledger that `write_ledger` wrote, with or without the columns of the expansion."""
    if not isinstance(data, list) or any(type(n) is not int for n in data):
        raise ValueError
    if len(data) % BASE_COLUMNS:
        return data[:]
    more = [0] * (len(SOURCE_COLUMNS) - BASE_COLUMNS)
    starts = range(0, len(data), BASE_COLUMNS)
    return [n for start in starts for n in (*data[start : start + BASE_COLUMNS], *more)]


def write_coloured(coloured: tuple[int, ...]) -> dict[str, str]:
    """Write the spaces of the coloured dice, by colour."""
    return {
        key: SPACE_KEYS[space]
        for key, space in zip(DIE_COLOUR_KEYS, coloured, strict=False)
        if space != AWAY
    }


def read_coloured(data: Any) -> tuple[int, ...]:
    """Read the dice that `write_coloured` wrote: dice that are not named are on no space."""
    if not isinstance(data, dict) or set(data) - set(DIE_COLOUR_KEYS):
        raise ValueError
    return tuple(
        SPACE_KEYS.index(str(data[key])) if key in data else AWAY for key in DIE_COLOUR_KEYS
    )


def write_salon(salon: Salon) -> dict[str, Any]:
    """Write the celebrities by name; None is an empty place."""
    keys = CELEBRITY_KEYS
    return {
        "lounge": [None if who == AWAY else keys[who] for who in salon.lounge],
        "chips": list(salon.chips),
        "pile": [keys[who] for who in salon.pile],
        "discard": [keys[who] for who in salon.discard],
        "held": [[keys[who] for who in row] for row in salon.held],
    }


def read_salon(data: Any) -> Salon:
    """Read the celebrities that `write_salon` wrote."""
    index = CELEBRITY_KEYS.index
    if set(data) != set(Salon._fields) or any(type(chip) is not int for chip in data["chips"]):
        raise ValueError
    return Salon(
        tuple(AWAY if key is None else index(key) for key in data["lounge"]),
        tuple(data["chips"]),
        tuple(index(key) for key in data["pile"]),
        tuple(index(key) for key in data["discard"]),
        tuple(tuple(index(key) for key in row) for row in data["held"]),
    )


def write_key(key: int) -> int | str | None:
    """Write the holder of the key, or that it is on the board; None in a game without it."""
    return {NO_KEY: None, ON_BOARD: "board"}.get(key, key)


def read_key(data: Any) -> int:
    """Read the key that `write_key` wrote."""
    if type(data) is int and 0 <= data < 4:
        return data
    return {None: NO_KEY, "board": ON_BOARD}[data]


FORMS: Final[dict[str, Form]] = {
    "Kitchens": Form(write_kitchens, read_kitchens),
    "Amounts": Form(write_amounts, read_amounts),
    "Order": Form(lambda order: write_goods(amounts_of(order)), read_order),
    "Rooms": Form(lambda rooms: [ROOM_KEYS[room] for room in rooms_in(rooms)],
                  lambda data: read_set(data, ROOM_KEYS)),
    "SeatSet": Form(write_seats, read_seats),
    "Powers": Form(lambda mask: write_set(mask, POWER_KEYS),
                   lambda data: read_set(data, POWER_KEYS)),
    "Ready": Form(lambda mask: write_set(mask, READY_KEYS),
                  lambda data: read_set(data, READY_KEYS)),
    "KeyPlace": Form(write_key, read_key),
    "ColouredDice": Form(write_coloured, read_coloured),
    "Salon": Form(write_salon, read_salon),
    "Seen": Form(write_seen, read_seen),
    "Ledger": Form(write_ledger, read_ledger),
    "Dues": Form(write_due, read_due),
    "HeldDues": Form(write_due, lambda data: tuple(read_due(data))),
}  # fmt: skip
