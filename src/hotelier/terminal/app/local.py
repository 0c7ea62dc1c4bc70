"""A table on this machine: people at one keyboard, and bots."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from hotelier.analysis.hints import hints_for
from hotelier.analysis.telling import hint_lines
from hotelier.bots import Bot, ask
from hotelier.table.table import Table
from hotelier.terminal.app.source import Seen, Source
from hotelier.terminal.complaints import Complaints
from hotelier.terminal.moves import play_all, take_back
from hotelier.words import Told, why

GLIMPSE: Final = 0.15
"""Seconds of bot moves between two drawings."""


class LocalSource(Source):
    """Let bots play and people answer."""

    def __init__(
        self, table: Table, names: Sequence[str], bots: Mapping[int, Bot], resumed: bool = False
    ) -> None:
        super().__init__()
        self.table = table
        self.game = table.game
        self.names = names
        self.bots = bots
        self.people = [seat for seat in range(len(names)) if seat not in bots]
        self.eyes = self.people[0]
        """The seat whose view is on the screen: the person asked last."""
        self.told = dict.fromkeys(self.people, len(table.journal) if resumed else 0)
        """Number of events before the last own move, by person."""
        self.complaints = Complaints(bots, names)
        self.complained = dict.fromkeys(self.people, 0)
        """Number of engine faults at that time."""
        self._look()

    def _look(self) -> None:
        asked = self.table.to_move
        if asked is not None and asked in self.people:
            self.eyes = asked
        table, seat = self.table, self.eyes
        shared = table.outcome is not None and len(self.people) > 1
        self._seen = Seen(
            view=table.view(None if shared else seat),
            events=table.journal_for(None if shared else seat),
            names=self.names,
            seat=None if shared else seat,
            mine=table.to_move == seat,
            undo=table.undoes in self.people and table.to_move in self.people,
            fresh=self.told[seat],
            outcome=table.outcome,
        )

    def seen(self, lang: str) -> Seen:
        """Return the table after the last move that is shown."""
        wrongs = self.complaints.since(self.complained[self.eyes], lang)
        return replace(self._seen, remark="\n".join(wrongs)) if wrongs else self._seen

    async def change(self) -> None:
        """Let bots play for a moment. If a person is to move, wait for a change."""
        until = time.monotonic() + GLIMPSE
        if self.table.to_move not in self.bots:
            await super().change()
            return
        while (seat := self.table.to_move) in self.bots and time.monotonic() < until:
            assert seat is not None
            # In a thread, so that the screen stays responsive while a bot thinks.
            self.table.play(await asyncio.to_thread(ask, self.bots[seat], self.table.state))
        self._look()

    async def play(self, actions: Sequence[str]) -> None:
        """Make several moves, or none if one of them is refused."""
        known = len(self.table.journal)
        play_all(self.table, actions)
        self.told[self.eyes] = known
        self.complained[self.eyes] = self.complaints.count
        self._look()
        self.news.set()

    async def undo(self) -> None:
        """Undo the last decision, if it was a person's and nothing was revealed since."""
        take_back(self.table, self.people)
        known = len(self.table.journal)
        self.told = {person: min(told, known) for person, told in self.told.items()}
        self._look()
        self.news.set()

    async def hints(self, lang: str) -> list[str]:
        """Return the best moves of the seat to move, from the information of that seat."""
        known = self.game.redact(self.table.state, self.eyes)
        found = await asyncio.to_thread(hints_for, known)
        view = self._seen.view
        return hint_lines(self.game, [hint.data() for hint in found], view, lang)

    async def why(self, action: str, lang: str) -> Told | None:
        """Return the reason why a move is not legal, from the information of the seat."""
        return why(self.game, self.game.redact(self.table.state, self.eyes), action, lang)
