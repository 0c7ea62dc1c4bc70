"""GAH-1.9, 1.10, 1.12 Krones, VP and the emperor track, with the source of each gain."""

from __future__ import annotations

from typing import Final

from hotelier.games.grand_austria_hotel.cards import (
    FIELD,
    FROM_CELEBRITY,
    FROM_ENTRANCE,
    FROM_ROW,
    FROM_STAFF,
    FROM_TILE,
    LOUNGE,
    OCCUPANCY,
    SOURCE_KEYS,
    SOURCE_RULES,
    TRACK,
)
from hotelier.games.grand_austria_hotel.cards.vocabulary import Effect
from hotelier.games.grand_austria_hotel.powers import count, got
from hotelier.games.grand_austria_hotel.state import COLUMN_COUNT, State, tell
from hotelier.games.grand_austria_hotel.terms import (
    BALLROOM_VP,
    CELEBRITY_VP,
    ENTRANCE_VP,
    GUEST_VP,
    KRONES_HEARD,
    OCCUPANCY_VP,
    OVERFLOW_VP,
    ROOM_VP,
    STAFF_VP,
    STEPS_HEARD,
    STEPS_MADE,
    TILE_VP,
    TRACK_VP,
    VP_HEARD,
    Seat,
    Source,
)


def _column(source: Source) -> int:
    special = {
        OCCUPANCY: OCCUPANCY_VP, FIELD: ROOM_VP, TRACK: TRACK_VP, LOUNGE: CELEBRITY_VP,
    }  # fmt: skip
    if source in special:
        return special[source]
    ends = (
        (FROM_STAFF, GUEST_VP), (FROM_TILE, STAFF_VP), (FROM_ROW, TILE_VP),
        (FROM_CELEBRITY, BALLROOM_VP), (FROM_ENTRANCE, CELEBRITY_VP),
    )  # fmt: skip
    return next((column for end, column in ends if source < end), ENTRANCE_VP)


COLUMN_OF: Final[list[int]] = [_column(source) for source in range(len(SOURCE_KEYS))]
"""By source: the column of the ledger that its VP go to."""


def earn(state: State, seat: Seat, n: int, column: int) -> int:
    """GAH-1.12 Give VP to a seat (or take them, if negative), book them, and return the change.

    GAH-R.12, R.71 The score has no floor unless the option says zero.
    """
    if n < 0 and state.options.vp_floor:
        n = -min(-n, max(0, state.vp[seat]))
    state.vp[seat] += n
    state.ledger[seat * COLUMN_COUNT + column] += n
    return n


def gain_vp(
    state: State, seat: Seat, effect: Effect, source: Source, by: Source | None = None
) -> None:
    """GAH-9.8 VP from a source; for a field, `by` is the effect that prepared it (AW-R.12)."""
    n = earn(state, seat, effect[1], COLUMN_OF[source])
    if n > 0 and state.heard:
        got(state, seat, VP_HEARD, source if by is None else by)
    if state.journal is not None:
        tell(state, "vp", seat, SOURCE_RULES[source], n, source)


def gain_krones(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-0.7, GAH-1.9, GAH-R.9, GAH-E.26, AW-R.14 Krones up to 20; the rest is lost."""
    n = effect[1]
    gained = min(n, state.options.most_krones - state.money[seat])
    state.money[seat] += gained
    if gained and state.heard:
        got(state, seat, KRONES_HEARD, source)
    if state.journal is not None:
        tell(state, "krones", seat, SOURCE_RULES[source], gained, n - gained, source)


def advance(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-1.10 Steps forward; those that would leave the last space give 1 VP each instead."""
    n = effect[1]
    moved = min(n, state.options.last_space - state.emperor[seat])
    state.emperor[seat] += moved
    if moved and state.tally:
        count(state, seat, STEPS_MADE, moved)
    if moved and state.heard:
        got(state, seat, STEPS_HEARD, source)
    if moved and state.journal is not None:
        tell(state, "steps", seat, SOURCE_RULES[source], moved, state.emperor[seat], source)
    if n > moved:
        earn(state, seat, n - moved, OVERFLOW_VP)
        if state.heard and source not in state.options.vp_besides:
            got(state, seat, VP_HEARD, source)
        if state.journal is not None:
            tell(state, "overflow", seat, "GAH-1.10", n - moved, source)


def pay(state: State, seat: Seat, n: int, rule: str, what: int) -> None:
    """GAH-1.9, GAH-R.47 Pay before the purchase; the offer has checked that the seat can pay."""
    if n:
        state.money[seat] -= n
        if state.journal is not None:
            tell(state, "paid", seat, rule, n, what)
