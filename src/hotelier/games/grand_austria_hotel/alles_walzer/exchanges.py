"""AW-10.1 Prices of once-a-round cards: goods of the kitchen, steps, and goods for others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from hotelier.games.grand_austria_hotel.actions import Action, ChooseGood, Spend
from hotelier.games.grand_austria_hotel.cards import SOURCE_RULES
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    EXCHANGE,
    SPEND_GOODS,
    SPEND_STEPS,
    Effect,
)
from hotelier.games.grand_austria_hotel.goods import completable, receive, supply
from hotelier.games.grand_austria_hotel.moves import CHOOSE_GOOD, SPEND, STOP
from hotelier.games.grand_austria_hotel.resolve import HANDLERS, Resolve
from hotelier.games.grand_austria_hotel.stack import lies_on
from hotelier.games.grand_austria_hotel.state import State, in_order, tell
from hotelier.games.grand_austria_hotel.terms import (
    CHAMPAGNE,
    FOOD_COUNT,
    FOOD_RANGE,
    GOOD_COUNT,
    GOOD_KEYS,
    Amounts,
    Good,
    Seat,
    Source,
)
from hotelier.kernel.frames import Decision, Frame

Why = tuple[str, str, dict[str, object]]
NONE = (0,) * GOOD_COUNT


def spend(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-10.1 Spend exactly these goods; the offer has checked that the kitchen has them."""
    for good, n in enumerate(effect[1:]):
        give_up(state, seat, good, n, source)


def give_up(state: State, seat: Seat, good: Good, n: int, source: Source) -> None:
    """Return goods of the kitchen to the supply."""
    if n:
        state.kitchen[seat * GOOD_COUNT + good] -= n
        if state.journal is not None:
            tell(state, "spent", seat, SOURCE_RULES[source], n, good, source)


def step_back(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-10.177, AW-R.48 Go back exactly this number of spaces on the emperor track."""
    state.emperor[seat] -= effect[1]
    if state.journal is not None:
        rule = SOURCE_RULES[source]
        tell(state, "moved_back", seat, rule, effect[1], state.emperor[seat])


def start_exchange(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-10.175, AW-R.47 Exchange goods of the kitchen for as many others."""
    ask_spend(state, SpendGoods(seat, effect[1], 0, NONE, effect[2], effect[3], source))


def ask_spend(state: State, frame: SpendGoods) -> None:
    """Ask for the next good to give, or for those to receive."""
    actions = frame.legal(state) if frame.left else [STOP]
    if len(actions) > 1:
        state.stack.append(frame)
    else:
        frame.apply(state, actions[0])


@dataclass(frozen=True, slots=True)
class SpendGoods(Decision):
    """AW-10.175 The goods to be given, in any order (GAH-R.62).

    AW-8.2, AW-R.47, R.84 Without `must` one good is enough, but a kind must remain to receive.
    """

    hints: ClassVar = {"lowest": 0}
    left: int
    lowest: Good
    amounts: Amounts
    same: int
    must: int
    source: Source

    def legal(self, state: State) -> list[Action]:
        return self.spendable(state, state.options.rising)

    def distinct(self, state: State) -> list[Action]:
        return self.spendable(state, True) or self.legal(state)

    def spendable(self, state: State, rising: bool) -> list[Action]:
        """The goods that can be given, and the end where it is possible; in rising order, enough
        of the later kinds have to be left."""
        base = self.seat * GOOD_COUNT
        kitchen = state.kitchen[base : base + FOOD_COUNT]
        given = sum(n > 0 for n in self.amounts)
        found: list[Action] = [
            SPEND[good]
            for good in range(self.lowest if rising else 0, FOOD_COUNT)
            if kitchen[good]
            and (not self.must or not rising or sum(kitchen[good:]) >= self.left)
            and (self.same or given < FOOD_COUNT - 1 or self.amounts[good])
        ]
        if given and not self.must:
            found.append(STOP)
        return found

    def apply(self, state: State, action: Action) -> None:
        if not isinstance(action, Spend):
            take_other(state, TakeOther(self.seat, sum(self.amounts), 0, NONE, self.amounts,
                                        self.same, self.source))  # fmt: skip
            return
        good = action.good
        give_up(state, self.seat, good, 1, self.source)
        amounts = (*self.amounts[:good], self.amounts[good] + 1, *self.amounts[good + 1 :])
        lowest = good if in_order(state) else 0
        ask_spend(state, SpendGoods(self.seat, self.left - 1, lowest, amounts, self.same,
                                    self.must, self.source))  # fmt: skip

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, Spend):
            return "AW-10.1", "must-spend", {"left": self.left}
        good = {"good": GOOD_KEYS[action.good]}
        if not state.kitchen[self.seat * GOOD_COUNT + action.good]:
            return "AW-10.1", "not-in-kitchen", dict(good)
        if action.good == CHAMPAGNE:
            return "AW-1.9", "champagne-no-dish", dict(good)
        if state.options.rising and (self.must or action.good < self.lowest):
            return "GAH-R.62", "rising-spent", dict(good)
        return "AW-R.47", "no-kind-left", dict(good)


def take_other(state: State, frame: TakeOther) -> None:
    """Ask for the next good to receive, or give them all."""
    kinds = frame.legal(state) if frame.left else []
    if len(kinds) > 1:
        state.stack.append(frame)
    elif kinds:
        frame.apply(state, kinds[0])
    else:
        receive(state, frame.seat, frame.amounts, frame.source)


@dataclass(frozen=True, slots=True)
class TakeOther(Decision):
    """AW-R.47 The goods received, in any order; of no kind that was given, unless allowed."""

    hints: ClassVar = {"lowest": 0}
    left: int
    lowest: Good
    amounts: Amounts
    spent: Amounts
    same: int
    source: Source

    def legal(self, state: State) -> list[ChooseGood]:
        return self.kinds(state, self.lowest if state.options.rising else 0)

    def distinct(self, state: State) -> list[ChooseGood]:
        kinds = self.kinds(state, self.lowest)
        return completable(state, kinds, self.amounts, self.left) or self.legal(state)

    def kinds(self, state: State, lowest: Good) -> list[ChooseGood]:
        """The kinds, from one on, that can be received."""
        limited = state.options.limited
        return [
            CHOOSE_GOOD[good]
            for good in FOOD_RANGE
            if good >= lowest
            and (self.same or not self.spent[good])
            and (not limited or supply(state, good) > self.amounts[good])
        ]

    def apply(self, state: State, action: ChooseGood) -> None:
        good = action.good
        amounts = (*self.amounts[:good], self.amounts[good] + 1, *self.amounts[good + 1 :])
        lowest = good if in_order(state) else 0
        take_other(state, TakeOther(self.seat, self.left - 1, lowest, amounts, self.spent,
                                    self.same, self.source))  # fmt: skip

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, ChooseGood):
            return "AW-R.47", "must-choose-good", {"left": self.left}
        good = {"good": GOOD_KEYS[action.good]}
        if self.spent[action.good] and not self.same:
            return "AW-R.47", "same-kind", dict(good)
        if state.options.rising and action.good < self.lowest:
            return "GAH-R.62", "rising-goods", {**good, "lowest": GOOD_KEYS[self.lowest]}
        return "GAH-R.7", "supply-empty", dict(good)


FRAMES: Final[tuple[type[Frame], ...]] = (SpendGoods, TakeOther)
HANDLERS[SPEND_GOODS] = spend
HANDLERS[SPEND_STEPS] = step_back
HANDLERS[EXCHANGE] = start_exchange
lies_on(SpendGoods, Resolve)
lies_on(TakeOther, Resolve)
