"""GAH-3 The round, GAH-15 passing and re-rolling, GAH-16 the end of a round."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, factorial
from typing import Final

from hotelier.games.grand_austria_hotel.actions import Roll
from hotelier.games.grand_austria_hotel.cards import READY_BIT
from hotelier.games.grand_austria_hotel.plugs import TurnOrder
from hotelier.games.grand_austria_hotel.powers import REGULAR, dice_left
from hotelier.games.grand_austria_hotel.state import State, tell
from hotelier.games.grand_austria_hotel.terms import SPACE_COUNT, START, Seat
from hotelier.games.grand_austria_hotel.turn import TURN
from hotelier.kernel.frames import Chance, Random, Task, push
from hotelier.kernel.rng import below

LISTED: Final = 462
"""Rolls with more outcomes than this (more than six dice) are not listed one by one."""


def number_of(state: State, seat: Seat) -> int:
    """GAH-1.14, 3.3 The lowest free number of a seat's order tile; 0 if both are covered."""
    return (*numbers_of(state, seat), 0, 0)[state.turns[seat]]


def numbers_of(state: State, seat: Seat) -> tuple[int, int]:
    """GAH-1.14, AW-4.1 Both numbers of a seat's order tile."""
    holders = state.options.turn_order[state.seats][state.first]
    return holders.index((0, seat)) + 1, holders.index((1, seat)) + 1


def _order(seats: int, first: Seat, backwards: bool) -> list[tuple[int, Seat]]:
    around = [(first + turn) % seats for turn in range(seats)]
    return [(0, seat) for seat in around] + [
        (1, seat) for seat in (reversed(around) if backwards else around)
    ]


THERE_AND_BACK: Final[TurnOrder] = [
    [_order(seats, first, True) for first in range(seats)] for seats in range(5)
]
"""GAH-3.3 By seats and start player: the holders of the numbers 1 to 2n, and the count of covered
numbers at which each is the next: 1..n, then n..1."""
TWICE_AROUND: Final[TurnOrder] = [
    [_order(seats, first, False) for first in range(seats)] for seats in range(5)
]
"""AW-4.1 The turn order with the order tiles of the expansion: 1..n, then 1..n again."""


@dataclass(frozen=True, slots=True)
class RollDice(Chance):
    """GAH-3.2, 15.3, 21.4 Dice are rolled and go to the spaces of their values."""

    count: int

    def sample(self, state: State, rng: Random) -> Roll:
        drawn = below(rng, SPACE_COUNT**self.count)
        dice = [0] * SPACE_COUNT
        for _ in range(self.count):
            drawn, face = divmod(drawn, SPACE_COUNT)
            dice[face] += 1
        return Roll(tuple(dice))

    def outcomes(self, state: State) -> list[tuple[Roll, float]] | None:
        if comb(self.count + SPACE_COUNT - 1, SPACE_COUNT - 1) > LISTED:
            return None
        return [(Roll(dice), ways(dice) / SPACE_COUNT**self.count) for dice in rolls(self.count)]

    def possible(self, state: State, action: object) -> bool:
        return (
            isinstance(action, Roll)
            and len(action.dice) == SPACE_COUNT
            and min(action.dice) >= 0
            and sum(action.dice) == self.count
        )

    def apply(self, state: State, action: Roll) -> None:
        state.dice = list(action.dice)
        if state.journal is not None:
            tell(state, "rolled", state.active, "GAH-3.2", *action.dice)


ROLLS: Final[list[type[Chance]]] = [RollDice]
"""The chance questions that roll dice; modules add theirs."""


def rolls(count: int, faces: int = SPACE_COUNT) -> list[tuple[int, ...]]:
    """Return every result of a roll, as counts per value."""
    if faces == 1:
        return [(count,)]
    return [(n, *rest) for n in range(count + 1) for rest in rolls(count - n, faces - 1)]


def ways(dice: tuple[int, ...]) -> int:
    """Return the number of equally likely rolls with this result."""
    found = factorial(sum(dice))
    for n in dice:
        found //= factorial(n)
    return found


@dataclass(frozen=True, slots=True)
class StartRound(Task):
    """GAH-3.2 The holder of order tile 1 rolls all dice in play."""

    def run(self, state: State) -> None:
        state.active = state.first
        state.turns = [0] * state.seats
        state.passed = state.passed_round = 0
        state.dustbin = 0
        state.dice = [0] * SPACE_COUNT
        if state.journal is not None:
            tell(state, "round", state.first, "GAH-3.2", state.round)
        state.stack.append(NEXT_TURN)
        state.options.roll(state, state.options.figures.dice[state.seats])


@dataclass(frozen=True, slots=True)
class NextTurn(Task):
    """GAH-3.3, 3.5, GAH-R.52, AW-R.41 The next player's turn, a re-roll, or the end of the round.

    This frame is below each turn.
    """

    def run(self, state: State) -> None:
        turns = state.turns
        roller = -1
        if any(state.dice) or dice_left(state):
            for covered, seat in state.options.turn_order[state.seats][state.first]:
                if turns[seat] == covered:
                    if not state.passed >> seat & 1:
                        begin_turn(state, seat)
                        return
                    if roller < 0:
                        roller = seat
        if roller < 0:
            state.stack.append(END_ROUND)
        else:
            state.options.reroll(state, roller)


def begin_turn(state: State, seat: Seat) -> None:
    """GAH-3.4 The next player takes a turn or passes."""
    state.active = seat
    state.mains = REGULAR
    if state.journal is not None:
        tell(state, "turn", seat, "GAH-3.3", number_of(state, seat))
    state.stack.append(NEXT_TURN)
    state.stack.append(TURN[seat][START])


def roll(state: State, count: int) -> None:
    """GAH-3.2 Roll a number of dice."""
    state.stack.append(RollDice(count))


def reroll(state: State, seat: Seat) -> None:
    """GAH-15.3, GAH-R.55 Move one die to the dustbin and roll the rest."""
    state.dustbin += 1
    roll_rest(state, seat, sum(state.dice) - 1)


def roll_rest(state: State, seat: Seat, left: int) -> None:
    """GAH-15.3, 15.4, 15.5, 15.6 Roll the other dice again, if any are left."""
    state.dice = [0] * SPACE_COUNT
    state.passed = 0
    state.active = seat
    if state.journal is not None:
        tell(state, "rerolled", seat, "GAH-15.3", left)
    if left:
        state.stack.append(NEXT_TURN)
        state.options.roll(state, left)
    else:
        state.stack.append(END_ROUND)


@dataclass(frozen=True, slots=True)
class EndRound(Task):
    """GAH-16.1 Emperor scoring, then either the final scoring or the next round."""

    def run(self, state: State) -> None:
        if state.journal is not None:
            tell(state, "round_ended", state.active, "GAH-3.5", state.round)
        push(state, *state.options.round_steps)


@dataclass(frozen=True, slots=True)
class NextRound(Task):
    """GAH-16.2, 16.3, 16.4, GAH-E.36, E.37 Order tiles to the left, all dice back, staff ready."""

    def run(self, state: State) -> None:
        if state.round == state.options.figures.rounds:
            push(state, *state.options.final_steps)
            return
        state.round += 1
        state.first = (state.first + 1) % state.seats
        state.ready = tuple(sum(READY_BIT[card] for card in cards) for cards in state.played)
        push(state, START_ROUND)


START_ROUND: Final = StartRound()
NEXT_TURN: Final = NextTurn()
END_ROUND: Final = EndRound()
NEXT_ROUND: Final = NextRound()
