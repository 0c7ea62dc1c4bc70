"""A widget that shows a Rich renderable, scrolls it, and tells which thing was clicked."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Final

from rich.console import RenderableType
from textual import events
from textual.css.query import NoMatches
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from hotelier.terminal.app.marking import marked, thing_of
from hotelier.terminal.console import CHOICE, RULE, THING

IF_WHOLE: Final = suppress(NoMatches)
"""News come at any time: a screen is not drawn before all its parts are there, nor when some of
them are gone already, as at the end of the program."""


class Drawn(ScrollView, can_focus=False):
    """Something drawn. Whoever shows it says how wide it may be."""

    class Touched(Message):
        """Something in the drawing was clicked."""

        def __init__(self, kind: str, what: str) -> None:
            super().__init__()
            self.kind = kind
            self.what = what

    KINDS = (THING, CHOICE, RULE, "command", "ply")
    """What can be clicked."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.strips: list[Strip] = []
        self.unmarked: list[Strip] = []

    def show(self, drawn: RenderableType, width: int) -> int:
        """Draw anew, so wide; how many lines that makes."""
        console = self.app.console
        options = console.options.update(width=max(1, width), height=None)
        lines = console.render_lines(drawn, options, pad=False)
        self.unmarked = self.strips = [Strip(line) for line in lines]
        self.virtual_size = Size(width, len(self.strips))
        self.refresh()
        return len(self.strips)

    def mark(self, can: Collection[str], chosen: Collection[str], kind: str = THING) -> None:
        """Mark what can be touched and what is chosen, on the same drawing."""
        self.strips = [Strip(marked(strip, can, chosen, kind)) for strip in self.unmarked]
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of what is in sight."""
        across, down = self.scroll_offset
        at = y + down
        width = self.size.width
        if at >= len(self.strips):
            return Strip.blank(width, self.rich_style)
        strip = self.strips[at].crop(across, across + width)
        return strip.extend_cell_length(width, self.rich_style).apply_style(self.rich_style)

    def line_with(self, kind: str, what: str) -> int | None:
        """The first line in which something stands."""
        for number, strip in enumerate(self.strips):
            if any(thing_of(segment.style, kind) == what for segment in strip):
                return number
        return None

    def bring(self, kind: str, what: str) -> None:
        """Scroll until something is in sight."""
        line = self.line_with(kind, what)
        if line is not None:
            # On a new screen the scroll bar is not there yet: without force nothing would happen.
            region = Region(0, line, self.size.width, 1)
            self.scroll_to_region(region, animate=False, force=True)

    def plain(self) -> str:
        """All of it as text."""
        return "\n".join(strip.text.rstrip() for strip in self.strips)

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked."""
        for kind in self.KINDS:
            what = thing_of(event.style, kind)
            if what:
                event.stop()
                self.post_message(self.Touched(kind, what))
                return
