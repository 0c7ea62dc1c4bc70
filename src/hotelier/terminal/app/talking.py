"""Chat at a server's table."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input

from hotelier.terminal.app.drawn import Drawn
from hotelier.terminal.app.pages import PageScreen
from hotelier.terminal.app.panels.company import chat
from hotelier.terminal.app.panels.foot import foot
from hotelier.terminal.app.source import Denied
from hotelier.terminal.console import QUIET, TITLE, WRONG
from hotelier.words import say

if TYPE_CHECKING:
    from hotelier.terminal.app.table import TableScreen

LONGEST = 500
"""Longest line that the server accepts."""


class Line(Input):
    """Input field that is cleared by Enter, so that typing can go on during the request."""

    async def action_submit(self) -> None:
        await super().action_submit()
        self.clear()


class ChatScreen(PageScreen):
    """The whole chat. Players can write."""

    BINDINGS: ClassVar[list[BindingType]] = [("tab", "audience")]
    live = True

    def __init__(self, table: TableScreen) -> None:
        super().__init__(say("page-chat", table.lang), lambda _: self.lines(), table.lang)
        self.table = table
        self.among = False
        """True if only players receive the line."""
        self.refused = ""

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Drawn("title")
            yield Drawn("body")
            around = self.table.source.around
            if around is not None and around.own is not None:
                yield Line(placeholder=say("page-chat-say", self.lang), max_length=LONGEST)
            yield Drawn("foot")

    def lines(self) -> Text:
        """Return the chat and mark it as read."""
        around = self.table.source.around
        assert around is not None
        self.table.heard = around.last_said
        text = chat(around, self.lang)
        return text.append(f"\n{self.refused}", WRONG) if self.refused else text

    def lay_out(self) -> None:
        width = self.query_one("#body", Drawn).size.width - 1
        super().lay_out()
        self.query_one("#body", Drawn).scroll_end(animate=False)
        if self.query(Input):
            to = say("page-chat-to-seats" if self.among else "page-chat-to-all", self.lang)
            title = Text().append(self.heading, TITLE).append(f"  {to}", QUIET)
            self.query_one("#title", Drawn).show(title, width)
            keys = ["send", "audience", "close"]
            self.query_one("#foot", Drawn).show(foot(keys, self.lang, width), width)
            self.query_one(Input).focus()

    def action_audience(self) -> None:
        """Switch between all viewers and the players."""
        self.among = not self.among
        self.redraw()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        text = event.value.strip()
        if not text:
            return
        try:
            await self.table.source.tell("chat", text=text, to="seats" if self.among else "all")
        except Denied as denied:
            self.refused = denied.text
            event.input.value = event.input.value or text
        else:
            self.refused = ""
        self.redraw()

    def on_drawn_touched(self, event: Drawn.Touched) -> None:
        event.stop()
        if event.what == "audience":
            self.action_audience()
        elif event.what == "close":
            self.dismiss("")
