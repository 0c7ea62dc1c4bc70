"""GAH-21 Hidden information: redacting, imagining, and the private part of a seat's view."""

from __future__ import annotations

from typing import Any

from hotelier.games.grand_austria_hotel.cards import (
    STAFF_KEYS,
)
from hotelier.games.grand_austria_hotel.state import ONLOOKERS, State
from hotelier.games.grand_austria_hotel.terms import (
    Seat,
    Staff,
)
from hotelier.kernel.frames import UNKNOWN, Random, drop_hints
from hotelier.kernel.rng import below


def bit_of(seat: Seat | None) -> int:
    """Return the bit of a seat, or of spectators, in `seen`."""
    return ONLOOKERS if seat is None else 1 << seat


def redact(state: State, seat: Seat | None) -> State:
    """GAH-21.1, 21.2 The state as a seat knows it: an unknown card is UNKNOWN in its place and
    pooled in the deck."""
    view = state.copy()
    if not state.options.rising:
        drop_hints(view)
    bit = bit_of(seat)
    seen = state.seen
    pool = list(state.pool)

    def shown(cards: tuple[Staff, ...]) -> list[Staff]:
        pool.extend(card for card in cards if card != UNKNOWN and not seen[card] & bit)
        return [card if card != UNKNOWN and seen[card] & bit else UNKNOWN for card in cards]

    if state.packs:  # in the order picked, which reveals nothing about the cards
        view.hands = [tuple(shown(hand)) for hand in state.hands]
    else:
        view.hands = [tuple(sorted(shown(hand))) for hand in state.hands]
    view.packs = tuple(tuple(sorted(shown(pack))) for pack in state.packs)
    view.looked = tuple(sorted(shown(state.looked)))
    view.under = tuple(shown(state.under))
    view.pool = tuple(sorted(pool))
    view.seen = tuple(seats if seats & bit else 0 for seats in seen)
    return view


def imagine(view: State, rng: Random) -> State:
    """Return a full state with the same view: the pool is dealt into the gaps at random."""
    state = view.copy()
    pool = list(view.pool)
    seen = list(view.seen)

    def dealt(cards: tuple[Staff, ...], knows: int) -> list[Staff]:
        full = [card if card != UNKNOWN else pool.pop(below(rng, len(pool))) for card in cards]
        for card, was in zip(full, cards, strict=True):
            if was == UNKNOWN:
                seen[card] = knows
        return full

    for seat in range(view.seats):
        hand = dealt(view.hands[seat], 1 << seat)
        state.hands[seat] = tuple(hand if view.packs else sorted(hand))
    state.packs = tuple(
        tuple(sorted(dealt(pack, 1 << seat))) for seat, pack in enumerate(view.packs)
    )
    looker = next((getattr(frame, "seat", -1) for frame in reversed(view.stack)), -1)
    state.looked = tuple(sorted(dealt(view.looked, 1 << looker if looker >= 0 else 0)))
    state.under = tuple(dealt(view.under, 0))
    state.pool = tuple(pool)
    state.seen = tuple(seen)
    return state


def own(state: State, seat: Seat, shown: dict[str, Any]) -> dict[str, Any]:
    """GAH-21.1 The values that only a seat sees, by path: the staff cards that it knows."""
    bit = 1 << seat
    found: dict[str, Any] = {
        "hand": names(state, state.hands[seat], bit),
        "looked": names(state, state.looked, bit),
        "pack": names(state, state.packs[seat], bit) if state.packs else [],
    }
    for other in range(state.seats):
        found[f"players/{other}/known_hand"] = names(state, state.hands[other], bit)
    marks, marked = state.options.reconstructed, shown["reconstructed"]
    mine = words_in(found) & marks if marks else set()
    found["reconstructed"] = sorted(mine.union(marked)) if mine else marked
    return found


def same_own(old: State, new: State, _seat: Seat) -> bool:
    """Return True if all staff cards are in the same places, known to the same seats."""
    return (
        old.hands == new.hands
        and old.looked == new.looked
        and old.packs == new.packs
        and old.seen == new.seen
    )


def names(state: State, cards: tuple[Staff, ...], bit: int) -> list[str]:
    """Return the names of those cards that the viewer knows."""
    if not cards:
        return []
    seen = state.seen
    return [STAFF_KEYS[card] for card in cards if card != UNKNOWN and seen[card] & bit]


def words_in(found: Any) -> set[str]:
    """Return every word in the values of a view."""
    words: set[str] = set()
    left = [found]
    for value in left:
        if type(value) is str:
            words.add(value)
        elif type(value) is dict:
            left += value.values()
        elif type(value) is list:
            left += value
    return words
