"""Running text: the log of a game, the introduction, help pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.text import Text

from hotelier.kernel.game import Game
from hotelier.kernel.options import Value
from hotelier.terminal.choices import Choice
from hotelier.terminal.console import CAN, CHOICE, QUIET, RULE, TITLE
from hotelier.terminal.painters import Painter
from hotelier.words import Told, message_id, option_help, say, say_list, value_help


def story_text(paragraphs: Sequence[Sequence[Told]], rules: bool = True) -> Text:
    """Write one line per turn. Each sentence is followed by its rule, dimmed."""
    lines = []
    for paragraph in paragraphs:
        line = Text()
        for told in paragraph:
            sentence = Text(told.text + " ")
            if rules:
                sentence.append(f"({told.rule}) ", QUIET)
            sentence.apply_meta({RULE: told.rule})
            line.append_text(sentence)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def news_text(paragraphs: Sequence[Sequence[Told]], most: int, console: Console, lang: str) -> Text:
    """Write a story in at most that many lines. If needed, omit the rules, or all but the end."""
    text = story_text(paragraphs)
    if len(text.wrap(console, console.width)) <= most:
        return text
    text = story_text(paragraphs, rules=False)
    lines = text.wrap(console, console.width)
    if len(lines) <= most:
        return text
    hint = Text(say("terminal-earlier", lang, count=len(lines) - most + 1), QUIET)
    return Text("\n").join([hint, *lines[len(lines) - most + 1 :]])


def choice_list(found: Sequence[Choice]) -> RenderableType:
    """List numbered choices in columns, or in one row per group."""
    width = max(len(choice.key) for choice in found)
    if not any(choice.group for choice in found):
        lines = [Hanging(choice_text(choice, choice.text, width), width + 2) for choice in found]
        return Columns(lines, padding=(0, 2), equal=True, column_first=True)
    return Rows(found)


@dataclass(frozen=True)
class Rows:
    """Choices in rows by group. A long row continues on the next line."""

    found: Sequence[Choice]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        indent = max(len(choice.group) for choice in self.found) + 1
        for group, members in groupby(self.found, key=lambda choice: choice.group):
            line = Text(f"{group:<{indent}}", TITLE)
            for choice in members:
                text = choice_text(choice, choice.short or choice.text, 1)
                if len(line) > indent and len(line) + len(text) > options.max_width:
                    yield line
                    line = Text(" " * indent)
                first, *others = hanging(text, options.max_width - indent, console)
                line = Text.assemble(line, first, " ")
                for other in others:
                    line.rstrip()
                    yield line
                    line = Text.assemble(" " * indent, other, " ")
            line.rstrip()
            yield line


@dataclass(frozen=True)
class Hanging:
    """A choice with a hanging indent."""

    text: Text
    indent: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        yield from hanging(self.text, options.max_width, console, self.indent)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def hanging(text: Text, width: int, console: Console, indent: int = 0) -> list[Text]:
    """Wrap a choice. Further lines are indented to its first word."""
    if len(text) <= width:
        return [text]
    indent = indent or len(text.plain) - len(text.plain.lstrip(" 0123456789"))
    first = text.wrap(console, width)[0]
    rest = text[len(first.plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    lines = rest.wrap(console, max(1, width - indent))
    return [first, *(Text.assemble(" " * indent, line) for line in lines if line.plain)]


def choice_text(choice: Choice, words: str, width: int) -> Text:
    """Write a choice with its number."""
    line = Text(style="" if choice.legal else QUIET)
    line.append(f" {choice.key:>{width}} ", CAN if choice.legal else QUIET)
    line.append(words)
    line.apply_meta({CHOICE: choice.key})
    return line


def introduction(game: Game, players: str, example: str, lang: str) -> Text:
    """Write the introduction: title, tagline, players, and how to answer."""
    title = say(message_id(game.name, "title"), lang)
    text = Text().append(f"{title}\n", TITLE)
    for part in ("tagline", "how-to"):
        text.append(
            say(message_id(game.name, part), lang) + "\n", QUIET if part == "how-to" else ""
        )
    text.append(players + "\n")
    return text.append(say("terminal-how", lang, example=example), CAN)


def players_text(names: Sequence[str], bots: Mapping[int, str], lang: str) -> str:
    """List the players and the bots."""
    players = [
        say("terminal-bot", lang, name=name, bot=bots[seat]) if seat in bots else name
        for seat, name in enumerate(names)
    ]
    people = [seat for seat in range(len(names)) if seat not in bots]
    if len(people) > 1:
        return say("terminal-people", lang, players=say_list(players, lang))
    (me,) = people
    others = say_list(players[:me] + players[me + 1 :], lang)
    return say("terminal-opponents", lang, name=names[me], opponents=others)


def help_page(game: Game, options: Mapping[str, Value], painter: Painter, lang: str) -> Text:
    """Write the help page: commands, marks on the board, and special rules of this table."""
    text = Text(say("terminal-help-choices", lang) + "\n")
    chance = painter.chance
    verbs = [action.verb for action in game.actions if action.verb not in chance]
    text.append(say("terminal-help-moves", lang, moves=", ".join(verbs)) + "\n")
    for command, name in (
        ("undo", "terminal-help-undo"),
        ("hint", "app-help-hint"),
        ("log", "terminal-help-log"),
        (f"why {say('terminal-move', lang)}", "terminal-help-why"),
        ("show", "terminal-help-show"),
        ("rules", "terminal-help-rulebook"),
        (f"save {say('help-type-file', lang)}", "terminal-help-save"),
        ("quit", "terminal-help-quit"),
        *((command, detail.help) for command, detail in painter.details.items()),
    ):
        text.append(f"  {command:<13}", CAN)
        text.append(say(name, lang) + "\n")
    text.append(say(message_id(game.name, "marks"), lang))
    rules = house_rules(game, options, lang)
    if rules:
        text.append("\n" + say("terminal-help-rules", lang), TITLE)
        text.append("".join(f"\n  {rule}" for rule in rules))
    return text


APP_KEYS: Final = (
    ("↑ ↓ Enter", "app-help-choose"), ("1, 2 ...", "app-help-number"), ("Esc", "app-help-widen"),
    ("Z", "terminal-help-undo"), ("H", "app-help-hint"), ("J", "app-help-log"),
    ("W", "app-help-why"), ("N", "app-help-more"), ("R", "app-help-rules"),
    ("/", "app-help-type"), ("PgUp/PgDn", "app-help-scroll"), ("F2", "app-help-language"),
    ("F3", "app-help-theme"), ("M", "app-help-chat"), ("O", "app-help-table"),
    ("Ctrl S", "terminal-help-save"), ("Ctrl Q", "terminal-help-quit"),
)  # fmt: skip
"""Keys of the whole-screen game and their messages."""


def app_help(game: Game, painter: Painter, lang: str) -> Text:
    """Write the help page of the whole-screen game: keys and marks on the board."""
    text = Text(say("app-help", lang) + "\n")
    for keys, name in APP_KEYS:
        text.append(f"  {keys:<10}", CAN).append(say(name, lang) + "\n")
    letters = sorted({thing.partition(":")[2] or thing for thing in painter.keys.values()})
    keys = ", ".join(sorted(painter.keys)).upper()
    text.append(say("app-help-letters", lang, keys=keys, things=", ".join(letters)) + "\n")
    return text.append(say(message_id(game.name, "marks"), lang))


def house_rules(game: Game, options: Mapping[str, Value], lang: str) -> list[str]:
    """List the differences from the rulebook: the preset, and options chosen beyond it."""
    presets = {name: options[name] for name in game.presets}
    usual = game.choose_options(presets) | {
        option.name: option.default for option in game.options if option.name in presets
    }
    return [
        say(
            "terminal-help-rule", lang, help=option_help(option, lang),
            value=value_help(option, options[option.name], lang),
        )
        for option in game.options
        if options[option.name] != usual[option.name]
    ]  # fmt: skip
