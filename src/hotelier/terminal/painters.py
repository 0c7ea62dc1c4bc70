"""What the terminal needs to know of a game: how to draw it and how to list its choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console, RenderableType

from hotelier.kernel.errors import Unreadable
from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game
from hotelier.terminal import koenig
from hotelier.terminal.choices import Choice

View = Mapping[str, Any]


@dataclass(frozen=True)
class Painter:
    """One game on the screen. Everything comes from a seat's view and nothing else."""

    picture: Callable[[View, Sequence[str], int | None, Console, str], RenderableType]
    choices: Callable[[dict[str, Any], str], list[Choice]]
    default_choice: Callable[[View, Sequence[Choice]], Choice | None]
    """What Enter means, if anything."""
    hint: Callable[[View, Sequence[Choice], str], str]
    glance_is_enough: Callable[[Sequence[Event]], bool]
    """Whether after these events the picture on the screen is still good enough."""
    basket: tuple[str, ...]
    """Verbs of moves of which several can be typed at once."""
    example: str
    """A move as people type it."""


PAINTERS: Final[dict[str, Painter]] = {
    "hotel-koenig": Painter(
        picture=koenig.picture,
        choices=koenig.choices,
        default_choice=koenig.default_choice,
        hint=koenig.hint,
        glance_is_enough=koenig.glance_is_enough,
        basket=("buy", "stop"),
        example="lay 9F",
    )
}


def painter_of(game: Game) -> Painter:
    """How a game is drawn."""
    if game.name not in PAINTERS:
        raise Unreadable("not-in-terminal", game=game.name, games=sorted(PAINTERS))
    return PAINTERS[game.name]
