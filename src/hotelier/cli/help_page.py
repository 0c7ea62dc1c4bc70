"""Help pages for commands and their options, in the chosen language.

The pages are plain text, so that help does not import the drawing libraries.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from textwrap import TextWrapper
from typing import Final

from hotelier.cli.commands import MODULES, Command
from hotelier.cli.parameters import Parameter
from hotelier.words.catalogue import LOCALES, bundle, knows, message_id, say, say_part

INDENT: Final = "  "
WIDEST: Final = 26
"""Maximum width of the left column. After a longer entry, the explanation starts on the next
line."""
BOLD: Final = "\x1b[1m{}\x1b[0m"


def help_name(command: str, param: str) -> str:
    """Return the message id of an option: specific to the command if there is one, else shared."""
    own = message_id("help", command, param)
    return own if knows(own) else message_id("help", param)


def part_of(name: str, part: str, lang: str) -> str:
    """Return an attribute of a message. Empty if the message has no such attribute."""
    has = part in bundle("en").get_message(name).attributes
    return say_part(name, part, lang) if has else ""


def value_word(name: str, param: Parameter, lang: str) -> str:
    """Return the placeholder of an option's value. Empty for a flag."""
    if param.is_flag:
        return ""
    return part_of(name, "value", lang) or say(f"help-type-{param.kind}", lang)


def default_text(name: str, param: Parameter, lang: str) -> str:
    """Return the note about the default value, or that the option is required. Empty if neither
    applies."""
    if param.required:
        return say("help-required", lang)
    value = part_of(name, "default", lang)
    if not value and not param.is_flag and param.default is not None:
        value = str(param.default)
    return say("help-default", lang, value=value) if value else ""


def explained(param: Parameter, command: str, lang: str) -> tuple[str, str]:
    """Return a parameter as it is typed, and its explanation."""
    name = help_name(command, param.name)
    word = value_word(name, param, lang)
    flags = f"{param.flag}, {param.negated}" if param.negated else param.flag
    text = say(name, lang, languages=", ".join(LOCALES))
    return f"{flags} {word}".strip(), f"{text} {default_text(name, param, lang)}".strip()


def options(params: Iterable[Parameter], command: str, lang: str) -> list[str]:
    """Return the section of all options. `--help` comes last."""
    rows = [explained(param, command, lang) for param in params]
    return section("help-options", [*rows, ("--help, -h", say("help-help", lang))], lang)


def section(heading: str, rows: Sequence[tuple[str, str]], lang: str) -> list[str]:
    """Return a heading followed by two columns: entry and explanation."""
    lines = ["", bold(say(heading, lang))]
    left = min(WIDEST, max(len(typed) for typed, _ in rows))
    wrap = TextWrapper(page_width(), subsequent_indent=" " * (left + 2 * len(INDENT)))
    wrap.break_on_hyphens = wrap.break_long_words = False
    for typed, text in rows:
        wrap.initial_indent = wrap.subsequent_indent
        first, *more = wrap.wrap(text)
        if len(typed) > left:
            lines.append(INDENT + bold(typed))
            more = [first, *more]
        else:
            head = INDENT + bold(typed) + " " * (left - len(typed)) + INDENT
            lines.append(head + first.lstrip(" "))
        lines += more
    return lines


def page_width() -> int:
    """Return the width of a page: that of the terminal, but between 60 and 120 columns."""
    return min(120, max(60, shutil.get_terminal_size().columns))


def bold(text: str) -> str:
    """Make text bold if the output is a terminal with styles."""
    able = os.environ.get("TERM", "dumb") != "dumb" and "NO_COLOR" not in os.environ
    return BOLD.format(text) if able and sys.stdout and sys.stdout.isatty() else text


def show_page(pieces: Sequence[str], name: str, sections: Iterable[list[str]], lang: str) -> None:
    """Print a page: usage line, description and sections."""
    wrap = TextWrapper(page_width(), break_on_hyphens=False, break_long_words=False)
    lines = [
        bold(say("help-usage", lang, pieces=" ".join(pieces))),
        "",
        *wrap.wrap(say(name, lang)),
    ]
    print("\n".join([*lines, *(line for part in sections for line in part)]))


def show_help(command: Command, lang: str) -> None:
    """Print the help page of a command."""
    named = [param for param in command.parameters if param.flag]
    arguments = [param for param in command.parameters if not param.flag]
    words = [value_word(help_name(command.name, p.name), p, lang) for p in arguments]
    typed = [f"[{w}]..." if p.many else w for p, w in zip(arguments, words, strict=True)]
    pieces = ["hotelier", command.name, f"[{say('help-options-word', lang)}]", *typed]
    sections = [options(named, command.name, lang)]
    if arguments:
        rows = [explained(param, command.name, lang) for param in arguments]
        sections.insert(0, section("help-arguments", rows, lang))
    show_page(pieces, message_id("help", command.name), sections, lang)


def show_commands(general: Iterable[Parameter], lang: str) -> None:
    """Print the list of all commands. `general` are the options allowed before a command."""
    words = [f"[{say('help-options-word', lang)}]", say("help-command-word", lang)]
    commands = [(name, say(message_id("help", name), lang)) for name in MODULES]
    sections = [options(general, "", lang), section("help-commands", commands, lang)]
    show_page(["hotelier", *words, "..."], "help", sections, lang)
