"""HK-8 Shares of a dissolved chain and HK-9 buying."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from hotelier.games.hotel_koenig.actions import (
    BUY,
    SELL,
    STOP,
    TRADE,
    Action,
    Buy,
    Sell,
    Trade,
)
from hotelier.games.hotel_koenig.state import State, earn, set_owed, tell
from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    CHAIN_KEYS,
    PRICE,
    PURCHASES,
    SALES,
    Chain,
    Seat,
)
from hotelier.kernel.frames import Decision, Task, bare, push


@dataclass(frozen=True, slots=True)
class AskHolders(Task):
    """HK-8.1, HK-R.15 Every holder of a dissolved chain decides, from the mover clockwise."""

    mover: Seat
    chain: Chain
    survivor: Chain

    def run(self, state: State) -> None:
        order = [(self.mover + turn) % state.seats for turn in range(state.seats)]
        push(state, *(AskHolder(seat, self.chain, self.survivor) for seat in order))


@dataclass(frozen=True, slots=True)
class AskHolder(Task):
    """HK-8.1 A holder first exchanges, if the bank can serve it, and then sells; the rest is kept.

    Two small questions replace a large one: each mix of HK-8.1 has exactly one pair of answers
    (HK-R.35).
    """

    seat: Seat
    chain: Chain
    survivor: Chain

    def run(self, state: State) -> None:
        if tradable(state, self.seat, self.chain, self.survivor):
            push(state, TradeShares(self.seat, self.chain, self.survivor))
        elif state.shares[self.seat * CHAIN_COUNT + self.chain]:
            push(state, SellShares(self.seat, self.chain))


def tradable(state: State, seat: Seat, chain: Chain, survivor: Chain) -> int:
    """HK-8.4, HK-R.14 The number of survivor's shares that a holder could get for two each."""
    return min(state.shares[seat * CHAIN_COUNT + chain] // 2, state.stock[survivor])


@dataclass(frozen=True, slots=True)
class TradeShares(Decision):
    """HK-8.4 Exchange two shares for one of the survivor, as long as the bank has such shares.

    The survivor is the same for every chain that is dissolved in one merger (HK-R.16).
    """

    chain: Chain
    survivor: Chain

    def legal(self, state: State) -> list[Trade]:
        return TRADE[: tradable(state, self.seat, self.chain, self.survivor) + 1]

    def apply(self, state: State, action: Trade) -> None:
        if action.gained:
            state.stock[self.survivor] -= action.gained
            state.shares[self.seat * CHAIN_COUNT + self.survivor] += action.gained
            give_back(state, self.seat, self.chain, 2 * action.gained)
            if state.journal is not None:
                given = 2 * action.gained
                tell(state, "traded", self.seat, "HK-8.4", given, self.chain, action.gained,
                     self.survivor)  # fmt: skip
        if state.shares[self.seat * CHAIN_COUNT + self.chain]:
            push(state, SellShares(self.seat, self.chain))

    def why_not(self, state: State, action: object) -> tuple[str, str, dict[str, object]]:
        if not isinstance(action, Trade):
            return "HK-8.1", "must-trade", {"chain": CHAIN_KEYS[self.chain]}
        return "HK-8.4", "cannot-trade", {
            "most": tradable(state, self.seat, self.chain, self.survivor),
            "stock": state.stock[self.survivor],
            "shares": state.shares[self.seat * CHAIN_COUNT + self.chain],
            "survivor": CHAIN_KEYS[self.survivor],
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class SellShares(Decision):
    """HK-8.2, 8.3 Sell shares at the price by the size before the merger; keep the others.

    The only question in which shares are sold before the end (HK-4.4).
    """

    chain: Chain

    def legal(self, state: State) -> list[Sell]:
        return SELL[: state.shares[self.seat * CHAIN_COUNT + self.chain] + 1]

    def apply(self, state: State, action: Sell) -> None:
        price = PRICE[self.chain][state.size[self.chain]]
        if action.shares:
            give_back(state, self.seat, self.chain, action.shares)
            earn(state, self.seat, action.shares * price, SALES)
            if state.journal is not None:
                tell(state, "sold", self.seat, "HK-8.3", action.shares, self.chain,
                     action.shares * price)  # fmt: skip
        kept = state.shares[self.seat * CHAIN_COUNT + self.chain]
        if kept and state.journal is not None:
            tell(state, "kept", self.seat, "HK-8.2", kept, self.chain)

    def why_not(self, state: State, action: object) -> tuple[str, str, dict[str, object]]:
        chain = CHAIN_KEYS[self.chain]
        if isinstance(action, Trade):
            return "HK-8.4", "nothing-to-trade", {"chain": chain}
        if not isinstance(action, Sell):
            return "HK-8.1", "must-sell", {"chain": chain}
        held = state.shares[self.seat * CHAIN_COUNT + self.chain]
        return "HK-8.3", "too-few-shares", {"chain": chain, "shares": held}


def give_back(state: State, seat: Seat, chain: Chain, count: int) -> None:
    """HK-8.5 Return shares to the bank at once; founders who wait for one come first (HK-12.4)."""
    state.shares[seat * CHAIN_COUNT + chain] -= count
    state.stock[chain] += count
    while state.owed[chain] and state.stock[chain]:
        founder, *waiting = state.owed[chain]
        set_owed(state, chain, tuple(waiting))
        state.stock[chain] -= 1
        state.shares[founder * CHAIN_COUNT + chain] += 1
        if state.journal is not None:
            tell(state, "founder_share", founder, "HK-12.4", chain)


@dataclass(frozen=True, slots=True)
class BuyShares(Decision):
    """HK-9.1 The mover buys up to three shares of active chains, one at a time.

    Chains may be named in any order (HK-R.36); one founded in this turn is among them (HK-R.17).
    `stop` is always asked: it ends the turn, and the question must not tell if a share can be paid
    (HK-12.9, HK-R.34). Search buys in rising order, from `lowest` on.
    """

    hints: ClassVar = {"lowest": 0}
    left: int
    lowest: Chain

    def legal(self, state: State) -> list[Action]:
        return self.purchases(state, 0)

    def distinct(self, state: State) -> list[Action]:
        return self.purchases(state, self.lowest)

    def purchases(self, state: State, lowest: Chain) -> list[Action]:
        """One share of each chain that can be bought, from a chain on; and `stop`."""
        found: list[Action] = []
        if self.left:
            money = state.money[self.seat]
            size = state.size
            stock = state.stock
            found = [
                BUY[chain]
                for chain in range(lowest, CHAIN_COUNT)
                if size[chain] and stock[chain] and PRICE[chain][size[chain]] <= money
            ]
        found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Buy):
            return
        chain = action.chain
        price = PRICE[chain][state.size[chain]]
        state.stock[chain] -= 1
        state.shares[self.seat * CHAIN_COUNT + chain] += 1
        earn(state, self.seat, -price, PURCHASES)
        if state.journal is not None:
            tell(state, "bought", self.seat, "HK-9.1", chain, price)
        push(state, BUYING[self.seat][self.left - 1][chain if bare(state) else 0])

    def why_not(self, state: State, action: object) -> tuple[str, str, dict[str, object]]:
        if not isinstance(action, Buy):
            return "HK-9.1", "must-buy-or-stop", {}
        chain = action.chain
        details: dict[str, object] = {"chain": CHAIN_KEYS[chain]}
        if not self.left:
            return "HK-9.1", "buy-limit", {"limit": state.options.buy_limit}
        if not state.size[chain]:
            return "HK-9.1", "chain-not-on-board", details
        if not state.stock[chain]:
            return "HK-9.2", "no-stock", details
        price = PRICE[chain][state.size[chain]]
        return "HK-9.2", "too-dear", {**details, "price": price, "money": state.money[self.seat]}


BUYING: Final[list[list[list[BuyShares]]]] = [
    [[BuyShares(seat, left, lowest) for lowest in range(CHAIN_COUNT)] for left in range(6)]
    for seat in range(6)
]
"""The questions by seat, shares left to buy, and lowest chain."""
