"""The first screen: game, opponents and rules of a new game, or a saved one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from hotelier.terminal.app import draft as drafts
from hotelier.terminal.app.draft import MODULES, Draft
from hotelier.terminal.app.form import Field, FormScreen
from hotelier.terminal.app.pages import PromptScreen
from hotelier.words import say

if TYPE_CHECKING:
    from hotelier.terminal.opening import Opened


@dataclass(frozen=True)
class Start:
    """Initial settings of the first screen, and the functions that begin a game."""

    draft: Draft
    begin: Callable[[Draft, str], Opened]
    """Begin a new game in a language."""
    resume: Callable[[Path, Draft, str], Opened]
    """Continue a game from a file."""


class DraftScreen(FormScreen):
    """A form for a game that has not begun."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft

    def change(self, name: str, by: int) -> None:
        self.draft = drafts.changed(self.draft, name, by)

    def digit(self, name: str, digit: int) -> None:
        if name == MODULES:
            self.draft = drafts.toggled(self.draft, digit)

    async def ask(self, label: str, value: str = "") -> str | None:
        """Ask for a line. None if the prompt was cancelled."""
        return await self.app.push_screen_wait(PromptScreen(label, value))

    async def choose_rules(self) -> None:
        """Open the form of single rules."""

        def keep(draft: Draft) -> None:
            self.draft = draft

        self.app.push_screen(RulesScreen(self.draft, keep))


class RulesScreen(DraftScreen):
    """The form of single rules."""

    def __init__(self, draft: Draft, keep: Callable[[Draft], None]) -> None:
        super().__init__(draft)
        self.keep = keep

    def title_text(self) -> str:
        return say("page-options", self.lang)

    def fields(self) -> Sequence[Field]:
        return drafts.rule_lines(self.draft, self.lang)

    def keys(self, field: Field) -> list[str]:
        return ["change", "back-to", "language", "quit"]

    def back(self) -> None:
        self.keep(self.draft)
        self.app.pop_screen()


class StartScreen(DraftScreen):
    """The form for a local game."""

    def __init__(self, start: Start) -> None:
        super().__init__(start.draft)
        self.start = start

    def title_text(self) -> str:
        return say("page-what-to-play", self.lang)

    def fields(self) -> Sequence[Field]:
        draft, lang = self.draft, self.lang
        game, seats, *rules = drafts.game_lines(draft, lang)
        lines = [
            Field("begin", say("page-play-now", lang)),
            game,
            seats,
            Field("people", say("app-people", lang), str(draft.people), choice=True),
        ]
        if draft.people < draft.seats:
            lines.append(drafts.bots_line(draft, lang))
        names = Field("names", say("page-name", lang), draft.names, say("app-names-how", lang))
        return [*lines, *rules, names, Field("resume", say("app-resume", lang))]

    async def take(self, name: str) -> None:
        lang = self.lang
        if name == "begin":
            await self.hotelier.play(self.start.begin(self.draft, lang))
        elif name == "rules":
            await self.choose_rules()
        elif name == "names":
            typed = await self.ask(say("app-names-how", lang), self.draft.names)
            if typed is not None:
                self.draft = replace(self.draft, names=typed)
        elif name == "resume":
            typed = await self.ask(say("app-resume-file", lang), "hotelier-game.jsonl")
            if typed:
                await self.hotelier.play(self.start.resume(Path(typed), self.draft, lang))
