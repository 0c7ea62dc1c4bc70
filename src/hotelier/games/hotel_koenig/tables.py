"""HK-1 and HK-2: the board, the chains and the price table, as data."""

from __future__ import annotations

from typing import Final

Tile = int
"""A square and its tile, 0-107: (number - 1) * 9 + letter, so that 1A < 1B < 2A (HK-3.4)."""
Chain = int
Seat = int

COLUMNS: Final = 12  # HK-R.1
ROWS: Final = 9
TILE_COUNT: Final = COLUMNS * ROWS  # HK-1.1, HK-1.2
TILE_KEYS: Final[list[str]] = [
    f"{number}{letter}" for number in range(1, COLUMNS + 1) for letter in "ABCDEFGHI"
]

CHAIN_KEYS: Final[list[str]] = [
    "Airport", "Festival", "Imperial", "Luxor", "Oriental", "Prestige", "Continental",
]  # fmt: skip
CHAIN_COUNT: Final = 7
CHAIN_LETTERS: Final = "AFILOPC"
PRICE_GROUP: Final[list[int]] = [0, 0, 1, 1, 1, 2, 2]  # HK-1.7 low, middle, high
SHARES_PER_CHAIN: Final = 25  # HK-1.7
SAFE_SIZE: Final = 11  # HK-1.6
END_SIZE: Final = 41  # HK-10.1
START_MONEY: Final = 6000  # HK-3.2

LONE: Final = 7
"""Owner of a square with a tile that belongs to no chain (HK-1.5)."""
EMPTY: Final = 8

TOUCH: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 128, 0]
"""By owner of a neighbouring square: a bit for the chain, one for a lone tile, none if empty."""
TOUCH_CHAINS: Final = 127


def _neighbours(tile: Tile) -> tuple[Tile, ...]:
    number, letter = divmod(tile, ROWS)
    around = [
        (number - 1, letter),
        (number, letter - 1),
        (number, letter + 1),
        (number + 1, letter),
    ]
    return tuple(n * ROWS + k for n, k in around if 0 <= n < COLUMNS and 0 <= k < ROWS)


NEIGHBOURS: Final[list[tuple[Tile, ...]]] = [_neighbours(tile) for tile in range(TILE_COUNT)]
"""HK-1.3 Squares that share an edge."""


def number_of(tile: Tile) -> int:
    """The printed number of a tile, 1-12."""
    return tile // ROWS + 1


_STEPS: Final = ((2, 200), (3, 300), (4, 400), (5, 500), (6, 600), (11, 700), (21, 800), (31, 900),
                 (41, 1000))  # fmt: skip


def _price(chain: Chain, size: int) -> int:
    """HK-2.1 The low group's price for this size; each higher group adds 100."""
    if size < 2:
        return 0
    return max(price for least, price in _STEPS if size >= least) + 100 * PRICE_GROUP[chain]


PRICE: Final[list[list[int]]] = [
    [_price(chain, size) for size in range(TILE_COUNT + 1)] for chain in range(CHAIN_COUNT)
]
"""HK-2.1 Price of a share by chain and size; 0 for a chain that is not on the board."""

CHAINS_IN: Final[list[tuple[Chain, ...]]] = [
    tuple(chain for chain in range(CHAIN_COUNT) if mask & TOUCH[chain])
    for mask in range(TOUCH_CHAINS + 1)
]
"""The chains of a touch mask."""

SOURCES: Final[list[str]] = [
    "start", "purchases", "sales", "bonuses", "founding", "final_bonuses", "final_sales",
]  # fmt: skip
"""Sources of income and expenses: the columns of the ledger."""
START, PURCHASES, SALES, BONUSES, FOUNDING, FINAL_BONUSES, FINAL_SALES = range(7)

REASONS: Final[list[str]] = [
    "running",
    "all-safe",
    "41-tiles",
    "no-tiles-left",
    "no-tile-in-a-round",
]
"""Reasons of the end (HK-10.1 a, HK-10.1 b, HK-R.9 twice)."""
RUNNING, ALL_SAFE, FORTY_ONE, NO_TILES_LEFT, NO_TILE_IN_A_ROUND = range(5)
