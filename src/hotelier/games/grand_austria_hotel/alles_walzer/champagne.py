"""AW-1.8 to AW-1.11, AW-10, AW-12 Champagne in spaces 1 and 2, as a price, and as a condition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from hotelier.games.grand_austria_hotel.actions import Mix, Spend
from hotelier.games.grand_austria_hotel.alles_walzer.exchanges import give_up
from hotelier.games.grand_austria_hotel.cards import (
    SOURCE_RULES,
)
from hotelier.games.grand_austria_hotel.cards.points import STRENGTH
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    HAS_CHAMPAGNE,
    HAS_DANCERS,
    HAS_GREEN,
    MIX_MORE,
    PER_DANCER,
    SPEND_ANY,
    SPEND_CHAMPAGNE,
    SPEND_KRONES,
    Effect,
    mix_more,
)
from hotelier.games.grand_austria_hotel.gains import pay
from hotelier.games.grand_austria_hotel.goods import MixGoods, within_supply
from hotelier.games.grand_austria_hotel.moves import SPEND
from hotelier.games.grand_austria_hotel.politics import HAS, completed
from hotelier.games.grand_austria_hotel.powers import AFFORDS, purse
from hotelier.games.grand_austria_hotel.resolve import HANDLERS, Resolve
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.scoring import COUNTS, gain_counted
from hotelier.games.grand_austria_hotel.stack import lies_on
from hotelier.games.grand_austria_hotel.state import State, dancing, in_order
from hotelier.games.grand_austria_hotel.terms import (
    CHAMPAGNE,
    FOOD_COUNT,
    FOOD_RANGE,
    FOR_USE,
    GOOD_COUNT,
    GOOD_KEYS,
    GREEN,
    NORMAL,
    STRUDEL,
    WINE,
    Good,
    Seat,
    Source,
)
from hotelier.kernel.frames import Decision, Frame

Why = tuple[str, str, dict[str, object]]

# Champagne in spaces 1 and 2


def _mixes(strength: int) -> list[Mix]:
    return [
        Mix((much, little, last))
        for much in range(strength + 1)
        for little in range(min(much, strength - much) + 1)
        for last in range(min(little, strength - much - little) + 1)
    ]


MIXES: Final[list[list[Mix]]] = [_mixes(strength) for strength in range(24)]
"""AW-1.10 By strength: every yield with champagne, each kind at most as much as the one before."""


def _with_more(strength: int, more: int) -> list[Mix]:
    found = set(MIXES[strength])
    for _ in range(more):
        found |= {
            Mix((much + (kind == 0), little + (kind == 1), last))
            for much, little, last in (mix.goods for mix in found)
            for kind in (0, 1)
        }
    return [mix for mix in MIXES[strength + more] if mix in found]


def mix_champagne(rules: Rules) -> None:
    """AW-1.10, AW-E.4 Add champagne to the yields; with `extra_good` the extra unit is not one."""
    rules.mixes = MIXES
    if rules.chosen["gah.restaurant_manager"] != "extra_good":
        return
    powers = [
        (bit, limit, n)
        for bit, _, words, _ in rules._holders()
        for point, limit, n, _ in words
        if point == STRENGTH
    ]
    for space, first in ((0, STRUDEL), (1, WINE)):
        found = [(bit, n) for bit, limit, n in powers if limit >> space & 1]
        rules.instead[space] = tuple((bit, _more_of(first, n)) for bit, n in found)
        rules.possible_due |= {
            (NORMAL, space, mix_more(first, strength, n))
            for _, n in found
            for strength in range(1, len(MIXES) - n)
        }


def _more_of(first: Good, n: int) -> Callable[[int], Effect]:
    return lambda strength: mix_more(first, strength - n, n)


def ask_mix_more(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-1.10 Ask for the yield of space 1 or 2 with additional dishes or drinks."""
    frame = MixMore(seat, effect[1], effect[2], effect[3], source)
    if not state.options.limited or len(frame.legal(state)) > 1:
        state.stack.append(frame)


@dataclass(frozen=True, slots=True)
class MixMore(Decision):
    """AW-1.10, AW-R.75 A yield that the strength allows, with additional dishes or drinks."""

    good: Good
    strength: int
    more: int
    source: Source

    def legal(self, state: State) -> list[Mix]:
        mixes = _with_more(self.strength, self.more)
        return within_supply(state, self.good, mixes) if state.options.limited else mixes

    def apply(self, state: State, action: Mix) -> None:
        MixGoods(self.seat, self.good, self.strength, self.source).apply(state, action)

    def why_not(self, state: State, action: Any) -> Why:
        whole = MixGoods(self.seat, self.good, self.strength + self.more, self.source)
        if action in whole.legal(state):
            return "AW-1.10", "extra-is-no-champagne", {"strength": self.strength}
        return whole.why_not(state, action)


# Prices


def spend_bottles(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-10.122 Spend exactly this amount of champagne of the kitchen."""
    give_up(state, seat, CHAMPAGNE, effect[1], source)


def pay_price(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-10.123 Pay exactly this number of krones."""
    pay(state, seat, effect[1], SOURCE_RULES[source], FOR_USE)


def ask_give(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-10.128 Spend exactly this number of dishes or drinks; ask which if there is a choice."""
    give_next(state, GiveGoods(seat, effect[1], 0, source))


def give_next(state: State, frame: GiveGoods) -> None:
    """Ask for the next good to give."""
    kinds = frame.legal(state) if frame.left else []
    if len(kinds) > 1:
        state.stack.append(frame)
    elif kinds:
        frame.apply(state, kinds[0])


@dataclass(frozen=True, slots=True)
class GiveGoods(Decision):
    """AW-10.128 The dishes or drinks to be given, in any order (GAH-R.62)."""

    hints: ClassVar = {"lowest": 0}
    left: int
    lowest: Good
    source: Source

    def legal(self, state: State) -> list[Spend]:
        if state.options.rising:
            return self.rising_kinds(state)
        base = self.seat * GOOD_COUNT
        return [SPEND[good] for good in FOOD_RANGE if state.kitchen[base + good]]

    def distinct(self, state: State) -> list[Spend]:
        return self.rising_kinds(state) or self.legal(state)

    def rising_kinds(self, state: State) -> list[Spend]:
        """The kinds from the lowest on, as long as enough goods follow."""
        base = self.seat * GOOD_COUNT
        kitchen = state.kitchen[base : base + FOOD_COUNT]
        return [
            SPEND[good]
            for good in range(self.lowest, FOOD_COUNT)
            if kitchen[good] and sum(kitchen[good:]) >= self.left
        ]

    def apply(self, state: State, action: Spend) -> None:
        give_up(state, self.seat, action.good, 1, self.source)
        lowest = action.good if in_order(state) else 0
        give_next(state, GiveGoods(self.seat, self.left - 1, lowest, self.source))

    def why_not(self, state: State, action: Any) -> Why:
        rule = SOURCE_RULES[self.source]
        if not isinstance(action, Spend):
            return rule, "must-spend", {"left": self.left}
        good: dict[str, object] = {"good": GOOD_KEYS[action.good]}
        if action.good == CHAMPAGNE:
            return "AW-1.9", "champagne-no-dish", good
        if not state.kitchen[self.seat * GOOD_COUNT + action.good]:
            return rule, "not-in-kitchen", good
        return "GAH-R.62", "rising-spent", good


def has_bottles(state: State, seat: Seat, n: int = 1) -> bool:
    """AW-10.1 True if the kitchen has n champagne."""
    return bottles(state, seat) >= n


def bottles(state: State, seat: Seat) -> int:
    """AW-12.1 The champagne of a kitchen."""
    return state.kitchen[seat * GOOD_COUNT + CHAMPAGNE]


def has_food(state: State, seat: Seat, n: int) -> bool:
    """AW-10.1 True if the kitchen has n dishes and drinks."""
    base = seat * GOOD_COUNT
    return sum(state.kitchen[base : base + FOOD_COUNT]) >= n


def has_krones(state: State, seat: Seat, n: int) -> bool:
    """AW-10.1, GAH-4.5 True if n krones may be spent."""
    return purse(state, seat) >= n


def green_guests(state: State, seat: Seat) -> int:
    """AW-12.3, 12.7, AW-R.57 The number of completed green guests, in rooms or ballrooms."""
    colour = state.options.colour
    return sum(colour[guest] == GREEN for guest in completed(state, seat))


FRAMES: Final[tuple[type[Frame], ...]] = (MixMore, GiveGoods)
HANDLERS[MIX_MORE] = ask_mix_more
HANDLERS[SPEND_CHAMPAGNE] = spend_bottles
HANDLERS[SPEND_KRONES] = pay_price
HANDLERS[SPEND_ANY] = ask_give
HANDLERS[PER_DANCER] = gain_counted
AFFORDS[SPEND_CHAMPAGNE] = has_bottles
AFFORDS[SPEND_KRONES] = has_krones
AFFORDS[SPEND_ANY] = has_food
COUNTS[PER_DANCER] = dancing
HAS[HAS_CHAMPAGNE] = bottles
HAS[HAS_DANCERS] = dancing
HAS[HAS_GREEN] = green_guests
for asked in FRAMES:
    lies_on(asked, Resolve)
