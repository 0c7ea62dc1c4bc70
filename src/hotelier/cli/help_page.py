"""Help pages: what a command does and takes, in the chosen language."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from hotelier.cli.commands import MODULES, Command
from hotelier.cli.parameters import Parameter
from hotelier.terminal.console import CAN, QUIET, TITLE, make_console
from hotelier.words.catalogue import LOCALES, Value, bundle, knows, message_id, say, say_part


def help_name(command: str, param: str) -> str:
    """The id of an option's message: its command's own, or the one for all commands."""
    own = message_id("help", command, param)
    return own if knows(own) else message_id("help", param)


def part_of(name: str, part: str, lang: str) -> str:
    """An attribute of a message, or nothing."""
    has = part in bundle("en").get_message(name).attributes
    return say_part(name, part, lang) if has else ""


def value_word(name: str, param: Parameter, lang: str) -> str:
    """What an option takes, in a word; nothing for a flag."""
    if param.is_flag:
        return ""
    return part_of(name, "value", lang) or say(f"help-type-{param.kind}", lang)


def default_text(name: str, param: Parameter, lang: str) -> str:
    """What holds if an option is left out."""
    if param.required:
        return say("help-required", lang)
    value = part_of(name, "default", lang)
    if not value and not param.is_flag and param.default is not None:
        value = str(param.default)
    return say("help-default", lang, value=value) if value else ""


def rows(params: Iterable[Parameter], command: str, lang: str) -> Grid:
    """A line for each option: how it is typed, what it takes, what it means."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    args: dict[str, Value] = {"languages": ", ".join(LOCALES)}
    for param in params:
        name = help_name(command, param.name)
        word = value_word(name, param, lang)
        typed = Text(f"{param.flag}, {param.negated}" if param.negated else param.flag or word, CAN)
        text = Text(say(name, lang, **args))
        default = default_text(name, param, lang)
        if default:
            text.append(" ").append(default, QUIET)
        grid.add_row(typed, Text(word if param.flag else ""), text)
    return grid


def options(params: Iterable[Parameter], command: str, lang: str) -> RenderableType:
    """All options with their heading; --help is the last."""
    grid = rows(params, command, lang)
    grid.add_row(Text("--help, -h", CAN), Text(), Text(say("help-help", lang)))
    return Group(Text(say("help-options", lang), TITLE), indented(grid))


def indented(part: RenderableType) -> RenderableType:
    """A part of a page under its heading."""
    return Padding(part, (0, 0, 0, 2))


def show_help(command: Command, lang: str) -> None:
    """Print the page of one command."""
    named = [param for param in command.parameters if param.flag]
    arguments = [param for param in command.parameters if not param.flag]
    words = [value_word(help_name(command.name, p.name), p, lang) for p in arguments]
    typed = [f"[{w}]..." if p.many else w for p, w in zip(arguments, words, strict=True)]
    pieces = " ".join(["hotelier", command.name, f"[{say('help-options-word', lang)}]", *typed])
    parts: list[RenderableType] = [
        Text(say("help-usage", lang, pieces=pieces), TITLE),
        Text(),
        Text(say(message_id("help", command.name), lang)),
    ]
    if arguments:
        heading = Text(say("help-arguments", lang), TITLE)
        parts += [Text(), heading, indented(rows(arguments, command.name, lang))]
    parts += [Text(), options(named, command.name, lang)]
    make_console().print(Group(*parts))


def show_commands(general: Iterable[Parameter], lang: str) -> None:
    """Print the page of all commands; `general` are the options that can stand before one."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name in MODULES:
        grid.add_row(Text(name, CAN), Text(say(message_id("help", name), lang)))
    words = [f"[{say('help-options-word', lang)}]", say("help-command-word", lang)]
    make_console().print(
        Group(
            Text(say("help-usage", lang, pieces=" ".join(["hotelier", *words, "..."])), TITLE),
            Text(),
            Text(say("help", lang)),
            Text(),
            options(general, "", lang),
            Text(),
            Text(say("help-commands", lang), TITLE),
            indented(grid),
        )
    )
