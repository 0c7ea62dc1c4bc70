"""Many players at many tables at once, each on a socket, as fast as the server replies."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hotelier.client import State
from tests.server.server_process import PATIENCE, Server


@dataclass
class Player:
    """A seat of a table, with all acknowledged moves."""

    table: str
    token: str
    rng: Random
    state: State = field(default_factory=State)
    acknowledged: dict[int, tuple[str, str]] = field(default_factory=dict)
    """By version of the row: the id of the command and its move."""
    told: int = 0
    """The highest version in any message so far."""
    asked: tuple[str, str, int] | None = None
    """A command without a reply yet: id, move, version."""
    until: int | None = None
    """The version of the table at which to stop."""

    async def play(self, server: Server) -> None:
        """Play until the game is over, the server is gone, or the limit is reached."""
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        version = self.state.version if self.state.view is not None else None
        hello = {"type": "hello", "token": self.token, "version": version}
        try:
            async with connect(
                address, open_timeout=PATIENCE, ping_timeout=PATIENCE, max_size=2**22
            ) as socket:
                await socket.send(json.dumps(hello))
                async for text in socket:
                    self.take(json.loads(text))
                    if self.state.over or self.state.version >= (self.until or 2**31):
                        return
                    if self.state.mine and self.asked is None:
                        await socket.send(self.move())
        except (ConnectionClosed, InvalidHandshake, OSError):
            return
        finally:
            self.asked = None

    def take(self, message: dict[str, Any]) -> None:
        """Record a message."""
        assert self.state.take(message), f"{message} does not follow {self.state.version}"
        self.told = max(self.told, self.state.version)
        if self.asked is not None and message.get("id") == self.asked[0]:
            command, move, version = self.asked
            if message["type"] == "ok":
                self.acknowledged[version + 1] = (command, move)
            self.asked = None

    def move(self) -> str:
        """A random legal move, as a message."""
        command = f"{self.state.viewer}-{self.rng.getrandbits(60)}"
        move = self.rng.choice(self.state.legal)
        self.asked = (command, move, self.state.version)
        message = {"type": "play", "id": command, "do": move, "version": self.state.version}
        return json.dumps(message)


def seated(server: Server, tables: int, seed: int, game: str = "hotel-koenig") -> list[Player]:
    """Seat two players at each of several new tables."""
    players: list[Player] = []
    with server.client(name="Anna") as host, server.client() as guest:
        for number in range(tables):
            table = host.create(game, ["me", "open"])
            other = guest.join(table.id, table.invites[1], name="Otto")
            for token in (table.token, other.token):
                assert token is not None
                rng = Random(f"{seed}/{number}/{len(players)}")
                players.append(Player(table.id, token, rng))
    return players


async def play_all(server: Server, players: list[Player]) -> None:
    """Let all players play at once."""
    await asyncio.gather(*[player.play(server) for player in players])
