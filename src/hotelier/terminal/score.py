"""The score sheet of a finished game: money or points by source, player by player."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hotelier.kernel.game import Game, Outcome
from hotelier.terminal.console import QUIET, TITLE
from hotelier.words import message_id, say, say_list, say_number


def score_sheet(
    game: Game, outcome: Outcome, names: Sequence[str], viewer: int | None, lang: str
) -> RenderableType:
    """Draw the score sheet: reason of the end, winners, and points by source."""
    order = sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=TITLE)
    grid.add_column(say(message_id(game.name, "sheet"), lang))
    for seat in order:
        name = say("terminal-you", lang) if seat == viewer else names[seat]
        grid.add_column(name, justify="right")
    for source in outcome.breakdown[0]:
        figures = [outcome.breakdown[seat][source] for seat in order]
        if any(figures):
            name = say(message_id(game.name, "source", source), lang)
            grid.add_row(name, *(say_number(figure, lang) if figure else "-" for figure in figures))
    totals = [say_number(outcome.scores[seat], lang) for seat in order]
    grid.add_row(say("terminal-sum", lang), *totals, style=TITLE)
    places = [str(outcome.ranks[seat]) for seat in order]
    grid.add_row(say("terminal-rank", lang), *places, style=QUIET)
    return Group(Text(winners_text(outcome, names, viewer, lang), TITLE), Text(), grid)


def winners_text(outcome: Outcome, names: Sequence[str], viewer: int | None, lang: str) -> str:
    """Name the winners."""
    winners = outcome.winners
    return say(
        "terminal-win", lang, count=len(winners), score=outcome.scores[winners[0]],
        who="you" if winners == (viewer,) else "other",
        names=say_list([names[seat] for seat in winners], lang),
    )  # fmt: skip
