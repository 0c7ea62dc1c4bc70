"""Layout of the table screen: size and content of each part."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from hotelier.terminal.app.drawn import Drawn
from hotelier.terminal.app.panels.asking import asking
from hotelier.terminal.app.panels.company import chat, clocks, notices, waiting
from hotelier.terminal.app.panels.foot import foot
from hotelier.terminal.app.panels.head import head
from hotelier.terminal.app.panels.news import log, news
from hotelier.terminal.app.panels.scrub import scrub
from hotelier.terminal.app.playback import ReplaySource
from hotelier.terminal.app.source import Seen
from hotelier.terminal.console import CHOICE, WRONG
from hotelier.terminal.score import winners_text
from hotelier.words import question, say

if TYPE_CHECKING:
    from hotelier.terminal.app.table import TableScreen

WIDE: Final = 120
"""From this width on the log is beside the question."""
LEAST_ASKING: Final = 4
REPLAY_FOOT: Final = (
    "back", "on", "first", "last", "jump", "eyes", "log", "more", "language", "help", "quit",
)  # fmt: skip
FOOT: Final = (
    "undo", "hint", "log", "chat", "table", "more", "why", "save", "type", "language", "help",
    "quit",
)  # fmt: skip
WAITING_FOOT: Final = ("table", "chat", "language", "help", "quit")
"""Footer before the game begins."""


def redraw(table: TableScreen) -> None:
    """Draw everything again at the current size."""
    width, height = table.size
    lang, seen = table.lang, table.found
    wide = width >= WIDE
    table.set_class(wide, "wide")
    draw_head(table)
    disabled = () if seen is None or seen.undo else ("undo",)
    table.query_one("#foot", Drawn).show(foot(commands(table), lang, width, disabled), width)
    asking_width = width - (width * 44) // 100 - 2 if wide else width - 1
    ask, drawn = table.query_one("#ask", Drawn), table.query_one("#picture", Drawn)
    needs = ask.show(question_of(table), asking_width)
    for_whom = (id(seen if seen is not None else table.source.around), lang, width, height)
    anew = table.drawn != for_whom
    if anew:
        table.drawn = for_whom
        drawn.show(picture(table, Console(width=width, height=height)), width)
    lines = len(drawn.strips)
    # without the head, the footer, and the line above the question
    room = height - 3 - draw_notices(table)
    least = max(LEAST_ASKING, min(needs + (0 if wide else 1), room // 2))
    below = max(least, room - lines)
    if anew and lines > room - below:
        make_way(table, drawn, lines)
    drawn.styles.height = room - below
    table.query_one("#bottom").styles.height = below + 1
    tell(table, seen, lang, asking_width, max(0, below - needs), wide, anew)
    mark(table)


def draw_head(table: TableScreen) -> None:
    """Draw the first line, with the clocks of a server's table."""
    around, lang, width = table.source.around, table.lang, table.size.width

    def shown(room: int) -> Text:
        return Text() if around is None else clocks(around, time.time(), lang, room)

    line = head(table.game, table.found, table.busy, lang, width, shown)
    table.query_one("#head", Drawn).show(line, width)


def draw_notices(table: TableScreen) -> int:
    """Draw the notices that need an answer, above the question. Return the number of lines."""
    notice, around = table.query_one("#notice", Drawn), table.source.around
    told = []
    if around is not None:
        if table.size.width >= WIDE:
            table.heard = around.last_said  # the chat is visible beside the question
        told = list(notices(around, table.heard, table.lang))
    lines = notice.show(Group(*told), table.size.width) if told else 0
    notice.styles.height, notice.display = lines, lines > 0
    return lines


def make_way(table: TableScreen, drawn: Drawn, lines: int) -> None:
    """Leave a column for the scroll bar, unless the picture then becomes much longer."""
    width, height = table.size
    narrow = picture(table, Console(width=width - 1, height=height))
    if drawn.show(narrow, width - 1) > lines + 2:
        drawn.show(picture(table, Console(width=width, height=height)), width)


def mark(table: TableScreen) -> None:
    """Mark the targets that can be picked, and those of the choice under the cursor."""
    current = table.chooser.current
    chosen = table.chooser.about(current) if current is not None else frozenset[str]()
    drawn, ask = table.query_one("#picture", Drawn), table.query_one("#ask", Drawn)
    drawn.mark(table.chooser.pickable, chosen | set(table.chooser.picked))
    ask.mark((), (table.chooser.at,), CHOICE)
    ask.bring(CHOICE, table.chooser.at)


def tell(
    table: TableScreen, seen: Seen | None, lang: str, width: int, most: int, wide: bool, anew: bool
) -> None:
    """Show recent events: in the log beside the question, or in the lines above it."""
    above = table.query_one("#news", Drawn)
    if wide and anew and seen is not None:
        beside = table.query_one("#log", Drawn)
        beside.show(log(table.game, seen, lang), table.size.width - width - 4)
        beside.scroll_end(animate=False)
    if wide:
        draw_talk(table, table.size.width - width - 4)
    told = Text()
    if seen is not None and not wide:
        told = news(table.game, seen, lang, table.app.console, width, most)
    lines = above.show(told, width) if told else 0
    above.styles.height = lines
    above.display = lines > 0


def draw_talk(table: TableScreen, width: int) -> None:
    """Show the end of the chat below the log."""
    talk, around = table.query_one("#talk", Drawn), table.source.around
    told = around is not None and bool(around.chat)
    talk.display = told
    if around is not None and told:
        lines = talk.show(chat(around, table.lang), width)
        below = table.query_one("#bottom").styles.height
        room = int(below.value) if below is not None else LEAST_ASKING
        talk.styles.height = min(lines, max(1, room // 3)) + 1
        talk.scroll_end(animate=False)


def picture(table: TableScreen, console: Console) -> RenderableType:
    """Draw the table from the viewer's point of view."""
    seen = table.found
    if seen is None:
        around = table.source.around
        return Text() if around is None else waiting(around, time.time(), table.lang)
    return table.painter.picture(table.game, seen.view, seen.names, seen.seat, console, table.lang)


def question_of(table: TableScreen) -> RenderableType:
    """Return the question, or a text about what the game waits for."""
    seen = table.found
    if seen is None:
        return table.said
    if isinstance(table.source, ReplaySource):
        return moment(table, table.source, seen)
    said = table.said or Text(seen.remark, WRONG)
    if seen.outcome is not None:
        result = winners_text(seen.outcome, seen.names, seen.seat, table.lang)
        return asking(result, table.chooser, say("app-over-keys", table.lang), said)
    if not seen.mine:
        return asking("", table.chooser, "", said)
    hint = table.painter.hint(seen.view, table.chooser.found, table.lang)
    asked = question(table.game, seen.view, table.lang)
    return asking(asked, table.chooser, hint, said)


def moment(table: TableScreen, source: ReplaySource, seen: Seen) -> RenderableType:
    """Return the state of a replay: the bar, the next decision, the winners at the end."""
    bar = scrub(source.at, source.last, table.query_one("#asking").size.width - 1)
    coming = source.coming(table.lang)
    if seen.outcome is not None:
        coming = winners_text(seen.outcome, seen.names, seen.seat, table.lang)
    return Group(bar, asking(coming, table.chooser, "", table.said))


def commands(table: TableScreen) -> Sequence[str]:
    """Return the commands of the footer, most important first."""
    if table.source.replay:
        return REPLAY_FOOT
    if table.found is None:
        return WAITING_FOOT
    left_out = set() if table.painter.details else {"more"}
    left_out |= {"save"} if table.source.away else {"chat", "table"}
    return [command for command in FOOT if command not in left_out]
