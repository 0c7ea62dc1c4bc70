"""What happened: the last lines of it beside the question, or the whole log."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from hotelier.kernel.game import Game
from hotelier.terminal.app.source import Seen
from hotelier.terminal.console import QUIET
from hotelier.terminal.paper import story_text
from hotelier.words import story


def news(game: Game, seen: Seen, lang: str, console: Console, width: int, most: int) -> Text:
    """What happened since the last own move, in so many lines: its end, if it is longer."""
    told = story(game, seen.events[seen.fresh :], seen.names, seen.seat, lang)
    if not told or most <= 0:
        return Text()
    lines = story_text(told, rules=False).wrap(console, width - 2)
    cut = len(lines) > most
    text = Text("\n").join(lines[-most:])
    text.stylize(QUIET)
    return Text("… ", QUIET).append_text(text) if cut else text


def log(game: Game, seen: Seen, lang: str) -> Text:
    """Everything that happened, a paragraph for each turn, each sentence with its rule."""
    return story_text(story(game, seen.events, seen.names, seen.seat, lang))
