"""AW-9.8 The entrance that moves a die to the action space that its owner uses next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hotelier.games.grand_austria_hotel.actions import (
    Action,
    Boost,
    BoostColoured,
    Die,
    Shift,
    ShiftColoured,
    TakeColoured,
)
from hotelier.games.grand_austria_hotel.cards.points import MOVE_DIE
from hotelier.games.grand_austria_hotel.dice import use_space
from hotelier.games.grand_austria_hotel.moves import SHIFT, SHIFT_COLOURED
from hotelier.games.grand_austria_hotel.plugs import NEVER
from hotelier.games.grand_austria_hotel.powers import dice_on, joker_price, purse
from hotelier.games.grand_austria_hotel.state import State, replaced, tell
from hotelier.games.grand_austria_hotel.terms import (
    AWAY,
    DIE_COLOUR_KEYS,
    EXTRA_START,
    IS_EXTRA,
    JOKER_SPACE,
    MAIN_OPEN,
    SPACE_COUNT,
    SPACE_KEYS,
    Phase,
    Seat,
    Space,
)
from hotelier.games.grand_austria_hotel.turn import TURN
from hotelier.kernel.frames import Decision

Why = tuple[str, str, dict[str, object]]


def may_move(state: State, seat: Seat) -> bool:
    """AW-9.8 True if a seat may move a die."""
    return state.powers[seat] & state.options.powers_at[MOVE_DIE] != 0


def neighbours(space: Space) -> list[Space]:
    """Return the spaces beside one; 1 and 6 are not neighbours (AW-9.8)."""
    return [other for other in (space - 1, space + 1) if 0 <= other < SPACE_COUNT]


def shifts(state: State, seat: Seat, extra: bool) -> dict[Action, int]:
    """AW-9.8, AW-R.36 Every die that can be moved, with the minimum cost of its new space: white
    dice, then coloured ones."""
    joker = state.options.joker_cost if extra else joker_price(state, seat)
    found: dict[Action, int] = {}
    for origin in range(SPACE_COUNT):
        if state.dice[origin]:
            for space in neighbours(origin):
                found[SHIFT[origin][space]] = joker if space == JOKER_SPACE else 0
    for colour, origin in enumerate(state.coloured):
        if origin >= 0:
            for space in neighbours(origin):
                others = 0 if extra or state.dice[space] else dice_on(state, space)
                cost = others + (joker if space == JOKER_SPACE else 0)
                found[SHIFT_COLOURED[colour][space]] = cost
    return found


def offer_shifts(state: State, seat: Seat, phase: Phase, money: int, found: list[Action]) -> None:
    """AW-9.8, AW-R.37 Add main steps with a moved die, also in an extra turn."""
    if may_move(state, seat):
        prices = shifts(state, seat, phase >= EXTRA_START)
        found += [action for action, price in prices.items() if money >= price]


def shift_price(state: State, seat: Seat, extra: bool) -> int:
    """AW-R.61 A space next to a die counts as one with a die: 5 next to 6 costs nothing."""
    if not may_move(state, seat):
        return NEVER
    return min(shifts(state, seat, extra).values(), default=NEVER)


def move_die(state: State, seat: Seat, action: Shift | ShiftColoured) -> None:
    """AW-9.8 Move the die and turn it to the value of its new space."""
    if isinstance(action, Shift):
        origin = action.origin
        state.dice[origin] -= 1
        state.dice[action.space] += 1
    else:
        origin = state.coloured[action.colour]
        state.coloured = replaced(state.coloured, action.colour, action.space)
    if state.journal is not None:
        tell(state, "moved_die", seat, "AW-9.8", origin, action.space)


def shift(state: State, seat: Seat, phase: Phase, action: Shift | ShiftColoured) -> None:
    """AW-9.8 Move a die, then use its new space: boosted or not."""
    move_die(state, seat, action)
    state.stack.append(UseMoved(seat, phase, action.space))


def shift_and_use(state: State, seat: Seat, action: Shift | ShiftColoured) -> None:
    """AW-R.37 Move a die, then use its new space without taking a die; the moved die stays."""
    move_die(state, seat, action)
    use_space(state, seat, action.space, 0)


def offer_shifts_for_use(state: State, seat: Seat, found: list[Action]) -> None:
    """AW-R.37 Add moved dice for using a space without taking a die."""
    if may_move(state, seat):
        money = purse(state, seat)
        found += [action for action, price in shifts(state, seat, True).items() if money >= price]


@dataclass(frozen=True, slots=True)
class UseMoved(Decision):
    """AW-9.8, AW-R.36 Use the space to which a die was moved, with any of its dice. The cost of a
    coloured one is counted now."""

    phase: Phase
    space: Space

    def legal(self, state: State) -> list[Action]:
        return [
            action
            for action in TURN[self.seat][self.phase].legal(state)
            if (isinstance(action, Die | Boost) and action.space == self.space)
            or (
                isinstance(action, TakeColoured | BoostColoured)
                and state.coloured[action.colour] == self.space
            )
        ]

    def apply(self, state: State, action: Action) -> None:
        state.options.perform[type(action)](state, self.seat, self.phase, action)

    def why_not(self, state: State, action: Any) -> Why:
        space: dict[str, object] = {"space": SPACE_KEYS[self.space]}
        if isinstance(action, Die | Boost) and action.space == self.space:
            return "GAH-8.2", "cannot-pay", {**space, "price": state.options.boost_cost,
                                             "krones": state.money[self.seat]}  # fmt: skip
        return "AW-9.8", "must-use-moved", space


def why_not_shift(state: State, seat: Seat, phase: Phase, action: Shift | ShiftColoured) -> Why:
    """Return the reason why a die cannot be moved."""
    if isinstance(action, Shift):
        origin, there = action.origin, state.dice[action.origin] > 0
    else:
        origin = state.coloured[action.colour] if state.coloured else AWAY
        there = origin != AWAY
    spaces: dict[str, object] = {"origin": SPACE_KEYS[origin], "space": SPACE_KEYS[action.space]}
    if not may_move(state, seat):
        return "AW-9.8", "cannot-move-dice", spaces
    if not MAIN_OPEN[phase]:
        return "AW-9.8", "die-taken", {**spaces, "krones": state.money[seat]}
    if not there and isinstance(action, ShiftColoured):
        return "AW-2.3", "coloured-die-away", {"colour": DIE_COLOUR_KEYS[action.colour]}
    if abs(origin - action.space) != 1:
        return "AW-9.8", "not-neighbours", spaces
    if not there:
        return "GAH-6.1", "no-die-there", {"space": SPACE_KEYS[origin]}
    price = shifts(state, seat, IS_EXTRA[phase])[action]
    return "GAH-6.11", "cannot-pay", {**spaces, "price": price, "krones": state.money[seat]}
