"""Processes of the benchmark: servers and the load generator, with their system statistics."""

from __future__ import annotations

import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from types import TracebackType
from typing import Any, Final, Self

HERE: Final = Path(__file__).parent
SOURCE: Final = HERE.parent / "src"
TICKS: Final = os.sysconf("SC_CLK_TCK")
PEER: Final = "boardgame.io@0.50.2"


class Process:
    """A server in a process of its own. It prints its address when it is ready."""

    def __init__(self, command: list[str], log: Path, cwd: Path | None = None) -> None:
        path = os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH", "")]))
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=cwd,
                env={**os.environ, "PYTHONPATH": path}, start_new_session=True,
            )  # fmt: skip
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found is not None:
                self.port = int(found[1])
                return
        raise RuntimeError(f"{command[0]} did not start: {log.read_text('utf-8')[-2000:]}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def memory(self) -> float:
        """Return the resident memory of this process in kB, without children."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return float(found[1])

    def cpu(self) -> float:
        """Return the processor time of this process so far, in seconds, without children."""
        return cpu_of([self.process.pid])


def status_of(process: int) -> list[str]:
    """Read the fields of `/proc/PID/stat` after the name of the process."""
    return Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()


def cpu_of(them: list[int]) -> float:
    """Return the processor time of these processes so far, in seconds, without children."""
    rows = [status_of(process) for process in them]
    return sum(int(row[11]) + int(row[12]) for row in rows) / TICKS


def workers_of(server: int) -> list[int]:
    """Wait for the worker processes of a server and return them."""
    end = perf_counter() + 60.0
    while perf_counter() < end:
        numbers = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
        if found := [number for number in numbers if is_worker(number, server)]:
            return found
        sleep(0.1)
    raise RuntimeError("no worker has come")


def is_worker(process: int, server: int) -> bool:
    """Return True if the process is a worker of the server. It may have ended already."""
    try:
        command = Path(f"/proc/{process}/cmdline").read_bytes()
        return b"spawn_main" in command and status_of(process)[1] == str(server)
    except OSError:
        return False


def taken_away() -> float:
    """Return the stolen time of a virtual machine so far, in seconds of all cores; 0 where the
    system does not count it."""
    try:
        first = Path("/proc/stat").read_text("utf-8").split("\n", 1)[0].split()
    except OSError:
        return 0.0
    return int(first[8]) / TICKS


@contextmanager
def halted(them: list[int]) -> Iterator[None]:
    """Stop these processes while the context is open."""
    for process in them:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in them:
            os.kill(process, signal.SIGCONT)


def hotelier(database: Path) -> Process:
    """Start `hotelier serve`."""
    command = [
        sys.executable, "-m", "hotelier", "serve", "--port", "0", "--database", str(database),
        "--requests-a-minute", "0", "--messages-a-second", "0", "--log-level", "warning",
        "--sockets-an-address", "0",
    ]  # fmt: skip
    return Process(command, database.with_suffix(".log"))


def echo(folder: Path) -> Process:
    """Start a bare echo on the same stack."""
    return Process([sys.executable, str(HERE / "server_echo.py")], folder / "echo.log")


def boardgame(folder: Path) -> Process | None:
    """Start boardgame.io, installed into a temporary folder. Return None without npm."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    (folder / "package.json").write_text("{}", "utf-8")
    installed = subprocess.run(
        [npm, "install", "--no-audit", "--no-fund", PEER], cwd=folder, capture_output=True,
        timeout=600, check=False,
    )  # fmt: skip
    if installed.returncode:
        return None
    command = [node, str(HERE / "server_boardgame.cjs")]
    return Process(command, folder / "boardgame.log", folder)


class Load:
    """The load generator. It answers each command."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "bench.server_load"]
        self.sent = 0
        """Number of acknowledged moves so far."""
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE.parent
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.process.kill()
        self.process.wait()

    def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """Send a command and return its result."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do, **more}) + "\n")
        self.process.stdin.flush()
        answer: dict[str, Any] = json.loads(self.process.stdout.readline() or "{}")
        if not answer and do != "close":
            raise RuntimeError("the load generator has ended")
        self.sent += answer.get("sent", 0)
        if answer.get("problems"):
            raise RuntimeError(f"refused: {answer['problems']}")
        return answer


def seat_people(port: int, game: str, tables: int, seats: int) -> list[dict[str, Any]]:
    """Create tables with a player in each seat, each with a token of its own."""

    def make(share: range) -> list[dict[str, Any]]:
        post = poster(port)
        rows = []
        for number in share:
            kinds = [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)
            body = {"game": game, "seats": kinds, "name": "Anna", "seed": f"bench {number}"}
            made = post("/api/tables", body)
            table = made["table"]["id"]
            tokens = [made["token"]]
            for invite in made["invites"].values():
                joining = {"invite": invite, "name": "Otto", "ready": True}
                tokens.append(post(f"/api/tables/{table}/join", joining)["token"])
            rows.append({"id": table, "tokens": tokens})
        return rows

    with ThreadPoolExecutor(4) as pool:
        shares = [range(start, tables, 4) for start in range(4)]
        return [row for rows in pool.map(make, shares) for row in rows]


def seat_bots(port: int, game: str, tables: int, seats: int, bot: str) -> None:
    """Create tables with a bot in each seat. They start at once."""
    post = poster(port)
    for _ in range(tables):
        kinds = [{"kind": "bot", "bot": bot}] * seats
        post("/api/tables", {"game": game, "seats": kinds, "name": "Anna"})


def poster(port: int) -> Any:
    """Make a function that posts JSON over one connection and returns the response."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)

    def post(path: str, body: dict[str, Any]) -> Any:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        reply = connection.getresponse()
        found = json.loads(reply.read())
        if reply.status >= 300:
            raise RuntimeError(f"{path}: {found}")
        return found

    return post


def spin() -> float:
    """Return the wall time of a loop of a million steps in milliseconds: it shows other load."""
    times = []
    for _ in range(5):
        begin, number = perf_counter(), 0
        for step in range(1_000_000):
            number += step & 7
        times.append((perf_counter() - begin) * 1000)
    return median(times)


def settle_down(seconds: float = 1.0) -> None:
    """Wait until a server is idle after a start or a rush."""
    sleep(seconds)
