"""Events: the last lines beside the question, or the whole log."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from hotelier.kernel.game import Game
from hotelier.terminal.app.source import Seen
from hotelier.terminal.console import QUIET
from hotelier.terminal.paper import story_text
from hotelier.words import story


def news(game: Game, seen: Seen, lang: str, console: Console, width: int, most: int) -> Text:
    """Describe the events since the viewer's last move, in at most that many lines."""
    told = story(game, seen.events[seen.fresh :], seen.names, seen.seat, lang)
    if most <= 0:
        return Text()
    whole = [line for paragraph in told for line in paragraph]
    shown = Text()
    for first in reversed(range(len(whole))):
        kept = set(map(id, whole[first:]))
        rest = [[line for line in paragraph if id(line) in kept] for paragraph in told]
        text = story_text([paragraph for paragraph in rest if paragraph], rules=False)
        text.stylize(QUIET)
        text = Text("… ", QUIET).append_text(text) if first else text
        if shown and len(text.wrap(console, width)) > most:
            break
        shown = text
    return shown


def log(game: Game, seen: Seen, lang: str) -> Text:
    """Describe all events with their rules, one paragraph per turn."""
    return story_text(story(game, seen.events, seen.names, seen.seat, lang))
