"""`hotelier dataset`: rows and records, the same after any interruption."""

from __future__ import annotations

import fcntl
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
    """The report of the command."""
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


def start(folder: Path, *args: object) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    command = [*COMMAND, str(folder), *map(str, args)]
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True)


def wait_for(folder: Path, pattern: str, count: int) -> None:
    """Until there are so many files of a kind."""
    end = monotonic() + PATIENCE
    while len(list(folder.glob(pattern))) < count:
        assert monotonic() < end
        sleep(0.01)


def test_it_goes_on_after_being_killed(hotelier: Hotelier, tmp_path: Path) -> None:
    """Killed at any moment, with its workers or without, it loses nothing that was there and
    repeats nothing; in the end it is the same as if it had never been killed."""
    wanted = ("--games", 12, "--shard", 2, "--seats", 2, "--bots", "random")
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    kept: dict[Path, bytes] = {}
    moments = [("records/*/*.jsonl", 1), ("decisions/*.parquet", 1), ("records/*/*.jsonl", 7)]
    for jobs, (pattern, count) in enumerate(moments, 1):
        run = start(killed, *wanted, "--jobs", jobs)
        wait_for(killed, pattern, count)
        run.send_signal(signal.SIGKILL)
        run.communicate()
        with (killed / "dataset.lock").open("ab") as file:
            fcntl.flock(file, fcntl.LOCK_EX)  # once its workers have noticed
        assert {path: path.read_bytes() for path in kept} == kept
        kept |= {path: path.read_bytes() for path in killed.glob("decisions/*.parquet")}
    (killed / "decisions" / "000000.half").write_text("half a shard")
    report = made(hotelier, killed, *wanted)
    assert report["made"] == 6 - len(kept)
    assert {path: path.read_bytes() for path in kept} == kept
    made(hotelier, whole, *wanted)
    assert [table.to_pylist() for table in shards(killed)] == [
        table.to_pylist() for table in shards(whole)
    ]
    assert files_of(killed) == files_of(whole)
    assert made(hotelier, whole, *wanted)["made"] == 0


def files_of(folder: Path) -> list[Path]:
    """Everything in a folder, by its path there."""
    return sorted(path.relative_to(folder) for path in folder.rglob("*"))


def test_two_writers_at_once_are_refused(
    hotelier: Hotelier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second one is told; the first one is not disturbed."""
    monkeypatch.setattr("hotelier.arena.file_lock.PATIENCE", 0.2)
    wanted = ("--games", 5000, "--shard", 5000, "--seats", 2, "--bots", "greedy")
    first = start(tmp_path, *wanted, "--jobs", 1)
    try:
        wait_for(tmp_path, "records/*/*.jsonl", 1)
        ran = hotelier("dataset", tmp_path, *wanted, "--jobs", 1)
        assert ran.code != 0
        assert "Another process is writing the data set" in ran.err
        assert first.poll() is None
    finally:
        first.kill()
        first.communicate()


def test_the_card_says_whether_games_can_be_repeated(hotelier: Hotelier, tmp_path: Path) -> None:
    for bots, text in (("random", "makes the same games"), ("waiter@1ms", "a budget of time")):
        made(hotelier, tmp_path / bots, "--games", 1, "--seats", 2, "--bots", bots)
        assert text in (tmp_path / bots / "README.md").read_text(encoding="utf-8")
