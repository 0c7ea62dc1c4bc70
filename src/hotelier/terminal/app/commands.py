"""Commands at a table besides moves: one function each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType
from rich.text import Text

from hotelier.kernel.errors import HotelierError
from hotelier.rulebook import rules_of_question
from hotelier.terminal.app.pages import Entry, ListScreen, PageScreen, PromptScreen
from hotelier.terminal.app.playback import ReplaySource
from hotelier.terminal.app.source import Denied
from hotelier.terminal.app.ways import no, show_table, talk, yes
from hotelier.terminal.console import QUIET, RULE, TITLE
from hotelier.terminal.paper import app_help, house_rules
from hotelier.terminal.rules import looked_up
from hotelier.terminal.score import score_sheet
from hotelier.words import LOCALES, explain, message_id, say, story
from hotelier.words.disabled import looked_for
from hotelier.words.things import things_of

if TYPE_CHECKING:
    from hotelier.terminal.app.table import TableScreen

Command = Callable[["TableScreen"], Awaitable[None]]


async def undo(table: TableScreen) -> None:
    """Undo the last decision."""
    try:
        await table.source.undo()
    except HotelierError as error:
        table.say(explain(error, table.lang))
    except Denied as refused:
        table.say(refused.text, refused.rule)
    else:
        await table.look()
        table.say(say("terminal-undone", table.lang), wrong=False)


async def hint(table: TableScreen) -> None:
    """Show the best moves with their reasons."""
    if table.found is None or not table.found.mine:
        table.say(say("app-not-asked", table.lang))
        return
    table.busy = say("app-thinking", table.lang)
    table.redraw()
    try:
        lines = await table.source.hints(table.lang)
    except HotelierError as error:
        table.say(explain(error, table.lang))
        return
    except Denied as refused:
        table.say(refused.text, refused.rule)
        return
    finally:
        table.busy = ""
        table.redraw()
    show_page(table, say("app-key-hint", table.lang), Text("\n\n".join(lines)))


async def log(table: TableScreen) -> None:
    """Show the log, with the rule behind the line under the cursor below it."""
    seen = table.found
    if seen is None:
        return
    told = [
        line
        for paragraph in story(table.game, seen.events, seen.names, seen.seat, table.lang)
        for line in paragraph
    ]
    entries = [
        Entry(
            Text(line.text).append(f" ({line.rule})", QUIET),
            partial(rules_page, table, line.rule),
        )
        for line in told
    ]
    if entries:
        title, newest = say("app-key-log", table.lang), len(entries) - 1
        table.app.push_screen(ListScreen(title, entries, table.lang, newest))


def rules_page(table: TableScreen, wanted: str) -> RenderableType:
    """Return a page of rules: a rule, the hits of a search, or the rules behind the last refusal or
    the question."""
    behind = [table.rule] if table.rule else []
    seen = table.found
    if not behind and seen is not None and seen.view["question"] is not None:
        frame = table.game.codec.frames[seen.view["question"]["frame"]]
        behind = rules_of_question(frame)
    try:
        return looked_up(wanted, behind, table.game, table.lang)
    except HotelierError as error:
        return Text(explain(error, table.lang))


def show_rules(table: TableScreen, wanted: str = "") -> None:
    """Open a page of rules."""
    show_page(table, say("app-key-rules", table.lang), rules_page(table, wanted))


async def rules(table: TableScreen) -> None:
    """Open the rule behind the last refusal, or behind the question."""
    show_rules(table)


async def why(table: TableScreen) -> None:
    """List moves that a player could expect but that are not legal, with reason and rule."""
    seen = table.found
    if seen is None or not seen.mine:
        table.say(say("app-not-asked", table.lang))
        return
    lines = []
    for action in looked_for(seen.view):
        if action in seen.view["legal"]:
            continue
        told = await table.source.why(action, table.lang)
        if told is not None:
            text = say("error-with-rule", table.lang, sentence=told.text, rule=told.rule)
            lines.append(Text(f"{action}  ", TITLE).append(text, QUIET))
            lines[-1].apply_meta({RULE: told.rule})
    shown = Text("\n").join(lines) if lines else Text(say("terminal-why-nothing", table.lang))
    show_page(table, say("app-key-why", table.lang), shown)


async def refuse_thing(table: TableScreen, thing: str) -> None:
    """Say why a target cannot be used now."""
    seen = table.found
    assert seen is not None
    for action in looked_for(seen.view):
        if thing in things_of(table.game, action, seen.view):
            told = await table.source.why(action, table.lang)
            if told is not None:
                table.say(told.text, told.rule)
                return


async def more(table: TableScreen) -> None:
    """List pages with details that the picture omits: hotels, cards, guests, the city, the
    ballrooms."""
    seen, painter = table.found, table.painter
    if seen is None:
        return
    entries = []
    for command in painter.details:
        if command == "card":
            continue
        wanted = [str(seat + 1) for seat in range(len(seen.names))] if command == "hotel" else [""]
        for rest in wanted:
            title = Text(say(f"app-more-{command}", table.lang), TITLE)
            if rest:
                title.append(f"  {seen.names[int(rest) - 1]}")
            entries.append(Entry(title, partial(detail, table, command, rest)))
    if entries:
        table.app.push_screen(ListScreen(say("app-key-more", table.lang), entries, table.lang))


def detail(table: TableScreen, command: str, rest: str) -> RenderableType:
    """Return a page with details that the picture omits."""
    seen = table.found
    assert seen is not None
    narrow = Console(width=table.size.width - 8, height=table.size.height)
    show = table.painter.details[command].show
    try:
        return show(table.game, seen.view, seen.names, seen.seat, rest, narrow, table.lang)
    except HotelierError as error:
        return Text(explain(error, table.lang))


async def type_it(table: TableScreen) -> None:
    """Read a line as in plain mode: a move, numbers, “card sovereign”, “rules GAH-4.5”, “why”."""
    typed = await table.app.push_screen_wait(PromptScreen(say("app-type", table.lang)))
    if not typed:
        return
    word, _, rest = typed.partition(" ")
    word, rest = word.casefold(), rest.strip()
    if word in table.painter.details:
        show_page(table, typed, detail(table, word, rest))
    elif word == "rules":
        show_rules(table, rest)
    elif word == "why" and rest and table.found is not None and table.found.mine:
        told = await table.source.why(rest, table.lang)
        if told is None:
            table.say(say("terminal-why-legal", table.lang, move=rest), wrong=False)
        else:
            table.say(told.text, told.rule)
    elif word in COMMANDS:
        await COMMANDS[word](table)
    elif table.found is not None and table.found.mine:
        await table.answer(typed)
    else:
        table.say(say("app-not-asked", table.lang))


async def help_page(table: TableScreen) -> None:
    """Open the help page: keys, marks on the board, and special rules of this table."""
    seen = table.found
    page: list[RenderableType] = [app_help(table.game, table.painter, table.lang)]
    if seen is not None:
        special = house_rules(table.game, seen.view["options"], table.lang)
        if special:
            page.append(Text("\n" + say("terminal-help-rules", table.lang), TITLE))
            page += [Text(f"  {rule}") for rule in special]
    show_page(table, say(message_id(table.game.name, "title"), table.lang), Group(*page))


async def language(table: TableScreen) -> None:
    """Switch to the next language for the person at the screen."""
    order = list(LOCALES)
    table.hotelier.speak(
        None if table.found is None else table.found.seat,
        order[(order.index(table.lang) + 1) % len(order)],
    )
    table.offer(anew=True)
    table.redraw()


async def theme(table: TableScreen) -> None:
    """Switch between dark and light."""
    table.hotelier.switch_theme()
    table.redraw()


async def save(table: TableScreen) -> None:
    """Write the record to a file."""
    told = await table.hotelier.save(say("app-save", table.lang), table.lang)
    if told:
        table.say(told, wrong=False)


async def leave(table: TableScreen) -> None:
    """Leave the program. A game that is not saved can be saved first."""
    await table.hotelier.action_quit()


async def jump(table: TableScreen) -> None:
    """Go to a step of a replay by its number."""
    source = table.source
    if isinstance(source, ReplaySource):
        label = say("app-jump", table.lang, last=source.last)
        typed = await table.app.push_screen_wait(PromptScreen(label))
        if typed and typed.isdigit():
            source.go(int(typed))


async def eyes(table: TableScreen) -> None:
    """Show a replay from the next point of view: the spectator's, then each seat's."""
    source = table.source
    if isinstance(source, ReplaySource):
        order = [None, *range(source.table.record.seats)]
        source.look_through(order[(order.index(source.eyes) + 1) % len(order)])


def going(to: Callable[[ReplaySource], int]) -> Command:
    """Make a command that goes to another step of a replay."""

    async def go(table: TableScreen) -> None:
        if isinstance(table.source, ReplaySource):
            table.source.go(to(table.source))

    return go


async def score(table: TableScreen) -> None:
    """Open the score sheet of a finished game."""
    seen = table.found
    if seen is not None and seen.outcome is not None:
        sheet = score_sheet(table.game, seen.outcome, seen.names, seen.seat, table.lang)
        show_page(table, say("app-over", table.lang), sheet)


def show_page(table: TableScreen, title: str, shown: RenderableType) -> None:
    """Open a page over the table. A click on a rule opens that rule."""

    def then(rule: str | None) -> None:
        if rule:
            show_rules(table, rule)

    table.app.push_screen(PageScreen(title, lambda _: shown, table.lang), then)


COMMANDS: Final[dict[str, Command]] = {
    "undo": undo, "hint": hint, "log": log, "why": why, "more": more, "type": type_it,
    "help": help_page, "language": language, "theme": theme, "save": save, "quit": leave,
    "rules": rules, "score": score, "jump": jump, "eyes": eyes, "first": going(lambda _: 0),
    "last": going(lambda source: source.last), "back": going(lambda source: source.at - 1),
    "on": going(lambda source: source.at + 1), "chat": talk, "table": show_table,
    "yes": yes, "no": no,
}  # fmt: skip
