"""The first line: which game, who is asked, and where things stand."""

from __future__ import annotations

from rich.text import Text

from hotelier.kernel.game import Game
from hotelier.terminal.app.source import Seen
from hotelier.terminal.console import CAN, QUIET, TITLE
from hotelier.words import message_id, say
from hotelier.words.phrases import bare


def head(game: Game, seen: Seen | None, busy: str, lang: str, width: int) -> Text:
    """The title on the left, whoever is asked on the right."""
    title = Text(f" {say(message_id(game.name, 'title'), lang)}", TITLE)
    if seen is not None and seen.seat is not None:
        title.append(f"  {seen.names[seen.seat]}", QUIET)
    right = Text(busy or whose(seen, lang), CAN if seen is not None and seen.mine else QUIET)
    right.append(f"  {lang.upper()} ", QUIET)
    gap = max(1, width - len(title) - len(right))
    line = title.append(" " * gap).append_text(right)
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def whose(seen: Seen | None, lang: str) -> str:
    """Whose move it is."""
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
