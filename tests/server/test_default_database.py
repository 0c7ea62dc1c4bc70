"""Without a setting the database is in the user's data directory, or in the current folder."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hotelier.kernel.errors import HotelierError
from hotelier.server.settings import database_of, default_database
from hotelier.words import explain
from tests.server.server_process import PATIENCE


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """A data directory that does not exist yet, and an empty current folder."""
    data, here = tmp_path / "data", tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.delenv("HOTELIER_DATABASE", raising=False)
    for name in ("XDG_DATA_HOME", "HOME", "LOCALAPPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(data))
    return data, here


def test_it_is_in_the_data_directory(folders: tuple[Path, Path]) -> None:
    found = Path(default_database())
    assert found.name == "hotelier.db"
    assert folders[0] in found.parents
    assert found.parent.is_dir()
    assert not found.exists()


def test_a_file_in_the_current_folder_comes_first(folders: tuple[Path, Path]) -> None:
    (folders[1] / "hotelier.db").touch()
    assert default_database() == "hotelier.db"
    assert not folders[0].exists()


def test_flags_and_the_environment_come_before_both(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folders[1] / "hotelier.db").touch()
    monkeypatch.setenv("HOTELIER_DATABASE", "mine.db")
    assert (database_of(None), database_of("yours.db")) == ("mine.db", "yours.db")


def test_a_data_directory_that_cannot_be_made_is_named(folders: tuple[Path, Path]) -> None:
    folders[0].write_text("a file where a folder should be", encoding="utf-8")
    with pytest.raises(HotelierError) as caught:
        default_database()
    assert caught.value.reason == "bad-database"
    assert str(folders[0]) in explain(caught.value)


@pytest.mark.parametrize("in_current_folder", [False, True])
def test_the_log_says_where_it_is(folders: tuple[Path, Path], in_current_folder: bool) -> None:
    data, here = folders
    if in_current_folder:
        (here / "hotelier.db").touch()
    with subprocess.Popen(
        [sys.executable, "-m", "hotelier", "serve", "--port", "0"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": ""},  # the address is printed at once all the same
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert "http://127.0.0.1:" in process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=PATIENCE)
    lines = [json.loads(line) for line in log.splitlines()]
    [begun] = [line for line in lines if line["message"] == "starting"]
    path = Path(begun["database"])
    assert path.stat().st_size > 0
    assert (here if in_current_folder else data) in path.parents
    told = [line for line in lines if line["message"] == "database-in-current-folder"]
    assert len(told) == in_current_folder
