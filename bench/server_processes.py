"""Processes of the bench: servers, the load, and what the system knows about them."""

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
    """A server in a process of its own; it says its address when it is there."""

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
        """Resident memory in kB, of this process alone."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return float(found[1])

    def cpu(self) -> float:
        """Seconds of processor time so far, of this process alone."""
        return cpu_of([self.process.pid])


def status_of(process: int) -> list[str]:
    """What the system says of a process, after its name."""
    return Path(f"/proc/{process}/stat").read_text("utf-8").rsplit(")", 1)[1].split()


def cpu_of(them: list[int]) -> float:
    """Seconds of processor time so far, of these processes alone."""
    rows = [status_of(process) for process in them]
    return sum(int(row[11]) + int(row[12]) for row in rows) / TICKS


def workers_of(server: int) -> list[int]:
    """The processes that a server has started, as soon as it has."""
    end = perf_counter() + 60.0
    while perf_counter() < end:
        numbers = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
        if found := [number for number in numbers if is_worker(number, server)]:
            return found
        sleep(0.1)
    raise RuntimeError("no worker has come")


def is_worker(process: int, server: int) -> bool:
    """Whether a process was started by a server to work for it; it may be gone already."""
    try:
        command = Path(f"/proc/{process}/cmdline").read_bytes()
        return b"spawn_main" in command and status_of(process)[1] == str(server)
    except OSError:
        return False


def taken_away() -> float:
    """Seconds of processor time so far that a virtual machine's host gave to others, all cores
    together; 0 where nobody counts them."""
    try:
        first = Path("/proc/stat").read_text("utf-8").split("\n", 1)[0].split()
    except OSError:
        return 0.0
    return int(first[8]) / TICKS


@contextmanager
def halted(them: list[int]) -> Iterator[None]:
    """Meanwhile these processes stand still."""
    for process in them:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in them:
            os.kill(process, signal.SIGCONT)


def hotelier(database: Path) -> Process:
    """`hotelier serve`."""
    command = [
        sys.executable, "-m", "hotelier", "serve", "--port", "0", "--database", str(database),
        "--requests-a-minute", "0", "--messages-a-second", "0", "--log-level", "warning",
        "--sockets-an-address", "0",
    ]  # fmt: skip
    return Process(command, database.with_suffix(".log"))


def echo(folder: Path) -> Process:
    """A bare echo on the same stack."""
    return Process([sys.executable, str(HERE / "server_echo.py")], folder / "echo.log")


def boardgame(folder: Path) -> Process | None:
    """A server of boardgame.io, installed into a folder that is thrown away; None without npm."""
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
    """The load generator; each command is answered."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "bench.server_load"]
        self.sent = 0
        """Moves so far, each of them acknowledged."""
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
        """Do something; what came out."""
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
    """Make tables whose seats are all taken by people, each with a token of their own."""

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
    """Make tables where a bot sits in every seat; they begin at once."""
    post = poster(port)
    for _ in range(tables):
        kinds = [{"kind": "bot", "bot": bot}] * seats
        post("/api/tables", {"game": game, "seats": kinds, "name": "Anna"})


def poster(port: int) -> Any:
    """A function that posts JSON over one connection and reads the answer."""
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
    """Milliseconds for a loop of a million steps, by the clock on the wall: how quiet it is."""
    times = []
    for _ in range(5):
        begin, number = perf_counter(), 0
        for step in range(1_000_000):
            number += step & 7
        times.append((perf_counter() - begin) * 1000)
    return median(times)


def settle_down(seconds: float = 1.0) -> None:
    """Let a server finish what it does after a start or a rush."""
    sleep(seconds)
