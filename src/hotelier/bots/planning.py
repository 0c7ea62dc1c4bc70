"""Planning of a whole turn: all orders of small decisions, as far as the budget allows.

The search goes layer by layer. Each state of the turn is expanded by every promising answer. States
with the same future are kept once. Of the rest, each group keeps its best few by worth (a beam).
Finished turns are compared by their worth.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final, NamedTuple

from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.kernel.frames import CHANCE, legal, play, sample, to_move

MOST_LAYERS: Final = 60
"""Upper limit of the decisions in one turn."""

ALL: Final = MOST_LAYERS * 100
"""Upper limit of the answers in a line."""


class Plan:
    """Path through a turn: the final position and the answers that lead to it.

    Chance outcomes are not part of the line. The worth is computed on demand.
    """

    __slots__ = ("judged", "line", "state", "sure", "value")

    def __init__(self, state: Any, line: tuple[Any, ...], sure: int = ALL) -> None:
        self.state = state
        self.line = line
        self.sure = sure
        """Number of answers before the first chance event."""
        self.value = 0.0
        self.judged = False

    @property
    def certain(self) -> tuple[Any, ...]:
        """Answers that do not depend on chance."""
        return self.line[: self.sure]

    def worth(self, evaluator: Evaluator, seat: int) -> float:
        """Evaluate the position for the seat."""
        if not self.judged:
            self.value = evaluator.worth(self.state, seat)
            self.judged = True
        return self.value


class Beam(NamedTuple):
    """Widths of the search in a turn."""

    width: int
    """States between two actions that are expanded, per group."""
    inner: int
    """Ways to carry out one action that are expanded at each of its questions."""
    ways: int
    """Ways to carry out one action from which the turn is continued."""
    apart: bool = False
    """True if each branch of a group (`Evaluator.branch`) has a beam of its own."""


def plan_turn(
    evaluator: Evaluator, world: Any, seat: int, luck: Luck, beam: Beam, clock: Clock
) -> dict[Any, Plan]:
    """Return, for each first answer, the best plan found for the rest of the turn."""
    best: dict[Any, Plan] = {}
    for plan in turn_plans(evaluator, world, seat, luck, beam, clock):
        first = plan.line[0]
        if first not in best or plan.worth(evaluator, seat) > best[first].worth(evaluator, seat):
            best[first] = plan
    return best


def turn_plans(
    evaluator: Evaluator, world: Any, seat: int, luck: Luck, beam: Beam, clock: Clock
) -> list[Plan]:
    """Return the plans found for the rest of the turn.

    If the budget ends before any plan is complete, incomplete plans are returned.
    """
    ends: list[Plan] = []
    frontier = [Plan(world, ())]
    seen: set[Hashable] = set()
    for _ in range(MOST_LAYERS):
        groups: dict[Hashable, list[Plan]] = {}
        for plan in frontier:
            for answer in evaluator.answers(plan.state):
                for found in carry_out(evaluator, plan, answer, seat, luck, beam, clock):
                    if evaluator.finished(found.state, seat):
                        ends.append(found)
                        continue
                    key = evaluator.key(found.state, seat)
                    if key not in seen:
                        seen.add(key)
                        group = evaluator.group(found.state)
                        if beam.apart:
                            group = (group, evaluator.branch(found.state))
                        groups.setdefault(group, []).append(found)
                if clock.over:
                    return ends or [plan for plans in groups.values() for plan in plans]
        if not groups:
            break
        frontier = []
        for plans in groups.values():
            frontier += best_of(plans, beam.width, evaluator, seat)
    return ends


def carry_out(
    evaluator: Evaluator, plan: Plan, answer: Any, seat: int, luck: Luck, beam: Beam, clock: Clock
) -> list[Plan]:
    """Play an answer and the questions it entails, up to the next choice of an action.

    Return the best few plans.
    """
    pending = [step(evaluator, plan, answer, seat, luck)]
    clock.tick()
    done: list[Plan] = []
    while pending:
        further: list[Plan] = []
        for found in pending:
            if clock.over or evaluator.finished(found.state, seat) or evaluator.rests(found.state):
                done.append(found)
                continue
            for reply in evaluator.answers(found.state):
                further.append(step(evaluator, found, reply, seat, luck))
                clock.tick()
        pending = best_of(further, beam.inner, evaluator, seat)
    return best_of(done, beam.ways, evaluator, seat)


def best_of(plans: list[Plan], count: int, evaluator: Evaluator, seat: int) -> list[Plan]:
    """Return the best `count` plans. The order is undefined if there are no more than that."""
    if len(plans) > count:
        plans.sort(key=lambda plan: plan.worth(evaluator, seat), reverse=True)
        del plans[count:]
    return plans


def step(evaluator: Evaluator, plan: Plan, answer: Any, seat: int, luck: Luck) -> Plan:
    """Return a plan that is one answer longer, including chance within the turn."""
    state = plan.state.copy()
    line = (*plan.line, answer)
    drawn = answer_with(evaluator, state, answer, seat, luck)
    return Plan(state, line, len(line) if drawn and plan.sure == ALL else plan.sure)


def answer_with(evaluator: Evaluator, state: Any, answer: Any, seat: int, luck: Luck) -> bool:
    """Play an answer and everything up to the next question to the seat.

    Return True if this included chance.
    """
    play(state, answer)
    drawn = False
    while not evaluator.finished(state, seat) and (asked := to_move(state)) != seat:
        luck.at(evaluator.moment(state))
        if asked == CHANCE:
            drawn = True
            play(state, sample(state, luck))
        else:
            play(state, evaluator.reply(state, luck))
    return drawn


def follow(evaluator: Evaluator, world: Any, line: tuple[Any, ...], seat: int, luck: Luck) -> Any:
    """Play the answers in another world while they are legal there. Return the resulting state."""
    state = world.copy()
    for number, answer in enumerate(line):
        if (number and evaluator.finished(state, seat)) or answer not in legal(state):
            break  # before the first answer, `finished` may refer to the previous turn
        answer_with(evaluator, state, answer, seat, luck)
    return state


def best_plan(plans: dict[Any, Plan], evaluator: Evaluator, seat: int) -> Plan:
    """Return the plan with the highest worth."""
    return max(plans.values(), key=lambda plan: plan.worth(evaluator, seat))
