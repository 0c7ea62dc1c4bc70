"""A widget that shows a Rich renderable, scrolls it, and reports what was clicked."""

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
"""Updates can arrive before all widgets of a screen exist, and after some are gone. Such a screen
is not drawn."""


class Drawn(ScrollView, can_focus=False):
    """A drawing with a width set by the caller."""

    class Touched(Message):
        """Message: a part of the drawing was clicked."""

        def __init__(self, kind: str, what: str) -> None:
            super().__init__()
            self.kind = kind
            self.what = what

    KINDS = (THING, CHOICE, RULE, "command", "ply")
    """Kinds of targets that can be clicked."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name)
        self.strips: list[Strip] = []
        self.unmarked: list[Strip] = []

    def show(self, drawn: RenderableType, width: int) -> int:
        """Draw at this width. Return the number of lines."""
        console = self.app.console
        options = console.options.update(width=max(1, width), height=None)
        lines = console.render_lines(drawn, options, pad=False)
        self.unmarked = self.strips = [Strip(line) for line in lines]
        self.virtual_size = Size(width, len(self.strips))
        self.refresh()
        return len(self.strips)

    def mark(self, can: Collection[str], chosen: Collection[str], kind: str = THING) -> None:
        """Mark the targets that can be clicked and those that are chosen."""
        self.strips = [Strip(marked(strip, can, chosen, kind)) for strip in self.unmarked]
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return a visible line."""
        across, down = self.scroll_offset
        at = y + down
        width = self.size.width
        if at >= len(self.strips):
            return Strip.blank(width, self.rich_style)
        strip = self.strips[at].crop(across, across + width)
        return strip.extend_cell_length(width, self.rich_style).apply_style(self.rich_style)

    def line_with(self, kind: str, what: str) -> int | None:
        """Return the first line that contains a target."""
        for number, strip in enumerate(self.strips):
            if any(thing_of(segment.style, kind) == what for segment in strip):
                return number
        return None

    def bring(self, kind: str, what: str) -> None:
        """Scroll until a target is visible."""
        line = self.line_with(kind, what)
        if line is not None:
            # A new screen has no scroll bar yet, and without force it would not scroll.
            region = Region(0, line, self.size.width, 1)
            self.scroll_to_region(region, animate=False, force=True)

    def plain(self) -> str:
        """Return the whole drawing as text."""
        return "\n".join(strip.text.rstrip() for strip in self.strips)

    def on_click(self, event: events.Click) -> None:
        """Report the clicked target."""
        for kind in self.KINDS:
            what = thing_of(event.style, kind)
            if what:
                event.stop()
                self.post_message(self.Touched(kind, what))
                return
