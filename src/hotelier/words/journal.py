"""Sentences for single events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game
from hotelier.words import hotel_koenig
from hotelier.words.catalogue import FALLBACK, message_id, say
from hotelier.words.grand_austria_hotel.events import EVENT_ARGS
from hotelier.words.phrases import bare
from hotelier.words.values import value_text, who

ARGS: Final = {
    "grand-austria-hotel": EVENT_ARGS,
    "hotel-koenig": hotel_koenig.EVENT_ARGS,
}
"""Names of an event's arguments in messages, by game and kind."""


def tell(
    game: Game, event: Event, names: Sequence[str], viewer: int | None = None, lang: str = FALLBACK
) -> str:
    """Describe an event in one sentence, as a seat (None: a spectator) reads it.

    >>> from hotelier.games import ALL
    >>> event = Event("founded", 0, (3, 76, 2), "HK-5.1")
    >>> tell(ALL["hotel-koenig"], event, ["Anna", "Otto"], viewer=0)
    'You found Luxor with 2 tiles.'
    """
    kinds = game.events[event.kind]
    args = {
        name: value_text(game, value, kind, lang)
        for name, value, kind in zip(ARGS[game.name][event.kind], event.args, kinds, strict=True)
    }
    name = message_id(game.name, "event", event.kind)
    return bare(say(name, lang, **who(event.seat, names, viewer), **args))


@dataclass(frozen=True)
class Happened:
    """An event as a detail of an error. It is worded in the reader's language."""

    game: Game
    event: Event
    names: tuple[str, ...]
    viewer: int | None = None

    def text(self, lang: str) -> str:
        """Write the sentence, as in the log."""
        return tell(self.game, self.event, self.names, self.viewer, lang)


@dataclass(frozen=True)
class Told:
    """A sentence of a story and the rule behind it."""

    text: str
    rule: str
    event: Event | None = field(default=None, compare=False, repr=False)
    """The first event of the sentence. None if there is none."""
