"""GAH-14 Worth of the politics cards: points by the fulfilled part of each condition."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hotelier.bots.grand_austria_hotel.cards import Appraisal
from hotelier.games.grand_austria_hotel.board import Board
from hotelier.games.grand_austria_hotel.cards import vocabulary as words
from hotelier.games.grand_austria_hotel.cards.vocabulary import Condition
from hotelier.games.grand_austria_hotel.state import State, dancing
from hotelier.games.grand_austria_hotel.terms import (
    CHAMPAGNE,
    COLUMN_ROOMS,
    FLOOR_ROOMS,
    FOOD_COUNT,
    GOOD_COUNT,
    GREEN,
    Hotel,
    Politics,
    Rooms,
    Seat,
)


def politics_worth(state: State, seat: Seat, appraisal: Appraisal, turns: int) -> float:
    """GAH-14.1 Return the worth of the politics cards that a seat can still claim."""
    discs = tuple([-1 if seat in discs else len(discs) for discs in state.discs])
    return cards_worth(appraisal, state.politics, discs, turns, standing_of(state, seat))


class Standing(NamedTuple):
    """Properties of a seat that the conditions of politics cards refer to."""

    krones: int
    emperor: int
    staff: int
    pile: int
    dancers: int
    kitchen: tuple[int, ...]
    hotel: Hotel
    prepared: Rooms
    occupied: Rooms


def standing_of(state: State, seat: Seat) -> Standing:
    """Return the standing of a seat."""
    base = seat * GOOD_COUNT
    return Standing(
        state.money[seat], state.emperor[seat], len(state.played[seat]), len(state.piles[seat]),
        dancing(state, seat) if state.hall.dancers else 0,
        tuple(state.kitchen[base : base + GOOD_COUNT]), state.hotels[seat], state.prepared[seat],
        state.occupied[seat],
    )  # fmt: skip


@lru_cache(maxsize=1 << 16)
def cards_worth(
    appraisal: Appraisal,
    politics: tuple[Politics, ...],
    discs: tuple[int, ...],
    turns: int,
    standing: Standing,
) -> float:
    """Value each card by the fulfilled part of its condition and the discs already on it."""
    weights = appraisal.weights
    vps = appraisal.rules.figures.politics
    total = 0.0
    for card, taken in zip(politics, discs, strict=True):
        if 0 <= taken < len(vps):
            part = progress(appraisal, standing, card)
            time = min(1.0, turns / weights.politics_time) if part < 1 else 1.0
            total += weights.politics * vps[taken] * time * part**weights.politics_power
    return total


def progress(appraisal: Appraisal, standing: Standing, card: Politics) -> float:
    """GAH-14.5 Return the fulfilled part of a condition, from 0 to 1."""
    condition: Condition = appraisal.rules.condition[card]
    what, n = condition[:2]
    if what == words.HAS_KITCHEN:
        return sum(min(n, have) for have in standing.kitchen[:FOOD_COUNT]) / (n * FOOD_COUNT)
    amount = {
        words.HAS_KRONES: standing.krones, words.HAS_EMPEROR: standing.emperor,
        words.HAS_STAFF: standing.staff, words.HAS_ROOMS: standing.prepared.bit_count(),
        words.HAS_BIG_ORDERS: standing.pile, words.HAS_GREEN: standing.pile,
        words.HAS_CHAMPAGNE: standing.kitchen[CHAMPAGNE], words.HAS_DANCERS: standing.dancers,
    }.get(what)  # fmt: skip
    if amount is not None:
        return min(1.0, amount / n)
    board = appraisal.rules.boards[standing.hotel]
    part = appraisal.weights.politics_vacant
    return hotel_progress(board, condition, standing.prepared, standing.occupied, part)


@lru_cache(maxsize=1 << 14)
def hotel_progress(
    board: Board, condition: Condition, prepared: Rooms, occupied: Rooms, vacant: float
) -> float:
    """Return the fulfilled part of a condition on rooms. Vacant rooms count in part."""
    what, n = condition[:2]

    def done(rooms: Rooms) -> float:
        there = (occupied & rooms).bit_count()
        return there + vacant * ((prepared & rooms).bit_count() - there)

    if what == words.HAS_OCCUPIED:
        needs = list(zip(condition[1:], board.of_colour, strict=False))
        return sum((min(need, done(rooms)) for need, rooms in needs), 0.0) / sum(condition[1:])
    if what == words.HAS_TOP:
        return min(1.0, done(FLOOR_ROOMS[-1]) / n)
    sets = {
        words.HAS_FLOORS: FLOOR_ROOMS, words.HAS_COLUMNS: COLUMN_ROOMS,
        words.HAS_GROUPS: board.groups, words.HAS_COLOUR: board.of_colour[:GREEN],
    }[what]  # fmt: skip
    parts = sorted((done(rooms) / rooms.bit_count() for rooms in sets), reverse=True)
    return sum(parts[:n], 0.0) / n
