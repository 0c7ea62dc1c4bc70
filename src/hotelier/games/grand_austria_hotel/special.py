"""AW-3 The state of the special hotels: one immutable value, shared by copies of a state."""

from __future__ import annotations

from typing import Final, NamedTuple

from hotelier.games.grand_austria_hotel.terms import (
    NO_ENTRANCE,
    NOT_TAKEN,
    Entrance,
    Guest,
    Politics,
    Tile,
    Token,
)


class Special(NamedTuple):
    """AW-3, AW-9 Entrances and their pieces."""

    offered: tuple[Entrance, ...] = ()
    """AW-3.3 Entrances that are laid out and have no owner yet."""
    owned: tuple[Entrance, ...] = ()
    """AW-3.5 By seat: its entrance, or NO_ENTRANCE."""
    tokens: tuple[Token, ...] = ()
    """AW-9.3 Bonus tokens left."""
    politics: tuple[Politics, ...] = ()
    fulfilled: tuple[Politics, ...] = ()
    """AW-9.6 Personal politics cards: open ones, and those fulfilled."""
    tiles: tuple[Tile, ...] = ()
    """AW-9.7 Personal emperor tiles left."""
    redeemed: int = 0
    """AW-9.7 The turn of the last use of one: 2 x round + numbers covered before it."""
    first_die: int = NOT_TAKEN
    """AW-9.2 The value of the owner's first die in this round; 0 for the key."""
    piles: tuple[tuple[Guest, ...], ...] = ()
    """AW-9.4 By seat: completed guests of this round that are kept until it ends."""


NOTHING_SPECIAL: Final = Special()
"""The value in a game without special hotels."""


def start_special(seats: int) -> Special:
    """AW-3.3 The value at the start, before entrances are laid out."""
    return Special(owned=(NO_ENTRANCE,) * seats, piles=((),) * seats)
