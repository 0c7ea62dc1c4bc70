"""Frames: the next steps of a game as data on `state.stack`, and the verbs that advance a game.

The top of the stack is a *Decision* (a question to a seat) or a *Chance* (a random outcome), once
`settle` has run the *Tasks* above it. An empty stack means that the game is over.
Frames and actions are frozen dataclasses whose fields are ints or tuples of ints, so that a game
can be saved, copied and resumed in the middle of any question. Frames never carry a secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol

from hotelier.kernel.errors import IllegalAction
from hotelier.kernel.notation import Alphabet, write

CHANCE: Final = -1
OVER: Final = -2
UNKNOWN: Final = -1
"""A card or tile that the viewer of a redacted state does not know."""


class Random(Protocol):
    """Any generator of floats in [0, 1): ours, Python's, NumPy's."""

    def random(self) -> float:
        """The next float."""
        ...


class Action:
    """A small immutable value, created once and shared; `str(action)` is its notation."""

    __slots__ = ()
    verb: ClassVar[str]
    alphabet: ClassVar[Alphabet]

    def __str__(self) -> str:
        return write(self)


class Frame:
    """Base class of everything that can be on the stack."""

    __slots__ = ()
    hints: ClassVar[Mapping[str, int]] = {}
    """Fields in which search notes what it has passed over (see `Decision.distinct`), with the
    values that they have at a table. They are no part of a position."""

    def apply(self, state: Any, action: Any) -> None:
        """Apply an answer; only questions implement this."""
        raise NotImplementedError


class Task(Frame):
    """A step that the rules carry out without asking a seat."""

    __slots__ = ()

    def run(self, state: Any) -> None:
        """Carry out the task."""
        raise NotImplementedError


class Question(Frame):
    """A frame that waits for an action."""

    __slots__ = ()

    def audience(self, state: Any, action: Any) -> tuple[int, ...] | None:
        """Return the seats that may read this answer; None means all. Called before `apply`."""
        return None


@dataclass(frozen=True, slots=True)
class Decision(Question):
    """A question to a seat."""

    seat: int

    def legal(self, state: Any) -> list[Any]:
        """Return all answers that the rules allow, sorted and without duplicates; at least one."""
        raise NotImplementedError

    def distinct(self, state: Any) -> list[Any]:
        """Return the legal answers that search needs: one order of answers for each result.

        A question that collects several things overrides it, and notes what was passed over in
        its `hints`, on bare states alone (see `bare`). After an answer that was not distinct,
        where nothing is left in that order, it returns all legal answers.
        """
        return self.legal(state)

    def why_not(self, state: Any, action: Any) -> tuple[str, str, dict[str, object]]:
        """Return rule id, reason and details for an action that is not in `legal`."""
        return "", "not-the-question", {}


class Chance(Question):
    """A question that the random generator answers: dice, draws."""

    __slots__ = ()

    def sample(self, state: Any, rng: Random) -> Any:
        """Draw one outcome with `rng.random()` alone."""
        raise NotImplementedError

    def outcomes(self, state: Any) -> list[tuple[Any, float]] | None:
        """Return every outcome with its probability, or None if there are too many to list."""
        return None

    def possible(self, state: Any, action: Any) -> bool:
        """Return True if `action` is a possible outcome now."""
        listed = self.outcomes(state)
        return listed is not None and any(action == outcome for outcome, _ in listed)


@dataclass(frozen=True, slots=True)
class Event:
    """An entry of the journal: its kind, seat, values, and the rule behind it."""

    kind: str
    seat: int
    args: tuple[Any, ...]
    rule: str
    audience: tuple[int, ...] | None = None


class State:
    """Base of every game's state: the stack, and the journal where events are recorded.

    A subclass declares its fields with annotations (the codec reads them) and in `__slots__`,
    takes no arguments in its constructor, and writes its own `copy`.
    """

    __slots__ = ("journal", "stack")
    stack: list[Frame]
    journal: list[Event] | None

    def __eq__(self, other: object) -> bool:
        """Compare every declared field; the journal is not compared."""
        if type(other) is not type(self):
            return NotImplemented
        return self.stack == other.stack and all(
            getattr(self, name) == getattr(other, name) for name in type(self).__annotations__
        )

    __hash__ = None  # type: ignore[assignment]  # mutable


def bare(state: State) -> bool:
    """True for a state without a journal: one that search plays on, not the state of a table."""
    return state.journal is None


def without_hints(frame: Any) -> Any:
    """Return a frame as it is at a table: with nothing that search has passed over."""
    hints = getattr(frame, "hints", None)
    if not hints or all(getattr(frame, name) == value for name, value in hints.items()):
        return frame
    cls = type(frame)
    return cls(*(hints.get(name, getattr(frame, name)) for name in cls.__match_args__))


def drop_hints(state: State) -> None:
    """Forget what search has passed over: every answer is looked at again."""
    state.stack = [without_hints(frame) if frame.hints else frame for frame in state.stack]


def push(state: State, *frames: Frame) -> None:
    """Put frames on the stack; the first one settles first."""
    state.stack.extend(frames[::-1])


def settle(state: State) -> None:
    """Run tasks until a question is on top or the game is over."""
    stack = state.stack
    while stack:
        top = stack[-1]
        if not isinstance(top, Task):
            return
        stack.pop()
        top.run(state)


def play(state: State, action: Any) -> None:
    """Answer the question on top. The action is not checked; `Table.play` checks it.

    A chance question may be on top afterwards; the caller answers it (`sample`).
    """
    state.stack.pop().apply(state, action)
    settle(state)


def to_move(state: State) -> int:
    """Return the seat that is asked, CHANCE or OVER."""
    stack = state.stack
    if not stack:
        return OVER
    top = stack[-1]
    return top.seat if isinstance(top, Decision) else CHANCE


def legal(state: State) -> list[Any]:
    """Return the legal answers to the decision on top; an empty list if no seat is asked."""
    stack = state.stack
    if stack:
        top = stack[-1]
        if isinstance(top, Decision):
            return top.legal(state)
    return []


def distinct(state: State) -> list[Any]:
    """The legal answers with one order of answers for each result: what search looks at."""
    stack = state.stack
    if stack:
        top = stack[-1]
        if isinstance(top, Decision):
            return top.distinct(state)
    return []


def refusal(state: State, action: Any) -> IllegalAction | None:
    """Return the error for an action that is illegal now; None for a legal one."""
    if not state.stack:
        return IllegalAction("game-over", text=str(action))
    frame = state.stack[-1]
    assert isinstance(frame, Decision)
    if action in frame.legal(state):
        return None
    text = str(action)  # raises for an action with a value that does not exist
    rule, reason, details = frame.why_not(state, action)
    return IllegalAction(reason, rule, text=text, **details)


def forced(state: State) -> Any | None:
    """Return the only legal action, or None if there are several."""
    actions = legal(state)
    return actions[0] if len(actions) == 1 else None


def sample(state: State, rng: Random) -> Any:
    """Draw one outcome of the chance question on top."""
    top = state.stack[-1]
    assert isinstance(top, Chance)
    return top.sample(state, rng)


def outcomes(state: State) -> list[tuple[Any, float]] | None:
    """Return all outcomes of the chance question on top, or None if there are too many to list."""
    top = state.stack[-1]
    assert isinstance(top, Chance)
    return top.outcomes(state)


def play_at_random(state: State, rng: Random, most: int = -1) -> int:
    """Play random distinct actions to the end or for `most` decisions; return their number."""
    decisions = 0
    while state.stack and decisions != most:
        top = state.stack[-1]
        if isinstance(top, Decision):
            actions = top.distinct(state)
            play(state, actions[int(rng.random() * len(actions))])
            decisions += 1
        else:  # a chance question is on top
            play(state, sample(state, rng))
    return decisions
