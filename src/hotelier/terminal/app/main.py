"""The app: themes, languages, and the offer to save before leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding
from textual.widgets import Input

from hotelier.client import RemoteTable
from hotelier.kernel.errors import HotelierError
from hotelier.terminal.app import look
from hotelier.terminal.app.form import FormScreen
from hotelier.terminal.app.keys import latin
from hotelier.terminal.app.pages import PromptScreen
from hotelier.terminal.app.remote import RemoteSource
from hotelier.terminal.app.source import Source
from hotelier.terminal.app.table import TableScreen
from hotelier.terminal.keeping import Keeper
from hotelier.words import explain, say

if TYPE_CHECKING:
    from hotelier.terminal.opening import Opened


class HotelierApp(App[None]):
    """The game on the whole screen."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(
        self, open_source: Callable[[], Source] | None, lang: str,
        languages: Mapping[int, str] | None = None, keeper: Keeper | None = None,
        record: Path | None = None, first: Callable[[], FormScreen] | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.open_source = open_source
        """Opens the table once there is an event loop."""
        self.first = first
        """Makes the first screen, if no table is given."""
        self.source: Source | None = None
        self.lang = lang
        """Language for people without one of their own."""
        self.languages = dict(languages or {})
        self.keeper = keeper
        self.record = record
        """File for the record at the end, if any."""
        self.leaving = False
        """True from the first request to leave until it is cancelled."""

    async def on_event(self, event: events.Event) -> None:
        """Accept capitals and other keyboard layouts for every key of the program."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            event = latin(event, typing=isinstance(self.focused, Input))
        await super().on_event(event)

    def on_mount(self) -> None:
        for theme in (look.DARK, look.LIGHT):
            self.register_theme(theme)
        self.ansi_theme_dark, self.ansi_theme_light = look.PAINT_DARK, look.PAINT_LIGHT
        self.theme = look.DARK.name
        if self.first is not None:
            self.push_screen(self.first())
        if self.open_source is not None:
            self.source = self.open_source()
            self.push_screen(TableScreen(self.source))

    async def play(self, opened: Opened) -> None:
        """Begin a local game."""
        self.languages, self.record = dict(opened.languages), opened.record
        self.keeper = opened.keeper()
        await self.sit_at(opened.source())

    async def reseat(self, table: RemoteTable) -> None:
        """Sit down at a table of a server."""
        facts = await asyncio.to_thread(table.facts)
        await self.sit_at(RemoteSource(table, facts))

    async def sit_at(self, source: Source) -> None:
        """Replace the current table by another."""
        if self.source is not None:
            self.source.close()
        self.source = source
        if isinstance(self.screen, TableScreen):
            await self.switch_screen(TableScreen(source))
        else:
            await self.push_screen(TableScreen(source))

    async def get_up(self) -> None:
        """Return to the first screen. Without one, end the program."""
        if self.first is None or not isinstance(self.screen, TableScreen):
            self.exit()
            return
        if self.source is not None:
            self.source.close()
            self.source = None
        await self.pop_screen()

    def on_unmount(self) -> None:
        if self.source is not None:
            self.source.close()

    def language_of(self, seat: int | None) -> str:
        """Return the language of a seat."""
        return self.lang if seat is None else self.languages.get(seat, self.lang)

    def speak(self, seat: int | None, lang: str) -> None:
        """Change the language of a seat."""
        if seat in self.languages:
            assert seat is not None
            self.languages[seat] = lang
        if seat is None or len(self.languages) < 2:
            self.lang = lang

    def switch_theme(self) -> None:
        """Switch between dark and light."""
        dark = self.theme == look.DARK.name
        self.theme = look.LIGHT.name if dark else look.DARK.name

    async def action_quit(self) -> None:
        """Leave on Ctrl Q or Ctrl C, after an offer to save the game. The second press leaves."""
        if self.leaving:
            self.exit()
        elif isinstance(self.screen, PromptScreen):
            self.screen.dismiss(None)
        else:
            self.leaving = True
            self.run_worker(self.leave(), group="command")

    async def save(self, label: str, lang: str) -> str:
        """Ask for a file and write the record. Return the message for the player."""
        if self.keeper is None:
            return ""
        typed = await self.push_screen_wait(PromptScreen(label, "hotelier-game.jsonl"))
        return self.stored(Path(typed), lang) if typed else ""

    def stored(self, path: Path, lang: str) -> str:
        """Write the record. Return the message for the player."""
        assert self.keeper is not None
        try:
            return self.keeper.store(path, lang)
        except HotelierError as error:
            return explain(error, lang)

    async def leave(self) -> None:
        """End the program. Offer first to save a game that is not saved."""
        keeper = self.keeper
        if keeper is not None and self.record is None and not keeper.up_to_date:
            lang = next(
                (s.lang for s in self.screen_stack if isinstance(s, TableScreen)), self.lang
            )
            typed = await self.push_screen_wait(PromptScreen(say("app-leave", lang)))
            if typed is None:
                self.leaving = False
                return
            if typed:
                keeper.last_words = self.stored(Path(typed), lang)
        self.exit()
