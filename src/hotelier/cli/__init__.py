"""The command line: one file per command. Bad input ends with a clear sentence and exit code 2."""

from __future__ import annotations

from hotelier.cli.worded import App, WordedGroup

app = App(
    name="hotelier",
    cls=WordedGroup,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def hotelier() -> None:
    """All commands; their help pages are in the catalogues."""


def main() -> None:
    """Run the command line."""
    import hotelier.cli.commands  # noqa: F401  # registers every command

    app()
