"""The list of choices: what a person may type, and which move it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hotelier.games.hotel_koenig import GAME
from hotelier.kernel.errors import UnreadableAction
from hotelier.words import label

View = Mapping[str, Any]

BASKET: Final = ("buy", "stop")
"""Moves of which several can be typed at once."""


@dataclass(frozen=True)
class Choice:
    """One line of the list of choices: what to type, the move, its words, and if it is legal."""

    key: str
    action: str
    text: str
    legal: bool = True


def choices(view: dict[str, Any], lang: str) -> list[Choice]:
    """The answers to a question. Hand tiles that cannot be laid are listed too, with the reason.

    Numbers mean something where they can: a hand tile as the board marks it, an amount of shares,
    a chain (the same number in all purchases of a turn).
    """
    frame = view["question"]["frame"]
    legal: list[str] = view["legal"]
    if frame in ("TradeShares", "SellShares"):
        numbered = {action: int(action.split()[1]) for action in legal}
    else:
        first: list[str] = []
        if frame == "LayTile":
            first = [f"lay {held['tile']}" for held in view["hand"]]
        elif frame == "BuyShares":
            first = [f"buy {chain}" for chain, info in view["chains"].items() if info["size"]]
        every = dict.fromkeys([*first, *legal])
        numbered = {action: number for number, action in enumerate(every, 1)}
    return [
        Choice(str(number), action, label(GAME, action, view, lang), action in legal)
        for action, number in numbered.items()
        if action in legal or frame == "LayTile"
    ]


def default_choice(view: View, found: Sequence[Choice]) -> Choice | None:
    """What Enter means: the only choice, or the end of buying."""
    legal = [choice for choice in found if choice.legal]
    if len(legal) == 1 or view["question"]["frame"] == "BuyShares":
        return legal[-1]
    return None


def read_answer(text: str, found: Sequence[Choice]) -> list[str]:
    """The moves that a typed text means: a number, several purchases, a bare 9F, or a notation."""
    by_key = {choice.key: choice for choice in found}
    words = text.casefold().split()
    if all(word in by_key for word in words):
        picked = sorted((by_key[word] for word in words), key=found.index)
        actions = [choice.action for choice in picked]
        basket = all(action.split()[0] in BASKET for action in actions)
        if len(actions) == 1 or (basket and actions.count("stop") < 2):
            return actions
    for choice in found:
        if choice.action.casefold().split()[1:] == words:
            return [choice.action]
    if all(word.isdigit() for word in words):
        raise UnreadableAction("no-such-choice", text=text, keys=list(by_key))
    return [text]
