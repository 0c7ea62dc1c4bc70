"""Commands for the tests of the command line."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.terminal.commands import Ran, run

Hotelier = Callable[..., Ran]


@pytest.fixture
def hotelier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hotelier:
    """`hotelier("simulate", "--games", 3)` runs the command."""
    return lambda *args: run([str(arg) for arg in args], monkeypatch, capsys)
