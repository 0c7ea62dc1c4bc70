"""Run a command line inside the test, and capture its output and exit code."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO

import pytest

from hotelier.cli import main


@dataclass(frozen=True)
class Ran:
    """Output and exit code of a command."""

    code: int
    out: str
    err: str


def run(
    args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Ran:
    """Run `hotelier` with these arguments and without input."""
    monkeypatch.setattr("sys.stdin", StringIO())
    monkeypatch.setattr("sys.argv", ["hotelier", *args])
    code = 0
    try:
        main()
    except SystemExit as exit:
        code = int(exit.code or 0)
    captured = capsys.readouterr()
    return Ran(code, captured.out, captured.err)
