"""The story of a game, turn by turn, without routine events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final

from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game
from hotelier.words.catalogue import FALLBACK, say, say_list
from hotelier.words.grand_austria_hotel import log as austria
from hotelier.words.journal import Told, tell
from hotelier.words.phrases import bare
from hotelier.words.values import value_text, who

Story = Callable[[Game, Iterable[Event], Sequence[str], int | None, str], list[list[Told]]]


def story(
    game: Game,
    events: Iterable[Event],
    names: Sequence[str],
    viewer: int | None = None,
    lang: str = FALLBACK,
) -> list[list[Told]]:
    """Write the story of a game: a paragraph for each turn, without routine events."""
    return STORIES[game.name](game, events, names, viewer, lang)


def koenig_story(
    game: Game, events: Iterable[Event], names: Sequence[str], viewer: int | None, lang: str
) -> list[list[Told]]:
    """Write a story of Hotel-König. Draws of others are left out, consecutive purchases are
    joined."""
    paragraphs: list[list[Told]] = [[]]
    for (kind, seat), group in groupby(events, key=lambda event: (event.kind, event.seat)):
        if kind in KOENIG_PARAGRAPHS:
            paragraphs.append([])
        if kind in TOGETHER:
            paragraphs[-1].append(told_together(game, list(group), names, viewer, lang))
        elif worth_telling(kind, seat == viewer, len(paragraphs) > 1):
            paragraphs[-1] += [
                Told(tell(game, event, names, viewer, lang), event.rule, event) for event in group
            ]
    return [paragraph for paragraph in paragraphs if paragraph]


KOENIG_PARAGRAPHS: Final = ("turn", "final_scoring")
"""Events that begin a paragraph."""


def worth_telling(kind: str, own: bool, started: bool) -> bool:
    """Return False for the turn itself and for draws, except own ones after the start."""
    return kind != "turn" and (kind != "drew" or (own and started))


TOGETHER: Final = {
    "bought": "hotel-koenig-together-bought",
    "final_sale": "hotel-koenig-together-final-sale",
}
"""Kinds of events that are joined, with the message for several."""


def told_together(
    game: Game, events: list[Event], names: Sequence[str], viewer: int | None, lang: str
) -> Told:
    """Write purchases or sales of one player in one sentence."""
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
    return Told(bare(text), events[0].rule, events[0])


STORIES: Final[dict[str, Story]] = {
    "grand-austria-hotel": austria.story,
    "hotel-koenig": koenig_story,
}
"""The story function of each game."""

PARAGRAPHS: Final[dict[str, tuple[str, ...]]] = {
    "grand-austria-hotel": austria.PARAGRAPHS,
    "hotel-koenig": KOENIG_PARAGRAPHS,
}


def paragraph_start(game: Game, events: Sequence[Event], place: int) -> int:
    """Return the start of the paragraph that contains an event."""
    kinds = PARAGRAPHS[game.name]
    for start in range(min(place, len(events) - 1), 0, -1):
        if events[start].kind in kinds:
            return start
    return 0
