"""Sentences for events: one for each, or the story of a game, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game
from hotelier.words import hotel_koenig
from hotelier.words.catalogue import FALLBACK, message_id, say, say_list
from hotelier.words.values import value_text, who

ARGS: Final = {"hotel-koenig": hotel_koenig.EVENT_ARGS}
"""By game and kind of event, what its args are called in messages."""


def tell(
    game: Game, event: Event, names: Sequence[str], viewer: int | None = None, lang: str = FALLBACK
) -> str:
    """What happened, in one sentence, as the viewer's seat (None: a spectator) reads it.

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
    return say(name, lang, **who(event.seat, names, viewer), **args)


@dataclass(frozen=True)
class Told:
    """A sentence of a story and the rule behind it."""

    text: str
    rule: str


def story(
    game: Game,
    events: Iterable[Event],
    names: Sequence[str],
    viewer: int | None = None,
    lang: str = FALLBACK,
) -> list[list[Told]]:
    """The game as its players tell it: a paragraph for each turn, without its chores.

    Left out is what somebody else draws. Purchases in a row become one sentence.
    """
    paragraphs: list[list[Told]] = [[]]
    for (kind, seat), group in groupby(events, key=lambda event: (event.kind, event.seat)):
        if kind in ("turn", "final_scoring"):
            paragraphs.append([])
        if kind in TOGETHER:
            paragraphs[-1].append(told_together(game, list(group), names, viewer, lang))
        elif worth_telling(kind, seat == viewer, len(paragraphs) > 1):
            paragraphs[-1] += [
                Told(tell(game, event, names, viewer, lang), event.rule) for event in group
            ]
    return [paragraph for paragraph in paragraphs if paragraph]


def worth_telling(kind: str, own: bool, started: bool) -> bool:
    """Not the turn itself, nor draws but the own ones after the start."""
    return kind != "turn" and (kind != "drew" or (own and started))


TOGETHER: Final = {
    "bought": "hotel-koenig-together-bought",
    "final_sale": "hotel-koenig-together-final-sale",
}
"""Kinds of events of which several in a row make one sentence, and that sentence."""


def told_together(
    game: Game, events: list[Event], names: Sequence[str], viewer: int | None, lang: str
) -> Told:
    """Purchases or sales of one player in one sentence."""
    basket: dict[int, int] = {}
    amount = 0
    for event in events:
        shares, chain, money = event.args if len(event.args) == 3 else (1, *event.args)
        basket[chain] = basket.get(chain, 0) + shares
        amount += money
    items = [
        say("hotel-koenig-basket", lang, count=count, chain=value_text(game, chain, "Chain", lang))
        for chain, count in basket.items()
    ]
    whose = who(events[0].seat, names, viewer)
    name = TOGETHER[events[0].kind]
    text = say(name, lang, **whose, basket=say_list(items, lang), amount=amount)
    return Told(text, events[0].rule)
