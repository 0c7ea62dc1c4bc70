"""Open a table in the terminal: on the whole screen if there is one, else in plain mode."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from hotelier.bots import Bot
from hotelier.client import RemoteTable
from hotelier.kernel.game import Game
from hotelier.table.record import Record, read_names
from hotelier.table.table import Table
from hotelier.terminal.console import make_console, read_line
from hotelier.terminal.keeping import Keeper
from hotelier.terminal.reaching import Link, Wish, reach, way_back, worded
from hotelier.terminal.session import Session
from hotelier.words import say

if TYPE_CHECKING:
    from hotelier.terminal.app.draft import Draft
    from hotelier.terminal.app.local import LocalSource
    from hotelier.terminal.app.main import HotelierApp
    from hotelier.terminal.app.start import Start


@dataclass(frozen=True)
class Opened:
    """A local table, and its players."""

    table: Table
    names: Sequence[str]
    bots: Mapping[int, Bot]
    languages: Mapping[int, str]
    """Language by seat of a person."""
    record: Path | None = None
    resumed: bool = False
    flags: Sequence[str] = ()

    def __post_init__(self) -> None:
        """Write the players' names to the record."""
        self.table.record.names = read_names(self.names, self.table.record.seats)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]

    def source(self) -> LocalSource:
        """Make the source for the whole screen. Called inside the event loop."""
        from hotelier.terminal.app.local import LocalSource

        return LocalSource(self.table, self.names, self.bots, self.resumed)

    def keeper(self) -> Keeper:
        """Make the keeper of the record."""
        return Keeper(self.table, self.people, make_console(), saved=self.resumed, flags=self.flags)


def has_screen(console: Console, windows: bool = os.name == "nt") -> bool:
    """Return True where there is a terminal that a whole screen can be drawn on.

    Windows sets no TERM.
    """
    reads = bool(sys.stdin) and sys.stdin.isatty()
    named = os.environ.get("TERM", "" if windows else "dumb")
    return reads and console.is_terminal and named != "dumb"


def can_draw() -> bool:
    """Return True if Textual is installed."""
    try:
        import textual  # noqa: F401
    except ImportError:
        return False
    return True


def draws(console: Console, plain: bool) -> bool:
    """Return True if the whole screen is wanted and can be drawn."""
    return not plain and has_screen(console) and can_draw()


def screen_wanted(console: Console, plain: bool, lang: str) -> bool:
    """Return True if the whole screen is wanted and can be drawn. If Textual is missing, say so."""
    if plain or not has_screen(console):
        return False
    if not can_draw():
        console.print(say("app-no-textual", lang))
        return False
    return True


def open_table(opened: Opened, console: Console, plain: bool) -> None:
    """Play on the whole screen or in plain mode."""
    lang = opened.languages[opened.people[0]]
    if screen_wanted(console, plain, lang):
        play_on_screen(opened, console, lang)
        return
    Session(
        opened.table, opened.names, opened.bots, console, opened.languages, opened.record,
        opened.resumed, opened.flags,
    ).run()  # fmt: skip


def play_on_screen(opened: Opened, console: Console, lang: str) -> None:
    """Play on the whole screen, and save the record if a file was given."""
    from hotelier.terminal.app.main import HotelierApp

    app = HotelierApp(opened.source, lang, opened.languages, opened.keeper(), opened.record)
    app.run()
    keep(app, console)


def start_on_screen(start: Start, console: Console, lang: str) -> None:
    """Choose a game on the whole screen and play it."""
    from hotelier.terminal.app.main import HotelierApp
    from hotelier.terminal.app.start import StartScreen

    app = HotelierApp(None, lang, first=lambda: StartScreen(start))
    app.run()
    keep(app, console)


def keep(app: HotelierApp, console: Console) -> None:
    """Save the record after the screen was closed, if a file was given, and say goodbye."""
    keeper = app.keeper
    if keeper is not None and app.record is not None:
        keeper.write(app.record, app.lang)
    elif keeper is not None and keeper.last_words:
        console.print(keeper.last_words, soft_wrap=True)
    console.print(say("terminal-goodbye", app.lang))


def play_away(
    link: Link, wish: Wish, console: Console, plain: bool, lang: str, choose: bool = False
) -> None:
    """Play at a server's table, on the whole screen or in plain mode.

    `choose`: if the link names no table, list the tables of the server.
    """
    whole = screen_wanted(console, plain, lang)
    if whole:
        found = away_on_screen(link, wish, lang, choose and not link.place)
    else:
        found = reach(link, wish, lang)
        with suppress(KeyboardInterrupt):
            asyncio.run(away_in_lines(found, console, lang))
    if found is not None and (found.client.token or found.token):
        console.print(say("app-way-back", lang, link=way_back(found)), soft_wrap=True)


def away_on_screen(link: Link, wish: Wish, lang: str, choose: bool) -> RemoteTable | None:
    """Follow a server's table on the whole screen. Return the table that was open last."""
    from hotelier.terminal.app.lobby import LobbyScreen, listed
    from hotelier.terminal.app.main import HotelierApp
    from hotelier.terminal.app.remote import RemoteSource

    if choose:
        with worded(link.server):
            listed(link.server)
        app = HotelierApp(None, lang, first=lambda: LobbyScreen(link.server, draft_of(wish)))
    else:
        table = reach(link, wish, lang)
        facts = table.facts()
        app = HotelierApp(lambda: RemoteSource(table, facts), lang)
    app.run()
    return app.source.remote if isinstance(app.source, RemoteSource) else None


def draft_of(wish: Wish) -> Draft:
    """Make the settings of a new table from the command line."""
    from hotelier.terminal.app.draft import Draft

    bots = [bot for bot in wish.bots if bot != "open"]
    return Draft(
        game=wish.game, seats=wish.seats, names=wish.name, options={wish.game: wish.options},
        friends=wish.seats - 1 if not bots else 1, bots=",".join(bots) or "waiter",
    )  # fmt: skip


async def away_in_lines(table: RemoteTable, console: Console, lang: str) -> None:
    """Follow a server's table in plain mode."""
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
    """Show a record step by step."""
    from hotelier.terminal.app.main import HotelierApp
    from hotelier.terminal.app.playback import ReplaySource

    HotelierApp(lambda: ReplaySource(record, seat, everything, game, at), lang).run()
