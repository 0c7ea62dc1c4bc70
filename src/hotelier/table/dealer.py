"""Chance: outcomes from a script first, then from a seed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hotelier.kernel.errors import BrokenRecord, IllegalAction, Unreadable
from hotelier.kernel.frames import Chance
from hotelier.kernel.game import Game
from hotelier.kernel.notation import read
from hotelier.kernel.rng import HashRandom

Seed = int | str


class Dealer:
    """Answer chance. An outcome depends on the seed, the kind of question and the number of that
    kind before it.

    Tables with the same seed get the same dice whatever was played in between, and no outcome is
    fixed before it is due.
    """

    def __init__(self, game: Game, seed: Seed | None, script: Iterable[str] = ()) -> None:
        self.game = game
        self.seed = seed
        self.script = check_script(script)
        self.read = 0
        """Number of script outcomes used so far."""
        self.dealt: dict[str, int] = {}
        """Number of outcomes so far, by kind of question."""
        self.dealt_all = True
        """True while every outcome is the one that the seed gives. Only then may the seed be shown
        as the proof of a finished game."""

    def copy(self) -> Dealer:
        """Return an independent dealer at the same point."""
        twin = Dealer.__new__(Dealer)  # the script was checked when it was given
        twin.game, twin.seed, twin.script = self.game, self.seed, self.script
        twin.read = self.read
        twin.dealt = dict(self.dealt)
        twin.dealt_all = self.dealt_all
        return twin

    def deal(self, state: Any) -> Any:
        """Return the outcome of the chance question on top."""
        frame: Chance = state.stack[-1]
        if self.read < len(self.script):
            action = self.scripted(state, frame, self.script[self.read])
            self.read += 1
            self.follow(state, action)
            return action
        if self.seed is None:
            raise BrokenRecord("script-ended", kind=type(frame).__name__)
        action = self.draw(state, frame)
        self.count(frame)
        return action

    def draw(self, state: Any, frame: Chance) -> Any:
        """Return the outcome that the seed gives for the chance question on top."""
        kind = type(frame).__name__
        key = f"{self.seed}/{kind}/{self.dealt.get(kind, 0)}"
        return frame.sample(state, HashRandom(key))

    def follow(self, state: Any, action: Any) -> None:
        """Take note of an outcome that comes from a script or a record."""
        frame: Chance = state.stack[-1]
        if self.dealt_all:
            self.dealt_all = self.seed is not None and self.draw(state, frame) == action
        self.count(frame)

    def count(self, frame: Chance) -> None:
        """Count an outcome of this kind."""
        kind = type(frame).__name__
        self.dealt[kind] = self.dealt.get(kind, 0) + 1

    def scripted(self, state: Any, frame: Chance, text: str) -> Any:
        """Read an outcome given as text. Refuse one that cannot come up now."""
        action = read(text, self.game.actions)
        if not frame.possible(state, action):
            raise IllegalAction("impossible-outcome", text=text, kind=type(frame).__name__)
        return action


def check_script(script: Iterable[str]) -> tuple[str, ...]:
    """Return the outcomes of a script. Refuse anything but a list of texts."""
    texts = None if isinstance(script, str) else tuple(script)
    if texts is None or not all(isinstance(text, str) for text in texts):
        raise Unreadable("not-a-script", value=script)
    return texts
