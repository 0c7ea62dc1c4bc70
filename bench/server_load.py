"""The load: players on raw WebSockets, in a process of their own, as cheap as can be.

Reads commands (JSON lines) on its standard input and answers each with one line:

    {"do": "connect", "port": 8000, "tables": [{"id": "...", "tokens": ["...", ...]}, ...]}
    {"do": "play", "seconds": 10}                    as fast as the server answers
    {"do": "play", "seconds": 10, "rate": 1000}      so many moves a second
    {"do": "close"}

It shares two cores with the server, so it reads of a message only what a player needs: the version
and, for who is asked, the legal moves.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import deque
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any, Final

import msgspec
import uvloop
from server_frames import Connection

PATIENCE: Final = 120.0
TICK: Final = 0.001


class View(msgspec.Struct):
    """What a player needs to see."""

    legal: list[str] | msgspec.UnsetType = msgspec.UNSET


class Told(msgspec.Struct):
    """What a player needs to hear."""

    type: str
    version: int = 0
    set: View | None = None
    view: View | None = None
    code: str = ""
    text: str = ""


hear: Final = msgspec.json.Decoder(Told).decode
encode: Final = msgspec.json.encode


class Table:
    """A table with a player in each seat; at most one move is on its way."""

    def __init__(self, crowd: Crowd, tokens: list[str], rng: Random) -> None:
        self.crowd = crowd
        self.tokens = tokens
        self.rng = rng
        self.sockets: list[Connection] = []
        self.versions = [-1] * len(tokens)
        self.legal: list[list[str]] = [[] for _ in tokens]
        self.replied = False
        self.due = 0.0
        self.moves = 0

    async def sit_down(self, port: int, table_id: str) -> None:
        """Open a socket for each seat and say hello."""
        for seat, token in enumerate(self.tokens):
            socket = await Connection.opened(port, f"/api/tables/{table_id}/socket")
            socket.take = self._ear(seat)
            self.sockets.append(socket)
            socket.send(encode({"type": "hello", "token": token}))

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def take(text: bytes) -> None:
            self.take(seat, hear(text))

        return take

    def take(self, seat: int, told: Told) -> None:
        """Hear a message; with the last of those that tell of a move, the table is ready again."""
        view = told.set if told.type == "update" else told.view if told.type == "state" else None
        if view is not None:
            if view.legal is not msgspec.UNSET:
                self.legal[seat] = view.legal
            self.versions[seat] = told.version
            if self.due and min(self.versions) == told.version:
                self._told_all()
        elif told.type == "error":
            self.crowd.problems.append(f"{told.code}: {told.text}")
        elif told.type == "end":
            self.crowd.problems.append(f"end: {told.code}")

    def _told_all(self) -> None:
        self.crowd.told(perf_counter() - self.due)
        self.due = 0.0
        self.crowd.ready.append(self)
        if self.crowd.rate is None:
            self.crowd.move_next(perf_counter())

    def move(self, due: float) -> bool:
        """Make a random legal move; False if the game is over."""
        seat = next((seat for seat, legal in enumerate(self.legal) if legal), None)
        if seat is None:
            return False
        legal = self.legal[seat]
        do = legal[int(self.rng.random() * len(legal))]
        self.due = due
        self.moves += 1
        version = self.versions[seat]
        self.sockets[seat].send(
            b'{"type":"play","id":"%d","do":"%s","version":%d}' % (self.moves, do.encode(), version)
        )
        return True


class Crowd:
    """All tables, and what was measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[Table] = []
        self.ready: deque[Table] = deque()
        self.rate: int | None = None
        self.playing = False
        self.latencies: list[float] = []
        self.moves = 0
        self.over = 0
        self.problems: list[str] = []

    async def come(self, rows: list[dict[str, Any]]) -> dict[str, Any]:
        """Everybody sits down."""
        for number, row in enumerate(rows):
            table = Table(self, row["tokens"], Random(number))
            self.tables.append(table)
            await table.sit_down(self.port, row["id"])
        end = perf_counter() + PATIENCE
        while any(min(table.versions) < 1 for table in self.tables):
            if perf_counter() > end or self.problems:
                raise RuntimeError(f"not all came: {self.problems[:3]}")
            await asyncio.sleep(0.05)
        self.ready.extend(self.tables)
        return {"sockets": sum(len(table.sockets) for table in self.tables)}

    def told(self, seconds: float) -> None:
        """Everybody at a table was told of a move."""
        if self.playing:
            self.latencies.append(seconds)

    def move_next(self, due: float) -> bool:
        """The table that has waited longest moves; False if none is ready."""
        while self.playing and self.ready:
            if self.ready.popleft().move(due):
                self.moves += 1
                return True
            self.over += 1
        return False

    async def play(self, seconds: float, rate: int | None) -> dict[str, Any]:
        """Play for a while."""
        self.latencies, self.moves, self.rate, self.playing = [], 0, rate, True
        gc.collect()
        gc.freeze()
        begin, used = perf_counter(), process_time()
        if rate is None:
            for _ in range(len(self.ready)):
                self.move_next(perf_counter())
            await asyncio.sleep(seconds)
        else:
            await self._at_rate(seconds, rate)
        took = perf_counter() - begin
        told = len(self.latencies)
        self.playing = False
        await self._quiet()
        return {"moves": told, "seconds": took, "late": self.moves - told, "over": self.over,
                "cpu": process_time() - used, "problems": self.problems[:5],
                **percentiles(self.latencies)}  # fmt: skip

    async def _at_rate(self, seconds: float, rate: int) -> None:
        """A move is due every so often. If no table is ready then, it still counts from then on."""
        begin = perf_counter()
        number = 0
        while (now := perf_counter()) < begin + seconds:
            while (due := begin + number / rate) <= now:
                # Only a server that is behind makes a move late; our own clock's steps do not.
                if not self.move_next(due if not self.ready else perf_counter()):
                    break
                number += 1
            await asyncio.sleep(TICK)

    async def _quiet(self) -> None:
        """Wait until nothing is on its way."""
        end = perf_counter() + PATIENCE
        while any(table.due for table in self.tables) and not self.problems:
            if perf_counter() > end:
                raise RuntimeError("moves without an answer")
            await asyncio.sleep(0.02)

    def close(self) -> None:
        """Everybody leaves."""
        for table in self.tables:
            for socket in table.sockets:
                socket.close()


def percentiles(seconds: list[float]) -> dict[str, float]:
    """The middle and the tail, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return {
        name: ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000
        for name, share in (("p50", 0.5), ("p99", 0.99), ("p999", 0.999), ("most", 1.0))
    }


async def main() -> None:
    """Do as told until the input ends."""
    loop = asyncio.get_running_loop()
    crowd: Any = None
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        command = msgspec.json.decode(line)
        if command["do"] == "connect":
            crowd = Crowd(command["port"])
            answer = await crowd.come(command["tables"])
        elif command["do"] == "play":
            answer = await crowd.play(command["seconds"], command.get("rate"))
        else:
            crowd.close()
            answer = {}
        print(encode(answer).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
