"""Choices of a question, and parsing of typed answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hotelier.kernel.errors import UnreadableAction


@dataclass(frozen=True)
class Choice:
    """One choice: number, move, label, and a flag for legal moves."""

    key: str
    action: str
    text: str
    legal: bool = True
    group: str = ""
    """The row that it is listed in."""
    short: str = ""
    """A shorter label for such a row."""


def read_answer(text: str, found: Sequence[Choice], basket: Sequence[str] = ()) -> list[str]:
    """Return the moves for a typed text: a number, a bare `9F`, notation, or several numbers.

    Several numbers are allowed only for moves with a verb in `basket`. The moves are made in the
    order of the list. The last entry of the list ends the question, so it may occur only once.
    """
    by_key = {choice.key: choice for choice in found}
    words = text.casefold().split()
    if all(word in by_key for word in words):
        picked = sorted((by_key[word] for word in words), key=found.index)
        actions = [choice.action for choice in picked]
        together = all(action.split()[0] in basket for action in actions)
        if len(actions) == 1 or (together and words.count(found[-1].key) < 2):
            return actions
    for choice in found:
        if choice.action.casefold().split()[1:] == words:
            return [choice.action]
    if all(word.isdigit() for word in words):
        only = found[0].text if len(found) == 1 else ""
        raise UnreadableAction("no-such-choice", text=text, keys=list(by_key), only=only)
    return [text]
