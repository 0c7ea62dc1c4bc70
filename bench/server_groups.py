"""Who plays against a server: a group of sockets that makes one move after the other.

A move is over when all sockets of its group have been told of it. Of a message only that is read
which a player needs.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

import msgspec

from bench.server_frames import Connection

encode: Final = msgspec.json.encode


class Crowd(Protocol):
    """What a group needs to know of all groups."""

    port: int
    problems: list[str]

    def told(self, group: Group, seconds: float) -> None:
        """Everybody in a group was told of its move."""


class Group:
    """Sockets that are told the same; at most one move is on its way."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.rng = Random(number)
        self.sockets: list[Connection] = []
        self.versions: list[int] = []
        self.due = 0.0
        """Since when the present move is on its way; 0: none is."""

    async def open(self, path: str, count: int, take: Callable[[int, bytes], None]) -> None:
        """Open so many sockets."""
        for seat in range(count):
            socket = await Connection.opened(self.crowd.port, path)
            self.sockets.append(socket)
            self.versions.append(-1)
            socket.listen(bound(take, seat))

    @property
    def here(self) -> bool:
        """Whether every socket has been told how things stand."""
        return min(self.versions) >= 0

    def heard(self, seat: int, version: int) -> None:
        """A socket was told of a version."""
        self.versions[seat] = version
        if self.due and min(self.versions) == version:
            took = perf_counter() - self.due
            self.due = 0.0
            self.crowd.told(self, took)

    def move(self, due: float) -> bool:
        """Make a move; False if there is none any more."""
        raise NotImplementedError


def bound(take: Callable[[int, bytes], None], seat: int) -> Callable[[bytes], None]:
    """An ear that knows whose it is."""
    return lambda text: take(seat, text)


class View(msgspec.Struct):
    """What a player of ours needs to see."""

    legal: list[str] | msgspec.UnsetType = msgspec.UNSET


class Told(msgspec.Struct):
    """What a player of ours needs to hear."""

    type: str
    version: int = 0
    set: View | None = None
    view: View | None = None
    code: str = ""
    text: str = ""


hear: Final = msgspec.json.Decoder(Told).decode


class Table(Group):
    """A table of Hotelier with a player in each seat; random legal moves."""

    def __init__(self, crowd: Crowd, number: int, tokens: list[str]) -> None:
        super().__init__(crowd, number)
        self.tokens = tokens
        self.legal: list[list[str]] = [[] for _ in tokens]
        self.moves = 0

    async def sit_down(self, row: dict[str, Any]) -> None:
        """Everybody says hello."""
        await self.open(f"/api/tables/{row['id']}/socket", len(self.tokens), self.take)
        for socket, token in zip(self.sockets, self.tokens, strict=True):
            socket.send(encode({"type": "hello", "token": token}))

    def take(self, seat: int, text: bytes) -> None:
        """Hear a message."""
        told = hear(text)
        view = told.set if told.type == "update" else told.view if told.type == "state" else None
        if view is not None:
            if view.legal is not msgspec.UNSET:
                self.legal[seat] = view.legal
            self.heard(seat, told.version)
        elif told.type in ("error", "end"):
            self.crowd.problems.append(f"{told.code}: {told.text}")

    def move(self, due: float) -> bool:
        seat = next((seat for seat, legal in enumerate(self.legal) if legal), None)
        if seat is None:
            return False
        legal = self.legal[seat]
        do = legal[int(self.rng.random() * len(legal))]
        self.due = due
        self.moves += 1
        self.sockets[seat].send(
            b'{"type":"play","id":"%d","do":"%b","version":%d}'
            % (self.moves, do.encode(), self.versions[seat])
        )
        return True


class Echo(Group):
    """A socket that hears what it says."""

    TEXT: Final = (
        b'{"type":"play","id":"%d","do":"lay 9F","version":%d,"more":"' + b"." * 70 + b'"}'
    )

    async def sit_down(self, _row: dict[str, Any]) -> None:
        """There is nobody to greet."""
        await self.open("/", 1, self.take)
        self.versions = [0]

    def take(self, seat: int, _text: bytes) -> None:
        """What was said came back."""
        self.heard(seat, self.versions[seat] + 1)

    def move(self, due: float) -> bool:
        self.due = due
        self.sockets[0].send(self.TEXT % (self.versions[0], self.versions[0]))
        return True


class Match(Group):
    """A match of boardgame.io with two players, over its Socket.IO."""

    NAME: Final = "tic-tac-toe"
    STATE: Final = re.compile(rb'"_stateID":(\d+)')

    async def sit_down(self, row: dict[str, Any]) -> None:
        """Both ask how the match stands, which makes it."""
        self.id = row["id"]
        await self.open("/socket.io/?EIO=4&transport=websocket", 2, self.take)

    def take(self, seat: int, text: bytes) -> None:
        """Hear a packet: 0 and 40 open, 2 is a ping, 42 an event."""
        socket = self.sockets[seat]
        if text.startswith(b"42"):
            found = self.STATE.search(text)
            if found is not None:
                self.heard(seat, int(found[1]))
        elif text.startswith(b"0"):
            socket.send(f"40/{self.NAME},".encode())
        elif text.startswith(b"40"):
            asked = encode(["sync", self.id, str(seat), None, 2])
            socket.send(f"42/{self.NAME},".encode() + asked)
        elif text == b"2":
            socket.send(b"3")
        else:
            self.crowd.problems.append(text[:80].decode())

    def move(self, due: float) -> bool:
        state = self.versions[0]
        seat = state % 2
        payload = {
            "type": "clickCell", "args": [state % 9], "playerID": str(seat), "credentials": None,
        }  # fmt: skip
        action = {"type": "MAKE_MOVE", "payload": payload}
        packet = encode(["update", action, state, self.id, str(seat)])
        self.due = due
        self.sockets[seat].send(f"42/{self.NAME},".encode() + packet)
        return True
