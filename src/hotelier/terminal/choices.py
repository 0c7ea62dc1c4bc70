"""Choices: what a person may type, and which moves it means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hotelier.kernel.errors import UnreadableAction


@dataclass(frozen=True)
class Choice:
    """One line of the list of choices: what to type, the move, its words, and if it is legal."""

    key: str
    action: str
    text: str
    legal: bool = True
    group: str = ""
    """The row that it stands in, where choices of several kinds are listed in rows."""
    short: str = ""
    """Its words in such a row, if they can be fewer."""


def read_answer(text: str, found: Sequence[Choice], basket: Sequence[str] = ()) -> list[str]:
    """The moves that a typed text means: a number, a bare 9F, a notation, or several numbers.

    Several only of moves with a verb in `basket`. They are made in the order of the list; its last
    entry comes once at most, since it ends the question.
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
