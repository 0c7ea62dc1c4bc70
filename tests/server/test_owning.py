"""A SQLite file: one server at a time, and no other program that locks it."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from hotelier.kernel.errors import Unreadable
from hotelier.server.store import database
from hotelier.server.store.database import check_database
from hotelier.server.store.owning import alone_with


def test_a_file_has_one_owner_by_whatever_name(tmp_path: Path) -> None:
    path, other = tmp_path / "own.db", tmp_path / "link.db"
    path.touch()
    other.symlink_to(path)
    with alone_with(str(path)):
        for name in (str(path), f"sqlite:///{path}", str(other)):
            with pytest.raises(Unreadable) as caught, alone_with(name):
                pass
            assert caught.value.reason == "database-in-use"
        with alone_with(str(tmp_path / "another.db")):
            pass
    with alone_with(str(other)):
        assert (tmp_path / "own.db.lock").exists()


def test_the_lock_of_a_killed_owner_is_gone(tmp_path: Path) -> None:
    path = str(tmp_path / "own.db")
    code = "from hotelier.server.store.owning import alone_with; import sys\n"
    code += "with alone_with(sys.argv[1]): print('mine', flush=True); sys.stdin.read()"
    owner = subprocess.Popen(
        [sys.executable, "-c", code, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert owner.stdout is not None
    assert owner.stdin is not None
    assert owner.stdout.readline() == b"mine\n"
    with pytest.raises(Unreadable), alone_with(path):
        pass
    owner.kill()
    owner.wait()
    owner.stdin.close()
    owner.stdout.close()
    with alone_with(path):
        assert owner.returncode < 0


def test_a_locked_file_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCKED_MS", 50)
    path = tmp_path / "own.db"
    holding = sqlite3.connect(path, isolation_level=None)
    holding.execute("PRAGMA journal_mode=WAL")
    holding.execute("CREATE TABLE x (y)")
    holding.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Unreadable) as caught:
        check_database(str(path))
    assert caught.value.reason == "database-locked"
    holding.close()
    check_database(str(path))
