"""The command line: one file per command. Bad input ends with a clear sentence and exit code 2."""

from __future__ import annotations

import sys

import typer

from hotelier.kernel.errors import HotelierError

app = typer.Typer(
    name="hotelier",
    help="Play, study and simulate hotel board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def main() -> None:
    """Run the command line."""
    import hotelier.cli.commands  # noqa: F401  # registers every command

    try:
        app()
    except HotelierError as error:
        print(f"hotelier: {error}", file=sys.stderr)
        sys.exit(2)
