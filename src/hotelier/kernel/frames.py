"""Frames: what happens next, as data on `state.stack`; and the verbs that move a game.

The top of the stack is a *Decision* (a question to a seat) or a *Chance* (a question to nobody),
once `settle` has run the *Tasks* above it. An empty stack means that the game is over.
Frames and actions are frozen dataclasses whose fields are ints or tuples of ints, so that a game
can be saved, copied and resumed in the middle of any question. Frames never carry a secret.
"""

from __future__ import annotations

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
    """A small value made once and shared; `str(action)` is its notation."""

    __slots__ = ()
    verb: ClassVar[str]
    alphabet: ClassVar[Alphabet]

    def __str__(self) -> str:
        return write(self)


class Frame:
    """Anything that can lie on the stack."""

    __slots__ = ()

    def apply(self, state: Any, action: Any) -> None:
        """Take an answer; only questions do."""
        raise NotImplementedError


class Task(Frame):
    """A chore the rules do by themselves."""

    __slots__ = ()

    def run(self, state: Any) -> None:
        """Do it."""
        raise NotImplementedError


class Question(Frame):
    """A frame that waits for an action."""

    __slots__ = ()

    def audience(self, state: Any, action: Any) -> tuple[int, ...] | None:
        """The seats that may read this answer; None = everybody. Asked before `apply`."""
        return None


@dataclass(frozen=True, slots=True)
class Decision(Question):
    """A question to a seat."""

    seat: int

    def legal(self, state: Any) -> list[Any]:
        """All answers, sorted, without doubles, at least one."""
        raise NotImplementedError

    def why_not(self, state: Any, action: Any) -> tuple[str, str, dict[str, object]]:
        """Rule id, reason and details for an action that is not in `legal`."""
        return "", "not-the-question", {}


class Chance(Question):
    """A question to nobody: dice, draws."""

    __slots__ = ()

    def sample(self, state: Any, rng: Random) -> Any:
        """One outcome, drawn with `rng.random()` alone."""
        raise NotImplementedError

    def outcomes(self, state: Any) -> list[tuple[Any, float]] | None:
        """Every outcome with its probability, or None where they are too many to list."""
        return None

    def possible(self, state: Any, action: Any) -> bool:
        """Whether `action` can come up now."""
        listed = self.outcomes(state)
        return listed is not None and any(action == outcome for outcome, _ in listed)


@dataclass(frozen=True, slots=True)
class Event:
    """What happened, for people who listen: a kind, whose, its values, and the rule behind it."""

    kind: str
    seat: int
    args: tuple[Any, ...]
    rule: str
    audience: tuple[int, ...] | None = None


class State:
    """Base of every game's state: the stack, and the journal when somebody listens.

    A subclass declares its fields with annotations (the codec reads them) and in `__slots__`,
    takes no arguments in its constructor, and writes its own `copy`.
    """

    __slots__ = ("journal", "stack")
    stack: list[Frame]
    journal: list[Event] | None

    def __eq__(self, other: object) -> bool:
        """Equal in every declared field; who listens does not matter."""
        if type(other) is not type(self):
            return NotImplemented
        return self.stack == other.stack and all(
            getattr(self, name) == getattr(other, name) for name in type(self).__annotations__
        )

    __hash__ = None  # type: ignore[assignment]  # mutable


def push(state: State, *frames: Frame) -> None:
    """Put frames on the stack so that the first one settles first."""
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
    """Answer the question on top. Trusts that the action is legal: `Table.play` checks.

    A chance question may be on top afterwards; the caller answers it (`sample`).
    """
    state.stack.pop().apply(state, action)
    settle(state)


def to_move(state: State) -> int:
    """The seat that is asked, CHANCE or OVER."""
    stack = state.stack
    if not stack:
        return OVER
    top = stack[-1]
    return top.seat if isinstance(top, Decision) else CHANCE


def legal(state: State) -> list[Any]:
    """The legal answers to the decision on top; none where no seat is asked."""
    stack = state.stack
    if stack:
        top = stack[-1]
        if isinstance(top, Decision):
            return top.legal(state)
    return []


def refusal(state: State, action: Any) -> IllegalAction | None:
    """Why an action is not legal now, with rule and reason; None for a legal one."""
    if not state.stack:
        return IllegalAction("game-over", text=str(action))
    frame = state.stack[-1]
    assert isinstance(frame, Decision)
    if action in frame.legal(state):
        return None
    text = str(action)  # refuses an action made by hand with a value that does not exist
    rule, reason, details = frame.why_not(state, action)
    return IllegalAction(reason, rule, text=text, **details)


def forced(state: State) -> Any | None:
    """The only legal action, if there is just one."""
    actions = legal(state)
    return actions[0] if len(actions) == 1 else None


def sample(state: State, rng: Random) -> Any:
    """One outcome of the chance question on top."""
    top = state.stack[-1]
    assert isinstance(top, Chance)
    return top.sample(state, rng)


def outcomes(state: State) -> list[tuple[Any, float]] | None:
    """All outcomes of the chance question on top, or None where they are too many to list."""
    top = state.stack[-1]
    assert isinstance(top, Chance)
    return top.outcomes(state)


def play_at_random(state: State, rng: Random, most: int = -1) -> int:
    """Play on to the end, or for so many decisions; how many there were."""
    decisions = 0
    while state.stack and decisions != most:
        top = state.stack[-1]
        if isinstance(top, Decision):
            actions = top.legal(state)
            play(state, actions[int(rng.random() * len(actions))])
            decisions += 1
        else:  # no seat is asked: chance is
            play(state, sample(state, rng))
    return decisions
