"""The bar of a replay. A click goes to that step."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hotelier.terminal.console import QUIET, TITLE

PLY: Final = "ply"


def scrub(at: int, last: int, width: int) -> Text:
    """Draw a bar as wide as the screen, with a mark at the current step."""
    cells = max(2, width - 1)
    here = round(at * (cells - 1) / last) if last else 0
    bar = Text(no_wrap=True)
    for cell in range(cells):
        part = Text("█" if cell == here else "─", TITLE if cell <= here else QUIET)
        part.apply_meta({PLY: str(round(cell * last / (cells - 1)))})
        bar.append_text(part)
    return bar
