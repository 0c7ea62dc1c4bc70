"""Quick turns of Grand Austria Hotel for look-aheads: one action at a time, in a fixed order.

First a guest, then what is free, the die, and whatever else gains something. This visits a third of
the positions that even a narrow beam visits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hotelier.bots.budget import Clock
from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.bots.grand_austria_hotel.greedy import AFTER, BEFORE, BOOSTS, GAIN, MAINS, boost_of
from hotelier.bots.planning import Beam, Plan, carry_out
from hotelier.games.grand_austria_hotel.actions import EndTurn, Pass
from hotelier.games.grand_austria_hotel.turn import Turn

ONE_WAY: Final = Beam(1, 2, 1)
"""Beam for carrying out an action."""


class QuickTurn:
    """The rest of one seat's turn, played one action at a time."""

    def __init__(self, evaluator: Evaluator, seat: int, luck: Luck, clock: Clock) -> None:
        self.evaluator = evaluator
        self.seat = seat
        self.luck = luck
        self.clock = clock

    def after(self, state: Any) -> Any:
        """Return the position at the end of the turn."""
        plan = self.next(Plan(state, ()))
        while not self.evaluator.finished(plan.state, self.seat) and not self.clock.over:
            plan = self.next(plan)
        return plan.state

    def next(self, plan: Plan) -> Plan:
        """Return the plan after one more action."""
        actions = self.evaluator.answers(plan.state)
        if type(plan.state.stack[-1]) is not Turn:
            return self.best(plan, actions)
        now = plan.worth(self.evaluator, self.seat)
        dice = [action for action in actions if isinstance(action, MAINS)]
        for kinds in BEFORE if dice else AFTER:
            offered = [action for action in actions if isinstance(action, kinds)]
            if offered:
                found = self.best(plan, offered)
                if found.worth(self.evaluator, self.seat) > now + GAIN:
                    return found
        if dice:
            return self.best_die(plan, dice, actions)
        return self.best(
            plan, [action for action in actions if isinstance(action, EndTurn | Pass)] or actions
        )

    def best_die(self, plan: Plan, dice: Sequence[Any], actions: list[Any]) -> Plan:
        """GAH-6.1, 8.2 Return the plan of the best die, boosted if the boost pays."""
        found = [self.way(plan, die) for die in dice]
        found.sort(key=self.worth, reverse=True)
        boosts = [boost_of(each.line[0]) for each in found[:BOOSTS]]
        tried = [self.way(plan, action) for action in actions if action in boosts]
        return max([found[0], *tried], key=self.worth)

    def best(self, plan: Plan, actions: Sequence[Any]) -> Plan:
        """Return the plan of the action that leads to the best position."""
        return max([self.way(plan, action) for action in actions], key=self.worth)

    def way(self, plan: Plan, action: Any) -> Plan:
        """Return the plan after this action and the choices it entails."""
        start = Plan(plan.state, ())
        found = carry_out(self.evaluator, start, action, self.seat, self.luck, ONE_WAY, self.clock)
        return found[0]

    def worth(self, plan: Plan) -> float:
        return plan.worth(self.evaluator, self.seat)
