"""The quarantine names tests that exist, gives reasons, and lets their failures pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import conftest

ROOT = Path(__file__).parents[1]


def test_each_entry_names_a_test_and_gives_a_reason() -> None:
    for name, reason in conftest.QUARANTINE.items():
        file, _, test = name.partition("::")
        assert f"def {test.partition('[')[0]}(" in (ROOT / file).read_text("utf-8"), name
        assert len(reason) > 20, f"{name}: say what the race is"


def test_an_entry_may_fail(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    parent = request.node.parent
    items = [
        pytest.Function.from_parent(parent, name=name, callobj=lambda: None)
        for name in ("test_flaky", "test_sound")
    ]
    monkeypatch.setitem(conftest.QUARANTINE, items[0].nodeid, "an example of a reason")
    conftest.pytest_collection_modifyitems(request.config, [*items])
    mark = items[0].get_closest_marker("xfail")
    assert mark is not None
    assert mark.kwargs == {"reason": "quarantined: an example of a reason", "strict": False}
    assert items[1].get_closest_marker("xfail") is None
