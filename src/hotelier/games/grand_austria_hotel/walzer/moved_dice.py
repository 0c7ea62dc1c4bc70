"""AW-9.8 The entrance that moves a die to the action space its owner is going to use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hotelier.games.grand_austria_hotel.actions import Action, Boost, Die, Shift
from hotelier.games.grand_austria_hotel.cards.points import MOVE_DIE
from hotelier.games.grand_austria_hotel.dice import use_space
from hotelier.games.grand_austria_hotel.moves import SHIFT
from hotelier.games.grand_austria_hotel.powers import joker_price, purse
from hotelier.games.grand_austria_hotel.rules import NEVER
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import (
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
    """AW-9.8 Whether a seat may move a die."""
    return state.powers[seat] & state.options.powers_at[MOVE_DIE] != 0


def shifts(state: State, money: int, price: int) -> list[Action]:
    """AW-9.8, AW-R.36 Dice of one space to a neighbouring one whose use can be paid."""
    return [
        SHIFT[origin][space]
        for origin in range(SPACE_COUNT)
        if state.dice[origin]
        for space in (origin - 1, origin + 1)
        if 0 <= space < SPACE_COUNT and (space != JOKER_SPACE or money >= price)
    ]


def offer_shifts(state: State, seat: Seat, phase: Phase, money: int, found: list[Action]) -> None:
    """AW-9.8 A main step; also one of an extra turn, which uses a space (AW-R.37)."""
    if may_move(state, seat):
        extra = phase >= EXTRA_START
        price = state.options.joker_cost if extra else joker_price(state, seat)
        found += shifts(state, money, price)


def shift_price(state: State, seat: Seat, extra: bool) -> int:
    """AW-R.61 A space next to a die counts as one with a die: 5 next to 6 costs nothing."""
    return 0 if state.dice[JOKER_SPACE] and may_move(state, seat) else NEVER


def move_die(state: State, seat: Seat, action: Shift) -> None:
    """AW-9.8 The die is turned to the value of its new space."""
    state.dice[action.origin] -= 1
    state.dice[action.space] += 1
    if state.journal is not None:
        tell(state, "moved_die", seat, "AW-9.8", action.origin, action.space)


def shift(state: State, seat: Seat, phase: Phase, action: Shift) -> None:
    """AW-9.8 Move a die, then use its new space: boosted or not."""
    move_die(state, seat, action)
    state.stack.append(UseMoved(seat, phase, action.space))


def shift_and_use(state: State, seat: Seat, action: Shift) -> None:
    """AW-R.37 The same for an action without a die; the moved die stays."""
    move_die(state, seat, action)
    use_space(state, seat, action.space, 0)


def offer_shifts_for_use(state: State, seat: Seat, found: list[Action]) -> None:
    """AW-R.37 A space is used without a die: one may be moved first."""
    if may_move(state, seat):
        found += shifts(state, purse(state, seat), state.options.joker_cost)


@dataclass(frozen=True, slots=True)
class UseMoved(Decision):
    """AW-9.8, AW-R.36 The space to which a die was moved is used; which of its dice is free."""

    phase: Phase
    space: Space

    def legal(self, state: State) -> list[Action]:
        return [
            action
            for action in TURN[self.seat][self.phase].legal(state)
            if getattr(action, "space", None) == self.space and not isinstance(action, Shift)
        ]

    def apply(self, state: State, action: Action) -> None:
        state.options.perform[type(action)](state, self.seat, self.phase, action)

    def why_not(self, state: State, action: Any) -> Why:
        space: dict[str, object] = {"space": SPACE_KEYS[self.space]}
        if isinstance(action, Die | Boost) and action.space == self.space:
            return "GAH-8.2", "cannot-pay", {**space, "price": state.options.boost_cost,
                                             "krones": state.money[self.seat]}  # fmt: skip
        return "AW-9.8", "must-use-moved", space


def why_not_shift(state: State, seat: Seat, phase: Phase, action: Shift) -> Why:
    """Why a die cannot be moved."""
    spaces: dict[str, object] = {
        "origin": SPACE_KEYS[action.origin], "space": SPACE_KEYS[action.space],
    }  # fmt: skip
    if not may_move(state, seat):
        return "AW-9.8", "cannot-move-dice", spaces
    if not MAIN_OPEN[phase]:
        return "AW-9.8", "die-taken", {**spaces, "krones": state.money[seat]}
    if abs(action.origin - action.space) != 1:
        return "AW-9.8", "not-neighbours", spaces
    if not state.dice[action.origin]:
        return "GAH-6.1", "no-die-there", {"space": SPACE_KEYS[action.origin]}
    price = state.options.joker_cost if IS_EXTRA[phase] else joker_price(state, seat)
    return "GAH-6.11", "cannot-pay", {**spaces, "price": price, "krones": state.money[seat]}
