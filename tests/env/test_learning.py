"""The example that learns: a tiny run of it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hotelier import env
from tests.env.choices import KOENIG

SCRIPT = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = importlib.util.spec_from_file_location("learn", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_runs_and_tells(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    found = example.main(["--batches", "1", "--games", "3", "--trials", "4"])
    assert len(found) == 1
    assert 0 <= found[0] <= 1
    assert "after     0 games: wins" in capsys.readouterr().out


def test_what_went_well_becomes_likelier(example: Any) -> None:
    """The slope is that of the expected lead: along it, the odds of the better games rise."""
    game = env.aec(KOENIG, seats=2, reward="score")
    policy = example.Policy(game.setting, 1)
    example.learn(game, policy, 6, 0)
    first = policy.weights.copy()
    assert np.isfinite(first).all()
    assert np.abs(first).max() > 0.01
    _, moves = example.play(game, policy, "player_0", 50)
    for rows, kinds, push in moves:
        assert policy.odds(rows, kinds).sum() == pytest.approx(1)
        assert push.sum() == pytest.approx(0)
        assert 0 < push.max() <= 1
