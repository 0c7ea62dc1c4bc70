"""Where a table comes from: what the screens know of it, and what they may ask of it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hotelier.kernel.frames import Event
from hotelier.kernel.game import Game, Outcome
from hotelier.terminal.app.around import Around
from hotelier.words import Told


@dataclass(frozen=True)
class Seen:
    """A table through somebody's eyes, at one moment."""

    view: dict[str, Any]
    events: Sequence[Event]
    names: Sequence[str]
    seat: int | None
    """Through whose eyes; None: a spectator's."""
    mine: bool = False
    """Whether this seat is asked, and whoever looks answers for it."""
    undo: bool = False
    """Whether the last decision of this seat can be taken back."""
    fresh: int = 0
    """How many events there were before the last own move."""
    outcome: Outcome | None = None
    note: str = ""
    """What else is to be said of the table, in the language of whoever looks."""
    remark: str = ""
    """What went wrong there since the last own move."""


class Source:
    """A table. What cannot be done there raises `Denied`."""

    game: Game
    people: Sequence[int] = ()
    """The seats of those who share this screen."""
    replay = False
    """Whether nothing is played here, only looked at."""
    away = False
    """Whether the table is kept elsewhere."""
    around: Around | None = None
    """What there is beside the game, at a table that is kept elsewhere."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        """Set when there is something new to draw."""

    def seen(self, lang: str) -> Seen | None:
        """The table now; None if there is nothing to see yet."""
        raise NotImplementedError

    async def change(self) -> None:
        """Wait until there is something new to draw."""
        await self.news.wait()
        self.news.clear()

    async def play(self, actions: Sequence[str]) -> None:
        """Make several moves, or none if one of them is refused."""
        raise NotImplementedError

    async def undo(self) -> None:
        """Take the last decision back."""
        raise NotImplementedError

    async def hints(self, lang: str) -> list[str]:
        """The best few moves, a line each, with reasons."""
        raise NotImplementedError

    async def why(self, action: str, lang: str) -> Told | None:
        """Why a move is not possible now; None if it is."""
        raise NotImplementedError

    async def tell(self, what: str, **body: Any) -> Any:
        """A command at a table that is kept elsewhere: chat, offer, answer ..."""
        raise NotImplementedError

    def close(self) -> None:
        """Nobody looks any more."""


class Denied(Exception):
    """Something that cannot be done, in words, with the rule behind it."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.rule = rule
