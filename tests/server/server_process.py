"""A real server in a process of its own, and clients with real sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hotelier.client import Client, State
from hotelier.server.store.database import opened
from hotelier.server.store.reading import Stored, read_table

PATIENCE = 120.0
"""Seconds that anything may take on a very busy machine."""


def asked(method: str, url: str, **more: Any) -> httpx.Response:
    """The reply to a request without cookies or an open connection."""
    return httpx.request(method, url, timeout=PATIENCE, **more)


def until(done: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    end = monotonic() + PATIENCE
    while not done():
        assert monotonic() < end, "it did not happen"
        sleep(0.02)


def until_healthy(url: str, **more: Any) -> None:
    """Wait until a server reports that it can read and write. A busy disk delays that."""
    until(lambda: asked("GET", f"{url}/health", **more).text == '{"ok":true}')


class Server:
    """`hotelier serve` on a free port."""

    def __init__(self, database: Path | str, *flags: str, log: Path | None = None) -> None:
        self.database = database
        self.log = log or Path(database).with_suffix(".log")
        command = [
            sys.executable, "-m", "hotelier", "serve", "--port", "0", "--database", str(database),
            "--requests-a-minute", "0", "--messages-a-second", "0", "--away-seconds", "0",
            "--thoughts-a-minute", "0", *flags,
        ]  # fmt: skip
        with self.log.open("ab") as lines:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=lines, text=True, start_new_session=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.log.read_text("utf-8")
        self.url = line.split()[-1]

    def client(self, token: str | None = None, name: str | None = None, **more: Any) -> Client:
        """A client of this server with a long timeout, for busy machines."""
        found = Client(self.url, token, name, **more)
        found.http.timeout = httpx.Timeout(PATIENCE)
        return found

    def stored(self, table: str) -> Stored:
        """The rows of a table in the database."""
        with opened(str(self.database)) as engine:
            found = read_table(engine, table)
        assert found is not None
        return found

    def log_text(self) -> str:
        """The log so far."""
        return self.log.read_text("utf-8")

    def stop(self) -> int:
        """Stop the server and return the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> None:
        """Kill the server, like a power cut."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._ended()

    def _ended(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def stop_and_look(server: Server) -> None:
    """Stop a server, and check its exit code and its log."""
    assert server.stop() == 0
    look_at_the_log(server)


def look_at_the_log(server: Server) -> None:
    """Check that the log has no traceback and no warning, such as about a missing value in a
    text."""
    text = server.log_text()
    assert "Traceback" not in text
    assert [line for line in text.splitlines() if "py.warnings" in line] == []


@contextmanager
def telling(client: Client) -> Iterator[Iterator[dict[str, Any]]]:
    """Events about all tables of a client, from the moment at which the stream begins."""
    with client.http.stream(
        "GET", "/api/events", headers=client.headers, timeout=PATIENCE
    ) as reply:
        lines = reply.iter_lines()
        assert next(lines) == "", "an empty line comes first"
        yield (json.loads(line) for line in lines if line)


@contextmanager
def asleep(pids: Iterable[int]) -> Iterator[None]:
    """Stop processes for a while."""
    stopped = list(pids)
    assert stopped
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)


class Peer:
    """A player at a table, over a socket."""

    numbers = count(1)

    def __init__(
        self, server: Server, table: str, token: str | None = None, hello: bool = True, **more: Any
    ) -> None:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.open = ExitStack()
        opening = connect(address, open_timeout=PATIENCE, ping_timeout=PATIENCE, max_size=2**22)
        self.socket: ClientConnection = self.open.enter_context(opening)
        self.token = token
        self.state = State()
        self.seen: list[dict[str, Any]] = []
        """All messages, in order."""
        if hello:
            reply = self.ask("hello", token=token, **more)
            assert reply["type"] == "ok", reply

    def __enter__(self) -> Peer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the socket."""
        self.open.close()

    def send(self, kind: str, /, **body: Any) -> str:
        """Send a message and return its id."""
        body.setdefault("id", f"c{next(self.numbers)}")
        self.socket.send(json.dumps({"type": kind, **body}))
        found: str = body["id"]
        return found

    def read(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.seen.append(message)
        assert self.state.take(message), f"{message} does not follow version {self.state.version}"
        return message

    def ask(self, kind: str, /, **body: Any) -> dict[str, Any]:
        """Send a message and wait for the reply to it."""
        command = self.send(kind, **body)
        while (reply := self.read())["type"] not in ("ok", "error") or reply["id"] != command:
            pass
        return reply

    def play(self, do: str, **body: Any) -> dict[str, Any]:
        """Play a move at the present version."""
        return self.ask("play", do=do, **{"version": self.state.version, **body})

    def read_until(self, version: int) -> State:
        """Read until the table is at a version."""
        while self.state.version < version:
            self.read()
        return self.state

    def read_to_the_end(self) -> tuple[int, str]:
        """Read until the server closes the socket; returns the close code and the reason."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return (0, "") if closed.rcvd is None else (closed.rcvd.code, closed.rcvd.reason)

    def wait_for(self, kind: str) -> dict[str, Any]:
        """Read until a message of this kind comes."""
        while (message := self.read())["type"] != kind:
            pass
        return message


def up_to_date(peers: Iterable[Peer], version: int) -> None:
    """Let all peers read until they have a version."""
    for peer in peers:
        peer.read_until(version)


def mover(peers: list[Peer]) -> Peer:
    """The peer whose seat is to move."""
    return next(peer for peer in peers if peer.state.mine)
