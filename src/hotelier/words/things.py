"""Targets: what a click on the table means. Every choice names its targets.

A target is a kind and a key, `chain:Luxor`, `room:2C`, or a word for a button: `pass`. Targets
follow from the fields of an action, so a new action needs nothing here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hotelier.games.grand_austria_hotel.cards import (
    CELEBRITY_KEYS,
    ENTRANCE_KEYS,
    GUEST_KEYS,
    STAFF_KEYS,
    TILE_KEYS,
    TOKEN_KEYS,
)
from hotelier.kernel.game import Game
from hotelier.kernel.notation import fields_of

View = Mapping[str, Any]

KINDS: Final = {"DieColour": "die", "DanceRow": "row"}
"""The kind of a target by alias, if it is not the alias in lower case."""
BUTTONS: Final = {"boost": "boost", "boosted": "boost", "checkin": "checkin", "dance": "dance",
                  "decline": "decline", "withdraw": "pass"}  # fmt: skip
"""Verbs with fields that also have a button, and buttons that are not named like their verb."""
CARDS: Final = {
    "guest": GUEST_KEYS, "staff": STAFF_KEYS, "tile": TILE_KEYS, "celebrity": CELEBRITY_KEYS,
    "entrance": ENTRANCE_KEYS, "token": TOKEN_KEYS,
}  # fmt: skip
"""Other kinds of sources in Grand Austria Hotel."""


def things_of(game: Game, action: str, view: View | None = None) -> list[str]:
    """Return the targets of an action, given by its notation. With a view, also where a die lies.

    >>> from hotelier.games import ALL
    >>> things_of(ALL["hotel-koenig"], "lay 9F"), things_of(ALL["hotel-koenig"], "sell 2")
    (['tile:9F'], ['sell:2'])
    >>> things_of(ALL["grand-austria-hotel"], "boost 3")
    ['space:3', 'boost']
    """
    verb, *words = action.split()
    cls = next(cls for cls in game.actions if cls.verb == verb)
    found: list[str] = []
    numbers: list[str] = []
    for place, kind in enumerate(fields_of(cls).values()):
        if kind == "Source":
            found += source_things(words)
        elif kind in cls.alphabet:
            found.append(f"{KINDS.get(kind, kind.lower())}:{words[place]}")
        else:
            numbers = words[place:]
            break
    if "Source" in fields_of(cls).values():
        found = [thing for thing in found if not thing.startswith("word:")]
    elif numbers:
        found.append(f"{verb}:{'-'.join(numbers)}")
    if verb in BUTTONS or not words:
        found.append(BUTTONS.get(verb, verb))
    if view is not None and found and found[0].startswith("die:"):
        found += die_things(view, words[0])
    return found


def source_things(words: list[str]) -> list[str]:
    """Return the targets of a due effect: itself, and its card if it has one."""
    source = words[0]
    cards = [f"{kind}:{source}" for kind, keys in CARDS.items() if source in keys]
    return [f"effect:{'-'.join(words)}", *cards, f"source:{source}"]


def die_things(view: View, colour: str) -> list[str]:
    """Return the space and the owner of a coloured die (AW-2.3)."""
    space = view["coloured"].get(colour)
    places = [place for place in view["lounge"] if place["colour"] == colour]
    found = [f"space:{space}"] if space else []
    return found + [f"celebrity:{p['celebrity']}" for p in places if p["celebrity"] is not None]
