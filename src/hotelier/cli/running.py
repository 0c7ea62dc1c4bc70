"""Run a command line: choose the language, find the command, put errors into sentences."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from itertools import pairwise
from typing import Final

from hotelier.cli.commands import Command, find_command
from hotelier.cli.exit_codes import FAILED, INTERRUPTED, PIPE_CLOSED, WRONG
from hotelier.cli.language import choose_language, speak, spoken
from hotelier.cli.parameters import LANG, Parameter
from hotelier.cli.parsing import read_values
from hotelier.kernel.errors import HotelierError, Unreadable
from hotelier.words.catalogue import FALLBACK

HELP: Final = ("--help", "-h")
VERSION: Final = Parameter("version", bool, "--version")
GENERAL: Final = [LANG, VERSION]
"""Options that can stand before a command."""


def run(args: list[str]) -> int:
    """Run a command line and return its exit code."""
    speak(FALLBACK)  # until the language is known
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")  # an old terminal shows "?" for "ö" instead of failing
    try:
        code = carry_out(args)
        if sys.stdout:
            sys.stdout.flush()
    except HotelierError as error:
        return refuse(error)
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except OSError as error:
        if output_works():
            raise
        if isinstance(error, BrokenPipeError):
            return PIPE_CLOSED
        return refuse(Unreadable("output-failed", why=error), FAILED)
    return code


def carry_out(args: list[str]) -> int:
    """Show the help page that is asked for, or run the command."""
    speak(choose_language(args, os.environ))
    before, after = split_at_command(with_command(args))
    asked = [*before, *after]
    wants_help = not set(HELP).isdisjoint(asked[: asked.index("--")] if "--" in asked else asked)
    if not after:
        if wants_help:
            from hotelier.cli.help_page import show_commands

            show_commands(GENERAL, spoken())
        elif read_values(before, GENERAL, name_of=lambda each: each.flag)["version"]:
            from hotelier import __version__

            print(f"hotelier {__version__}")
        return 0
    read_values([arg for arg in before if arg not in HELP], GENERAL, lambda each: each.flag)
    command = find_command(after[0])
    if wants_help:
        from hotelier.cli.help_page import show_help

        show_help(command, spoken())
        return 0
    return command.run(read_values(after[1:], command.parameters, lambda p: shown_name(command, p)))


def shown_name(command: Command, parameter: Parameter) -> str:
    """A parameter as the help page calls it."""
    if parameter.flag:
        return parameter.flag
    from hotelier.cli.help_page import help_name, value_word

    return value_word(help_name(command.name, parameter.name), parameter, spoken())


def split_at_command(args: list[str]) -> tuple[list[str], list[str]]:
    """The options before the command, and the command with all that follows.

    >>> split_at_command(["--lang", "de", "play", "--plain"])
    (['--lang', 'de'], ['play', '--plain'])
    """
    place = 0
    while place < len(args) and args[place].startswith("-"):
        place += 2 if args[place] == LANG.flag else 1
    return args[:place], args[place:]


def with_command(args: list[str]) -> list[str]:
    """A command line without a command serves and opens the page.

    >>> with_command(["--lang", "de"]), with_command(["play"])
    (['serve', '--browser', '--lang', 'de'], ['play'])
    """
    said = ["", *args]
    others = [arg for before, arg in pairwise(said) if "--lang" not in (before, arg.split("=")[0])]
    return args if others else ["serve", "--browser", *args]


def refuse(error: HotelierError, code: int = WRONG) -> int:
    """Say what is wrong, and return the exit code."""
    from hotelier.words.refusals import explain

    with suppress(OSError):  # nowhere left to say it
        print(f"hotelier: {explain(error, spoken())}", file=sys.stderr)
    return code


def output_works() -> bool:
    """Try the standard output; one that fails is replaced, or Python would fail at its exit, too.

    What failed to be written is still in its buffer, so that the same error comes again.
    """
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    return True
