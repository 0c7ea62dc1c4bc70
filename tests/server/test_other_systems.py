"""A server on systems without the features of Linux: they are removed in a fresh process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from hotelier.kernel.errors import Unreadable
from hotelier.server.store.backup import replacing
from hotelier.server.store.owning import alone_with
from tests.server.server_process import Server, until, until_healthy

BARE = """
import os, select, signal, socket, sys

for module in ("fcntl", "msvcrt", "pwd", "resource", "termios", "uvloop"):
    sys.modules[module] = None
LINUX_ONLY = {
    os: ("nice", "getpriority", "sched_setscheduler", "SCHED_IDLE", "getuid", "killpg",
         "sched_getaffinity", "fork", "register_at_fork"),
    select: ("epoll", "poll"),
    signal: ("pthread_sigmask", "SIGHUP"),
    socket: ("TCP_USER_TIMEOUT",),
}
for module, names in LINUX_ONLY.items():
    for name in names:
        vars(module).pop(name, None)
"""
"""Run first by every Python process of the server, workers included."""


def test_a_server_without_linux_plays_a_game_with_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(BARE, "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    server = Server(tmp_path / "own.db")
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["bot:greedy", "bot:random"])
        until(lambda: table.state().version > 20)
    until_healthy(server.url)
    assert server.stop() == 0
    assert "Traceback" not in server.log_text()


def test_windows_locks_keep_a_second_server_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: set[int] = set()

    def locking(file: int, mode: int, size: int) -> None:
        """Lock a file as Windows does: the second attempt fails at once."""
        if (mode, size) == (2, 1) and not held:
            held.add(file)
        else:
            raise PermissionError(13, "Permission denied")

    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    path = str(tmp_path / "own.db")
    with alone_with(path):
        with pytest.raises(Unreadable) as caught, alone_with(path):
            pass
        assert caught.value.reason == "database-in-use"
        assert os.fstat(next(iter(held)))


def test_a_backup_is_synced_as_windows_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[int] = []

    def fsync(file: int) -> None:
        """Sync as Windows does: only a file that is open for writing."""
        os.write(file, b"")
        synced.append(file)

    monkeypatch.setattr(os, "fsync", fsync)
    with replacing(tmp_path / "backup.jsonl") as file:
        file.write("{}\n")
    assert len(synced) == 1
    assert (tmp_path / "backup.jsonl").read_text("utf-8") == "{}\n"


def test_a_start_that_fails_leaves_no_lock_file(tmp_path: Path) -> None:
    with alone_with(str(tmp_path / "own.db")):
        assert [file.name for file in tmp_path.iterdir()] == ["own.db.lock"]
    assert list(tmp_path.iterdir()) == []
