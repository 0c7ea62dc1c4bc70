"""Targets in a drawing: which are marked, and where they are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from rich.segment import Segment
from rich.style import Style

from hotelier.terminal.console import THING

CAN_TOUCH: Final = Style(underline=True)
"""A target that can be clicked. It is underlined, so that it shows without colour too."""
CHOSEN: Final = Style(reverse=True)
"""A target of the choice under the cursor."""


def marked(
    line: Iterable[Segment], can: Collection[str], chosen: Collection[str], kind: str = THING
) -> Iterator[Segment]:
    """Mark the targets in a line that can be picked or are chosen."""
    for segment in line:
        thing = thing_of(segment.style, kind)
        if thing and thing in chosen:
            yield Segment(segment.text, (segment.style or Style()) + CHOSEN, segment.control)
        elif thing and thing in can and segment.text.strip():
            yield Segment(segment.text, (segment.style or Style()) + CAN_TOUCH, segment.control)
        else:
            yield segment


def thing_of(style: Style | None, kind: str = THING) -> str:
    """Return the target of a styled text. Empty if it has none."""
    return "" if style is None else str(style.meta.get(kind, ""))
