"""GAH-21 The view for people: what anybody may be shown, as JSON data.

Of a position that follows one already shown only that is worked out anew which has changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from hotelier.games.grand_austria_hotel.cards import (
    GUEST_KEYS,
    HOTEL_KEYS,
    POLITICS_KEYS,
    POWER_BIT,
    READY_BIT,
    SOURCE_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import WORDS
from hotelier.games.grand_austria_hotel.forms import write_key
from hotelier.games.grand_austria_hotel.guests import tables_of
from hotelier.games.grand_austria_hotel.politics import met
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
    SPACE_KEYS,
    Guest,
    Order,
    Room,
    Rooms,
    Seat,
    SeatSet,
    amounts_of,
)
from hotelier.games.grand_austria_hotel.view import names, words_in
from hotelier.kernel.game import Last


def public(state: State, last: Last) -> dict[str, Any]:
    """The position as anybody may be shown it, as JSON data."""
    rules = state.options
    if rules.shows:  # modules write into the view
        last = None
    players = players_view(state, last)
    found = {
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "dice": dice_view(state, last),
        "dustbin": state.dustbin,
        "key": write_key(state.key),
        "queue": queue_view(state, last),
        "guest_deck": len(state.guest_deck),
        "discard": discard_view(state, last),
        "staff_deck": staff_deck(state),
        "removed": removed_view(state, last),
        "politics": politics_views(state, players, last),
        "tiles": tiles_view(state, last),
        "players": players,
        "hand": [],
        "looked": names(state, state.looked, ONLOOKERS),
        "pack": [],
        "due": [] if not state.due else [
            {"source": SOURCE_KEYS[source], "word": WORDS[effect[0]], "figures": list(effect[1:])}
            for _, source, effect in state.due
        ],
    }  # fmt: skip
    for show in rules.shows:
        show(state, found)
    marks = rules.reconstructed
    found["reconstructed"] = sorted(words_in(found) & marks) if marks else []
    return found


def staff_deck(state: State) -> int:
    """GAH-21.2 The size of the staff deck, cards under it included."""
    elsewhere = sum(map(len, (*state.hands, *state.played, *state.packs)))
    elsewhere += len(state.looked)
    elsewhere += sum(card in state.options.staff_deck for card in state.removed)
    return len(state.options.staff_deck) - elsewhere


def dice_view(state: State, last: Last) -> Any:
    """GAH-3.2 White dice by space."""
    if last is not None and last[0].dice == state.dice:
        return last[1]["dice"]
    return dict(zip(SPACE_KEYS, state.dice, strict=True))


def removed_view(state: State, last: Last) -> Any:
    """GAH-R.30 Staff cards out of the game."""
    if last is not None and last[0].removed is state.removed:
        return last[1]["removed"]
    return [STAFF_KEYS[card] for card in state.removed]


def tiles_view(state: State, last: Last) -> Any:
    """The emperor tiles."""
    if last is not None and last[0].tiles is state.tiles:
        return last[1]["tiles"]
    return [TILE_KEYS[tile] for tile in state.tiles]


def queue_view(state: State, last: Last) -> Any:
    """GAH-1.1 The guests who wait, and what each costs."""
    if last is not None and last[0].queue == state.queue:
        return last[1]["queue"]
    rules = state.options
    first = rules.slots - len(state.queue)
    return [
        {"guest": GUEST_KEYS[guest], "slot": slot, "price": rules.queue_cost[slot]}
        for slot, guest in enumerate(state.queue, first)
    ]


def discard_view(state: State, last: Last) -> Any:
    """The guests who are gone."""
    if last is not None and last[0].discard == state.discard:
        return last[1]["discard"]
    return [GUEST_KEYS[guest] for guest in state.discard]


def politics_views(state: State, players: list[dict[str, Any]], last: Last) -> Any:
    """All politics cards; whether a condition holds can be read off what all see of the players,
    and off who has just left a café."""
    if last is not None:
        old: State = last[0]
        if old.discs == state.discs and old.active == state.active and old.leaving == state.leaving:
            before, shown = last[1]["players"], last[1]["politics"]
            if players is before:
                return shown
            others = [seat for seat, view in enumerate(players) if view is not before[seat]]
            return [
                card if claims_same(state, place, card["met"], others)
                else politics_view(state, place)
                for place, card in enumerate(shown)
            ]  # fmt: skip
    return [politics_view(state, place) for place in range(len(state.politics))]


def claims_same(state: State, place: int, shown: list[Seat], others: list[Seat]) -> bool:
    """Whether a condition holds for whom it was shown to hold; only these seats may differ."""
    condition = state.options.condition[state.politics[place]]
    return all(met(state, seat, condition) == (seat in shown) for seat in others)


def players_view(state: State, last: Last) -> Any:
    """Everything public about all players; those that are as before as they were shown."""
    if last is None or last[0].first != state.first or last[0].seen != state.seen:
        return [player_view(state, seat) for seat in range(state.seats)]
    shown = last[1]["players"]
    others = changed_seats(last[0], state)
    if not others:
        return shown
    return [
        player_view(state, seat, last) if others >> seat & 1 else shown[seat]
        for seat in range(state.seats)
    ]


def changed_seats(old: State, new: State) -> SeatSet:
    """The seats of which something is another that `player_view` reads; what is not a seat's own
    (`first`, `seen`) aside. Most of these lists are as before, for all seats at once."""
    found = old.passed ^ new.passed | old.passed_round ^ new.passed_round
    if old.hotels != new.hotels:  # they are chosen one after the other
        return (1 << new.seats) - 1
    for before, after in (
        (old.money, new.money), (old.turns, new.turns), (old.missing, new.missing),
        (old.vp, new.vp), (old.emperor, new.emperor), (old.prepared, new.prepared),
        (old.occupied, new.occupied), (old.cafe, new.cafe), (old.hands, new.hands),
        (old.played, new.played), (old.ready, new.ready), (old.powers, new.powers),
        (old.rewarded, new.rewarded), (old.piles, new.piles),
    ):  # fmt: skip
        if before != after:
            found |= differing(before, after, 1)
    if old.kitchen != new.kitchen:
        found |= differing(old.kitchen, new.kitchen, GOOD_COUNT)
    if old.ledger != new.ledger:
        found |= differing(old.ledger, new.ledger, COLUMN_COUNT)
    return found


def differing(before: Sequence[Any], after: Sequence[Any], width: int) -> SeatSet:
    """The seats whose part of a row differs, where each has so many entries."""
    found = 0
    for place, value in enumerate(after):
        if value != before[place]:
            found |= 1 << place // width
    return found


def politics_view(state: State, place: int) -> dict[str, Any]:
    """A politics card: whose discs lie on it, and who could claim it by its condition."""
    card = state.politics[place]
    condition = state.options.condition[card]
    return {
        "card": POLITICS_KEYS[card],
        "discs": list(state.discs[place]),
        "vp": list(state.options.figures.politics),
        "met": [seat for seat in range(len(state.hotels)) if met(state, seat, condition)],
    }


def points_view(state: State, seat: Seat, last: Last) -> Any:
    """VP by their source."""
    row = slice(seat * COLUMN_COUNT, (seat + 1) * COLUMN_COUNT)
    ledger = state.ledger[row]
    if last is not None and last[0].ledger[row] == ledger:
        return last[1]["players"][seat]["vp_by_source"]
    return {name: vp for name, vp in zip(SOURCE_COLUMNS, ledger, strict=True) if vp}


def cafe_view(state: State, seat: Seat, last: Last) -> Any:
    """The guests in a café."""
    guests, missing = state.cafe[seat], state.missing[seat]
    if last is not None and last[0].cafe[seat] == guests and last[0].missing[seat] == missing:
        return last[1]["players"][seat]["cafe"]
    return [guest_view(state, guest, lacks) for guest, lacks in zip(guests, missing, strict=True)]


def hotel_view(state: State, seat: Seat, last: Last) -> Any:
    """The rooms of a hotel."""
    rooms = (state.prepared[seat], state.occupied[seat])
    if last is not None and (last[0].prepared[seat], last[0].occupied[seat]) == rooms:
        return last[1]["players"][seat]["rooms"]
    return dict(rooms_view(*rooms))


def player_view(state: State, seat: Seat, last: Last = None) -> dict[str, Any]:
    """AW-14.1, AW-E.13 Everything public about a player, with the hand cards that all have seen."""
    free = list(numbers_of(state, seat)[state.turns[seat] :])
    return {
        "hotel": HOTEL_KEYS[state.hotels[seat]] if seat < len(state.hotels) else None,
        "krones": state.money[seat],
        "emperor": state.emperor[seat],
        "vp": state.vp[seat],
        "vp_by_source": points_view(state, seat, last),
        "kitchen": dict(zip(state.options.good_keys, kitchen_of(state, seat), strict=False)),
        "cafe": cafe_view(state, seat, last),
        "tables": tables_of(state, seat),
        "rooms": hotel_view(state, seat, last),
        "rewarded": [ROOM_KEYS[room] for room in rooms_in(state.rewarded[seat])],
        "staff": [STAFF_KEYS[card] for card in state.played[seat]],
        "ready": [
            STAFF_KEYS[card] for card in state.played[seat] if READY_BIT[card] & state.ready[seat]
        ],
        "rung": [
            STAFF_KEYS[card] for card in state.played[seat] if POWER_BIT[card] & ~state.powers[seat]
        ],
        "pile": [GUEST_KEYS[guest] for guest in state.piles[seat]],
        "hand_size": len(state.hands[seat]),
        "known_hand": names(state, state.hands[seat], ONLOOKERS),
        "free_numbers": free,
        "passed": bool(state.passed >> seat & 1),
        "passed_round": bool(state.passed_round >> seat & 1),
    }  # fmt: skip


def guest_view(state: State, guest: Guest, lacks: Order) -> dict[str, Any]:
    """A guest in a café: what was ordered and what is still missing."""
    return {
        "guest": GUEST_KEYS[guest],
        "colour": COLOUR_KEYS[state.options.colour[guest]],
        "order": dict(goods_in(state.options.order[guest])),
        "missing": dict(goods_in(lacks)),
        "complete": lacks == 0,
    }


@lru_cache(maxsize=1 << 10)
def goods_in(order: Order) -> tuple[tuple[str, int], ...]:
    """The goods of an order, and how many of each."""
    return tuple((good, n) for good, n in zip(GOOD_KEYS, amounts_of(order), strict=True) if n)


@lru_cache(maxsize=1 << 12)
def rooms_view(prepared: Rooms, occupied: Rooms) -> tuple[tuple[str, str], ...]:
    """Rooms by name, and whether a guest lies in each."""
    return tuple(
        (ROOM_KEYS[room], "occupied" if occupied >> room & 1 else "vacant")
        for room in rooms_in(prepared)
    )


@lru_cache(maxsize=1 << 12)
def rooms_in(rooms: Rooms) -> tuple[Room, ...]:
    """The rooms in a set."""
    return tuple(room for room in range(ROOM_COUNT) if rooms >> room & 1)  # fmt: skip
