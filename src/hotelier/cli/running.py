"""Run a command line: choose the language, find the command, report errors."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from itertools import pairwise
from typing import Final

from hotelier.cli.commands import Command, find_command
from hotelier.cli.exit_codes import FAILED, INTERRUPTED, WRONG
from hotelier.cli.language import choose_language, speak, spoken
from hotelier.cli.parameters import LANG, Parameter
from hotelier.cli.parsing import read_values
from hotelier.kernel.errors import HotelierError, Unreadable
from hotelier.words.catalogue import FALLBACK

FULL: Final = ("ENOSPC", "EDQUOT", "EFBIG")
"""Errors of a full disk, quota or file."""
GONE: Final = ("EPIPE", "EINVAL") if os.name == "nt" else ("EPIPE",)
"""Errors if the reader closed the output, as in `hotelier cards | head`. Windows reports EINVAL."""
HELP: Final = ("--help", "-h")
VERSION: Final = Parameter("version", bool, "--version")
GENERAL: Final = [LANG, VERSION]
"""Options allowed before a command."""


def run(args: list[str]) -> int:
    """Run a command line and return its exit code."""
    speak(FALLBACK)  # default until the language is known
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            # Print "?" for characters that the terminal lacks, and flush after each line.
            reconfigure(errors="replace", line_buffering=True)
    try:
        code = carry_out(args)
        if sys.stdout:
            sys.stdout.flush()
    except HotelierError as error:
        return refuse(error)
    except (KeyboardInterrupt, EOFError):
        return INTERRUPTED
    except OSError as error:
        cause = "" if error.filename else errno.errorcode.get(error.errno or 0)
        if cause not in (*GONE, *FULL):
            raise
        drop_output()
        return FAILED if cause in GONE else refuse(Unreadable("output-failed", why=error), FAILED)
    return code


def carry_out(args: list[str]) -> int:
    """Show the requested help page or version, or run the command."""
    speak(choose_language(args, os.environ))
    before, after = split_at_command(with_command(args))
    asked = [*before, *after]
    wants_help = not set(HELP).isdisjoint(asked[: asked.index("--")] if "--" in asked else asked)
    if not after:
        if wants_help:
            from hotelier.cli.help_page import show_commands

            show_commands(GENERAL, spoken())
        elif read_values(before, GENERAL, name_of=lambda each: each.flag)["version"]:
            from importlib.metadata import version

            print("hotelier", version("hotelier"))
        return 0
    read_values([arg for arg in before if arg not in HELP], GENERAL, lambda each: each.flag)
    command = find_command(after[0])
    if wants_help:
        from hotelier.cli.help_page import show_help

        show_help(command, spoken())
        return 0
    return command.run(read_values(after[1:], command.parameters, lambda p: shown_name(command, p)))


def shown_name(command: Command, parameter: Parameter) -> str:
    """Return the name of a parameter as on the help page."""
    if parameter.flag:
        return parameter.flag
    from hotelier.cli.help_page import help_name, value_word

    return value_word(help_name(command.name, parameter.name), parameter, spoken())


def split_at_command(args: list[str]) -> tuple[list[str], list[str]]:
    """Split into the options before the command, and the command with its arguments.

    >>> split_at_command(["--lang", "de", "play", "--plain"])
    (['--lang', 'de'], ['play', '--plain'])
    """
    place = 0
    while place < len(args) and args[place].startswith("-"):
        place += 2 if args[place] == LANG.flag else 1
    return args[:place], args[place:]


def with_command(args: list[str]) -> list[str]:
    """Add the default command, `serve --browser`, if there is none.

    >>> with_command(["--lang", "de"]), with_command(["play"])
    (['serve', '--browser', '--lang', 'de'], ['play'])
    >>> with_command(["--port", "8123"]), with_command(["--help"])
    (['serve', '--browser', '--port', '8123'], ['--help'])
    """
    said = ["", *args]
    others = [arg for before, arg in pairwise(said) if "--lang" not in (before, arg.split("=")[0])]
    if others and (others[0] in (*HELP, VERSION.flag) or not others[0].startswith("-")):
        return args
    return ["serve", "--browser", *args]


def refuse(error: HotelierError, code: int = WRONG) -> int:
    """Print an error and return the exit code."""
    from hotelier.words.refusals import explain

    with suppress(OSError):  # standard error cannot be written either
        print(f"hotelier: {explain(error, spoken())}", file=sys.stderr)
    return code


def drop_output() -> None:
    """Discard buffered output, because flushing it at exit would fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
