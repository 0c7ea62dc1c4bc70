"""Interface between the screens and a table."""

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
    """State of a table from one point of view."""

    view: dict[str, Any]
    events: Sequence[Event]
    names: Sequence[str]
    seat: int | None
    """The seat whose view it is. None for a spectator."""
    mine: bool = False
    """True if this seat is to move and the person at the screen answers for it."""
    undo: bool = False
    """True if the last decision of this seat can be undone."""
    fresh: int = 0
    """Number of events before the last own move."""
    outcome: Outcome | None = None
    note: str = ""
    """A note about the table, in the viewer's language."""
    remark: str = ""
    """Faults since the last own move."""


class Source:
    """A table. It raises `Denied` for a command that is refused."""

    game: Game
    people: Sequence[int] = ()
    """Seats of the people at this screen."""
    replay = False
    """True for a replay."""
    away = False
    """True if a server keeps the table."""
    around: Around | None = None
    """The rest of a server's table: seats, clocks, chat, offers."""

    def __init__(self) -> None:
        self.news = asyncio.Event()
        """Set when the screen must be drawn again."""

    def seen(self, lang: str) -> Seen | None:
        """Return the table now. None if there is nothing to show yet."""
        raise NotImplementedError

    async def change(self) -> None:
        """Wait for a change."""
        await self.news.wait()
        self.news.clear()

    async def play(self, actions: Sequence[str]) -> None:
        """Make several moves, or none if one of them is refused."""
        raise NotImplementedError

    async def undo(self) -> None:
        """Undo the last decision."""
        raise NotImplementedError

    async def hints(self, lang: str) -> list[str]:
        """Return the best moves with reasons, a line each."""
        raise NotImplementedError

    async def why(self, action: str, lang: str) -> Told | None:
        """Return the reason why a move is not legal. None if it is."""
        raise NotImplementedError

    async def tell(self, what: str, **body: Any) -> Any:
        """Send a command to a server's table: chat, offer, answer and others."""
        raise NotImplementedError

    def close(self) -> None:
        """Release the table."""


class Denied(Exception):
    """A refusal as text, with the rule behind it."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.rule = rule
