"""`hotelier dataset`: rows and records, the same after any interruption."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

import hotelier as ht
from hotelier.env.dataset import rows_of
from hotelier.env.play import Setting
from tests.cli.conftest import Hotelier

COMMAND = [sys.executable, "-c", "from hotelier.cli import main; main()", "dataset"]
PATIENCE = 120.0
"""Seconds that a busy machine may take for the first file."""


def made(run: Any, folder: Path, *args: object) -> dict[str, Any]:
    """What the command reports."""
    ran = run("dataset", folder, "--json", "--jobs", 1, *args)
    assert ran.code == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


def shards(folder: Path) -> list[Any]:
    """Every file of decisions, in order, as a table."""
    paths = sorted((folder / "decisions").glob("*.parquet"))
    return [pyarrow.parquet.read_table(path) for path in paths]


@pytest.mark.parametrize(
    ("game", "options"),
    [("hotel-koenig", []), ("grand-austria-hotel", ["--option", "aw.modules=12"])],
)
def test_every_decision_is_a_row(
    hotelier: Hotelier,
    tmp_path: Path,
    game: str,
    options: list[str],
) -> None:
    wanted = ("--game", game, "--seats", 3, "--games", 3, "--shard", 2, "--bots", "greedy,random")
    report = made(hotelier, tmp_path, *wanted, *options)
    tables = shards(tmp_path)
    assert len(tables) == 2
    rows = [row for table in tables for row in table.to_pylist()]
    assert len(rows) == report["decisions"]
    setting = Setting(game, 3, report["options"])
    low, high = setting.layout.bounds()
    for row in rows[::20]:
        view = np.array(row["view"], np.int32)
        assert ((low <= view) & (view <= high)).all()
        assert row["mask"][row["action"]]
        assert setting.layout.split(view)["to_move"].tolist() == [0]
    records = sorted(tmp_path.glob("records/*/*.jsonl"))
    assert len(records) == 3
    for number, path in enumerate(records):
        record = ht.load(path)
        mine = [row for row in rows if row["game"] == number]
        again = list(rows_of(record, setting))
        assert [row["action"] for row in mine] == [row.action for row in again]
        assert [record.lines[row["ply"]].do for row in mine] == [
            str(setting.table[row["action"]]) for row in mine
        ]
        assert record.end is not None
        for row in mine:
            assert row["score"] == record.end["scores"][row["seat"]]
            assert row["rank"] == record.end["ranks"][row["seat"]]
        assert sum({row["seat"]: row["reward_rank"] for row in mine}.values()) == pytest.approx(0)


def test_the_card_says_what_it_is(hotelier: Hotelier, tmp_path: Path) -> None:
    words = {"en": "What is in it", "de": "Was darin ist", "fr": "Ce qu’il contient",
             "ru": "Что внутри"}  # fmt: skip
    for lang, word in words.items():
        folder = tmp_path / lang
        ran = hotelier("dataset", folder, "--games", 1, "--jobs", 1, "--seats", 2, "--lang", lang)
        assert ran.code == 0
        card = (folder / "README.md").read_text(encoding="utf-8")
        assert word in card
        for field in Setting("hotel-koenig", 2, {}).layout:
            assert f"`{field.name}`" in card
        for column in shards(folder)[0].column_names:
            assert f"`{column}`" in card


def test_another_data_set_is_not_mixed_in(hotelier: Hotelier, tmp_path: Path) -> None:
    made(hotelier, tmp_path, "--games", 1, "--seats", 2)
    ran = hotelier("dataset", tmp_path, "--games", 1, "--seats", 2, "--seed", 2)
    assert ran.code != 0
    assert "another data set" in ran.err


def test_it_goes_on_after_being_killed(hotelier: Hotelier, tmp_path: Path) -> None:
    """Killed at any moment, it loses nothing that was there, and ends up the same."""
    wanted = ("--games", 12, "--shard", 1, "--seats", 2, "--bots", "random")
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    run = subprocess.Popen([*COMMAND, str(killed), *map(str, wanted), "--jobs", "1"])
    end = monotonic() + PATIENCE
    while not list(killed.glob("decisions/*.parquet")):
        assert monotonic() < end
        sleep(0.01)
    run.send_signal(signal.SIGKILL)
    run.wait()
    kept = {path: path.read_bytes() for path in killed.glob("decisions/*.parquet")}
    report = made(hotelier, killed, *wanted)
    assert report["made"] + len(kept) >= 12
    assert all(path.read_bytes() == text for path, text in kept.items())
    made(hotelier, whole, *wanted)
    assert [table.to_pylist() for table in shards(killed)] == [
        table.to_pylist() for table in shards(whole)
    ]
    assert made(hotelier, whole, *wanted)["made"] == 0
