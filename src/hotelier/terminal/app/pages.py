"""Screens over the table: a page, a list with explanations, a prompt, the hand-over screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.console import Console, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label

from hotelier.terminal.app.drawn import IF_WHOLE, Drawn
from hotelier.terminal.app.panels.foot import foot
from hotelier.terminal.console import CHOICE, TITLE

Draw = Callable[[Console], RenderableType]
"""Draws for a console that is as wide as the page."""
EDGE: Final = 2


class PageScreen(ModalScreen[str]):
    """A page to read. Esc closes it. A click on a rule closes it and returns the rule's id."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q", "close"), ("up", "scroll(-1)"), ("down", "scroll(1)"),
        ("pageup", "scroll(-10)"), ("pagedown,space", "scroll(10)"), ("home", "scroll(-9999)"),
        ("end", "scroll(9999)"),
    ]  # fmt: skip

    live = False
    """True if the page changes with the table."""

    def __init__(self, title: str, draw: Draw, lang: str) -> None:
        super().__init__()
        self.heading = title
        self.draw = draw
        self.lang = lang

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Drawn("title")
            yield Drawn("body")
            yield Drawn("below")
            yield Drawn("foot")

    def on_mount(self) -> None:
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw everything again at the current width."""
        with IF_WHOLE:
            self.lay_out()

    def lay_out(self) -> None:
        """Draw every part."""
        width = self.query_one("#body", Drawn).size.width - 1
        console = Console(width=max(20, width), height=self.app.size.height, highlight=False)
        self.query_one("#title", Drawn).show(Text(self.heading, TITLE, no_wrap=True), width)
        self.query_one("#body", Drawn).show(self.draw(console), width)
        self.query_one("#foot", Drawn).show(foot(["close"], self.lang, width), width)

    def action_close(self) -> None:
        self.dismiss("")

    def action_scroll(self, by: int) -> None:
        self.query_one("#body", Drawn).scroll_relative(y=by, animate=False)

    def on_drawn_touched(self, event: Drawn.Touched) -> None:
        event.stop()
        if event.kind == "command":
            self.dismiss("")
        elif event.kind == "rule":
            self.dismiss(event.what)


@dataclass(frozen=True)
class Entry:
    """A line of a list, and its explanation."""

    text: Text
    about: Callable[[], RenderableType]


class ListScreen(PageScreen):
    """A list. The explanation of the line under the cursor is shown below it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "step(-1)"), ("down", "step(1)"), ("pageup", "step(-10)"),
        ("pagedown", "step(10)"), ("home", "step(-9999)"), ("end", "step(9999)"),
        ("space", "scroll(5)"),
    ]  # fmt: skip

    def __init__(self, title: str, entries: Sequence[Entry], lang: str, at: int = 0) -> None:
        super().__init__(title, lambda _: self.lines(), lang)
        self.add_class("two")
        self.entries = entries
        self.at = at
        """The line under the cursor."""

    def lines(self) -> RenderableType:
        """Draw all lines. Each can be clicked."""
        for number, entry in enumerate(self.entries):
            entry.text.apply_meta({CHOICE: str(number)})
        return Text("\n").join(entry.text for entry in self.entries)

    def lay_out(self) -> None:
        super().lay_out()
        body, below = self.query_one("#body", Drawn), self.query_one("#below", Drawn)
        body.mark((), (str(self.at),), CHOICE)
        if self.entries:
            below.show(self.entries[self.at].about(), body.size.width - 1)
            below.scroll_home(animate=False)
            body.bring(CHOICE, str(self.at))

    def action_step(self, by: int) -> None:
        self.at = max(0, min(len(self.entries) - 1, self.at + by))
        self.redraw()

    def action_scroll(self, by: int) -> None:
        self.query_one("#below", Drawn).scroll_relative(y=by, animate=False)

    def on_drawn_touched(self, event: Drawn.Touched) -> None:
        event.stop()
        if event.kind == CHOICE:
            self.at = int(event.what)
            self.redraw()
        elif event.kind == "command":
            self.dismiss("")


class PromptScreen(ModalScreen[str | None]):
    """A prompt for one line. Esc returns None."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close")]

    def __init__(self, label: str, value: str = "") -> None:
        super().__init__()
        self.label = label
        self.value = value

    def compose(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Label(Text(self.label), id="label")
            yield Input(self.value)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.dismiss(event.value.strip())

    def action_close(self) -> None:
        self.dismiss(None)


class HandOver(ModalScreen[None]):
    """Hide the table between two people at one keyboard, until the next one presses Enter."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(id="sheet"):
            yield Label(Text(self.text, TITLE))

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter":
            self.dismiss(None)

    def on_click(self) -> None:
        self.dismiss(None)
