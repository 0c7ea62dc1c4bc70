"""Operation: health, metrics, logs, a graceful stop, backups of a running server, ports in use."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from hotelier import __version__
from hotelier.kernel.errors import Unreadable
from hotelier.server.metrics import NAMES, Metrics
from hotelier.server.pulse import has_room
from hotelier.server.running import listen
from hotelier.server.settings import Settings
from tests.server.conftest import Start
from tests.server.server_process import PATIENCE, Peer, Server, asked, until, until_healthy
from tests.server.test_tables import refused

MANY = 12
"""Players at once: more than the open connections of a server."""


def hotelier(*args: str) -> subprocess.CompletedProcess[str]:
    """Run `hotelier`."""
    command = [sys.executable, "-m", "hotelier", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 2)


def children(pid: int) -> set[int]:
    """The child processes of a process."""
    found: set[int] = set()
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):  # that thread has just ended
            found |= {int(child) for child in task.read_text().split()}
    return found


def are_gone(pids: set[int]) -> bool:
    """Wait until none of these processes runs; False after the time limit."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not any(is_running(pid) for pid in pids):
            return True
        time.sleep(0.05)
    return False


def is_running(pid: int) -> bool:
    """True if a process has not ended; zombies have."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_health_and_metrics(server: Server) -> None:
    until_healthy(server.url)
    text = asked("GET", f"{server.url}/metrics").text
    assert "# TYPE hotelier_tables_live gauge" in text
    assert 'hotelier_requests_total{status="200"}' in text
    lines = text.splitlines()
    told = {line.split()[2] for line in lines if line.startswith("# TYPE ")}
    helped = {line.split()[2] for line in lines if line.startswith("# HELP ")}
    assert told == helped == set(NAMES)


def test_large_numbers_are_told_whole() -> None:
    metrics = Metrics()
    metrics.count("hotelier_requests_total", 12_345_678, status="200")
    metrics.set("hotelier_units_total", 2_000_001)
    lines = metrics.text().splitlines()
    assert 'hotelier_requests_total{status="200"} 12345678' in lines
    assert "hotelier_units_total 2000001" in lines


def is_well(server: Server, wanted: bool) -> bool:
    """Wait until the health of a server, by status and body, is as wanted."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        reply = asked("GET", f"{server.url}/health")
        if (reply.status_code, reply.json()) == (200 if wanted else 503, {"ok": wanted}):
            return True
        time.sleep(0.1)
    return False


def test_a_server_without_its_database_is_not_well(start: Start, tmp_path: Path) -> None:
    server = start()
    assert is_well(server, True)
    database = tmp_path / "own.db"
    database.rename(tmp_path / "elsewhere.db")
    assert is_well(server, False)
    (tmp_path / "elsewhere.db").rename(database)
    assert is_well(server, True)


def test_no_new_database_takes_the_place_of_one_that_was_moved(
    start: Start, tmp_path: Path
) -> None:
    """Otherwise a connection to the new file would stay, and SQLite would find the old log
    invalid."""
    server = start()
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["me", "me"])
        state = table.state()
        legal, version = state.legal[0], state.version
        database = tmp_path / "own.db"
        database.rename(tmp_path / "elsewhere.db")

        def ask(_: int) -> int:
            return asked("GET", f"{server.url}/api/archive").status_code

        with ThreadPoolExecutor(MANY) as people:
            assert set(people.map(ask, range(10 * MANY))) <= {200, 500, 503}
        assert not database.exists()
        refused("storage-failed", table.move, legal)
        (tmp_path / "elsewhere.db").rename(database)
        assert is_well(server, True)
        assert table.facts()["id"] == table.id
        assert table.state().version == version, "what was refused has not happened"
        assert table.move(legal)


def test_a_server_that_cannot_write_is_not_well(start: Start, tmp_path: Path) -> None:
    server = start()
    assert is_well(server, True)
    holding = sqlite3.connect(tmp_path / "own.db", isolation_level=None)
    holding.execute("BEGIN IMMEDIATE")
    assert is_well(server, False)
    holding.close()
    assert is_well(server, True)


def test_a_disk_is_full_before_its_last_byte_is_taken(tmp_path: Path) -> None:
    """A write that changes nothing fits where no move does."""
    file = tmp_path / "own.db"
    file.touch()
    assert has_room(str(file))
    assert not has_room(str(file), 2**63)


def test_a_stop_at_once(start: Start) -> None:
    """A server can be stopped as soon as its address is printed."""
    assert start().stop() == 0


def test_a_graceful_stop(start: Start) -> None:
    server = start()
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["me", "bot:random"])
        token = table.token
    with Peer(server, table.id, token) as peer:
        while not peer.state.mine:
            peer.read()
        reply = peer.play(peer.state.legal[0])
        workers = children(server.process.pid)
        assert server.stop() == 0
        assert peer.read_to_the_end() == (1012, "stopping"), "come back"
    assert (peer.seen[-1]["type"], peer.seen[-1]["code"]) == ("end", "stopping")
    assert are_gone(workers)
    again = start()
    with Peer(again, table.id, token, version=reply["version"]) as peer:
        assert peer.state.version >= reply["version"]


def test_a_stream_ends_with_the_reason(start: Start) -> None:
    server = start()
    with server.client(name="Anna", language="de") as client:
        table = client.create("hotel-koenig", ["me", "open"])
        lines = client.lines(f"{table.path}/stream")
        assert [next(lines)["type"] for _ in range(2)] == ["table", "state"]
        assert server.stop() == 0
        assert next(lines)["code"] == "stopping"
        assert list(lines) == []


def test_workers_do_not_outlive_a_killed_server(start: Start) -> None:
    server = start()
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["bot:greedy", "bot:greedy"])
        while table.state().version < 40:
            time.sleep(0.05)
    workers = children(server.process.pid)
    assert workers
    server.kill()
    assert are_gone(workers)


def test_a_bot_whose_workers_die_is_asked_again(start: Start) -> None:
    """For example on a machine out of memory: nothing else would ask the bot again."""
    server = start()
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["bot:director", "bot:director"])

        def failed() -> bool:
            for pid in children(server.process.pid):
                with suppress(FileNotFoundError, ProcessLookupError):
                    if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text():
                        os.kill(pid, signal.SIGKILL)
            return "bot-failed" in server.log_text()

        until(failed)
        before = table.state().version
        until(lambda: table.state().version > before)


def test_bots_go_on_after_a_restart(start: Start) -> None:
    server = start()
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["bot:random", "bot:random"])
    server.kill()
    server = start()
    until(lambda: server.stored(table.id).table["status"] == "finished")  # without any request


def test_logs_are_json_without_secrets(start: Start) -> None:
    server = start()
    with server.client(name="Anna") as client:
        client.request("GET", "/api/account")
        asked("GET", f"{server.url}/api/tables", params={"token": client.token})
        token = client.token
    server.stop()
    lines = [json.loads(line) for line in server.log_text().splitlines()]
    paths = [line["path"] for line in lines if line["message"] == "request"]
    assert paths == ["/api/players", "/api/account", "/api/tables"]
    assert str(token) not in server.log_text()


@pytest.mark.slow
def test_a_backup_while_the_server_runs(start: Start, tmp_path: Path) -> None:
    server = start()
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["me", "bot:random"])
        file = tmp_path / "backup.jsonl.gz"
        done = hotelier("backup", str(file), "--database", str(server.database))
        assert done.returncode == 0, done.stderr
        for command in (("serve", "--port", "0"), ("restore", str(file))):
            second = hotelier(*command, "--database", str(server.database))
            assert (second.returncode, second.stdout) == (2, ""), command
            assert "already has the database" in second.stderr
            assert "Traceback" not in second.stderr
        before = table.facts()
    server.kill()
    other = tmp_path / "other.db"
    assert hotelier("restore", str(file), "--database", str(other)).returncode == 0
    restored = Server(other)
    with restored.client(table.token) as client:
        after = client.table(table.id).facts()
        assert {**before, "version": 0, "to_move": 0} == {**after, "version": 0, "to_move": 0}
        assert client.table(table.id).state().viewer == 0
    assert restored.stop() == 0


def test_a_start_logs_versions_and_the_database(start: Start) -> None:
    server = start()
    server.stop()
    lines = [json.loads(line) for line in server.log_text().splitlines()]
    migrated, begun = lines[:2]
    assert (begun["message"], begun["version"]) == ("starting", __version__)
    assert migrated["message"] == "migrated"
    assert begun["database"] == migrated["database"] == str(server.database)
    assert (migrated["from"], migrated["to"]) == ("new", begun["schema"])


def test_a_port_that_cannot_be_used_is_explained_at_once(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        cases = [
            ((port, "127.0.0.1"), f"Port {port} of 127.0.0.1 is in use"),
            ((0, "192.0.2.1"), "192.0.2.1 is not an address of this machine"),
            ((70_000, "127.0.0.1"), "There is no port 70000"),
        ]
        for (number, host), wanted in cases:
            with pytest.raises(Unreadable) as caught:
                listen(Settings(port=number, host=host))
            assert wanted in str(caught.value)
        done = hotelier("serve", "--port", str(port), "--database", str(tmp_path / "new.db"))
    assert done.returncode == 2
    assert str(port) in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []
