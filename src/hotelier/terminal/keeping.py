"""Saving the record of a local game, and the command that continues it."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from hotelier.kernel.errors import HotelierError, Unreadable
from hotelier.table.record import Line
from hotelier.table.table import Table
from hotelier.terminal.console import WRONG
from hotelier.words import explain, say

Read = Callable[[str], str]
"""Prints a prompt and returns the typed line."""


def command_line(words: Sequence[str], windows: bool = os.name == "nt") -> str:
    """Quote the words of a command for the shell of this system.

    >>> command_line(["play", "my game"], windows=False), command_line(["play", "my game"], True)
    ("play 'my game'", 'play "my game"')
    """
    if not windows:
        return shlex.join(words)
    return " ".join(f'"{word}"' if re.search(r"[^\w.:\\/-]", word) else word for word in words)


class Keeper:
    """Saves a record, and tracks if the game has changed since."""

    def __init__(
        self,
        table: Table,
        people: Sequence[int],
        console: Console,
        saved: bool,
        flags: Sequence[str] = (),
    ) -> None:
        self.table = table
        self.people = people
        self.console = console
        self.flags = flags
        """Other flags that are needed to continue with the same people."""
        self.lines: list[Line] | None = list(table.record.lines) if saved else None
        """The lines in the last file."""
        self.last_words = ""
        """The message printed when the screen is closed."""

    @property
    def up_to_date(self) -> bool:
        """True if a file contains the current state of the game."""
        return self.lines == self.table.record.lines

    def write(self, path: Path, lang: str) -> None:
        """Save the record. Print the file's path and the command that continues the game."""
        self.console.print(self.store(path, lang), soft_wrap=True)  # keep the command in one line

    def store(self, path: Path, lang: str) -> str:
        """Save the record. Return the message with the path and the command that continues the
        game."""
        try:
            self.table.record.save(path)
        except OSError as error:
            raise Unreadable("cannot-write", path=str(path), why=error) from error
        self.lines = list(self.table.record.lines)
        if self.table.to_move is None:
            return say("terminal-saved", lang, path=str(path))
        go_on = self.way_on(path)
        return say("terminal-saved-running", lang, path=str(path), command=go_on)

    def way_on(self, path: Path) -> str:
        """Return the command that continues a saved game, with people in the same seats."""
        words = ["hotelier", "play", "--resume", str(path)]
        seats = self.table.record.seats
        first = next((s for s in self.people if (s - 1) % seats not in self.people), 0)
        if first:
            words += ["--seat", str(first)]
        if len(self.people) > 1:
            words += ["--hot-seat", str(len(self.people))]
        return command_line([*words, *self.flags])

    def keep(self, path: Path | None, read: Read | None, lang: str) -> None:
        """Save the record to the given file, or else offer to, if a person can answer."""
        if path is not None:
            self.write(path, lang)
        elif read is not None and self.table.record.lines and not self.up_to_date:
            self.offer(read, lang)
        elif self.table.to_move is not None and not self.up_to_date:
            self.console.print(say("terminal-not-saved", lang))

    def offer(self, read: Read, lang: str) -> None:
        """Ask where to save the record until it is saved or declined."""
        while True:
            try:
                path = read(say("terminal-offer", lang))
                if path:
                    self.write(Path(path), lang)
                return
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return
            except HotelierError as error:
                self.console.print(Text(explain(error, lang), WRONG))
