"""Typer's commands, with every word of theirs out of the catalogues.

Commands and their options carry no help texts: the message of an option is
`help-<command>-<option>` or, where all commands agree, `help-<option>`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from difflib import get_close_matches
from itertools import pairwise
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

from hotelier.cli.language import choose_language
from hotelier.cli.mistakes import mistake
from hotelier.kernel.errors import HotelierError, Unreadable
from hotelier.words.catalogue import FALLBACK
from hotelier.words.refusals import explain

WRONG: Final = 2
"""The exit code after bad input."""
SPOKEN: Final = ContextVar("SPOKEN", default=FALLBACK)


def spoken() -> str:
    """The language of the running command."""
    return SPOKEN.get()


def with_command(args: list[str]) -> list[str]:
    """A command line without a command serves and opens the page.

    >>> with_command(["--lang", "de"]), with_command(["play"])
    (['serve', '--browser', '--lang', 'de'], ['play'])
    """
    said = ["", *args]
    others = [arg for before, arg in pairwise(said) if "--lang" not in (before, arg.split("=")[0])]
    return args if others else ["serve", "--browser", *args]


def lang_option() -> TyperOption:
    """`--lang` goes with every command. It is read before all else, so nothing is left to do."""
    return TyperOption(param_decls=["--lang"], expose_value=False)


class WordedCommand(TyperCommand):
    """A command whose help page is ours."""

    allow_extra_args = True  # so that we can say what is too much

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(lang_option())

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest:
            raise Unreadable("too-many-words", words=" ".join(rest))
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from hotelier.cli.help_page import show_help

        show_help(self, ctx.command_path, spoken())


class WordedGroup(TyperGroup):
    """All commands together: chooses the language and words what goes wrong."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.params.append(lang_option())

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        given = with_command(list(sys.argv[1:] if args is None else args))
        SPOKEN.set(FALLBACK)  # what an unknown language is refused in
        try:
            SPOKEN.set(choose_language(given, os.environ))
            extra["standalone_mode"] = False
            code = super().main(given, *rest, **extra)
        except HotelierError as error:
            self.refuse(error)
        except typer.Abort:
            sys.exit(1)
        except typer.TyperException as error:
            self.refuse(mistake(error, given))
        sys.exit(code if isinstance(code, int) else 0)

    def refuse(self, error: HotelierError) -> NoReturn:
        """Say what is wrong, and stop."""
        print(f"hotelier: {explain(error, spoken())}", file=sys.stderr)
        sys.exit(WRONG)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            names = sorted(self.commands)
            near = get_close_matches(args[0], names, 1)
            raise Unreadable(
                "no-such-command", command=args[0], commands=names, near=near[0] if near else ""
            )
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from hotelier.cli.help_page import show_commands

        show_commands(self, ctx.command_path, spoken())


class App(typer.Typer):
    """Every command registered here is worded."""

    def command(self, *args: Any, **kwargs: Any) -> Callable[[Any], Any]:
        return super().command(*args, cls=WordedCommand, **kwargs)
