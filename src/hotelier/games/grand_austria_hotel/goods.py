"""GAH-7 Goods: received, put on orders or into the kitchen; the yields of spaces 1 and 2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final

from hotelier.games.grand_austria_hotel.actions import Action, ChooseGood, Mix, Place
from hotelier.games.grand_austria_hotel.cards import GUEST_KEYS, SOURCE_RULES
from hotelier.games.grand_austria_hotel.cards.vocabulary import DISHES, Effect
from hotelier.games.grand_austria_hotel.moves import CHOOSE_GOOD, PLACE, STORE
from hotelier.games.grand_austria_hotel.powers import count, got
from hotelier.games.grand_austria_hotel.state import State, in_order, tell
from hotelier.games.grand_austria_hotel.terms import (
    CHAMPAGNE,
    CHAMPAGNE_HEARD,
    DISHES_GOT,
    DRINKS_GOT,
    FOOD_COUNT,
    GOOD_COUNT,
    GOOD_KEYS,
    KINDS,
    MOST_OF_A_KIND,
    SHIFT,
    STRUDEL,
    UNIT,
    WINE,
    Amounts,
    Good,
    Guest,
    Seat,
    Source,
)
from hotelier.kernel.frames import Decision

Why = tuple[str, str, dict[str, object]]


NO_FOOD: Final = (0,) * FOOD_COUNT


def supply(state: State, good: Good) -> int:
    """GAH-1.11, GAH-R.7, R.70, AW-R.4, R.74 The remaining cubes of a kind."""
    there = state.options.cubes[good]
    if not state.options.limited:
        return there
    used = sum(state.kitchen[good::GOOD_COUNT])
    for cafe, missing in zip(state.cafe, state.missing, strict=True):
        for guest, lacks in zip(cafe, missing, strict=True):
            used += (state.options.order[guest] >> SHIFT[good]) & MOST_OF_A_KIND
            used -= lacks >> SHIFT[good] & MOST_OF_A_KIND
    return there - used


def receive_goods(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-7.1, 9.7 Goods of one source arrive as one bundle."""
    receive(state, seat, (*effect[1:], 0), source)


def receive_champagne(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-1.8 Champagne of one source; it may be put on an order like a dish or drink."""
    receive(state, seat, (*NO_FOOD, effect[1]), source)


def receive(state: State, seat: Seat, amounts: Amounts, source: Source) -> None:
    """GAH-7.1 Each good may be put on an order; kinds come in their fixed order.

    Goods that fill an order are not received (AW-R.71), so they do not pass here.
    """
    if state.options.limited:
        amounts = tuple(min(n, supply(state, good)) for good, n in enumerate(amounts))
    if state.tally:
        for kind, first in ((DISHES_GOT, STRUDEL), (DRINKS_GOT, WINE)):
            count(state, seat, kind, amounts[first] + amounts[first + 1])
    if state.heard and amounts[CHAMPAGNE]:
        got(state, seat, CHAMPAGNE_HEARD, source)
    if state.journal is not None:
        for good, n in enumerate(amounts):
            if n:
                tell(state, "received", seat, SOURCE_RULES[source], n, good, source)
    place_rest(state, seat, amounts, 0)


def place_rest(state: State, seat: Seat, amounts: Amounts, good: Good) -> None:
    """Store the goods from this kind on; ask if a guest still needs one of them."""
    wanted = 0
    for lacks in state.missing[seat]:
        wanted |= KINDS[lacks]
    kitchen = state.kitchen
    base = seat * GOOD_COUNT
    while good < GOOD_COUNT:
        n = amounts[good]
        if n:
            if wanted >> good & 1:
                state.stack.append(PlaceGood(seat, good, n, 0, amounts))
                return
            kitchen[base + good] += n
        good += 1


@dataclass(frozen=True, slots=True)
class PlaceGood(Decision):
    """GAH-7.1, GAH-R.11 The receiver puts a good on an order, or the rest of its kind away.

    Guests may be named in any order (GAH-R.62); search names them in rising order.
    """

    hints: ClassVar = {"lowest": 0}
    good: Good
    left: int
    lowest: Guest
    amounts: Amounts

    def legal(self, state: State) -> list[Action]:
        return self.places(state, self.lowest if state.options.rising else 0)

    def distinct(self, state: State) -> list[Action]:
        return self.places(state, self.lowest)

    def places(self, state: State, lowest: Guest) -> list[Action]:
        """The guests, from one on, who lack such a good; and the kitchen."""
        shift = SHIFT[self.good]
        found: list[Action] = [
            PLACE[guest]
            for guest, lacks in zip(state.cafe[self.seat], state.missing[self.seat], strict=True)
            if lacks >> shift & MOST_OF_A_KIND and guest >= lowest
        ]
        found.append(STORE)
        return found

    def apply(self, state: State, action: Action) -> None:
        seat, good, left = self.seat, self.good, self.left
        if isinstance(action, Place):
            put(state, seat, good, action.guest)
            left -= 1
            if left:
                lowest = action.guest if in_order(state) else 0
                again = PlaceGood(seat, good, left, lowest, self.amounts)
                if len(again.legal(state)) > 1:
                    state.stack.append(again)
                    return
        if left:
            state.kitchen[seat * GOOD_COUNT + good] += left
            if state.journal is not None:
                tell(state, "stored", seat, "GAH-7.1", left, good)
        place_rest(state, seat, self.amounts, good + 1)

    def why_not(self, state: State, action: Any) -> Why:
        good = GOOD_KEYS[self.good]
        if not isinstance(action, Place):
            return "GAH-7.1", "place-or-store", {"good": good, "left": self.left}
        return why_not_on(state, self.seat, self.good, action.guest, self.lowest)


def why_not_on(state: State, seat: Seat, good: Good, guest: Guest, lowest: Guest) -> Why:
    """Return the reason why a good cannot go on a guest's order."""
    details: dict[str, object] = {"guest": GUEST_KEYS[guest], "good": GOOD_KEYS[good]}
    if guest not in state.cafe[seat]:
        return "GAH-7.1", "guest-not-in-cafe", details
    lacks = state.missing[seat][state.cafe[seat].index(guest)]
    if not lacks >> SHIFT[good] & MOST_OF_A_KIND:
        return "GAH-7.4", "order-field-taken", details
    return "GAH-R.62", "rising-guests", {**details, "lowest": GUEST_KEYS[lowest]}


def put(state: State, seat: Seat, good: Good, guest: Guest) -> None:
    """GAH-7.3, 7.4 One good on an order field of its kind."""
    table = state.cafe[seat].index(guest)
    missing = state.missing[seat]
    lacks = missing[table] - UNIT[good]
    state.missing[seat] = (*missing[:table], lacks, *missing[table + 1 :])
    if state.journal is not None:
        tell(state, "placed", seat, "GAH-7.1", good, guest, int(lacks == 0))


# The main actions 1 and 2


def _mixes(strength: int) -> list[Mix]:
    return [
        Mix((much, little))
        for much in range(strength + 1)
        for little in range(min(much, strength - much) + 1)
    ]


def within_supply(state: State, first: Good, mixes: list[Mix]) -> list[Mix]:
    """GAH-R.7 The yields for which there are enough pieces."""
    there = [supply(state, good) for good in (first, first + 1, CHAMPAGNE)]
    return [
        mix for mix in mixes if all(n <= most for n, most in zip(mix.goods, there, strict=False))
    ]


MIXES: Final[list[list[Mix]]] = [_mixes(strength) for strength in range(24)]
"""GAH-6.5, 6.6 By strength: every yield, from nothing to the whole (GAH-6.4)."""


def ask_mix(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-6.5, 6.6 Ask for the yield of space 1 or 2."""
    first = STRUDEL if effect[0] == DISHES else WINE
    frame = MixGoods(seat, first, effect[1], source)
    if not state.options.limited or len(frame.legal(state)) > 1:
        state.stack.append(frame)


@dataclass(frozen=True, slots=True)
class MixGoods(Decision):
    """GAH-6.5, 6.6 Dishes or drinks up to the strength, the second kind not more than the first."""

    good: Good
    strength: int
    source: Source

    def legal(self, state: State) -> list[Mix]:
        mixes = state.options.mixes[self.strength]
        if state.options.limited:  # GAH-R.7 the mixing limits still apply
            mixes = within_supply(state, self.good, mixes)
        return mixes[:]

    def apply(self, state: State, action: Mix) -> None:
        much, little, *champagne = action.goods
        last = champagne[0] if champagne else 0
        amounts = (much, little, 0, 0, last) if self.good == STRUDEL else (0, 0, much, little, last)
        if any(amounts):
            receive(state, self.seat, amounts, self.source)
        elif state.journal is not None:
            tell(state, "no_yield", self.seat, "GAH-6.4", self.source)

    def why_not(self, state: State, action: Any) -> Why:
        rule = SOURCE_RULES[self.source]
        kinds = {"first": GOOD_KEYS[self.good], "second": GOOD_KEYS[self.good + 1]}
        wanted = len(state.options.mixes[0][0].goods)
        if not isinstance(action, Mix) or len(action.goods) != wanted:
            return rule, "must-mix" if wanted == 2 else "must-mix-three", {
                **kinds, "strength": self.strength
            }  # fmt: skip
        if sum(action.goods) > self.strength:
            return rule, "too-strong", {**kinds, "strength": self.strength}
        if action.goods[1] > action.goods[0]:
            return rule, "second-more-than-first", {**kinds}
        if action.goods[-1] > action.goods[1]:
            return "AW-1.10", "champagne-more-than-second", {**kinds}
        return "GAH-R.7", "supply-empty", {**kinds}


# Goods of choice


def ask_goods(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """GAH-9.7 A number of goods of the player's choice."""
    choose_good(state, seat, effect[1], 0, (0,) * GOOD_COUNT, source)


def choose_good(
    state: State, seat: Seat, left: int, lowest: Good, amounts: Amounts, source: Source
) -> None:
    """Ask for the next kind, or give the chosen goods."""
    frame = ChooseGoods(seat, left, lowest, amounts, source)
    kinds = frame.legal(state) if left else []
    if len(kinds) > 1:
        state.stack.append(frame)
    elif kinds:
        frame.apply(state, kinds[0])
    else:
        receive(state, seat, amounts, source)


def completable(
    state: State, kinds: list[ChooseGood], amounts: Amounts, left: int
) -> list[ChooseGood]:
    """GAH-R.7, R.62 Of kinds in rising order, those after which the later ones are enough."""
    if not state.options.limited:
        return kinds
    there = [supply(state, kind.good) - amounts[kind.good] for kind in kinds]
    wanted = min(left, sum(there))
    return [kind for place, kind in enumerate(kinds) if sum(there[place:]) >= wanted]


@dataclass(frozen=True, slots=True)
class ChooseGoods(Decision):
    """GAH-9.7, GAH-R.53 All kinds are chosen together, in any order; then they are placed.

    AW-1.9 Champagne is none of them. Search chooses in rising order (GAH-R.62).
    """

    hints: ClassVar = {"lowest": 0}
    left: int
    lowest: Good
    amounts: Amounts
    source: Source

    def legal(self, state: State) -> list[ChooseGood]:
        return self.kinds(state, self.lowest if state.options.rising else 0)

    def distinct(self, state: State) -> list[ChooseGood]:
        kinds = self.kinds(state, self.lowest)
        return completable(state, kinds, self.amounts, self.left) or self.legal(state)

    def kinds(self, state: State, lowest: Good) -> list[ChooseGood]:
        """The kinds, from one on, of which there is a piece left."""
        if not state.options.limited:
            return CHOOSE_GOOD[lowest:FOOD_COUNT]
        return [
            CHOOSE_GOOD[good]
            for good in range(lowest, FOOD_COUNT)
            if supply(state, good) > self.amounts[good]
        ]

    def apply(self, state: State, action: ChooseGood) -> None:
        good = action.good
        amounts = (*self.amounts[:good], self.amounts[good] + 1, *self.amounts[good + 1 :])
        lowest = good if in_order(state) else 0
        choose_good(state, self.seat, self.left - 1, lowest, amounts, self.source)

    def why_not(self, state: State, action: Any) -> Why:
        if not isinstance(action, ChooseGood):
            return "GAH-9.7", "must-choose-good", {"left": self.left}
        good = {"good": GOOD_KEYS[action.good]}
        if state.options.rising and action.good < self.lowest:
            return "GAH-R.62", "rising-goods", {**good, "lowest": GOOD_KEYS[self.lowest]}
        return "GAH-R.7", "supply-empty", dict(good)
