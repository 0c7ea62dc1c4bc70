"""Quick play of Hotel-König for roll-outs: simple rules, a few microseconds each."""

from __future__ import annotations

from typing import Any, Final

from hotelier.bots.hotel_koenig.greedy import leads, worth_trading
from hotelier.games.hotel_koenig.actions import ANNOUNCE, BUY, LAY, PLAY_ON, STOP, TRADE
from hotelier.games.hotel_koenig.chains import FoundChain
from hotelier.games.hotel_koenig.ending import AnnounceEnd
from hotelier.games.hotel_koenig.mergers import ChooseSurvivor, merging
from hotelier.games.hotel_koenig.shares import BuyShares, TradeShares
from hotelier.games.hotel_koenig.state import State, shares_of
from hotelier.games.hotel_koenig.tables import CHAIN_COUNT, PRICE, SAFE_SIZE, Chain, Seat
from hotelier.games.hotel_koenig.tiles import (
    EIGHTH_CHAIN,
    FOUNDS,
    GROWS,
    MERGES,
    effect_of,
    touched_by,
)
from hotelier.games.hotel_koenig.turn import LayTile
from hotelier.kernel.frames import Random

FOUNDING: Final = 6.0
MERGING: Final = 4.0
GROWING: Final = 1.0
"""Base preference for a tile, before the shares of its owner are considered."""
WHIM: Final = 3.0
"""Weight of randomness in the choice of a tile."""
SPARE: Final = 1500
"""Money below which shares that decide no majority are not bought."""


def quick_answer(state: State, rng: Random) -> Any:
    """Return a simple answer to the current question."""
    question: Any = state.stack[-1]
    if isinstance(question, BuyShares):
        return quick_purchase(state, question)
    if isinstance(question, LayTile):
        return quick_tile(state, question, rng)
    legal: list[Any] = question.legal(state)
    if isinstance(question, AnnounceEnd):
        return ANNOUNCE if leads(state, question.seat) else PLAY_ON
    if isinstance(question, ChooseSurvivor):
        own = state.shares[question.seat * CHAIN_COUNT :]
        return min(legal, key=lambda survive: own[survive.chain])
    if isinstance(question, TradeShares):
        return legal[-1] if worth_trading(state, question) else TRADE[0]
    if isinstance(question, FoundChain):
        own = state.shares[question.seat * CHAIN_COUNT :]
        return max(legal, key=lambda found: own[found.chain] + rng.random())
    return legal[-1]


def quick_tile(state: State, question: LayTile, rng: Random) -> Any:
    """HK-4.5 Choose a tile by its effect: founding, profitable mergers, growth of own chains."""
    best, most = -1, -99.0
    own = state.shares[question.seat * CHAIN_COUNT : (question.seat + 1) * CHAIN_COUNT]
    for tile in state.hands[question.seat]:
        effect = effect_of(state, tile)
        if effect >= EIGHTH_CHAIN:
            continue
        liking = WHIM * rng.random()
        if effect == FOUNDS:
            liking += FOUNDING
        elif effect == MERGES:
            liking += merger_liking(state, question.seat, merging(state, tile))
        elif effect == GROWS:
            touched = touched_by(state, tile) & 127
            liking += GROWING if own[touched.bit_length() - 1] else -GROWING
        if liking > most:
            best, most = tile, liking
    if best >= 0:
        return LAY[best]
    return question.legal(state)[0]


def merger_liking(state: State, seat: Seat, chains: tuple[Chain, ...]) -> float:
    """Rate a merger: high if the seat holds the majorities of the smaller chains."""
    size = state.size
    largest = max(chains, key=lambda chain: size[chain])
    liking = 0.0
    for chain in chains:
        if chain != largest:
            holdings = shares_of(state, chain)
            own = holdings[seat]
            holdings[seat] = 0
            liking += MERGING if own and own >= max(holdings) else -MERGING / 2 if not own else 0.0
    return liking


def quick_purchase(state: State, question: BuyShares) -> Any:
    """HK-9.1 Buy a share of the chain where it does most to win or keep a majority."""
    left, seat = question.left, question.seat
    money = state.money[seat]
    best, most = -1, 0.0
    if left:
        shares, size, stock = state.shares, state.size, state.stock
        for chain in range(question.lowest, CHAIN_COUNT):
            price = PRICE[chain][size[chain]]
            if not price or not stock[chain] or price > money:
                continue
            holdings = shares[chain::CHAIN_COUNT]
            own = holdings[seat]
            holdings[seat] = -1
            other = max(holdings)
            liking = race_liking(own, other, left, stock[chain]) * price
            if size[chain] < SAFE_SIZE:
                liking += PRICE[chain][size[chain] + 3] - price
            if money - price < SPARE:
                liking -= 2 * price
            if liking > most:
                best, most = chain, liking
    return BUY[best] if best >= 0 else STOP


def race_liking(own: int, other: int, left: int, stock: int) -> float:
    """Return the value of the next share in the race for a majority, in multiples of its price."""
    lead = own - other
    if lead > stock:
        return 0.1  # the lead cannot be caught up
    if -left < lead <= 3:
        return 3.0 / (1 + abs(lead))
    return 0.5 if lead > 0 else 0.3
