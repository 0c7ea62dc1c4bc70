"""GAH-21 The public view of each player as JSON data.

Given an earlier view, only the parts that depend on a changed field are computed again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from hotelier.games.grand_austria_hotel.cards import (
    GUEST_KEYS,
    HOTEL_KEYS,
    POWER_BIT,
    READY_BIT,
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.guests import tables_of
from hotelier.games.grand_austria_hotel.rounds import numbers_of
from hotelier.games.grand_austria_hotel.scoring import kitchen_of
from hotelier.games.grand_austria_hotel.state import COLUMN_COUNT, ONLOOKERS, State
from hotelier.games.grand_austria_hotel.terms import (
    COLOUR_KEYS,
    GOOD_COUNT,
    GOOD_KEYS,
    ROOM_COUNT,
    ROOM_KEYS,
    SOURCE_COLUMNS,
    Guest,
    Order,
    Room,
    Rooms,
    Seat,
    amounts_of,
)
from hotelier.games.grand_austria_hotel.view import names
from hotelier.kernel.game import Last

Parts = dict[Seat, set[str]]
"""By seat: the parts to compute again."""


def players_view(state: State, last: Last) -> Any:
    """Return the public data of all players; unchanged parts are those of the earlier view."""
    if last is None or is_another(last[0], state):
        return [player_view(state, seat) for seat in range(state.seats)]
    shown = last[1]["players"]
    parts = changed_parts(last[0], state)
    if not parts:
        return shown
    players = shown[:]
    for seat, names_of_parts in parts.items():
        players[seat] = view = shown[seat].copy()
        for name in names_of_parts:
            view[name] = SHOW[name](state, seat)
    return players


def player_view(state: State, seat: Seat) -> dict[str, Any]:
    """Return the public data of a player."""
    return {name: show(state, seat) for name, show in SHOW.items()}


def is_another(old: State, new: State) -> bool:
    """Return True if a field has changed that does not belong to one seat: the start player, the
    hotels, the seats that know a card."""
    return old.first != new.first or old.hotels != new.hotels or old.seen != new.seen


def changed_parts(old: State, new: State) -> Parts:
    """Return the parts that depend on a changed field. Most fields are unchanged for all seats."""
    found: Parts = {}
    if old.passed != new.passed or old.passed_round != new.passed_round:
        for seat in range(new.seats):
            found[seat] = {"passed", "passed_round"}
    for before, after, width, parts in (
        (old.money, new.money, 1, ("krones",)),
        (old.turns, new.turns, 1, ("free_numbers",)),
        (old.vp, new.vp, 1, ("vp",)),
        (old.ledger, new.ledger, COLUMN_COUNT, ("vp_by_source",)),
        (old.emperor, new.emperor, 1, ("emperor",)),
        (old.kitchen, new.kitchen, GOOD_COUNT, ("kitchen",)),
        (old.cafe, new.cafe, 1, ("cafe",)),
        (old.missing, new.missing, 1, ("cafe",)),
        (old.prepared, new.prepared, 1, ("rooms",)),
        (old.occupied, new.occupied, 1, ("rooms",)),
        (old.rewarded, new.rewarded, 1, ("rewarded",)),
        (old.hands, new.hands, 1, ("hand_size", "known_hand")),
        (old.played, new.played, 1, ("staff", "ready", "rung")),
        (old.ready, new.ready, 1, ("ready",)),
        (old.powers, new.powers, 1, ("rung", "tables")),
        (old.piles, new.piles, 1, ("pile",)),
    ):
        if before != after:
            add_differing(found, before, after, width, parts)
    return found


def add_differing(
    found: Parts, before: Sequence[Any], after: Sequence[Any], width: int, parts: tuple[str, ...]
) -> None:
    """Add parts for the seats whose entries in a row differ; each seat has `width` entries."""
    for place, value in enumerate(after):
        if value != before[place]:
            found.setdefault(place // width, set()).update(parts)


def points_view(state: State, seat: Seat) -> dict[str, int]:
    """Return VP by source."""
    ledger = state.ledger[seat * COLUMN_COUNT : (seat + 1) * COLUMN_COUNT]
    return {name: vp for name, vp in zip(SOURCE_COLUMNS, ledger, strict=True) if vp}


def kitchen_view(state: State, seat: Seat) -> dict[str, int]:
    """Goods in a kitchen."""
    return dict(zip(state.options.good_keys, kitchen_of(state, seat), strict=False))


def cafe_view(state: State, seat: Seat) -> list[dict[str, Any]]:
    """The guests in a café."""
    guests = zip(state.cafe[seat], state.missing[seat], strict=True)
    return [guest_view(state, guest, lacks) for guest, lacks in guests]


def guest_view(state: State, guest: Guest, lacks: Order) -> dict[str, Any]:
    """Return a guest in a café with its order and the missing goods."""
    return {
        "guest": GUEST_KEYS[guest],
        "colour": COLOUR_KEYS[state.options.colour[guest]],
        "order": dict(goods_in(state.options.order[guest])),
        "missing": dict(goods_in(lacks)),
        "complete": lacks == 0,
    }


def hotel_name(state: State, seat: Seat) -> str | None:
    """The hotel of a seat, once it is chosen."""
    return HOTEL_KEYS[state.hotels[seat]] if seat < len(state.hotels) else None


def staff_that(state: State, seat: Seat, bits: Sequence[int], wanted: int) -> list[str]:
    """The staff of a hotel with any of these bits."""
    return [STAFF_KEYS[card] for card in state.played[seat] if bits[card] & wanted]


@lru_cache(maxsize=1 << 10)
def goods_in(order: Order) -> tuple[tuple[str, int], ...]:
    """The goods of an order, and how many of each."""
    return tuple((good, n) for good, n in zip(GOOD_KEYS, amounts_of(order), strict=True) if n)


@lru_cache(maxsize=1 << 12)
def rooms_view(prepared: Rooms, occupied: Rooms) -> tuple[tuple[str, str], ...]:
    """Return rooms by name, and if each is vacant or occupied."""
    return tuple(
        (ROOM_KEYS[room], "occupied" if occupied >> room & 1 else "vacant")
        for room in rooms_in(prepared)
    )


@lru_cache(maxsize=1 << 12)
def rooms_in(rooms: Rooms) -> tuple[Room, ...]:
    """The rooms in a set."""
    return tuple(room for room in range(ROOM_COUNT) if rooms >> room & 1)


SHOW: Final[dict[str, Callable[[State, Seat], Any]]] = {
    "hotel": hotel_name,
    "krones": lambda state, seat: state.money[seat],
    "emperor": lambda state, seat: state.emperor[seat],
    "vp": lambda state, seat: state.vp[seat],
    "vp_by_source": points_view,
    "kitchen": kitchen_view,
    "cafe": cafe_view,
    "tables": tables_of,
    "rooms": lambda state, seat: dict(rooms_view(state.prepared[seat], state.occupied[seat])),
    "rewarded": lambda state, seat: [ROOM_KEYS[room] for room in rooms_in(state.rewarded[seat])],
    "staff": lambda state, seat: [STAFF_KEYS[card] for card in state.played[seat]],
    "ready": lambda state, seat: staff_that(state, seat, READY_BIT, state.ready[seat]),
    "rung": lambda state, seat: staff_that(state, seat, POWER_BIT, ~state.powers[seat]),
    "pile": lambda state, seat: [GUEST_KEYS[guest] for guest in state.piles[seat]],
    "hand_size": lambda state, seat: len(state.hands[seat]),
    "known_hand": lambda state, seat: names(state, state.hands[seat], ONLOOKERS),
    "free_numbers": lambda state, seat: list(numbers_of(state, seat)[state.turns[seat] :]),
    "passed": lambda state, seat: bool(state.passed >> seat & 1),
    "passed_round": lambda state, seat: bool(state.passed_round >> seat & 1),
}
"""AW-14.1, AW-E.13 The parts of a player's view; of the hand only the public cards."""
