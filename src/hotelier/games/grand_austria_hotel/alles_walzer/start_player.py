"""AW-4 Module 4, start player: the key, and money by position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, TakeKey, Use
from hotelier.games.grand_austria_hotel.cards import KEY
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    ANY_ACTION,
    KRONES,
    Effect,
    any_action,
    choose,
)
from hotelier.games.grand_austria_hotel.dice import ACTIONS_OF
from hotelier.games.grand_austria_hotel.gains import gain_krones
from hotelier.games.grand_austria_hotel.layout import AskPolitics, DealPolitics
from hotelier.games.grand_austria_hotel.moves import STOP, TAKE_KEY, USE
from hotelier.games.grand_austria_hotel.plugs import NEVER
from hotelier.games.grand_austria_hotel.powers import REGULAR
from hotelier.games.grand_austria_hotel.refusals import WHY_NOT
from hotelier.games.grand_austria_hotel.resolve import HANDLERS, RESOLVE, Resolve
from hotelier.games.grand_austria_hotel.rounds import TWICE_AROUND, NextRound
from hotelier.games.grand_austria_hotel.rules import Rules
from hotelier.games.grand_austria_hotel.setup import ChooseStart
from hotelier.games.grand_austria_hotel.stack import carries_like, lies_on
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import (
    AFTER,
    ALL_SEATS,
    EXTRA_START,
    IS_EXTRA,
    JOKER_SPACE,
    MAIN_OPEN,
    NO_KEY,
    NORMAL,
    ON_BOARD,
    SPACE_KEYS,
    STAFF_NEXT,
    Phase,
    Seat,
    Source,
)
from hotelier.games.grand_austria_hotel.turn import TURN
from hotelier.kernel.frames import Decision, Frame, Task

Why = tuple[str, str, dict[str, object]]

KRONES_BY_POSITION: Final = (9, 10, 11, 12)
COMPENSATION: Final = (0, 1, 2)
"""AW-4.5 Krones for the players after the taker of the key, clockwise."""
KEY_DUE: Final = ((STAFF_NEXT, KEY, choose(1)), (NORMAL, KEY, any_action(1)))
"""AW-4.3, AW-R.67 The effects of the key: the item first, then the action. The item does not come
between a staff card played by Corogari's bonus and its ONCE effect (GAH-12.2)."""


@dataclass(frozen=True, slots=True)
class StartMoney(Task):
    """AW-4.1 Later players start with more krones."""

    def run(self, state: State) -> None:
        for seat in range(state.seats):
            krones = KRONES_BY_POSITION[(seat - state.first) % state.seats]
            state.money[seat] = krones
            if state.journal is not None:
                tell(state, "start_krones", seat, "AW-4.1", krones)


START_MONEY: Final = StartMoney()


def key_free(state: State, seat: Seat) -> bool:
    """AW-4.2, 4.6 True if a seat may take the key: it is there, and the seat has not passed."""
    return state.key == ON_BOARD and not state.passed_round >> seat & 1


def offer_key(state: State, seat: Seat, phase: Phase, money: int, found: list[Action]) -> None:
    """AW-4.2 The key is a main step, but not of an extra turn."""
    if phase < EXTRA_START and key_free(state, seat):
        found.append(TAKE_KEY)


def key_price(state: State, seat: Seat, extra: bool) -> int:
    """AW-R.61 The key costs nothing."""
    return 0 if not extra and key_free(state, seat) else NEVER


def why_not_key(state: State, seat: Seat, phase: Phase, action: TakeKey) -> Why:
    """Return the reason why the key cannot be taken."""
    if state.key == NO_KEY:
        return "AW-4.1", "no-key-in-game", {}
    if not MAIN_OPEN[phase]:
        return "AW-4.2", "die-taken", {}
    if state.key != ON_BOARD:
        return "AW-4.2", "key-taken", {"holder": state.key}
    if IS_EXTRA[phase]:
        return "AW-4.2", "key-not-in-extra-turn", {}
    return "AW-4.6", "key-after-pass", {}


def take_key(state: State, seat: Seat, phase: Phase, action: TakeKey) -> None:
    """AW-4.2, 4.4, 4.5, 4.8, AW-R.39 The key covers a number like a die, but no die is taken.

    Staff that refer to a die do not react, and it cannot be boosted (AW-R.20).
    """
    state.stack.append(TURN[seat][AFTER])
    state.key = seat
    state.turns[seat] += 1
    state.mains &= ~REGULAR
    if state.journal is not None:
        tell(state, "took_key", seat, "AW-4.2")
    for after, krones in enumerate(COMPENSATION[: state.seats - 1], 1):
        if krones:
            gain_krones(state, (seat + after) % state.seats, (KRONES, krones), KEY)
    state.due.extend(KEY_DUE)
    for follow in state.options.on_taken:
        follow(state, seat, 0)
    state.stack.append(RESOLVE[seat])


def ask_any_action(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-4.3 Ask for the action of the key."""
    state.stack.append(UseKey(seat, effect[1], source))


@dataclass(frozen=True, slots=True)
class UseKey(Decision):
    """AW-4.3, AW-R.68 One of the actions 1-5, or none; the joker would only cost a krone."""

    strength: int
    source: Source

    def legal(self, state: State) -> list[Action]:
        return [*USE[:JOKER_SPACE], STOP]

    def apply(self, state: State, action: Action) -> None:
        if isinstance(action, Use):
            if state.journal is not None:
                tell(state, "used_space", self.seat, "AW-4.3", action.space, self.strength, 0)
            state.due.append((NORMAL, action.space, ACTIONS_OF[action.space](self.strength)))

    def why_not(self, state: State, action: Any) -> Why:
        if isinstance(action, Use):
            return "AW-R.68", "joker-no-better", {"spaces": SPACE_KEYS[:JOKER_SPACE]}
        return "AW-4.3", "use-or-stop", {}


@dataclass(frozen=True, slots=True)
class ReturnKey(Task):
    """AW-4.7 The taker of the key gets order tile 1, and the key returns.

    Then the tiles move on as always (GAH-16.2), so the right neighbour holds tile 1 until then.
    After the last round the tiles do not move (GAH-16.1).
    """

    def run(self, state: State) -> None:
        if state.key >= 0 and state.round < state.options.figures.rounds:
            if state.journal is not None:
                tell(state, "key_returned", state.key, "AW-4.7")
            state.first = (state.key - 1) % state.seats
            state.turns[state.key] -= 1
            state.key = ON_BOARD


RETURN_KEY: Final = ReturnKey()


def join(rules: Rules) -> None:
    """AW-4.1 Add order tiles that run clockwise twice, the key, and money by position."""
    rules.turn_order = TWICE_AROUND
    rules.start_key = ON_BOARD
    rules.remembered = ALL_SEATS
    rules.possible_due |= frozenset(KEY_DUE)
    rules.perform[TakeKey] = take_key
    rules.main_choices = (*rules.main_choices, offer_key)
    rules.main_prices = (*rules.main_prices, key_price)
    rules.start_steps = (*rules.start_steps, START_MONEY)
    rules.closing_steps = (*rules.closing_steps, RETURN_KEY)


FRAMES: Final[tuple[type[Frame], ...]] = (StartMoney, UseKey, ReturnKey)
HANDLERS[ANY_ACTION] = ask_any_action
WHY_NOT[TakeKey] = why_not_key
lies_on(UseKey, Resolve)
lies_on(StartMoney, AskPolitics, DealPolitics)
lies_on(ChooseStart, StartMoney)
carries_like(ReturnKey, NextRound)
lies_on(ReturnKey, NextRound)
