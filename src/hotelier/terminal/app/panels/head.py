"""The first line: game, seat to move, state of the connection."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from hotelier.kernel.game import Game
from hotelier.terminal.app.source import Seen
from hotelier.terminal.console import CAN, QUIET, TITLE
from hotelier.words import message_id, say
from hotelier.words.phrases import bare


def head(
    game: Game, seen: Seen | None, busy: str, lang: str, width: int,
    clocks: Callable[[int], Text] | None = None,
) -> Text:  # fmt: skip
    """Draw the title on the left and the seat to move on the right, with as many clocks as fit
    between them."""
    title = Text().append(f" {say(message_id(game.name, 'title'), lang)}", TITLE)
    if seen is not None and seen.seat is not None:
        title.append(f"  {seen.names[seen.seat]}", QUIET)
    style = CAN if seen is not None and seen.mine else QUIET
    right = Text().append(busy or whose(seen, lang), style)
    right.append(f"  {lang.upper()} ", QUIET)
    if clocks is not None:
        right = clocks(width - title.cell_len - right.cell_len - 4).append("  ").append_text(right)
    gap = max(1, width - title.cell_len - right.cell_len)
    line = title.append(" " * gap).append_text(right)
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def whose(seen: Seen | None, lang: str) -> str:
    """Describe the seat to move."""
    if seen is None:
        return ""
    if seen.note:
        return seen.note
    to_move = seen.view["to_move"]
    if to_move is None:
        return say("app-over", lang)
    if seen.mine:
        return say("app-your-move", lang)
    return bare(say("table-waiting", lang, name=seen.names[to_move]))
