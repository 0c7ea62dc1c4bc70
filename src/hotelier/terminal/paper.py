"""Running text on the screen: the log of a game, and the introduction and help pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.text import Text

from hotelier.kernel.game import Game
from hotelier.kernel.options import Value
from hotelier.table.table import Table
from hotelier.terminal.console import CAN, QUIET, TITLE
from hotelier.words import Told, message_id, option_help, say, value_help


def story_text(paragraphs: Sequence[Sequence[Told]], rules: bool = True) -> Text:
    """A line for each turn; the rule behind each sentence follows it, dimmed."""
    lines = []
    for paragraph in paragraphs:
        line = Text()
        for told in paragraph:
            line.append(told.text + " ")
            if rules:
                line.append(f"({told.rule}) ", QUIET)
        line.rstrip()
        lines.append(line)
    return Text("\n").join(lines)


def news_text(paragraphs: Sequence[Sequence[Told]], most: int, console: Console, lang: str) -> Text:
    """A story in so many lines: if need be without the rules, if need be only its end."""
    text = story_text(paragraphs)
    if len(text.wrap(console, console.width)) <= most:
        return text
    text = story_text(paragraphs, rules=False)
    lines = text.wrap(console, console.width)
    if len(lines) <= most:
        return text
    hint = Text(say("terminal-earlier", lang, count=len(lines) - most + 1), QUIET)
    return Text("\n").join([hint, *lines[len(lines) - most + 1 :]])


def introduction(game: Game, players: str, example: str, lang: str) -> Text:
    """The title, what the game is about, who plays, and how to answer."""
    title = say(message_id(game.name, "title"), lang)
    text = Text().append(f"{title}\n", TITLE)
    for part in ("tagline", "how-to"):
        text.append(
            say(message_id(game.name, part), lang) + "\n", QUIET if part == "how-to" else ""
        )
    text.append(players + "\n")
    return text.append(say("terminal-how", lang, example=example), CAN)


def help_page(table: Table, lang: str) -> Text:
    """Everything that can be typed, the marks on the board, and this table's own rules."""
    text = Text(say("terminal-help-choices", lang) + "\n")
    verbs = [action.verb for action in table.game.actions if action.verb != "draw"]
    text.append(say("terminal-help-moves", lang, moves=", ".join(verbs)) + "\n")
    for command, name in (
        ("undo", "terminal-help-undo"),
        ("log", "terminal-help-log"),
        ("show", "terminal-help-show"),
        ("save FILE", "terminal-help-save"),
        ("quit", "terminal-help-quit"),
    ):
        text.append(f"  {command:<10}", CAN)
        text.append(say(name, lang) + "\n")
    text.append(say("terminal-help-marks", lang))
    rules = house_rules(table.game, table.record.options, lang)
    if rules:
        text.append("\n" + say("terminal-help-rules", lang), TITLE)
        text.append("".join(f"\n  {rule}" for rule in rules))
    return text


def house_rules(game: Game, options: Mapping[str, Value], lang: str) -> list[str]:
    """How a table differs from the rulebook: its preset, and what is chosen beyond that."""
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
