"""HK-2 and HK-7.6: prices and bonuses."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import ceil, floor

PRINTED = """
    2      -      -      200
    3      2      -      300
    4      3      2      400
    5      4      3      500
    6-10   5      4      600
    11-20  6-10   5      700
    21-30  11-20  6-10   800
    31-40  21-30  11-20  900
    41+    31-40  21-30  1000
    -      41+    31-40  1100
    -      -      41+    1200
"""
"""HK-2.1 Sizes of a low, a middle and a high chain, and the price, as the rule book prints them."""

COLUMN = {
    "Airport": 0,
    "Festival": 0,
    "Imperial": 1,
    "Luxor": 1,
    "Oriental": 1,
    "Prestige": 2,
    "Continental": 2,
}

BANK = -1
"""HK-11.1 The bank among the holders of a chain."""


def _within(size: int, printed: str) -> bool:
    if printed == "-":
        return False
    if printed.endswith("+"):
        return size >= int(printed[:-1])
    low, _, high = printed.partition("-")
    return int(low) <= size <= int(high or low)


def price(chain: str, size: int) -> int:
    """HK-2.1 The price of a share."""
    for row in PRINTED.strip().splitlines():
        *sizes, amount = row.split()
        if _within(size, sizes[COLUMN[chain]]):
            return int(amount)
    raise ValueError(f"{chain} has no price at size {size}")


def rounded(amount: Fraction, how: str) -> int:
    """HK-7.6, HK-12.12"""
    if how == "up_100":
        return ceil(amount / 100) * 100
    if how == "down_100":
        return floor(amount / 100) * 100
    return floor(amount)


def bonuses(held: Mapping[int, int], price: int, tiers: int) -> dict[int, Fraction]:
    """HK-7.6, HK-12.8 The bonus of each holder before rounding, the bank (HK-11.3) included.

    A group of n equal holders takes n places and splits the payments of these places. The last
    group also gets the payments of empty places: a sole holder gets everything, and several
    largest holders of two bonuses share both.
    """
    halves = [20, 10] if tiers == 2 else [20, 15, 10]
    places = [Fraction(price * half, 2) for half in halves]
    numbers = sorted({number for number in held.values() if number > 0}, reverse=True)
    due: dict[int, Fraction] = {}
    for number in numbers:
        together = [holder for holder in held if held[holder] == number]
        last = number == numbers[-1]
        mine = places if last else places[: len(together)]
        places = places[len(mine) :]
        for holder in together:
            due[holder] = sum(mine, Fraction(0)) / len(together)
    return due
