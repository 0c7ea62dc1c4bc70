"""Things on a picture that can be touched: which ones are marked, and where they are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from rich.segment import Segment
from rich.style import Style

from hotelier.terminal.console import THING

CAN_TOUCH: Final = Style(underline=True)
"""A thing that a click may mean now; a line under it is seen without colour, too."""
CHOSEN: Final = Style(reverse=True)
"""What the choice under the cursor is about."""


def marked(
    line: Iterable[Segment], can: Collection[str], chosen: Collection[str], kind: str = THING
) -> Iterator[Segment]:
    """A line of a picture with the things marked that can be touched, and those chosen."""
    for segment in line:
        thing = thing_of(segment.style, kind)
        if thing and thing in chosen:
            yield Segment(segment.text, (segment.style or Style()) + CHOSEN, segment.control)
        elif thing and thing in can and segment.text.strip():
            yield Segment(segment.text, (segment.style or Style()) + CAN_TOUCH, segment.control)
        else:
            yield segment


def thing_of(style: Style | None, kind: str = THING) -> str:
    """The thing that is drawn in a style; empty if it is none."""
    if style is None or style._meta is None:
        return ""
    return str(style.meta.get(kind, ""))
