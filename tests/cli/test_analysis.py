"""Tests of `hotelier hint`, `review`, `whatif` and `play --from`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hotelier as ht
from tests.analysis.games import finished
from tests.cli.conftest import Hotelier


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Write the record of a finished game to a file."""
    path = tmp_path / "game.jsonl"
    finished("hotel-koenig").save(path)
    return path


def test_hints_as_text_and_as_data(hotelier: Hotelier, record: Path) -> None:
    ran = hotelier("hint", record, "--to", 40, "--few", 2)
    assert ran.code == 0
    assert [line[:2] for line in ran.out.splitlines()] == ["1.", "2."]
    data = json.loads(hotelier("hint", record, "--to", 40, "--json").out)
    table = ht.Table.from_record(ht.load(record))
    assert table.to_move is None
    assert data["hints"][0]["win"]["low"] <= data["hints"][0]["win"]["high"]
    over = hotelier("hint", record)
    assert over.code == 2
    assert "the game is over" in over.err


def test_what_if(hotelier: Hotelier, record: Path, tmp_path: Path) -> None:
    ran = hotelier("whatif", f"{record}#60", "--games", 2, "--bots", "random", "--json")
    data = json.loads(ran.out)
    assert (data["ply"], data["games"], len(data["seats"])) == (60, 2, 2)
    said = hotelier("whatif", f"{record}#60", "--games", 1, "--bots", "random")
    assert "From move 60" in said.out
    branch = tmp_path / "branch.jsonl"
    assert hotelier("whatif", f"{record}#60", "--out", branch).code == 0
    assert ht.Table.from_record(ht.load(branch)).to_move is not None
    wrong = hotelier("whatif", record)
    assert wrong.code == 2
    assert "is no point of a record" in wrong.err


def test_a_review_refuses_what_it_cannot_do(
    hotelier: Hotelier, record: Path, tmp_path: Path
) -> None:
    branch = tmp_path / "branch.jsonl"
    assert hotelier("whatif", f"{record}#60", "--out", branch).code == 0
    running = hotelier("review", branch)
    assert running.code == 2
    assert "Only a finished game" in running.err
    effort = hotelier("review", record, "--effort", "endless")
    assert effort.code == 2
    assert "quick" in effort.err
