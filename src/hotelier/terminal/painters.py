"""The terminal's interface to a game: drawing and choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rich.console import Console, RenderableType

from hotelier.games.hotel_koenig.tables import CHAIN_KEYS
from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game
from hotelier.terminal import koenig
from hotelier.terminal.austria import choices, details
from hotelier.terminal.austria import picture as austria
from hotelier.terminal.choices import Choice

View = Mapping[str, Any]


Show = Callable[[Game, View, Sequence[str], int | None, str, Console, str], RenderableType]


@dataclass(frozen=True)
class Detail:
    """A command that shows a detail page, and the message that explains it."""

    show: Show
    help: str


@dataclass(frozen=True)
class Painter:
    """Terminal interface of one game. Everything is drawn from a seat's view."""

    picture: Callable[[Game, View, Sequence[str], int | None, Console, str], RenderableType]
    choices: Callable[[Game, dict[str, Any], str], list[Choice]]
    default_choice: Callable[[View, Sequence[Choice]], Choice | None]
    """The choice for Enter, if any."""
    hint: Callable[[View, Sequence[Choice], str], str]
    glance_is_enough: Callable[[Sequence[Event]], bool]
    """True if the picture need not be drawn again after these events."""
    basket: tuple[str, ...]
    """Verbs of moves that can be typed several at once."""
    example: str
    """An example of a typed move."""
    chance: tuple[str, ...]
    """Verbs that only chance uses."""
    details: Mapping[str, Detail] = field(default_factory=dict)
    """Commands that show more pages."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Letters that pick a target (`words/things.py`)."""


PAINTERS: Final[dict[str, Painter]] = {
    "hotel-koenig": Painter(
        picture=koenig.picture,
        choices=koenig.choices,
        default_choice=koenig.default_choice,
        hint=koenig.hint,
        glance_is_enough=koenig.glance_is_enough,
        basket=("buy", "stop"),
        example="lay 9F",
        chance=("draw",),
        keys={chain[0].lower(): f"chain:{chain}" for chain in CHAIN_KEYS} | {"e": "announce"},
    ),
    "grand-austria-hotel": Painter(
        picture=austria.picture,
        choices=choices.choices,
        default_choice=choices.default_choice,
        hint=choices.hint,
        glance_is_enough=choices.glance_is_enough,
        basket=(),
        example="die 3",
        chance=("start", "hotel", "guest", "draw", "roll"),
        details={
            "hotel": Detail(details.hotel, "austria-help-hotel"),
            "card": Detail(details.card, "austria-help-card"),
            "hand": Detail(details.hand, "austria-help-hand"),
            "guests": Detail(details.guests, "austria-help-guests"),
            "city": Detail(details.emperor, "austria-help-city"),
            "balls": Detail(details.balls, "austria-help-balls"),
        },
        keys={
            "b": "boost",
            "c": "checkin",
            "d": "dance",
            "e": "end",
            "k": "key",
            "p": "pass",
            "s": "store",
            "v": "serve",
        },
    ),
}


def painter_of(game: Game) -> Painter:
    """Return the painter of a game."""
    if game.name not in PAINTERS:
        raise Unreadable("not-in-terminal", game=game.name, games=sorted(PAINTERS))
    return PAINTERS[game.name]
