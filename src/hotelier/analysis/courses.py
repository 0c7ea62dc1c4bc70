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
    """Play chance until a seat is asked, or the game is over; which seat."""
    while (asked := to_move(state)) == CHANCE:
        play(state, sample(state, luck.at(evaluator.moment(state))))
    return asked


def planned(
    evaluator: Evaluator, state: Any, seat: int, luck: Luck, clock: Clock, fresh: bool = False
) -> tuple[Any, tuple[Any, ...]]:
    """The end of the turn, planned by its owner, others answering plainly; and the answers.

    A fresh turn has not begun yet, which looks just as the end of the one before.
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
