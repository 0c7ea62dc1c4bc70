"""Reasons: what a line of play does for its seat, deed by deed, with what each deed brings.

The line is played once more in the imagined world in which it was found, with somebody listening;
the game's own module reads deeds off the events. Nothing that the world only made up is named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.kernel.frames import CHANCE, Event, legal, play, sample, to_move

MOST: Final = 3
"""Reasons that are named."""


@dataclass
class Reason:
    """A deed, and what it brings."""

    kind: str
    step: int
    """Which choice of the turn it comes with: 0 for the action itself and all that it asks."""
    args: dict[str, str | int]
    """Subjects of the reason, in the words of the notation."""
    gains: dict[str, int] = field(default_factory=dict)
    worth: float = 0.0
    """Approximate weight compared with other reasons, in points."""

    def gain(self, what: str, count: int, each: float) -> None:
        """It brings this, too."""
        if count:
            self.gains[what] = self.gains.get(what, 0) + count
            self.worth += count * each

    def data(self) -> dict[str, Any]:
        """For programs."""
        return {"kind": self.kind, "step": self.step, "args": self.args, "gains": self.gains}


@dataclass(frozen=True)
class Course:
    """A line of play that was played to the end of the turn."""

    seat: int
    before: Any
    after: Any
    events: Sequence[tuple[int, Event]]
    """Events, each with the number of the choice that caused it."""


Reader = Callable[[Course], list[Reason]]
"""Reads the reasons off a course; one for each game."""


def course_of(
    evaluator: Evaluator, world: Any, line: Sequence[Any], seat: int, salt: int
) -> Course:
    """Play a line again in its world, with the luck that it met there."""
    state = world.copy()
    state.journal = []
    luck = Luck(salt)
    events: list[tuple[int, Event]] = []
    step = 0
    for number, answer in enumerate(line):
        if to_move(state) != seat or answer not in legal(state):
            break
        step += bool(number) and evaluator.rests(state)
        play(state, answer)
        while not evaluator.finished(state, seat) and (asked := to_move(state)) != seat:
            luck.at(evaluator.moment(state))
            play(state, sample(state, luck) if asked == CHANCE else evaluator.reply(state, luck))
        events += [(step, event) for event in state.journal[len(events) :]]
    return Course(seat, world, state, events)


def main_reasons(course: Course, reader: Reader) -> list[dict[str, Any]]:
    """Those that matter most, in the order in which they come."""
    found = reader(course)
    chosen = sorted(found, key=lambda reason: -reason.worth)[:MOST]
    return [reason.data() for reason in found if any(reason is each for each in chosen)]
