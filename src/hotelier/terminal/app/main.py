"""The program: colours, languages, and what is kept when somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar

from textual.app import App

from hotelier.kernel.errors import HotelierError
from hotelier.terminal.app import look
from hotelier.terminal.app.pages import PromptScreen
from hotelier.terminal.app.source import Source
from hotelier.terminal.app.table import TableScreen
from hotelier.terminal.keeping import Keeper
from hotelier.words import explain, say


class HotelierApp(App[None]):
    """The game on the whole screen."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(
        self, open_source: Callable[[], Source], lang: str,
        languages: Mapping[int, str] | None = None, keeper: Keeper | None = None,
        record: Path | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.open_source = open_source
        """Makes the table, once there is an event loop to follow it in."""
        self.lang = lang
        """What is spoken to whoever has no language of their own."""
        self.languages = dict(languages or {})
        self.keeper = keeper
        self.record = record
        """Where the record is saved at the end, if anywhere."""

    def on_mount(self) -> None:
        for theme in (look.DARK, look.LIGHT):
            self.register_theme(theme)
        self.ansi_theme_dark, self.ansi_theme_light = look.PAINT_DARK, look.PAINT_LIGHT
        self.theme = look.DARK.name
        self.source = self.open_source()
        self.push_screen(TableScreen(self.source))

    def on_unmount(self) -> None:
        self.source.close()

    def language_of(self, seat: int | None) -> str:
        """The language of a seat's person."""
        return self.lang if seat is None else self.languages.get(seat, self.lang)

    def speak(self, seat: int | None, lang: str) -> None:
        """From now on in this language."""
        if seat in self.languages:
            assert seat is not None
            self.languages[seat] = lang
        if seat is None or len(self.languages) < 2:
            self.lang = lang

    def switch_theme(self) -> None:
        """Dark or light."""
        dark = self.theme == look.DARK.name
        self.theme = look.LIGHT.name if dark else look.DARK.name

    async def action_quit(self) -> None:
        """Ctrl Q, wherever one is: leave, but not without asking what would be lost."""
        if isinstance(self.screen, PromptScreen):
            self.screen.dismiss(None)
        else:
            self.run_worker(self.leave(self.lang), group="command")

    async def save(self, label: str, lang: str) -> str:
        """Ask for a file and write the record; what came of it."""
        if self.keeper is None:
            return ""
        typed = await self.push_screen_wait(PromptScreen(label, "hotelier-game.jsonl"))
        return self.stored(Path(typed), lang) if typed else ""

    def stored(self, path: Path, lang: str) -> str:
        """Write the record; what came of it."""
        assert self.keeper is not None
        try:
            return self.keeper.store(path, lang)
        except HotelierError as error:
            return explain(error, lang)

    async def leave(self, lang: str) -> None:
        """End the program; offer to save what would be lost."""
        keeper = self.keeper
        if keeper is not None and self.record is None and not keeper.up_to_date:
            typed = await self.push_screen_wait(PromptScreen(say("app-leave", lang)))
            if typed is None:
                return
            if typed:
                keeper.last_words = self.stored(Path(typed), lang)
        self.exit()
