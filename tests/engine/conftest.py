"""Checks of engines have limits of time, for engines of others; ours may run on a busy machine."""

from __future__ import annotations

import pytest

from hotelier.engine import checks, trial
from tests.engine.engines import PATIENT


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove time limits, unless a test sets its own."""
    for module in (checks, trial):
        monkeypatch.setattr(module, "PATIENCE", PATIENT)
        monkeypatch.setattr(module, "GRACE", PATIENT)
    monkeypatch.setattr(checks, "LEAVE", PATIENT)
