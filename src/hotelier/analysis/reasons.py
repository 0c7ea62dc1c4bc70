"""Reasons: the effects of a line of play for its seat, deed by deed, with the gains of each.

The line is replayed with its events recorded, in the imagined world where it was found. The game's
own module derives the deeds from the events. Imagined information is not named.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hotelier.bots.evaluator import Evaluator, Luck
from hotelier.kernel.frames import CHANCE, Event, legal, play, sample, to_move

MOST: Final = 3
"""Maximum number of reasons."""


@dataclass
class Reason:
    """A deed and its gains."""

    kind: str
    step: int
    """Number of the action within the turn that it belongs to. 0 is the judged action."""
    args: dict[str, str | int]
    """Subjects of the reason, as keys of the notation."""
    gains: dict[str, int] = field(default_factory=dict)
    worth: float = 0.0
    """Approximate importance among the reasons, in points."""

    def gain(self, what: str, count: int, each: float) -> None:
        """Add a gain."""
        if count:
            self.gains[what] = self.gains.get(what, 0) + count
            self.worth += count * each

    def data(self) -> dict[str, Any]:
        """Return the reason as plain data."""
        return {"kind": self.kind, "step": self.step, "args": self.args, "gains": self.gains}


@dataclass(frozen=True)
class Course:
    """A line of play up to the end of the turn."""

    seat: int
    before: Any
    after: Any
    events: Sequence[tuple[int, Event]]
    """Events, each with the number of the action that caused it."""


Reader = Callable[[Course], list[Reason]]
"""Function that derives the reasons from a course. Each game has one."""


def course_of(
    evaluator: Evaluator, world: Any, line: Sequence[Any], seat: int, salt: int
) -> Course:
    """Replay a line in its world, with the same luck."""
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
    """Return the most important reasons, in chronological order."""
    found = reader(course)
    chosen = sorted(found, key=lambda reason: -reason.worth)[:MOST]
    return [reason.data() for reason in found if any(reason is each for each in chosen)]
