"""Continuations of a game in an imagined world: narrowly planned turns, and chance in between."""

from __future__ import annotations

from typing import Any, Final

from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.bots.planning import Beam, best_plan, plan_turn
from hotelier.kernel.frames import CHANCE, play, sample, to_move

LOOK: Final = Beam(1, 2, 1)
"""Beam of a planned turn."""


def next_asked(evaluator: Evaluator, state: Any, luck: Luck) -> int:
    """Play chance events until a seat is asked or the game is over. Return `to_move`."""
    while (asked := to_move(state)) == CHANCE:
        play(state, sample(state, luck.at(evaluator.moment(state))))
    return asked


def planned(
    evaluator: Evaluator, state: Any, seat: int, luck: Luck, clock: Clock, fresh: bool = False
) -> tuple[Any, tuple[Any, ...]]:
    """Plan and play the rest of a turn for its seat. Return the final state and the answers.

    Other seats reply by simple rules. Pass `fresh` if the turn has not begun, because such a state
    looks like the end of the previous turn.
    """
    line: tuple[Any, ...] = ()
    while fresh or not evaluator.finished(state, seat):
        fresh = False
        asked = to_move(state)
        if asked == CHANCE:
            play(state, sample(state, luck.at(evaluator.moment(state))))
        elif asked != seat:
            play(state, evaluator.reply(state, luck.at(evaluator.moment(state))))
        else:
            best = best_plan(plan_turn(evaluator, state, seat, luck, LOOK, clock), evaluator, seat)
            state, line = best.state, (*line, *best.line)
    return state, line
