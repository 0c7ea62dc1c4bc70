"""A menu over the table. Entries are chosen by number, cursor or click."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import Console, Group, RenderableType
from rich.text import Text
from textual import events
from textual.binding import BindingType

from hotelier.terminal.app.drawn import Drawn
from hotelier.terminal.app.pages import PageScreen
from hotelier.terminal.app.panels.foot import foot
from hotelier.terminal.console import CAN, CHOICE

Way = tuple[str, str]
"""The id of an entry, and its label."""


class MenuScreen(PageScreen):
    """Menu that returns the id of the chosen entry, or an empty text after Esc. It is redrawn with
    the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "step(-1)"), ("down", "step(1)"), ("enter", "take"),
        ("home", "step(-9999)"), ("end", "step(9999)"),
    ]  # fmt: skip
    live = True

    def __init__(
        self, title: str, above: Callable[[], RenderableType], ways: Callable[[], Sequence[Way]],
        lang: str,
    ) -> None:  # fmt: skip
        super().__init__(title, self.drawing, lang)
        self.above = above
        self.ways = ways
        self.at = 0

    def drawing(self, console: Console) -> RenderableType:
        """Draw the text above and the entries."""
        self.at = max(0, min(self.at, len(self.ways()) - 1))
        lines = Text()
        for number, (_, text) in enumerate(self.ways(), 1):
            line = Text().append(f" {number} ", CAN).append(f"{text}\n")
            line.apply_meta({CHOICE: str(number - 1)})
            lines.append_text(line)
        return Group(self.above(), Text(), lines)

    def lay_out(self) -> None:
        super().lay_out()
        body = self.query_one("#body", Drawn)
        body.mark((), (str(self.at),), CHOICE)
        body.bring(CHOICE, str(self.at))
        width = body.size.width - 1
        keys = ["take", "close"] if self.ways() else ["close"]
        self.query_one("#foot", Drawn).show(foot(keys, self.lang, width), width)

    def action_step(self, by: int) -> None:
        self.at = max(0, min(len(self.ways()) - 1, self.at + by))
        self.redraw()

    def action_take(self) -> None:
        self.choose(self.at)

    def choose(self, number: int) -> None:
        """Choose an entry, if it still exists."""
        ways = self.ways()
        if 0 <= number < len(ways):
            self.dismiss(ways[number][0])

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdigit() and event.character != "0":
            event.stop()
            self.choose(int(event.character) - 1)

    def on_drawn_touched(self, event: Drawn.Touched) -> None:
        event.stop()
        if event.kind == CHOICE:
            self.choose(int(event.what))
        elif event.kind == "command":
            self.action_take() if event.what == "take" else self.dismiss("")
