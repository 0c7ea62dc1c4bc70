"""A real PostgreSQL server for the tests, with a temporary data folder, on a Unix socket only."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 120.0
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # the tests kill servers, not the machine of the database
    "max_connections": "200",
    "log_min_messages": "fatal",
}


def programs() -> Path:
    """The folder with the programs of the newest PostgreSQL."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3])
    )
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    assert on_path is not None, "PostgreSQL is not installed: run tools/setup dev"
    return Path(on_path).resolve().parent


def other_user() -> dict[str, Any]:
    """Arguments to start PostgreSQL as another user: it refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = names.get("postgres") or names["nobody"]
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


class Postgres:
    """A separate database server."""

    numbers = count(1)

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.somebody = other_user()
        if self.somebody:
            os.chown(folder, self.somebody["user"], self.somebody["group"])
        self._run("initdb", "--auth=trust", "--username=hotelier", "--encoding=UTF8",
                  "--locale=C", "--no-sync", f"--pgdata={folder / 'data'}")  # fmt: skip
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Start the server, also after a stop."""
        settings = [part for name, value in SETTINGS.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [programs() / "postgres", "-D", self.folder / "data", "-k", self.folder, *settings],
                stdout=log, stderr=log, cwd=self.folder, **self.somebody,
            )  # fmt: skip
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("SELECT 1")
                return self.process
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text("utf-8")
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server at once: every connection breaks."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)

    def url(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql://hotelier@/{name}?host={self.folder}"

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"db{next(self.numbers)}"
        self.ask(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    def ask(self, query: str, name: str = "postgres") -> list[Any]:
        """The rows of a query."""
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            cursor = connection.execute(query.encode())
            return cursor.fetchall() if cursor.description else []

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [programs() / program, *args], capture_output=True, cwd=self.folder, **self.somebody
        )
        assert done.returncode == 0, done.stderr.decode()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A database server in a folder that its user can access."""
    folder = Path(tempfile.mkdtemp(prefix="hotelier-pg-", dir="/tmp"))  # short, for a socket
    try:
        found = Postgres(folder)
        try:
            yield found
        finally:
            if found.process.poll() is None:
                found.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
