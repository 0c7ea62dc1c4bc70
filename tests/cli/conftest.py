"""Commands for the tests of the command line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.terminal.commands import Ran, run

Hotelier = Callable[..., Ran]


@pytest.fixture
def hotelier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hotelier:
    """Return a function that runs a command: `hotelier("simulate", "--games", 3)`."""
    return lambda *args: run([str(arg) for arg in args], monkeypatch, capsys)
