"""State of each chain of Hotel-König on the board: room to grow, and possible mergers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    CHAINS_IN,
    EMPTY,
    NEIGHBOURS,
    SAFE_SIZE,
    TILE_COUNT,
    TOUCH,
    TOUCH_CHAINS,
    Chain,
    Tile,
)


class Link(NamedTuple):
    """HK-7.1 A square whose tile merges chains."""

    tile: Tile
    survivor: Chain
    dissolved: tuple[Chain, ...]


class Survey(NamedTuple):
    """Squares of a board on which chains can change."""

    room: tuple[int, ...]
    """For each chain, the number of squares on which a tile makes it grow."""
    links: tuple[Link, ...]
    founding: tuple[Tile, ...]
    """HK-5.1 Squares whose tile founds a chain."""
    dead: tuple[Tile, ...]
    """HK-1.11 Squares between two safe chains."""


@lru_cache(maxsize=1 << 13)
def survey(board: tuple[int, ...], size: tuple[int, ...]) -> Survey:
    """Find the squares that matter. Cached, because purchases do not change the board."""
    room = [0] * CHAIN_COUNT
    links: list[Link] = []
    founding: list[Tile] = []
    dead: list[Tile] = []
    for tile in range(TILE_COUNT):
        if board[tile] != EMPTY:
            continue
        touched = 0
        for square in NEIGHBOURS[tile]:
            touched |= TOUCH[board[square]]
        chains = touched & TOUCH_CHAINS
        if not chains:
            if touched:
                founding.append(tile)
        elif chains & (chains - 1) == 0:
            room[chains.bit_length() - 1] += 1
        else:
            link = link_of(tile, chains, size)
            if link is None:
                dead.append(tile)
            else:
                links.append(link)
    return Survey(tuple(room), tuple(links), tuple(founding), tuple(dead))


def link_of(tile: Tile, chains: int, size: tuple[int, ...]) -> Link | None:
    """HK-7.2 Return the merger that a tile would cause, or None between two safe chains."""
    ranked = sorted(CHAINS_IN[chains], key=lambda chain: -size[chain])
    if size[ranked[1]] >= SAFE_SIZE:
        return None
    return Link(tile, ranked[0], tuple(ranked[1:]))
