"""Tests of `hotelier simulate`."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import hotelier as ht
from tests.cli.conftest import Hotelier

PATIENCE = 240.0
COMMAND = [sys.executable, "-c", "from hotelier.cli import main; main()", "simulate"]
"""The command in a separate process."""


def simulated(hotelier: Hotelier, *args: object) -> dict[str, Any]:
    """Return the JSON of a small simulation, without its timing."""
    ran = hotelier("simulate", "--json", "--games", 12, *args)
    assert ran.code == 0
    data: dict[str, Any] = json.loads(ran.out)
    assert data.pop("seconds") > 0
    assert data.pop("games_per_second") > 0
    return data


def test_the_table(hotelier: Hotelier) -> None:
    ran = hotelier("simulate", "--games", 8, "--jobs", 1, "--bots", "greedy,random")
    assert ran.code == 0
    assert ran.err == ""
    assert "Hotel-König, 4 seats, greedy, random, random, random, seed 1" in ran.out
    assert "8 games in" in ran.out
    for heading in ("decisions a game: mean", "End", "Seat", "Bot", "wins", "score", "95 %"):
        assert heading in ran.out
    for row in ("Seat 0", "Seat 3", "greedy", "random (x3)"):
        assert re.search(rf"{re.escape(row)} +\d+\.\d%", ran.out)


def test_json_says_everything(hotelier: Hotelier) -> None:
    data = simulated(hotelier, "--seats", 3, "--preset", "online", "--option", "hk.hand_size=5")
    assert data["match"]["options"]["hk.holdings"] == "open"
    assert data["match"]["options"]["hk.hand_size"] == 5
    assert data["match"]["bots"] == ["random"] * 3
    assert data["games"] == 12
    assert sum(end["games"] for end in data["ends"].values()) == 12
    assert sum(seat["wins"]["share"] for seat in data["seats"]) == pytest.approx(1)
    for seat in data["seats"]:
        assert seat["wins"]["low"] <= seat["wins"]["share"] <= seat["wins"]["high"]
        assert seat["score"]["min"] <= seat["score"]["mean"] <= seat["score"]["max"]
    assert data["bots"]["random"]["seats"] == 3


def test_jobs_change_nothing_and_seeds_do(hotelier: Hotelier) -> None:
    one = simulated(hotelier, "--jobs", 1)
    assert simulated(hotelier, "--jobs", 2) == one
    assert simulated(hotelier, "--jobs", 1, "--seed", 2) != one


def test_records_are_kept_and_replay(hotelier: Hotelier, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    kept = simulated(hotelier, "--jobs", 2, "--records", folder)
    assert kept == simulated(hotelier, "--jobs", 1)
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{number:06}.jsonl" for number in range(12)]
    tables = [ht.Table.from_record(ht.load(file)) for file in files]
    totals = [sum(table.state.money[seat] for table in tables) for seat in range(4)]
    assert [seat["score"]["mean"] for seat in kept["seats"]] == [total / 12 for total in totals]


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["--game", "chess"], "chess"),
        (["--seats", 7], "7"),
        (["--bots", "deep-blue"], "deep-blue"),
        (["--bots", "random,random,random", "--seats", 2], "3"),
        (["--option", "hk.jokers=1"], "hk.jokers"),
        (["--option", "hk.hand_size=9"], "hk.hand_size"),
        (["--option", "hand"], "hand"),
        (["--preset", "casino"], "casino"),
        (["--games", 0], "games"),
        (["--jobs", 0], "jobs"),
        (["--games", "many"], "games"),
    ],
)
def test_bad_input(hotelier: Hotelier, args: list[object], named: str) -> None:
    ran = hotelier("simulate", *args)
    assert ran.code == 2
    assert ran.out == ""
    assert named in ran.err
    assert "Traceback" not in ran.err


def test_records_that_cannot_be_kept(hotelier: Hotelier, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ran = hotelier("simulate", "--games", 2, "--records", tmp_path / "file")
    assert ran.code == 2
    assert str(tmp_path / "file") in ran.err


def listen_to_interrupts() -> None:
    """Restore the default for SIGINT, because a shell starts background jobs with SIGINT
    ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_sums_up_what_was_played(jobs: str, tmp_path: Path) -> None:
    """Ctrl-C reaches every process of the group. Only the parent handles it."""
    args = ["--games", "100000", "--jobs", jobs, "--records", str(tmp_path), "--json"]
    process = subprocess.Popen(
        [*COMMAND, *args], stdout=-1, stderr=-1, text=True, start_new_session=True,
        preexec_fn=listen_to_interrupts,
    )  # fmt: skip
    try:
        patience = monotonic() + PATIENCE
        while len(list(tmp_path.iterdir())) < 100 and monotonic() < patience:
            sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert process.returncode == 130
    assert re.fullmatch(r"Stopped after [\d,]+ of 100,000 games\.\n", err)
    assert 0 < json.loads(out)["games"] < 100_000


def read_to_the_end(terminal: int) -> str:
    """Read the output of a pseudo-terminal until its other end is closed."""
    found = b""
    with suppress(OSError):  # a pseudo-terminal reports its end as an error
        while new := os.read(terminal, 65536):
            found += new
    return found.decode()


def test_a_terminal_sees_progress() -> None:
    """The progress bar is written to standard error, the result to standard output."""
    terminal, other_end = pty.openpty()
    with ThreadPoolExecutor(1) as pool:  # without a reader, a full terminal would block the writer
        reading = pool.submit(read_to_the_end, terminal)
        try:
            process = subprocess.run(
                [*COMMAND, "--games", "30", "--jobs", "1", "--json"],
                stdout=subprocess.PIPE, stderr=other_end, check=True, timeout=PATIENCE,
                env={**os.environ, "TERM": "xterm"},
            )  # fmt: skip
        finally:
            os.close(other_end)
        shown = reading.result()
    os.close(terminal)
    assert "Playing" in shown
    assert "/30" in shown
    assert json.loads(process.stdout)["games"] == 30
