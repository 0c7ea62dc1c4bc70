"""Replay of a record, step by step, on the table screen."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from hotelier.kernel.frames import CHANCE, to_move
from hotelier.kernel.game import Game
from hotelier.table.record import Record
from hotelier.table.table import Table
from hotelier.terminal.app.source import Seen, Source
from hotelier.words import label, say
from hotelier.words.names import player_names


@dataclass(frozen=True)
class Moment:
    """A step of a replay: the state, with the number of lines and events so far."""

    lines: int
    events: int
    state: Any


def moments_of(record: Record, game: Game | None) -> tuple[Table, list[Moment]]:
    """Return the table at the end of a record, and a step for each decision."""
    found: list[Moment] = []
    table = None
    for table in Table.replayed(record, game):
        if to_move(table.state) != CHANCE:
            state = table.state.copy()
            found.append(Moment(len(table.record.lines), len(table.journal), state))
    assert table is not None
    return table, found


class ReplaySource(Source):
    """A record. Its steps can be viewed from any seat if nothing is hidden."""

    replay = True

    def __init__(
        self, record: Record, seat: int | None, everything: bool, game: Game | None = None,
        at: int | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.table, self.moments = moments_of(record, game)
        self.game = self.table.game
        self.eyes = seat
        self.everything = everything
        self.at = 0
        if at is not None:
            self.go(sum(moment.lines < at for moment in self.moments))

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.moments) - 1

    def go(self, at: int) -> None:
        """Go to a step."""
        self.at = max(0, min(self.last, at))
        self.news.set()

    def look_through(self, seat: int | None) -> None:
        """Change the point of view, if nothing is hidden."""
        if self.everything:
            self.eyes = seat
            self.news.set()

    def names(self, lang: str) -> list[str]:
        """Return the players' names. A seat without a name is called by its number."""
        return player_names(self.table.record.names, self.table.record.seats, lang)

    def seen(self, lang: str) -> Seen:
        """Return the table at this step."""
        moment = self.moments[self.at]
        shown = copy(self.table)
        shown.state = moment.state.copy()
        shown.state.journal = self.table.journal[: moment.events]
        over = self.table.record.end if not shown.state.stack else None
        lines = self.table.record.lines[: moment.lines]
        shown.record = replace(self.table.record, lines=lines, end=over)
        before = self.moments[self.at - 1].events if self.at else 0
        return Seen(
            view=shown.view(self.eyes),
            events=shown.journal if self.everything else shown.journal_for(self.eyes),
            names=self.names(lang),
            seat=self.eyes,
            fresh=before,
            outcome=shown.outcome,
            note=say("app-replay", lang, at=self.at, last=self.last),
        )

    def coming(self, lang: str) -> str:
        """Describe the next decision."""
        moment = self.moments[self.at]
        if moment.lines >= len(self.table.record.lines):
            return ""
        line = self.table.record.lines[moment.lines]
        if line.by is None:
            return ""
        hidden = not self.everything and line.hidden_from(self.eyes)
        text = "?" if hidden else label(self.game, line.do, None, lang)
        return f"{self.names(lang)[line.by]}: {text}"
