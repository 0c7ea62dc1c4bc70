"""Keeping a budget: in nodes, which are the same everywhere, or in seconds on an idle core."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from hotelier.bots.judging import Budget
from hotelier.kernel.errors import Unreadable

ENDLESS: Final = 1 << 62
GRACE: Final = 0.9
"""The part of the time after which no further step of thinking begins."""
ENDED: Final = 1e-9
"""A moment that is past by any clock."""
LOOKS: Final = 4
"""Nodes between two looks at the clock."""


def parse_budget(text: str) -> Budget:
    """`5000` nodes, or `200ms`.

    >>> parse_budget("200ms"), parse_budget("5000")
    (Budget(nodes=None, seconds=0.2), Budget(nodes=5000, seconds=None))
    """
    number = text.removesuffix("ms")
    if not (number.isascii() and number.isdigit() and int(number)):
        raise Unreadable("bad-budget", value=text)
    return Budget(seconds=int(number) / 1000) if text != number else Budget(nodes=int(number))


PAUSES: Final[list[Callable[[], None]]] = []
"""Called at every look at the clock: thinking may rest a moment where others have work to do."""


class Clock:
    """Counts the nodes of one question and says when to stop."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self.most = budget.nodes or ENDLESS
        self.end = perf_counter() + budget.seconds * GRACE if budget.seconds else 0.0
        self.next_look = LOOKS
        self.over = False

    def tick(self) -> bool:
        """One more node; whether thinking must end."""
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
        """The time is up."""
        self.end = ENDED
