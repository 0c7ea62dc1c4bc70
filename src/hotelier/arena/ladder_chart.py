"""Chart of the ladder: win share of each level, its 95 % interval, and the expected share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

WIDTH: Final = 760
LEFT: Final = 330
"""Left edge of the bars."""
RIGHT: Final = 60
ROW: Final = 34
TOP: Final = 34
INK: Final = "#2b2620"
BAR: Final = "#7a8f6a"
GOAL: Final = "#a4343a"


def chart_of(rows: Sequence[Mapping[str, Any]]) -> str:
    """Return an SVG with a bar for each contest, its interval as a line, and the goal as a red
    mark."""
    height = TOP + ROW * len(rows) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="Georgia, serif" font-size="14" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>',
    ]
    for percent in range(0, 101, 25):
        x = place(percent / 100)
        parts.append(f'<path d="M{x:.1f} {TOP - 8} V{height - 6}" stroke="#d9d0bf"/>')
        parts.append(f'<text x="{x:.1f}" y="20" text-anchor="middle">{percent} %</text>')
    for number, row in enumerate(rows):
        parts += bar(row, TOP + ROW * number)
    return "\n".join([*parts, "</svg>", ""])


def place(share: float) -> float:
    """Return the horizontal position of a share."""
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def bar(row: Mapping[str, Any], top: int) -> list[str]:
    """Return the SVG elements of one contest."""
    middle = top + ROW / 2
    wins, low, high, goal = (place(row[name]) for name in ("wins", "low", "high", "expected"))
    label = escape(f"{row['contest']}: {row['bot']} : {row['against']}")
    return [
        f'<text x="8" y="{middle + 5:.1f}">{label}</text>',
        f'<rect x="{LEFT}" y="{top + 8}" width="{wins - LEFT:.1f}" height="{ROW - 16}" '
        f'fill="{BAR}"/>',
        f'<path d="M{low:.1f} {middle} H{high:.1f}" stroke="{INK}" stroke-width="2"/>',
        f'<path d="M{goal:.1f} {top + 4} V{top + ROW - 4}" stroke="{GOAL}" stroke-width="3"/>',
        f'<text x="{WIDTH - RIGHT + 8}" y="{middle + 5:.1f}">{row["wins"]:.1%}</text>',
    ]
