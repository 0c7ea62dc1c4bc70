"""Load generator: all players, on raw WebSockets, in a process of its own.

Reads commands (JSON Lines) on its standard input and answers each with one line:

    {"do": "connect", "kind": "table", "port": 8000, "rows": [{"id": "...", "tokens": [...]}, ...]}
    {"do": "play", "seconds": 10}                    as fast as the server answers
    {"do": "play", "seconds": 10, "rate": 1000}      at this rate, in moves per second
    {"do": "close"}

It shares the cores with the server, so it does as little as possible.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import deque
from time import perf_counter, process_time
from typing import Any, Final

import msgspec
import uvloop

from bench.server_groups import Echo, Group, Match, Table

PATIENCE: Final = 60.0
TICK: Final = 0.001


class Crowd:
    """All groups, and the measurements."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.groups: list[Group] = []
        self.ready: deque[Group] = deque()
        self.rate: int | None = None
        self.playing = False
        self.latencies: list[float] = []
        self.sent = 0
        self.over = 0
        self.problems: list[str] = []

    async def come(self, kind: str, rows: list[dict[str, Any]]) -> dict[str, Any]:
        """Connect all groups."""
        for number, row in enumerate(rows):
            group: Table | Echo | Match
            if kind == "table":
                group = Table(self, number, row["tokens"])
            else:
                group = Echo(self, number) if kind == "echo" else Match(self, number)
            self.groups.append(group)
            await group.sit_down(row)
        end = perf_counter() + PATIENCE
        while not all(group.here for group in self.groups):
            if perf_counter() > end or self.problems:
                raise RuntimeError(f"not all came: {self.problems[:3]}")
            await asyncio.sleep(0.05)
        self.ready.extend(self.groups)
        return {"sockets": sum(len(group.sockets) for group in self.groups)}

    def told(self, group: Group, seconds: float) -> None:
        """Record a completed move: its group is ready for the next one."""
        self.ready.append(group)
        if self.playing:
            self.latencies.append(seconds)
            if self.rate is None:
                self.move_next(perf_counter())

    def move_next(self, due: float) -> bool:
        """Let the group that has waited longest move. Return False if none is ready."""
        while self.playing and self.ready:
            if self.ready.popleft().move(due):
                self.sent += 1
                return True
            self.over += 1
        return False

    async def play(self, seconds: float, rate: int | None) -> dict[str, Any]:
        """Play for some seconds, and wait for every move, including the last ones."""
        self.latencies, self.sent, self.rate, self.playing = [], 0, rate, True
        gc.collect()
        gc.freeze()
        begin, used = perf_counter(), process_time()
        if rate is None:
            for _ in range(len(self.ready)):
                self.move_next(perf_counter())
            await asyncio.sleep(seconds)
        else:
            await self._at_rate(seconds, rate)
        took, told = perf_counter() - begin, len(self.latencies)
        if rate is not None:
            await self._quiet()
            told = len(self.latencies)
        self.playing = False
        await self._quiet()
        return {"moves": told, "sent": self.sent, "seconds": took, "over": self.over,
                "cpu": process_time() - used, "problems": self.problems[:5],
                **percentiles(self.latencies)}  # fmt: skip

    async def _at_rate(self, seconds: float, rate: int) -> None:
        """Send moves at a fixed rate. A move without a ready group counts from its due time all the
        same. The resolution of our own timer does not count."""
        begin = perf_counter()
        number = 0
        while (now := perf_counter()) < begin + seconds:
            while (due := begin + number / rate) <= now:
                if not self.ready:
                    await self._until_ready()
                    self.move_next(due)
                else:
                    self.move_next(perf_counter())
                number += 1
            await asyncio.sleep(TICK)

    async def _until_ready(self) -> None:
        while not self.ready and not self.problems:
            if self.over == len(self.groups):
                raise RuntimeError("all games are over")
            await asyncio.sleep(TICK)

    async def _quiet(self) -> None:
        """Wait until no move is pending."""
        end = perf_counter() + PATIENCE
        while any(group.due for group in self.groups) and not self.problems:
            if perf_counter() > end:
                raise RuntimeError("moves without an answer")
            await asyncio.sleep(TICK)

    def close(self) -> None:
        """Close all sockets."""
        for group in self.groups:
            for socket in group.sockets:
                socket.close()


def percentiles(seconds: list[float]) -> dict[str, float]:
    """Return the median and the tail, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return {
        name: ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000
        for name, share in (("p50", 0.5), ("p99", 0.99), ("p999", 0.999))
    }


async def main() -> None:
    """Carry out commands until the input ends."""
    loop = asyncio.get_running_loop()
    crowd = Crowd(0)
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        command = msgspec.json.decode(line)
        answer: dict[str, Any] = {}
        if command["do"] == "connect":
            crowd = Crowd(command["port"])
            answer = await crowd.come(command["kind"], command["rows"])
        elif command["do"] == "play":
            answer = await crowd.play(command["seconds"], command.get("rate"))
        else:
            crowd.close()
        print(msgspec.json.encode(answer).decode(), flush=True)


if __name__ == "__main__":
    uvloop.run(main())
