"""Choosing: a question's choices, narrowed by the things one picks, until one is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hotelier.kernel.game import Game
from hotelier.terminal.choices import Choice
from hotelier.words.things import things_of


@dataclass(frozen=True)
class Chooser:
    """The choices of one question, what was picked, and where the cursor is."""

    found: tuple[Choice, ...] = ()
    things: Mapping[str, frozenset[str]] | None = None
    """By action, the things that it is about."""
    picked: tuple[str, ...] = ()
    at: str = ""
    """The key of the choice under the cursor; empty: none."""
    typed: str = ""
    """Digits of a number that may go on."""

    def about(self, choice: Choice) -> frozenset[str]:
        """The things that a choice is about."""
        return (self.things or {}).get(choice.action, frozenset())

    @property
    def left(self) -> list[Choice]:
        """The choices that fit everything picked."""
        return [choice for choice in self.found if self.about(choice).issuperset(self.picked)]

    @property
    def legal(self) -> list[Choice]:
        """Those of them that are legal."""
        return [choice for choice in self.left if choice.legal]

    @property
    def current(self) -> Choice | None:
        """The choice under the cursor."""
        return next((choice for choice in self.left if choice.key == self.at), None)

    @property
    def pickable(self) -> frozenset[str]:
        """Things that a click on the table may mean now."""
        return frozenset().union(*(self.about(choice) for choice in self.found if choice.legal))


def chooser_of(game: Game, view: Mapping[str, Any], found: Sequence[Choice]) -> Chooser:
    """Nothing picked yet."""
    things = {each.action: frozenset(things_of(game, each.action, view)) for each in found}
    return Chooser(tuple(found), things)


def pick(chooser: Chooser, thing: str) -> Chooser:
    """Narrow by a thing; one that is picked already is put back, one that fits nothing that was
    picked before takes its place; one that fits nothing at all changes nothing."""
    if thing in chooser.picked:
        rest = tuple(each for each in chooser.picked if each != thing)
        return settled(replace(chooser, picked=rest, typed=""))
    for picked in ((*chooser.picked, thing), (thing,)):
        narrowed = replace(chooser, picked=picked, typed="")
        if narrowed.legal:
            return settled(narrowed)
    return chooser


def widen(chooser: Chooser) -> Chooser:
    """Put everything back that was picked or typed."""
    return replace(chooser, picked=(), typed="", at=chooser.at)


def settled(chooser: Chooser) -> Chooser:
    """The cursor stands on a choice that is left, or nowhere."""
    legal = chooser.legal
    keys = [choice.key for choice in legal]
    if chooser.at in keys:
        return chooser
    return replace(chooser, at=keys[0] if len(keys) == 1 or chooser.picked else "")


def step(chooser: Chooser, by: int) -> Chooser:
    """Move the cursor among the legal choices that are left; it goes round."""
    keys = [choice.key for choice in chooser.legal]
    if not keys:
        return chooser
    if chooser.at not in keys:
        return replace(chooser, at=keys[0 if by > 0 else -1], typed="")
    return replace(chooser, at=keys[(keys.index(chooser.at) + by) % len(keys)], typed="")


def type_digit(chooser: Chooser, digit: str) -> tuple[Chooser, Choice | None]:
    """A digit of a choice's number; the choice, once no longer number begins like this.

    A number that no choice has is begun anew with this digit.
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
