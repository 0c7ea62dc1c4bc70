"""Tests of `hotelier arena`: resuming after a kill, locks, tables, charts."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import IO, Any

import pyarrow.parquet
import pytest

import hotelier as ht
from hotelier.arena import file_lock
from hotelier.arena.store import Store
from hotelier.arena.tournament import make_tournament, play_pairing
from hotelier.arena.workers import WorkerPool
from tests.cli.conftest import Hotelier
from tests.server.server_process import until

SMALL = ("--game", "hotel-koenig", "--seats", 3, "--bots", "random,greedy", "--deals", 3)
GAMES = 18


def test_records_replay_to_the_results(tmp_path: Path, hotelier: Hotelier) -> None:
    assert hotelier("arena", tmp_path, *SMALL, "--jobs", 1).code == 0
    kept = Store(tmp_path)
    games = kept.read()
    assert sorted(games) == list(range(GAMES))
    for number in (0, 7, 17):
        record = ht.load(kept.record_path(number))
        assert ht.Table.from_record(record).outcome is not None
        assert record.end is not None
        assert tuple(record.end["scores"]) == games[number].scores


def wait_for(path: Path, lines: int) -> None:
    end = monotonic() + 240
    while not path.exists() or len(path.read_bytes().splitlines()) < lines:
        assert monotonic() < end, "the tournament does not come on"
        sleep(0.02)


def test_a_killed_tournament_goes_on_without_losing_or_repeating(
    tmp_path: Path, hotelier: Hotelier
) -> None:
    """Send SIGKILL at several moments, then add half a line as a killed write would leave it."""
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    assert hotelier("arena", whole, *SMALL, "--jobs", 1).code == 0
    command = [sys.executable, "-m", "hotelier", "arena", str(cut), *map(str, SMALL), "--jobs", "2"]
    results = cut / "results.jsonl"
    for kept in (2, 7):
        running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for(results, kept)
        running.send_signal(signal.SIGKILL)
        running.wait()
    before = results.read_bytes()
    finished = before[: before.rfind(b"\n") + 1]
    results.write_bytes(finished + b'{"number":3,"de')
    ran = hotelier("arena", cut, *SMALL, "--jobs", 2, "--json")
    assert ran.code == 0
    after = results.read_bytes()
    assert after.startswith(finished)
    numbers = [json.loads(line)["number"] for line in after.splitlines()]
    assert sorted(numbers) == list(range(GAMES))
    assert Store(cut).read() == Store(whole).read()
    for number in range(GAMES):
        ours, theirs = (Store(each).record_path(number).read_text() for each in (cut, whole))
        assert ours == theirs


def test_who_waits_for_another_run_sees_its_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second run in a folder reads the results only after the first one has finished."""
    monkeypatch.setattr(file_lock, "PATIENCE", 240.0)
    tournament = make_tournament("hotel-koenig", 3, [["random"]], 1, 1)
    seen: list[list[int]] = []

    def second() -> None:
        with Store(tmp_path).open(tournament) as (done, _):
            seen.append(sorted(done))

    with Store(tmp_path).open(tournament) as (done, adder):
        assert done == {}
        adder.add(play_pairing(tournament, 0))
        waiting = Thread(target=second, daemon=True)
        waiting.start()
        adder.add(play_pairing(tournament, 1))
        assert seen == []
    waiting.join()
    assert seen == [[0, 1]]


def test_a_lock_does_not_live_on_in_workers(tmp_path: Path) -> None:
    """Workers may outlive a killed run for a moment. They must not hold its lock."""
    tournament = make_tournament("hotel-koenig", 3, [["random"]], 1, 1)
    with Store(tmp_path).open(tournament):
        workers = WorkerPool(abs, 2, "fork")
        workers.start()
    with (tmp_path / "results.jsonl").open("ab") as file:
        until(lambda: is_free(file))  # forked workers close the file when they start
    workers.close()


def is_free(file: IO[bytes]) -> bool:
    """Try to take the lock of a file. Return True if it was free."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def test_a_second_run_at_the_same_time_is_refused(
    tmp_path: Path, hotelier: Hotelier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_lock, "PATIENCE", 0.2)
    tournament = make_tournament("hotel-koenig", 3, [["random"]], 1, 1)
    with Store(tmp_path).open(tournament):
        (tmp_path / "results.jsonl").write_bytes(b'{"half a li')  # another run is writing a line
        ran = hotelier("arena", tmp_path, "--game", "hotel-koenig", "--seats", 3, "--bots",
                       "random", "--deals", 1)  # fmt: skip
        assert ran.code == 2
        assert (tmp_path / "results.jsonl").read_bytes() == b'{"half a li'


def test_a_finished_tournament_is_not_played_again(tmp_path: Path, hotelier: Hotelier) -> None:
    assert hotelier("arena", tmp_path, *SMALL, "--jobs", 1).code == 0
    before = os.stat(tmp_path / "results.jsonl")
    again = hotelier("arena", tmp_path, *SMALL, "--jobs", 1, "--json")
    assert json.loads(again.out)["games"] == GAMES
    assert os.stat(tmp_path / "results.jsonl").st_mtime_ns == before.st_mtime_ns
    other = hotelier("arena", tmp_path, *SMALL, "--seed", 2)
    assert other.code == 2
    assert "holds another tournament" in other.err


def test_tables_for_programs_and_charts(tmp_path: Path, hotelier: Hotelier) -> None:
    games, table, charts = tmp_path / "games", tmp_path / "games.parquet", tmp_path / "charts"
    ran = hotelier("arena", games, *SMALL, "--jobs", 1, "--parquet", table, "--charts", charts,
                   "--chart-kinds", "svg,png")  # fmt: skip
    assert ran.code == 0
    assert "Hotel-König, 3 seats: 18 games, seed 1" in ran.out
    rows: Any = pyarrow.parquet.read_table(table).to_pylist()
    assert len(rows) == GAMES * 3
    for row in rows:
        parts = [value for name, value in row.items() if name.startswith("source.")]
        assert sum(parts) == row["score"]
    names = ("ratings", "lineups", "sources")
    assert {path.name for path in charts.iterdir()} == {
        f"{n}.{k}" for n in names for k in ("svg", "png")
    }
    assert "greedy" in (charts / "ratings.svg").read_text()
    assert (charts / "lineups.png").read_bytes().startswith(b"\x89PNG")
