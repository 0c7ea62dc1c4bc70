"""Opens a table at the terminal: on the whole screen where there is one, else line by line."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from hotelier.bots import Bot
from hotelier.client import RemoteTable
from hotelier.kernel.game import Game
from hotelier.table.record import Record
from hotelier.table.table import Table
from hotelier.terminal.console import read_line
from hotelier.terminal.keeping import Keeper
from hotelier.terminal.reaching import Link, Wish, reach, way_back
from hotelier.terminal.session import Session
from hotelier.words import say


@dataclass(frozen=True)
class Opened:
    """A table on this machine, and who sits there."""

    table: Table
    names: Sequence[str]
    bots: Mapping[int, Bot]
    languages: Mapping[int, str]
    """By person: the language in which the table is shown."""
    record: Path | None = None
    resumed: bool = False
    flags: Sequence[str] = ()

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]


def has_screen(console: Console) -> bool:
    """Whether there is a terminal that a whole screen can be drawn on."""
    reads = bool(sys.stdin) and sys.stdin.isatty()
    return reads and console.is_terminal and os.environ.get("TERM", "dumb") != "dumb"


def can_draw() -> bool:
    """Whether Textual is installed."""
    try:
        import textual  # noqa: F401
    except ImportError:
        return False
    return True


def screen_wanted(console: Console, plain: bool, lang: str) -> bool:
    """Whether to draw on the whole screen; says so where that is wanted and cannot be."""
    if plain or not has_screen(console):
        return False
    if not can_draw():
        console.print(say("app-no-textual", lang))
        return False
    return True


def open_table(opened: Opened, console: Console, plain: bool) -> None:
    """Play, on the whole screen or line by line."""
    lang = opened.languages[opened.people[0]]
    if screen_wanted(console, plain, lang):
        play_on_screen(opened, console, lang)
        return
    Session(
        opened.table, opened.names, opened.bots, console, opened.languages, opened.record,
        opened.resumed, opened.flags,
    ).run()  # fmt: skip


def play_on_screen(opened: Opened, console: Console, lang: str) -> None:
    """Play on the whole screen, and keep the record where that was asked for."""
    from hotelier.terminal.app.local import LocalSource
    from hotelier.terminal.app.main import HotelierApp

    keeper = Keeper(opened.table, opened.people, console, saved=opened.resumed, flags=opened.flags)
    app = HotelierApp(
        lambda: LocalSource(opened.table, opened.names, opened.bots, opened.resumed),
        lang, opened.languages, keeper, opened.record,
    )  # fmt: skip
    app.run()
    if opened.record is not None:
        keeper.write(opened.record, lang)
    elif keeper.last_words:
        console.print(keeper.last_words, soft_wrap=True)
    console.print(say("terminal-goodbye", lang))


def play_away(link: Link, wish: Wish, console: Console, plain: bool, lang: str) -> None:
    """Sit down at a table of a server, on the whole screen or line by line."""
    table = reach(link, wish, lang)
    if screen_wanted(console, plain, lang):
        from hotelier.terminal.app.main import HotelierApp
        from hotelier.terminal.app.remote import RemoteSource

        facts = table.facts()
        HotelierApp(lambda: RemoteSource(table, facts), lang).run()
    else:
        with suppress(KeyboardInterrupt):
            asyncio.run(away_in_lines(table, console, lang))
    console.print(say("app-way-back", lang, link=way_back(table)), soft_wrap=True)


async def away_in_lines(table: RemoteTable, console: Console, lang: str) -> None:
    """Follow a table of a server, line by line."""
    from hotelier.terminal.app.remote import RemoteSource
    from hotelier.terminal.away import AwaySession

    source = RemoteSource(table, table.facts())
    try:
        await AwaySession(source, console, lang, lambda prompt: read_line(prompt, console)).run()
    finally:
        source.close()


def replay_on_screen(
    record: Record, seat: int | None, everything: bool, game: Game | None, at: int | None, lang: str
) -> None:
    """Look at a record step by step."""
    from hotelier.terminal.app.main import HotelierApp
    from hotelier.terminal.app.playback import ReplaySource

    HotelierApp(lambda: ReplaySource(record, seat, everything, game, at), lang).run()
