"""`greedy` for Hotel-König: tries each answer on a copy and takes the best result.

Results are compared by `prospects`: money, shares at their expected price, and the bonuses of the
present shareholders, all relative to the other seats. The bot looks one step ahead. It answers the
questions within that step by simple rules (`habit`) and does not predict the other seats.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from random import Random
from typing import Any, Final, NamedTuple

from hotelier.bots.contract import GREEDY, Bot, Seed
from hotelier.games.hotel_koenig.actions import ANNOUNCE, BUY, PLAY_ON, STOP, TRADE
from hotelier.games.hotel_koenig.bonuses import BANK, split_bonuses
from hotelier.games.hotel_koenig.ending import AnnounceEnd
from hotelier.games.hotel_koenig.mergers import ChooseSurvivor
from hotelier.games.hotel_koenig.options import Options
from hotelier.games.hotel_koenig.shares import BuyShares, TradeShares
from hotelier.games.hotel_koenig.state import State, shares_of
from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    PRICE,
    SAFE_SIZE,
    TILE_COUNT,
    Chain,
    Seat,
)
from hotelier.games.hotel_koenig.view import imagine
from hotelier.kernel.frames import Action, Chance, play, sample
from hotelier.kernel.frames import Random as Generator


@dataclass(frozen=True)
class Weights:
    """Weights of `greedy`. Times and chances are relative to the whole pile."""

    bonus: float = 0.5
    """Share of a bonus by present holdings that counts at the start of the game."""
    bonus_late: float = 0.5
    """Share of a bonus by present holdings that counts at the end of the game."""
    merger: float = 0.0
    """Extra share of the bonus while the chain can still be merged, which pays it early."""
    lead: float = 0.0
    """Change in the certainty of a bonus per share ahead of, or behind, the next holder."""
    rivals: float = 0.3
    """Weight of each opponent's fortune, relative to the seat's own."""
    growth: float = 1.0
    """Tiles that a chain is expected to gain for each tile it has."""
    refound: float = 0.5
    """Chance that a chain off the board is founded again."""
    reserve: float = 6000.0
    """Amount of money below which money is short."""
    thirst: float = 2.0
    """Cost of each unit missing to the reserve: without money, important purchases fail."""


TUNED: Final = Weights()
"""Weights set by hand: each was varied against three unchanged bots (bench/weights.py)."""
PLANNED: Final = Weights(
    bonus=0.393,
    bonus_late=0.728,
    merger=0.237,
    lead=0.231,
    rivals=0.382,
    growth=1.0,
    refound=0.618,
    reserve=4742.121,
    thirst=1.584,
)
"""Weights found by games of the planner against three `greedy` (docs/bots.md)."""

BANK_GUESS: Final = 6
"""HK-11.2 Assumed number of the two-player bank, 1-12, before it is drawn."""
REFOUNDED_SIZE: Final = 3


class GreedyBot(Bot):
    """Bot that looks one step ahead, buys majorities, and announces the end when it leads."""

    def __init__(self, seed: Seed, weights: Weights = TUNED) -> None:
        self.name = GREEDY
        self.rng = Random(str(seed))
        self.weights = weights

    def choose(self, view: Any, legal: list[Any]) -> Any:
        question = view.stack[-1]
        if isinstance(question, BuyShares):
            return choose_purchase(view, question, self.weights)
        if ANNOUNCE in legal and leads(view, question.seat):
            return ANNOUNCE
        world = imagine(view, self.rng)

        def liking(action: Action) -> float:
            after = world_after(world, action, self.rng)
            return prospects(after, question.seat, self.weights)

        return max((action for action in legal if action is not ANNOUNCE), key=liking)


def world_after(world: State, action: Action, rng: Generator) -> State:
    """Return a copy of the world after the action, advanced to the next purchase."""
    trial = world.copy()
    play(trial, action)
    while trial.stack and not isinstance(trial.stack[-1], BuyShares):
        chance = isinstance(trial.stack[-1], Chance)
        play(trial, sample(trial, rng) if chance else habit(trial))
    return trial


def habit(state: State) -> Any:
    """Return a simple answer to a question that follows from a tried action."""
    question: Any = state.stack[-1]
    legal: list[Any] = question.distinct(state)
    if isinstance(question, AnnounceEnd):
        return ANNOUNCE if leads(state, question.seat) else PLAY_ON
    if isinstance(question, ChooseSurvivor):
        # Keep the chain with the fewest own shares, because dissolved chains pay bonuses.
        own = state.shares[question.seat * CHAIN_COUNT :]
        return min(legal, key=lambda survive: own[survive.chain])
    if isinstance(question, TradeShares):
        return legal[-1] if worth_trading(state, question) else TRADE[0]
    return legal[-1]  # found the most expensive chain, or sell every share


def worth_trading(state: State, question: TradeShares) -> bool:
    """HK-8.4 Return True if a share of the grown survivor is worth two of the dissolved chain."""
    size = state.size[question.chain]
    grown = state.size[question.survivor] + size
    return PRICE[question.survivor][grown] >= 2 * PRICE[question.chain][size]


def prospects(state: State, seat: Seat, weights: Weights) -> float:
    """Evaluate a position for a seat: its possessions and expectations, relative to the others."""
    time = time_left(state)
    totals = [money_value(money, time, weights) for money in state.money]
    for chain in range(CHAIN_COUNT):
        holdings = shares_of(state, chain)
        if any(holdings):
            for holder, value in enumerate(chain_values(state, chain, holdings, time, weights)):
                totals[holder] += value
    return compare(totals, seat, weights)


def terms(state: State, seat: Seat, weights: Weights) -> dict[str, float]:
    """Return the terms of a seat's prospects by name."""
    time = time_left(state)
    cash = state.money[seat]
    found = {"cash": float(cash), "shortage": money_value(cash, time, weights) - cash,
             "shares": 0.0, "majorities": 0.0}  # fmt: skip
    others = sum((money_value(money, time, weights) for money in state.money), 0.0)
    others -= sum(found.values(), 0.0)
    for chain in range(CHAIN_COUNT):
        holdings = shares_of(state, chain)
        if any(holdings):
            values = chain_values(state, chain, holdings, time, weights)
            chance, price = outlook(state, chain, time, weights)
            worth = chance * holdings[seat] * price
            found["shares"] += worth
            found["majorities"] += values[seat] - worth
            others += sum(values, 0.0) - values[seat]
    found["rivals"] = -weights.rivals * others
    return found


def compare(values: list[float], seat: Seat, weights: Weights) -> float:
    """Return a seat's own value less the weighted values of the others."""
    own = values[seat]
    return own - weights.rivals * (sum(values, 0.0) - own)


def time_left(state: State) -> float:
    """Return the remaining part of the game: from 1 down to 0, and 0 after the announcement."""
    return 0.0 if state.announced else len(state.pile) / TILE_COUNT


def money_value(money: int, time: float, weights: Weights) -> float:
    """Return the worth of money. A shortage for the purchases to come costs extra."""
    missing = max(0, weights.reserve - money)
    return money - weights.thirst * time * missing


def chain_values(
    state: State, chain: Chain, holdings: list[int], time: float, weights: Weights
) -> list[float]:
    """Return the worth of a chain to each seat: its shares, and its bonuses by their likelihood."""
    chance, price = outlook(state, chain, time, weights)
    bonuses = bonuses_of(tuple(holdings), price, state.options)
    part = weights.bonus_late + (weights.bonus - weights.bonus_late) * time
    if weights.merger and state.size[chain] < SAFE_SIZE:
        part += weights.merger * time
    if weights.lead:
        return [
            chance * (shares * price + part * bonus * odds(holdings, seat, weights.lead * time))
            for seat, (shares, bonus) in enumerate(zip(holdings, bonuses, strict=True))
        ]
    return [
        chance * (shares * price + part * bonus)
        for shares, bonus in zip(holdings, bonuses, strict=True)
    ]


def odds(holdings: list[int], seat: Seat, lead: float) -> float:
    """Return the certainty of a bonus, relative to an even race: below 1 behind, above 1 ahead."""
    own = holdings[seat]
    if not own:
        return 1.0
    best = max(shares for other, shares in enumerate(holdings) if other != seat)
    return 2 / (1 + exp(-lead * (own - best)))


def outlook(state: State, chain: Chain, time: float, weights: Weights) -> tuple[float, int]:
    """Return the chance that a chain counts at the end, and its expected price."""
    size = state.size[chain]
    if size:
        return 1.0, PRICE[chain][size + int(weights.growth * time * size)]
    return weights.refound * time, PRICE[chain][REFOUNDED_SIZE]


def bonuses_of(holdings: tuple[int, ...], price: int, options: Options) -> list[int]:
    """HK-7.6 Return the bonus of each seat, with an assumed number for the two-player bank."""
    bank = BANK_GUESS if options.bank_plays else 0
    return split_by_seat(holdings, bank, price, options.bonus_tiers, options.bonus_rounding)


@lru_cache(maxsize=1 << 14)
def split_by_seat(
    holdings: tuple[int, ...], bank: int, price: int, tiers: tuple[int, ...], rounding: str
) -> list[int]:
    """Split the bonuses by seat. Cached, because the same holdings recur for every tried action."""
    amounts = [0] * len(holdings)
    holders = [(shares, seat) for seat, shares in enumerate(holdings) if shares]
    if bank:
        holders.append((bank, BANK))
    for _, seat, _, amount in split_bonuses(holders, price, tiers, rounding):
        if seat != BANK:
            amounts[seat] = amount
    return amounts


def leads(state: State, seat: Seat) -> bool:
    """Return True if no other seat would be richer if the game ended now (HK-10.3)."""
    totals = list(state.money)
    for chain, size in enumerate(state.size):
        if size:
            holdings = tuple(shares_of(state, chain))
            price = PRICE[chain][size]
            for holder, bonus in enumerate(bonuses_of(holdings, price, state.options)):
                totals[holder] += holdings[holder] * price + bonus
    return totals[seat] == max(totals)


class Basket(NamedTuple):
    """Candidate purchase."""

    shares: int
    cost: int
    gain: float
    """Gain in prospects, without the cost."""
    first: Action
    """Action to play now. Shares are bought one at a time, in ascending order of chains."""


def choose_purchase(state: State, question: BuyShares, weights: Weights) -> Action:
    """HK-9.1 Return the first purchase of the basket with the greatest gain."""
    time = time_left(state)
    money = state.money[question.seat]
    baskets = [Basket(0, 0, 0.0, STOP)]
    for chain in range(question.lowest, CHAIN_COUNT):
        price = PRICE[chain][state.size[chain]]
        most = min(question.left, state.stock[chain], money // price) if price else 0
        gains = gains_of(state, question.seat, chain, most, weights)
        baskets += [
            Basket(basket.shares + more, basket.cost + more * price, basket.gain + gain,
                   basket.first if basket.shares else BUY[chain])
            for basket in baskets
            for more, gain in enumerate(gains, 1)
            if basket.shares + more <= question.left and basket.cost + more * price <= money
        ]  # fmt: skip
    return max(
        baskets, key=lambda basket: basket.gain + money_value(money - basket.cost, time, weights)
    ).first


def gains_of(state: State, seat: Seat, chain: Chain, most: int, weights: Weights) -> list[float]:
    """Return the gains in a seat's prospects from one, two, ... more shares of a chain."""
    if not most:
        return []
    time = time_left(state)
    holdings = shares_of(state, chain)
    values: list[float] = []
    for _ in range(most + 1):
        each = chain_values(state, chain, holdings, time, weights)
        values.append(compare(each, seat, weights))
        holdings[seat] += 1
    return [value - values[0] for value in values[1:]]
