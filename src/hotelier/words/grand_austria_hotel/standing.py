"""Progress of players on emperor, politics and ballrooms, from a seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hotelier.games.grand_austria_hotel.alles_walzer.ballrooms import score_rows
from hotelier.games.grand_austria_hotel.cards import BALLROOM_KEYS, GUEST_KEYS, POLITICS_KEYS
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    HAS_BIG_ORDERS,
    HAS_CHAMPAGNE,
    HAS_COLOUR,
    HAS_COLUMNS,
    HAS_DANCERS,
    HAS_EMPEROR,
    HAS_FLOORS,
    HAS_GREEN,
    HAS_GROUPS,
    HAS_KITCHEN,
    HAS_KRONES,
    HAS_OCCUPIED,
    HAS_ROOMS,
    HAS_STAFF,
    HAS_TOP,
)
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.terms import (
    COLUMN_ROOMS,
    FLOOR_ROOMS,
    FOOD_COUNT,
    GOOD_KEYS,
    GREEN,
    ROOM_COLOURS,
    ROOM_KEYS,
)
from hotelier.words.grand_austria_hotel import figures

View = Mapping[str, Any]


def next_scoring(rules: Rules, view: View) -> tuple[int, str] | None:
    """GAH-17.1 Return the round of the next emperor scoring, and its tile."""
    for place, after in enumerate(sorted(rules.figures.scorings)):
        if after >= view["round"] and place < len(view["tiles"]):
            return after, view["tiles"][place]
    return None


def full(occupied: int, sets: list[int]) -> int:
    """Count the sets of fields that are completely occupied."""
    return sum(occupied & one == one for one in sets)


def mask_of(view: View, seat: int, state: str) -> int:
    """Return the rooms of a player in this state, one bit each."""
    rooms = view["players"][seat]["rooms"]
    return sum(1 << ROOM_KEYS.index(room) for room, now in rooms.items() if now == state)


def progress(rules: Rules, view: View, seat: int, card: str) -> str:
    """Write a player's progress on a politics card: 3/6."""
    what, *wanted = rules.condition[POLITICS_KEYS.index(card)]
    player = view["players"][seat]
    occupied = mask_of(view, seat, "occupied")
    board = figures.board_of(rules, view, seat)
    if what == HAS_OCCUPIED:
        counts = [(occupied & board.of_colour[colour]).bit_count() for colour in ROOM_COLOURS]
        return " ".join(f"{n}/{least}" for n, least in zip(counts, wanted, strict=True) if least)
    piles = player.get("pile", []) + player.get("round_pile", [])
    completed = [GUEST_KEYS.index(guest) for guest in piles]
    kitchen = player["kitchen"]
    count: dict[int, Callable[[], int]] = {
        HAS_KRONES: lambda: player["krones"],
        HAS_EMPEROR: lambda: player["emperor"],
        HAS_STAFF: lambda: len(player["staff"]),
        HAS_ROOMS: lambda: len(player["rooms"]),
        HAS_FLOORS: lambda: full(occupied, FLOOR_ROOMS),
        HAS_COLUMNS: lambda: full(occupied, COLUMN_ROOMS),
        HAS_GROUPS: lambda: full(occupied, board.groups),
        HAS_COLOUR: lambda: full(occupied, board.of_colour[:3]),
        HAS_KITCHEN: lambda: min(kitchen.get(good, 0) for good in GOOD_KEYS[:FOOD_COUNT]),
        HAS_TOP: lambda: (occupied & FLOOR_ROOMS[-1]).bit_count(),
        HAS_BIG_ORDERS: lambda: sum(rules.order_size[guest] >= wanted[1] for guest in completed),
        HAS_CHAMPAGNE: lambda: kitchen.get("champagne", 0),
        HAS_DANCERS: lambda: sum(player["dancers"].values()),
        HAS_GREEN: lambda: sum(rules.colour[guest] == GREEN for guest in completed),
    }
    return f"{count[what]()}/{wanted[0]}"


def ball_standing(rules: Rules, view: View, place: int) -> list[int]:
    """AW-1.23, AW-1.24 Return what each player would score in a ballroom now."""
    ballroom = view["ballrooms"][place]
    row = rules.cards.ballrooms[BALLROOM_KEYS.index(ballroom["ballroom"])]
    lines = [list(line["dancers"]) for line in ballroom["rows"].values()]
    if place == len(view["ballrooms"]) - 1:  # AW-1.16 the balcony continues its top row
        lines[-1] = [n + more for n, more in zip(lines[-1], view["balcony"], strict=True)]
    return score_rows(row, [list(own) for own in zip(*lines, strict=True)])
