"""A card or board with its explanation and its doubts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from hotelier.games.grand_austria_hotel.cards.rows import Doubt
from hotelier.words.catalogue import message_id, say
from hotelier.words.grand_austria_hotel.effects import GAME

OUR_FIGURE: Final = "°"
"""Marks figures of our own, where the printed ones were not found."""


class Printed(Protocol):
    """A row of a card or board."""

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """Doubts about it."""


def is_reconstructed(row: Printed) -> bool:
    """AW-0.7 Return True if figures of a card or board are our own. House data replaces them."""
    return any(doubt.kind == "reconstructed" for doubt in row.doubts)


@dataclass(frozen=True)
class Card:
    """A card or board: its name, its figures as data, and its text."""

    kind: str
    key: str
    number: int | None
    name: str
    figures: dict[str, Any]
    text: str
    rule: str
    sources: tuple[str, ...]
    confidence: str
    doubts: tuple[dict[str, str], ...] = field(default=())
    name_origin: str = ""
    """`printed` or `ours`. Empty if the card has no name."""


def doubts_of(doubts: Sequence[Doubt], confidence: str, lang: str) -> tuple[dict[str, str], ...]:
    """Describe the doubts, field by field. House data has none."""
    found = [
        {
            "field": doubt.field,
            "kind": doubt.kind,
            "text": say(message_id(GAME, "doubt", doubt.kind), lang),
            "why": say(message_id(GAME, "why", doubt.why), lang),
        }
        for doubt in doubts
    ]
    if confidence == "house":
        kind = say("grand-austria-hotel-doubt-house", lang)
        why = say("grand-austria-hotel-why-house-data", lang)
        found.append({"field": "", "kind": "house", "text": kind, "why": why})
    return tuple(found)
