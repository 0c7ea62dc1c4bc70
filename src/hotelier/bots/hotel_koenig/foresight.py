"""Evaluation of a position of Hotel-König by reading the board.

Beyond `prospects` of `greedy` it considers which chains have room to grow, which are likely to be
merged and by whose tile, which majorities can still be overtaken, and how near the end is. After
the announcement only money counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from hotelier.bots.hotel_koenig.greedy import bonuses_of
from hotelier.bots.hotel_koenig.survey import Survey, survey
from hotelier.games.hotel_koenig.state import State
from hotelier.games.hotel_koenig.tables import (
    CHAIN_COUNT,
    END_SIZE,
    PRICE,
    TILE_COUNT,
    Chain,
    Seat,
    Tile,
)


@dataclass(frozen=True)
class Foresight:
    """Weights of the evaluation. Times are fractions of all tiles."""

    bonus: float = 0.45
    """Share of a bonus by present holdings that counts at the start of the game."""
    bonus_late: float = 0.9
    """Share of a bonus by present holdings that counts at the end of the game."""
    lead: float = 0.25
    """Extra certainty of a bonus per share ahead of the next holder."""
    rivals: float = 0.35
    """Weight of each opponent's fortune, relative to the seat's own."""
    leader: float = 0.05
    """Extra weight of the richest opponent."""
    growth: float = 0.7
    """Tiles that a chain is expected to gain for each tile it has."""
    room: float = 0.4
    """Tiles that a chain is expected to gain for each square on which it can grow."""
    refound: float = 0.6
    """Chance that a chain off the board is founded again."""
    reserve: float = 4700.0
    """Amount of money below which money is short."""
    thirst: float = 1.6
    """Cost of each unit missing to the reserve."""
    own_link: float = 0.4
    """Chance of a merger if its tile is in hand."""
    link: float = 0.15
    """Chance of a merger if its tile is not in hand."""
    payout: float = 1.1
    """Worth of the proceeds of a merger, relative to money in hand."""
    founder: float = 250.0
    """Worth of a tile in hand that founds a chain."""
    dead: float = 150.0
    """Cost of a tile in hand that can never be laid."""
    hurry: float = 1.8
    """Factor on the tiles that the largest chain lacks to END_SIZE. Few tiles mean little time."""
    victory: float = 10000.0
    """Bonus for ending the game as the richest, in addition to the money."""


FORESEEN: Final = Foresight(
    bonus=0.199,
    bonus_late=0.485,
    lead=0.334,
    rivals=0.315,
    leader=0.043,
    growth=0.826,
    room=0.562,
    refound=1.089,
    reserve=5884.6,
    thirst=2.12,
    own_link=0.367,
    link=0.113,
    payout=1.51,
    founder=193.7,
    dead=464.8,
    hurry=2.494,
    victory=11125.7,
)
"""Weights found by games of the planner against three bots with `PLANNED` (docs/bots.md)."""


class Reading(NamedTuple):
    """Expectations for each chain, independent of its shareholders."""

    time: float
    chance: tuple[float, ...]
    """Chance that each chain counts at the end."""
    price: tuple[int, ...]
    """Expected price of each chain."""
    merger: tuple[float, ...]
    """Chance that each chain is dissolved soon."""
    share: tuple[float, ...]
    """Proceeds of one share of each chain if it is dissolved."""
    hand: float
    """Worth of the tiles in hand."""


REFOUNDED_SIZE: Final = 3


def time_ahead(pile: int, biggest: int, hurry: float) -> float:
    """Estimate the remaining part of the game from the tiles and the largest chain (HK-10.1)."""
    return pile / TILE_COUNT * min(1.0, hurry * max(0, END_SIZE - biggest) / END_SIZE)


@lru_cache(maxsize=1 << 13)
def read(
    board: tuple[int, ...], size: tuple[int, ...], hand: tuple[Tile, ...], pile: int,
    weights: Foresight,
) -> Reading:  # fmt: skip
    """Read a board with the tiles of a hand. Cached, because purchases do not change the board."""
    found = survey(board, size)
    time = time_ahead(pile, max(size), weights.hurry)
    stays = [1.0] * CHAIN_COUNT
    grown = [
        count + time * (weights.growth * count + weights.room * room) if count else 0.0
        for count, room in zip(size, found.room, strict=True)
    ]
    share = [0.0] * CHAIN_COUNT
    for link in found.links:
        part = weights.own_link if link.tile in hand else weights.link if pile else 0.0
        for chain in link.dissolved:
            stays[chain] *= 1 - min(1.0, part)
            grown[link.survivor] += part * size[chain]
            swapped = PRICE[link.survivor][size[link.survivor] + size[chain]] / 2
            share[chain] = max(share[chain], swapped, PRICE[chain][size[chain]])
    return Reading(
        time,
        tuple(1.0 if count else weights.refound * time for count in size),
        tuple(
            PRICE[chain][min(TILE_COUNT, int(expected)) if expected else REFOUNDED_SIZE]
            for chain, expected in enumerate(grown)
        ),
        tuple(1 - each for each in stays),
        tuple(share),
        hand_worth(found, size, hand, time, weights),
    )


def hand_worth(
    found: Survey, size: tuple[int, ...], hand: tuple[Tile, ...], time: float, weights: Foresight
) -> float:
    """Return the worth of founding tiles less the cost of dead tiles.

    Founding tiles count only while a chain is left to found.
    """
    worth = 0.0
    if 0 in size:
        worth += weights.founder * time * sum(tile in found.founding for tile in hand)
    return worth - weights.dead * time * sum(tile in found.dead for tile in hand)


def reading_of(state: State, seat: Seat, weights: Foresight) -> Reading:
    """Read a position from the point of view of a seat."""
    return read(tuple(state.board), tuple(state.size), state.hands[seat], len(state.pile), weights)


def money_worth(money: int, time: float, weights: Foresight) -> float:
    """Return the worth of money. A shortage for the purchases to come costs extra."""
    missing = weights.reserve - money
    return money - weights.thirst * time * missing if missing > 0 else float(money)


def chain_worth(
    state: State, chain: Chain, holdings: tuple[int, ...], reading: Reading, weights: Foresight
) -> list[float]:
    """Return the worth of a chain to each seat: shares and bonuses.

    Both are weighted by the chance of a merger.
    """
    price = reading.price[chain]
    time = reading.time
    part = weights.bonus_late + (weights.bonus - weights.bonus_late) * time
    lead = weights.lead * time
    worth: list[float] = []
    bonuses = bonuses_of(holdings, price, state.options)
    first = max(holdings)
    second = sorted(holdings)[-2]
    chance = reading.chance[chain]
    for shares, bonus in zip(holdings, bonuses, strict=True):
        sure = 0.0
        if bonus:
            ahead = shares - (second if shares == first else first)
            sure = part * 2 / (1 + exp(-lead * ahead))
        worth.append(chance * (shares * price + sure * bonus))
    merger = reading.merger[chain]
    if merger:
        now = bonuses_of(holdings, PRICE[chain][state.size[chain]], state.options)
        each = reading.share[chain]
        worth = [
            (1 - merger) * stays + merger * weights.payout * (shares * each + bonus)
            for stays, shares, bonus in zip(worth, holdings, now, strict=True)
        ]
    return worth


def settled(state: State) -> list[float]:
    """HK-10.3 Return the final money of each seat if the game ends now."""
    totals = [float(money) for money in state.money]
    for chain, size in enumerate(state.size):
        if size:
            holdings = tuple(state.shares[chain::CHAIN_COUNT])
            price = PRICE[chain][size]
            for seat, bonus in enumerate(bonuses_of(holdings, price, state.options)):
                totals[seat] += holdings[seat] * price + bonus
    return totals


def fortunes(state: State, seat: Seat, weights: Foresight) -> list[float]:
    """Estimate the final money of each seat, with the hand and reading of the given seat."""
    if not state.stack or state.announced:
        return settled(state)
    reading = reading_of(state, seat, weights)
    totals = [money_worth(money, reading.time, weights) for money in state.money]
    totals[seat] += reading.hand
    for chain in range(CHAIN_COUNT):
        holdings = tuple(state.shares[chain::CHAIN_COUNT])
        if any(holdings):
            for holder, value in enumerate(chain_worth(state, chain, holdings, reading, weights)):
                totals[holder] += value
    return totals


def compare(totals: list[float], seat: Seat, weights: Foresight) -> float:
    """Return a seat's fortune less the weighted fortunes of the others.

    The richest of them has an extra weight.
    """
    own = totals[seat]
    others = totals[:seat] + totals[seat + 1 :]
    return own - weights.rivals * sum(others, 0.0) - weights.leader * max(others)


def worth(state: State, seat: Seat, weights: Foresight) -> float:
    """Evaluate a position for a seat."""
    totals = fortunes(state, seat, weights)
    return compare(totals, seat, weights) + triumph(state, totals, seat, weights)


def triumph(state: State, totals: list[float], seat: Seat, weights: Foresight) -> float:
    """Return the bonus for winning, or the loss for not winning, once the end is certain."""
    if state.stack and not state.announced:
        return 0.0
    return weights.victory if totals[seat] >= max(totals) else -weights.victory


def terms(state: State, seat: Seat, weights: Foresight) -> dict[str, float]:
    """Return the terms of the worth of a position by name."""
    totals = fortunes(state, seat, weights)
    cash = float(state.money[seat])
    found = {"cash": cash, "shortage": 0.0, "shares": 0.0, "hand": 0.0}
    over = not state.stack or bool(state.announced)
    reading = None if over else reading_of(state, seat, weights)
    if reading is not None:
        found["shortage"] = money_worth(state.money[seat], reading.time, weights) - cash
        found["hand"] = reading.hand
    for chain, size in enumerate(state.size):
        price = reading.chance[chain] * reading.price[chain] if reading else PRICE[chain][size]
        found["shares"] += state.shares[seat * CHAIN_COUNT + chain] * price
    found["majorities"] = totals[seat] - sum(found.values(), 0.0)
    found["rivals"] = compare(totals, seat, weights) - totals[seat]
    found["victory"] = triumph(state, totals, seat, weights)
    return found
