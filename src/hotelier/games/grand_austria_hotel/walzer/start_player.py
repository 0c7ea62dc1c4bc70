"""AW-4 Module 4, start player: the key, and money by position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.grand_austria_hotel.actions import Action, Use
from hotelier.games.grand_austria_hotel.cards import KEY
from hotelier.games.grand_austria_hotel.cards.vocabulary import (
    KRONES,
    Effect,
    any_action,
    choose,
)
from hotelier.games.grand_austria_hotel.dice import ACTIONS_OF
from hotelier.games.grand_austria_hotel.gains import gain_krones
from hotelier.games.grand_austria_hotel.moves import STOP, USE
from hotelier.games.grand_austria_hotel.powers import REGULAR
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import (
    JOKER_SPACE,
    NORMAL,
    NOW,
    ON_BOARD,
    SPACE_KEYS,
    Seat,
    Source,
)
from hotelier.kernel.frames import Decision, Task

Why = tuple[str, str, dict[str, object]]

KRONES_BY_POSITION: Final = (9, 10, 11, 12)
COMPENSATION: Final = (0, 1, 2)
"""AW-4.5 Krones for the players after the taker of the key, clockwise."""
KEY_DUE: Final = ((NOW, KEY, choose(1)), (NORMAL, KEY, any_action(1)))
"""AW-4.3, AW-R.67 What the key gives: the item first, then the action."""


@dataclass(frozen=True, slots=True)
class StartMoney(Task):
    """AW-4.1 Who plays later starts with more krones."""

    def run(self, state: State) -> None:
        for seat in range(state.seats):
            krones = KRONES_BY_POSITION[(seat - state.first) % state.seats]
            state.money[seat] = krones
            if state.journal is not None:
                tell(state, "start_krones", seat, "AW-4.1", krones)


START_MONEY: Final = StartMoney()


def take_key(state: State, seat: Seat) -> None:
    """AW-4.2, 4.4, 4.5, 4.8, AW-R.39 The key covers a number like a die, but no die is taken.

    No staff that refer to a die answer, and it cannot be boosted (AW-R.20).
    """
    state.key = seat
    state.turns[seat] += 1
    state.mains &= ~REGULAR
    if state.journal is not None:
        tell(state, "took_key", seat, "AW-4.2")
    for after, krones in enumerate(COMPENSATION[: state.seats - 1], 1):
        if krones:
            gain_krones(state, (seat + after) % state.seats, (KRONES, krones), KEY)
    state.due.extend(KEY_DUE)


def ask_any_action(state: State, seat: Seat, effect: Effect, source: Source) -> None:
    """AW-4.3 Which action, if any."""
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
    """AW-4.7 Who took the key gets order tile 1; the key returns.

    Then the tiles move on as always (GAH-16.2): so the right neighbour holds tile 1 until that.
    """

    def run(self, state: State) -> None:
        if state.key >= 0:
            if state.journal is not None:
                tell(state, "key_returned", state.key, "AW-4.7")
            state.first = (state.key - 1) % state.seats
            state.turns[state.key] -= 1
            state.key = ON_BOARD


RETURN_KEY: Final = ReturnKey()
