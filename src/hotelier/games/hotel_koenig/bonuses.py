"""HK-1.10, 7.6 Bonuses of the largest shareholders, and HK-11 the bank among them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hotelier.games.hotel_koenig.actions import Draw
from hotelier.games.hotel_koenig.state import State, earn, shares_of, tell
from hotelier.games.hotel_koenig.tables import (
    BONUSES,
    FINAL_BONUSES,
    PRICE,
    Chain,
    number_of,
)
from hotelier.games.hotel_koenig.tiles import PileDraw, with_tile, without
from hotelier.kernel.frames import Task, push

BANK: Final = -1
"""The bank in a list of shareholders (HK-11.1)."""


@dataclass(frozen=True, slots=True)
class ScoreChain(Task):
    """HK-7.4 a, 10.3 A chain pays its bonuses; with two players the bank draws first (HK-11.2)."""

    chain: Chain
    final: int

    def run(self, state: State) -> None:
        if not state.options.bank_plays:
            pay_bonuses(state, self.chain, 0, self.final)
        elif state.pile:
            push(state, DrawForBank(self.chain, self.final))
        else:
            pay_bonuses(state, self.chain, 0, self.final)  # HK-R.21


@dataclass(frozen=True, slots=True)
class DrawForBank(PileDraw):
    """HK-11.2, 11.9 A tile is drawn and shown: the bank counts as a holder of that many shares.

    In a merger it is laid later (HK-11.5); at the end it is not.
    """

    chain: Chain
    final: int

    def apply(self, state: State, action: Draw) -> None:
        state.pile = without(state.pile, action.tile)
        if self.final:
            state.removed = with_tile(state.removed, action.tile)
        else:
            state.bank_tiles = (*state.bank_tiles, action.tile)
        number = number_of(action.tile)
        if state.journal is not None:
            rule = "HK-11.9" if self.final else "HK-11.2"
            tell(state, "bank_drew", BANK, rule, self.chain, action.tile, number)
        pay_bonuses(state, self.chain, number, self.final)


def pay_bonuses(state: State, chain: Chain, bank: int, final: int) -> None:
    """HK-7.6, 11.3 Pay the holders of a chain by its size; the bank's own part is not paid."""
    holdings = shares_of(state, chain)
    holders = [(shares, seat) for seat, shares in enumerate(holdings) if shares]
    if bank:
        holders.append((bank, BANK))  # HK-11.4, HK-R.20, R.26: a number, not shares
    price = PRICE[chain][state.size[chain]]
    parts = split_bonuses(holders, price, state.options.bonus_tiers, state.options.bonus_rounding)
    for place, seat, shares, amount in parts:
        if seat != BANK:
            earn(state, seat, amount, FINAL_BONUSES if final else BONUSES)
        if state.journal is not None:
            rule = "HK-11.3" if seat == BANK else "HK-10.3" if final else "HK-7.6"
            tell(state, "bonus", seat, rule, chain, place, shares, amount)
    if not parts and state.journal is not None:
        tell(state, "no_bonus", BANK, "HK-7.6", chain)


def split_bonuses(
    holders: list[tuple[int, int]], price: int, tiers: tuple[int, ...], rounding: str
) -> list[tuple[int, int, int, int]]:
    """Return place, seat, shares and amount of each holder who gets a bonus.

    A group of n equal holders takes n tiers, adds them and splits the sum equally (HK-7.6, HK-R.3,
    R.4, R.22). The last group takes all remaining tiers, so a sole holder gets everything.

    >>> split_bonuses([(4, 0), (4, 1), (1, 2)], 300, (20, 10), "up_100")  # HK-D.1
    [(1, 0, 4, 2300), (1, 1, 4, 2300)]
    """
    parts: list[tuple[int, int, int, int]] = []
    next_tier = 0
    for shares in sorted({shares for shares, _ in holders}, reverse=True):
        if next_tier >= len(tiers):
            break
        equal = [seat for held, seat in holders if held == shares]
        place = next_tier + 1
        next_tier += len(equal)
        if len(parts) + len(equal) == len(holders):
            next_tier = len(tiers)
        half_prices = sum(tiers[place - 1 : next_tier])
        amount = rounded(half_prices * price, 2 * len(equal), rounding)
        parts.extend((place, seat, shares, amount) for seat in equal)
    return parts


def rounded(total: int, parts: int, rounding: str) -> int:
    """HK-7.6, HK-12.12, HK-R.31 One of several equal parts of a total, rounded for each player."""
    if rounding == "up_100":
        return -(-total // (parts * 100)) * 100
    if rounding == "down_100":
        return total // (parts * 100) * 100
    return total // parts
