"""Thinking budgets: in nodes, which are reproducible, or in seconds on an idle core."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from hotelier.bots.judging import Budget
from hotelier.kernel.errors import Unreadable

ENDLESS: Final = 1 << 62
GRACE: Final = 0.9
"""Fraction of the time after which no further step of thinking starts."""
ENDED: Final = 1e-9
"""End time that has passed on any clock."""
LOOKS: Final = 4
"""Nodes between two readings of the clock."""


def parse_budget(text: str) -> Budget:
    """Parse a budget: `5000` is a number of nodes, `200ms` a time.

    >>> parse_budget("200ms"), parse_budget("5000")
    (Budget(nodes=None, seconds=0.2), Budget(nodes=5000, seconds=None))
    """
    number = text.removesuffix("ms")
    if not (number.isascii() and number.isdigit() and int(number)):
        raise Unreadable("bad-budget", value=text)
    return Budget(seconds=int(number) / 1000) if text != number else Budget(nodes=int(number))


PAUSES: Final[list[Callable[[], None]]] = []
"""Callbacks run at each reading of the clock. They may pause the search to yield the processor."""


class Clock:
    """Node counter and deadline of one question."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self.most = budget.nodes or ENDLESS
        self.end = perf_counter() + budget.seconds * GRACE if budget.seconds else 0.0
        self.next_look = LOOKS
        self.over = False

    def tick(self) -> bool:
        """Count one node. Return True if thinking must stop."""
        self.nodes += 1
        if self.nodes >= self.most:
            self.over = True
        elif self.end and self.nodes >= self.next_look:
            self.next_look = self.nodes + LOOKS
            for pause in PAUSES:
                pause()
            if perf_counter() >= self.end:
                self.over = True
        return self.over

    def hurry(self) -> None:
        """Stop at the next reading of the clock."""
        self.end = ENDED
