"""GAH-14 Politics cards: conditions as rows of numbers, and placing a disc."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotelier.games.grand_austria_hotel.cards import POLITICS_KEYS
from hotelier.games.grand_austria_hotel.cards.points import OWN_POLITICS
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    HAS_BIG_ORDERS,
    HAS_COLOUR,
    HAS_COLUMNS,
    HAS_EMPEROR,
    HAS_FLOORS,
    HAS_GROUPS,
    HAS_KITCHEN,
    HAS_KRONES,
    HAS_OCCUPIED,
    HAS_ROOMS,
    HAS_STAFF,
    HAS_TOP,
    Condition,
)
from hotelier.games.grand_austria_hotel.gains import earn
from hotelier.games.grand_austria_hotel.powers import answer, got
from hotelier.games.grand_austria_hotel.state import State, replaced, tell
from hotelier.games.grand_austria_hotel.terms import (
    COLUMN_ROOMS,
    FLOOR_ROOMS,
    FLOORS,
    FOOD_COUNT,
    GOOD_COUNT,
    NO_SOURCE,
    POLITICS_VP,
    VP_HEARD,
    Guest,
    Politics,
    Rooms,
    Seat,
)

Why = tuple[str, str, dict[str, object]]


def full(rooms: Rooms, sets: list[Rooms]) -> int:
    """GAH-1.15, GAH-R.29 The number of these sets of fields that are fully occupied."""
    count = 0
    for one in sets:
        if rooms & one == one:
            count += 1
    return count


def met(state: State, seat: Seat, condition: Condition) -> bool:
    """GAH-14.5 True if a condition holds now."""
    what, n, red, yellow = condition
    if what == HAS_KRONES:
        return state.money[seat] >= n
    if what == HAS_EMPEROR:
        return state.emperor[seat] >= n
    if what == HAS_STAFF:
        return len(state.played[seat]) >= n
    if what == HAS_ROOMS:
        return state.prepared[seat].bit_count() >= n
    occupied = state.occupied[seat]
    board = state.options.boards[state.hotels[seat]]
    if what == HAS_OCCUPIED:
        of_colour = board.of_colour
        return (
            (occupied & of_colour[0]).bit_count() >= n
            and (occupied & of_colour[1]).bit_count() >= red
            and (occupied & of_colour[2]).bit_count() >= yellow
        )
    if what == HAS_GROUPS:
        return full(occupied, board.groups) >= n
    if what == HAS_FLOORS:
        return full(occupied, FLOOR_ROOMS) >= n
    if what == HAS_COLUMNS:
        return full(occupied, COLUMN_ROOMS) >= n
    if what == HAS_KITCHEN:
        base = seat * GOOD_COUNT
        return min(state.kitchen[base : base + FOOD_COUNT]) >= n
    if what == HAS_TOP:
        return (occupied & FLOOR_ROOMS[FLOORS - 1]).bit_count() >= n
    if what == HAS_BIG_ORDERS:
        size = state.options.order_size
        return sum(size[guest] >= red for guest in completed(state, seat)) >= n
    if what == HAS_COLOUR:
        return full(occupied, board.of_colour[:3]) >= n
    return HAS[what](state, seat) >= n


HAS: Final[dict[int, Callable[[State, Seat], int]]] = {}
"""By counted thing of a condition: the function that counts it for a seat. Modules add theirs."""


def completed(state: State, seat: Seat) -> tuple[Guest, ...]:
    """AW-12.7 The completed guests in the piles of a seat: those that count for a politics card,
    and those of this round that are kept until it ends (AW-9.4). In an extra turn a guest who has
    just left counts before its card is put away (GAH-12.10, GAH-R.46)."""
    found = state.piles[seat] + (state.special.piles[seat] if state.special.piles else ())
    return found + state.leaving if seat == state.active else found


def claim(state: State, seat: Seat, card: Politics) -> None:
    """GAH-14.1 Place a disc on the highest free space, and score its VP at once.

    No card is claimed automatically or outside the own turn (GAH-14.3, 14.4, GAH-R.27, R.28).
    """
    place = state.politics.index(card)
    discs = state.discs[place]
    vp = state.options.figures.politics[len(discs)]
    state.discs = replaced(state.discs, place, (*discs, seat))
    earn(state, seat, vp, POLITICS_VP)
    if state.heard:
        got(state, seat, VP_HEARD, NO_SOURCE)
    answer(state, state.powers[seat], state.options.on_disc)
    if any(state.piles):
        clear_piles(state)
    if state.journal is not None:
        rule = state.options.cards.politics[card].rule
        tell(state, "claimed", seat, rule, card, vp)


def counts_now(state: State, seat: Seat, guest: Guest) -> bool:
    """AW-12.7, AW-R.66 True if a completed guest counts for a card that a seat may still claim."""
    for card in state.options.counting[guest]:
        if card in state.special.politics and owns_politics(state, seat):
            return True
        if card in state.politics:
            discs = state.discs[state.politics.index(card)]
            if seat not in discs and len(discs) < len(state.options.figures.politics):
                return True
    return False


def owns_politics(state: State, seat: Seat) -> bool:
    """AW-9.6 True if the personal politics cards belong to this seat."""
    return state.powers[seat] & state.options.powers_at[OWN_POLITICS] != 0


def dismiss(state: State, seat: Seat, guest: Guest) -> None:
    """GAH-9.2 (4), AW-12.7, AW-R.32 Move the card of a completed guest to its pile."""
    rules = state.options
    if state.powers[seat] & rules.keeps_guests:
        piles = state.special.piles
        kept = replaced(piles, seat, tuple(sorted((*piles[seat], guest))))
        state.special = state.special._replace(piles=kept)
    else:
        put_away(state, seat, guest)


def put_away(state: State, seat: Seat, guest: Guest) -> None:
    """AW-12.7 Keep a guest that counts for a politics card in a pile, and discard the others."""
    if state.options.counting[guest] and counts_now(state, seat, guest):
        state.piles = replaced(state.piles, seat, tuple(sorted((*state.piles[seat], guest))))
    else:
        state.discard = tuple(sorted((*state.discard, guest)))


def clear_piles(state: State) -> None:
    """AW-12.7, AW-R.66 Discard the guests in piles that no longer count."""
    for seat, pile in enumerate(state.piles):
        gone = tuple(guest for guest in pile if not counts_now(state, seat, guest))
        if gone:
            kept = tuple(guest for guest in pile if guest not in gone)
            state.piles = replaced(state.piles, seat, kept)
            state.discard = tuple(sorted(state.discard + gone))
            if state.journal is not None:
                tell(state, "pile_cleared", seat, "AW-12.7", len(gone))


def why_not_claim(state: State, seat: Seat, card: Politics) -> Why:
    """Return the reason why a politics card cannot be claimed."""
    details: dict[str, object] = {"card": POLITICS_KEYS[card]}
    if card not in state.politics:
        return "GAH-2.3", "card-not-in-play", details
    discs = state.discs[state.politics.index(card)]
    if seat in discs:
        return "GAH-14.2", "own-disc-there", details
    if len(discs) >= len(state.options.figures.politics):
        return "GAH-14.2", "card-closed", details
    return state.options.cards.politics[card].rule, "condition-not-met", details
