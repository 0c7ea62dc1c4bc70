"""Groups of sockets that play against a server, one move after the other.

A move is complete when all sockets of its group have received it. Only the fields of a message that
a player needs are parsed.
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
    """State that all groups share."""

    port: int
    problems: list[str]

    def told(self, group: Group, seconds: float) -> None:
        """Record that all sockets of a group have received its move."""


class Group:
    """Sockets that receive the same events. At most one move is pending."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.rng = Random(number)
        self.sockets: list[Connection] = []
        self.versions: list[int] = []
        self.due = 0.0
        """Time at which the pending move was sent; 0 if there is none."""

    async def open(self, path: str, count: int, take: Callable[[int, bytes], None]) -> None:
        """Open the sockets of the group."""
        for seat in range(count):
            socket = await Connection.opened(self.crowd.port, path)
            self.sockets.append(socket)
            self.versions.append(-1)
            socket.listen(bound(take, seat))

    @property
    def here(self) -> bool:
        """Return True if every socket has received its first state."""
        return min(self.versions) >= 0

    def heard(self, seat: int, version: int) -> None:
        """Record that a socket has received a version."""
        self.versions[seat] = version
        if self.due and min(self.versions) == version:
            took = perf_counter() - self.due
            self.due = 0.0
            self.crowd.told(self, took)

    def move(self, due: float) -> bool:
        """Make a move. Return False if there is none."""
        raise NotImplementedError


def bound(take: Callable[[int, bytes], None], seat: int) -> Callable[[bytes], None]:
    """Make a listener for one socket of the group."""
    return lambda text: take(seat, text)


class View(msgspec.Struct):
    """Fields of a view that a player needs."""

    legal: list[str] | msgspec.UnsetType = msgspec.UNSET


class Told(msgspec.Struct):
    """Fields of a message that a player needs."""

    type: str
    version: int = 0
    set: View | None = None
    view: View | None = None
    code: str = ""
    text: str = ""


hear: Final = msgspec.json.Decoder(Told).decode


class Table(Group):
    """A table of Hotelier with a player in each seat, who makes random legal moves."""

    def __init__(self, crowd: Crowd, number: int, tokens: list[str]) -> None:
        super().__init__(crowd, number)
        self.tokens = tokens
        self.legal: list[list[str]] = [[] for _ in tokens]
        self.moves = 0

    async def sit_down(self, row: dict[str, Any]) -> None:
        """Send the greeting of every socket."""
        await self.open(f"/api/tables/{row['id']}/socket", len(self.tokens), self.take)
        for socket, token in zip(self.sockets, self.tokens, strict=True):
            socket.send(encode({"type": "hello", "token": token}))

    def take(self, seat: int, text: bytes) -> None:
        """Handle a message."""
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
    """A socket that receives its own messages."""

    TEXT: Final = (
        b'{"type":"play","id":"%d","do":"lay 9F","version":%d,"more":"' + b"." * 70 + b'"}'
    )

    async def sit_down(self, _row: dict[str, Any]) -> None:
        """Send nothing: an echo needs no greeting."""
        await self.open("/", 1, self.take)
        self.versions = [0]

    def take(self, seat: int, _text: bytes) -> None:
        """Record that the message came back."""
        self.heard(seat, self.versions[seat] + 1)

    def move(self, due: float) -> bool:
        self.due = due
        self.sockets[0].send(self.TEXT % (self.versions[0], self.versions[0]))
        return True


class Match(Group):
    """A match of boardgame.io with two players, over Socket.IO."""

    NAME: Final = "tic-tac-toe"
    STATE: Final = re.compile(rb'"_stateID":(\d+)')

    async def sit_down(self, row: dict[str, Any]) -> None:
        """Ask for the state of the match from both sockets, which creates it."""
        self.id = row["id"]
        await self.open("/socket.io/?EIO=4&transport=websocket", 2, self.take)

    def take(self, seat: int, text: bytes) -> None:
        """Handle a packet: 0 and 40 open, 2 is a ping, 42 an event."""
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
