"""Long time limits for the tests of engines, which may run on a busy machine."""

from __future__ import annotations

import pytest

from hotelier.engine import checks, trial
from tests.engine.engines import PATIENT


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the time limits of the checks, unless a test sets its own."""
    for module in (checks, trial):
        monkeypatch.setattr(module, "PATIENCE", PATIENT)
        monkeypatch.setattr(module, "GRACE", PATIENT)
    monkeypatch.setattr(checks, "LEAVE", PATIENT)
