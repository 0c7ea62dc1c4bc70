"""A form on the whole screen: a line for each setting or command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, cast

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from hotelier.kernel.errors import HotelierError
from hotelier.terminal.app.drawn import IF_WHOLE, Drawn
from hotelier.terminal.app.panels.foot import foot
from hotelier.terminal.console import CAN, CHOICE, QUIET, TITLE, WRONG
from hotelier.words import LOCALES, explain

if TYPE_CHECKING:
    from hotelier.terminal.app.main import HotelierApp

WIDE: Final = 120
EDGE, WIDE_EDGE = 2, 12
"""Left margin on small screens and on screens of at least `WIDE` columns."""


@dataclass(frozen=True)
class Field:
    """A line of a form."""

    name: str
    label: str
    value: str = ""
    about: str = ""
    """Explanation shown while the cursor is on the line."""
    choice: bool = False
    """True if arrows change the value. On other lines Enter runs a command."""


class FormScreen(Screen[None]):
    """Base class of forms. Arrows move and change values, Enter runs a command, and a click does
    either."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "step(-1)"), ("down", "step(1)"), ("left", "change(-1)"), ("right", "change(1)"),
        ("enter", "take"), ("home", "step(-9999)"), ("end", "step(9999)"), ("f2", "language"),
        ("f3", "theme"), ("escape", "back"),
    ]  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.said = ""
        """The last refusal."""

    @property
    def hotelier(self) -> HotelierApp:
        """The app."""
        return cast("HotelierApp", self.app)

    @property
    def lang(self) -> str:
        """The language of the person at the screen."""
        return self.hotelier.lang

    def title_text(self) -> str:
        """Return the title."""
        raise NotImplementedError

    def fields(self) -> Sequence[Field]:
        """Return all lines."""
        raise NotImplementedError

    def change(self, name: str, by: int) -> None:
        """Set a line to another value."""

    def digit(self, name: str, digit: int) -> None:
        """Handle a digit typed on a line."""

    async def take(self, name: str) -> None:
        """Handle Enter on a line that arrows do not change."""

    def back(self) -> None:
        """Handle Esc. A form with a previous screen goes back to it."""

    def compose(self) -> ComposeResult:
        yield Drawn("head")
        yield Drawn("form")
        yield Drawn("told")
        yield Drawn("foot")

    def on_mount(self) -> None:
        self.call_after_refresh(self.redraw)

    def on_resize(self) -> None:
        self.call_after_refresh(self.redraw)

    def on_screen_resume(self) -> None:
        self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw everything again at the current width."""
        if self.is_mounted and self.size.width:
            with IF_WHOLE:
                self.lay_out()

    def lay_out(self) -> None:
        """Draw every part."""
        width, fields = self.size.width, self.fields()
        self.at = max(0, min(self.at, len(fields) - 1))
        title = Text(no_wrap=True).append(f" {self.title_text()}", TITLE)
        title.append(" " * max(1, width - title.cell_len - 4)).append(
            f"{self.lang.upper()} ", QUIET
        )
        self.query_one("#head", Drawn).show(title, width)
        body = self.query_one("#form", Drawn)
        body.show(self.table(fields, width), width - 1)
        body.mark((), (str(self.at),), CHOICE)
        body.bring(CHOICE, str(self.at))
        told = Text(self.said, WRONG) if self.said else Text(fields[self.at].about, QUIET)
        self.query_one("#told", Drawn).show(told, width - 2)
        self.query_one("#foot", Drawn).show(
            foot(self.keys(fields[self.at]), self.lang, width), width
        )

    def keys(self, field: Field) -> list[str]:
        """Return the commands for the footer."""
        does = ["change"] if field.choice else ["take"]
        return [*does, "language", "theme", "quit"]

    def table(self, fields: Sequence[Field], width: int) -> Table:
        """Return all lines as a grid. Each can be clicked."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        longest = max(cell_len(field.label) for field in fields)
        grid.add_column(width=EDGE if width < WIDE else WIDE_EDGE, justify="right")
        grid.add_column(width=min(longest, width * 55 // 100))
        grid.add_column(width=1)
        grid.add_column()
        grid.add_row()
        for number, field in enumerate(fields):
            here = number == self.at
            label = Text(field.label, "" if field.choice else CAN)
            value = Text(field.value, TITLE if field.choice else "")
            before = Text("‹" if field.choice and here else "", TITLE)
            if field.choice and here:
                value.append(" ›")
            for text in (label, before, value):
                text.apply_meta({CHOICE: str(number)})
            grid.add_row(Text("▸" if here else "", CAN), label, before, value)
            if not number and not field.choice:
                grid.add_row()
        return grid

    def action_step(self, by: int) -> None:
        self.at, self.said = max(0, min(len(self.fields()) - 1, self.at + by)), ""
        self.redraw()

    def action_change(self, by: int) -> None:
        field = self.fields()[self.at]
        if field.choice:
            self.said = ""
            self.change(field.name, by)
            self.redraw()

    def action_take(self) -> None:
        field = self.fields()[self.at]
        if field.choice:
            self.action_change(1)
        else:
            self.run_worker(self.act(field.name), group="command", exclusive=True)

    async def act(self, name: str) -> None:
        """Run the command of a line. Show a refusal below the form."""
        self.said = ""
        try:
            await self.take(name)
        except HotelierError as error:
            self.said = explain(error, self.lang)
        self.redraw()

    def action_back(self) -> None:
        self.back()

    def action_language(self) -> None:
        order = list(LOCALES)
        self.hotelier.speak(None, order[(order.index(self.lang) + 1) % len(order)])
        self.redraw()

    def action_theme(self) -> None:
        self.hotelier.switch_theme()
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdigit():
            event.stop()
            self.digit(self.fields()[self.at].name, int(event.character))
            self.redraw()

    async def on_drawn_touched(self, event: Drawn.Touched) -> None:
        event.stop()
        if event.kind == CHOICE:
            self.at = int(event.what)
            self.action_take()
        elif event.what == "quit":
            await self.hotelier.action_quit()
        elif event.what == "change":
            self.action_change(1)
        elif event.kind == "command":
            await self.run_action(event.what)
