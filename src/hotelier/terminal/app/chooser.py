"""The choices of a question, narrowed by picked targets until one is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hotelier.kernel.game import Game
from hotelier.terminal.choices import Choice
from hotelier.words.things import things_of


@dataclass(frozen=True)
class Chooser:
    """The choices of one question, the picked targets, and the cursor."""

    found: tuple[Choice, ...] = ()
    things: Mapping[str, frozenset[str]] | None = None
    """The targets of each action."""
    picked: tuple[str, ...] = ()
    at: str = ""
    """The key of the choice under the cursor. Empty if there is none."""
    typed: str = ""
    """The digits typed so far of a choice's number."""

    def about(self, choice: Choice) -> frozenset[str]:
        """Return the targets of a choice."""
        return (self.things or {}).get(choice.action, frozenset())

    @property
    def left(self) -> list[Choice]:
        """The choices that match all picked targets."""
        return [choice for choice in self.found if self.about(choice).issuperset(self.picked)]

    @property
    def legal(self) -> list[Choice]:
        """The legal choices that match all picked targets."""
        return [choice for choice in self.left if choice.legal]

    @property
    def current(self) -> Choice | None:
        """The choice under the cursor."""
        return next((choice for choice in self.left if choice.key == self.at), None)

    @property
    def pickable(self) -> frozenset[str]:
        """Targets on the table that can be picked now."""
        return frozenset().union(*(self.about(choice) for choice in self.found if choice.legal))


def chooser_of(game: Game, view: Mapping[str, Any], found: Sequence[Choice]) -> Chooser:
    """Make a chooser in which nothing is picked."""
    things = {each.action: frozenset(things_of(game, each.action, view)) for each in found}
    return Chooser(tuple(found), things)


def pick(chooser: Chooser, thing: str) -> Chooser:
    """Narrow the choices by a target.

    A target that is already picked is removed. A target that matches no choice together with the
    picked ones replaces them. A target that matches no legal choice changes nothing.
    """
    if thing in chooser.picked:
        rest = tuple(each for each in chooser.picked if each != thing)
        return settled(replace(chooser, picked=rest, typed=""))
    for picked in ((*chooser.picked, thing), (thing,)):
        narrowed = replace(chooser, picked=picked, typed="")
        if narrowed.legal:
            return settled(narrowed)
    return chooser


def widen(chooser: Chooser) -> Chooser:
    """Clear the picked targets and the typed digits."""
    return replace(chooser, picked=(), typed="", at=chooser.at)


def settled(chooser: Chooser) -> Chooser:
    """Move the cursor to a remaining legal choice, or to none."""
    legal = chooser.legal
    keys = [choice.key for choice in legal]
    if chooser.at in keys:
        return chooser
    return replace(chooser, at=keys[0] if len(keys) == 1 or chooser.picked else "")


def step(chooser: Chooser, by: int) -> Chooser:
    """Move the cursor among the remaining legal choices. It wraps around."""
    keys = [choice.key for choice in chooser.legal]
    if not keys:
        return chooser
    if chooser.at not in keys:
        return replace(chooser, at=keys[0 if by > 0 else -1], typed="")
    return replace(chooser, at=keys[(keys.index(chooser.at) + by) % len(keys)], typed="")


def type_digit(chooser: Chooser, digit: str) -> tuple[Chooser, Choice | None]:
    """Add a digit to the typed number. Return the choice if no longer number starts with it.

    If no number starts with the typed digits, start again with this digit.
    """
    keys = {choice.key: choice for choice in chooser.found if choice.legal}
    for typed in (chooser.typed + digit, digit):
        fits = [key for key in keys if key.startswith(typed)]
        if fits == [typed]:
            return replace(chooser, typed="", picked=(), at=typed), keys[typed]
        if fits:
            at = typed if typed in keys else chooser.at
            return replace(chooser, typed=typed, picked=(), at=at), None
    return replace(chooser, typed=""), None
