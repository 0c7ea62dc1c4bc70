"""Evaluator of Hotel-König for analysis: the expected final wealth of each seat, by source."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotelier.bots.hotel_koenig.evaluator import KoenigEvaluator
from hotelier.bots.hotel_koenig.foresight import FORESEEN, hand_worth
from hotelier.bots.hotel_koenig.greedy import TUNED, bonuses_of, time_left
from hotelier.bots.hotel_koenig.survey import Link, survey
from hotelier.games.hotel_koenig.state import State, shares_of
from hotelier.games.hotel_koenig.tables import CHAIN_COUNT, PRICE, Chain, Seat

EARLY: Final = 0.5
"""Share of the present bonuses that counts as lost at the start of the game."""
REFOUNDED: Final = 3
"""Assumed size of a chain that is founded again."""
REFOUND: Final = 0.5
"""Chance of a refounding at the start of the game."""
MERGER: Final = FORESEEN.own_link - FORESEEN.link
"""Extra chance of a merger if its tile is in hand."""


class WealthEvaluator(KoenigEvaluator):
    """Evaluator of wealth: money, shares at their expected price, bonuses by present holdings,
    hand.

    Unlike the evaluators of bots, it does not subtract the wealth of the opponents.
    """

    def worth(self, state: State, seat: int) -> float:
        return sum(self.terms(state, seat).values(), 0.0)

    def terms(self, state: State, seat: int) -> Mapping[str, float]:
        time = time_left(state)
        shares = bonuses = 0.0
        for chain in range(CHAIN_COUNT):
            holdings = shares_of(state, chain)
            if holdings[seat]:
                in_shares, in_bonus = chain_worth(state, chain, tuple(holdings), seat, time)
                shares += in_shares
                bonuses += in_bonus
        return {
            "money": float(state.money[seat]), "shares": shares, "bonuses": bonuses,
            "hand": tiles_worth(state, seat, time),
        }  # fmt: skip


def chain_worth(
    state: State, chain: Chain, holdings: tuple[int, ...], seat: Seat, time: float
) -> tuple[float, float]:
    """Estimate the income from the shares of a chain, and from its bonus."""
    size = state.size[chain]
    chance = 1.0 if size else REFOUND * time
    price = PRICE[chain][size + int(time * size) if size else REFOUNDED]
    bonus = bonuses_of(holdings, price, state.options)[seat]
    return chance * holdings[seat] * price, chance * bonus * (1 - EARLY * time)


def tiles_worth(state: State, seat: Seat, time: float) -> float:
    """Evaluate the tiles in hand: founding, profitable mergers, dead tiles."""
    hand = state.hands[seat]
    if not hand or not time:
        return 0.0
    size = tuple(state.size)
    found = survey(tuple(state.board), size)
    worth = hand_worth(found, size, hand, time, FORESEEN)
    for link in found.links:
        if link.tile in hand:
            worth += MERGER * max(0.0, merger_gain(state, link, seat, time))
    return worth


def merger_gain(state: State, link: Link, seat: Seat, time: float) -> float:
    """HK-7 Return the gain of a seat from a merger now, relative to keeping the shares."""
    gain = 0.0
    for chain in link.dissolved:
        holdings = tuple(shares_of(state, chain))
        if not holdings[seat]:
            continue
        price = PRICE[chain][state.size[chain]]
        survivor = PRICE[link.survivor][state.size[link.survivor] + state.size[chain]]
        bonus = bonuses_of(holdings, price, state.options)[seat]
        now = bonus + holdings[seat] * max(price, survivor / 2)
        gain += now - sum(chain_worth(state, chain, holdings, seat, time), 0.0)
    return gain


EVALUATOR: Final = WealthEvaluator(TUNED)
