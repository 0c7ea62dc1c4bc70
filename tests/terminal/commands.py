"""Runs a command line inside the test, with what it prints and its exit code."""

from __future__ import annotations

from dataclasses import dataclass
from io import StringIO

import pytest

from hotelier.cli import main


@dataclass(frozen=True)
class Ran:
    """What became of a command."""

    code: int
    out: str
    err: str


def run(
    args: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Ran:
    """Run `hotelier` with these arguments and nothing to read."""
    monkeypatch.setattr("sys.stdin", StringIO())
    monkeypatch.setattr("sys.argv", ["hotelier", *args])
    code = 0
    try:
        main()
    except SystemExit as exit:
        code = int(exit.code or 0)
    captured = capsys.readouterr()
    return Ran(code, captured.out, captured.err)
