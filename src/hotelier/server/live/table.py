"""A table in memory: the game, the seats, and data for diffs since the last message."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from hotelier.server.identity import Caller
from hotelier.server.live.changes import Shown
from hotelier.server.orders import NO_ORDERS, Orders
from hotelier.server.store.reading import Row
from hotelier.server.store.writer import Owner
from hotelier.table.table import Table

WAITING, PLAYING, FINISHED, ABORTED = "waiting", "playing", "finished", "aborted"
Viewer = int | None
"""A seat; None: a spectator."""
MOST_COMMANDS: Final = 8
"""Commands of a seat that are remembered, to recognise repetitions."""


@dataclass(slots=True)
class Seat:
    """A seat and its player."""

    player: str | None
    name: str
    bot: str | None
    ready: bool
    resigned: bool
    program: bool = False
    """True if the player is a bot that plays over the network."""
    orders: Orders = NO_ORDERS
    """Answers that the server gives for the player; private."""

    @property
    def free(self) -> bool:
        """True if the seat can be taken."""
        return self.player is None and self.bot is None

    @property
    def human(self) -> bool:
        """True if a person decides here and can be asked for consent."""
        return self.player is not None and self.bot is None and not self.resigned


@dataclass(frozen=True, slots=True)
class SecretSeed:
    """A seed in use from a ply on, and its published hash."""

    version: int
    ply: int
    seed: str
    commitment: str


class Watcher(Protocol):
    """A subscriber to a table: a socket or a stream."""

    viewer: Viewer
    player: str | None
    """The player id; a viewer keeps a seat only while the player sits there."""
    caller: Caller | None
    """The caller of the token, which may be revoked."""
    language: str | None
    looking: bool

    def tell(self, message: bytes) -> None:
        """Queue a message, without waiting."""

    def close(self, code: str) -> None:
        """End the subscription."""


@dataclass(eq=False)
class LiveTable(Owner):
    """All data of a table. Only the event loop may use it."""

    info: Row
    """The row of `tables`."""
    seats: list[Seat]
    seeds: list[SecretSeed]
    game: Table | None = None
    """None until play begins."""
    ratings: list[Row] = field(default_factory=list)
    """By seat of a rated table: its rating."""
    version: int = 0
    undos: list[tuple[int, int]] = field(default_factory=list)
    """All undos: the version and the ply that each went back to."""
    commands: dict[int, dict[str, int]] = field(default_factory=dict)
    """By seat: the ids of its last commands and the resulting versions."""
    spent: dict[int, int] = field(default_factory=dict)
    """By seat: milliseconds of thinking time used."""
    decided: dict[int, int] = field(default_factory=dict)
    """By seat: number of decisions, undos included."""
    unpaid: dict[int, int] = field(default_factory=dict)
    """By seat: decisions without an increment: undos, and decisions that were taken back."""
    asked_at: int = 0
    """The moment of the present question."""
    last_command: tuple[int, str, int] | None = None
    """The seat, the id and the moment of the last command."""
    told: tuple[int, int] = (0, 0)
    """The version and the chat number that are stored and published."""
    chat_count: int = 0
    saying: set[tuple[str, str | None]] = field(default_factory=set)
    """Players and ids of their chat lines that wait for their commit."""
    watchers: list[Watcher] = field(default_factory=list)
    shown: Shown = field(default_factory=Shown)
    """The views that were last sent."""
    pending: int = 0
    """The number of pending commits."""
    waiting: list[asyncio.Future[None]] = field(default_factory=list)
    """Futures that wait until there are none."""
    thinking: asyncio.Task[None] | None = None
    """The task of a bot that thinks at this table."""
    touched: float = 0.0
    failed: bool = False

    @property
    def id(self) -> str:
        """The table's id."""
        table_id: str = self.info["id"]
        return table_id

    @property
    def status(self) -> str:
        """Waiting, playing, finished or aborted."""
        status: str = self.info["status"]
        return status

    @property
    def over(self) -> bool:
        """True if the table is finished or called off."""
        return self.status in (FINISHED, ABORTED)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None: there is none."""
        return self.game.to_move if self.game is not None and self.status == PLAYING else None

    @property
    def ply(self) -> int:
        """The number of lines of the record."""
        return 0 if self.game is None else len(self.game.record.lines)

    def seats_of(self, player: str | None) -> list[int]:
        """The seats of a player; several at a hot-seat table."""
        if player is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    @property
    def has_orders(self) -> bool:
        """True if any seat has standing orders, which is rare."""
        return any(seat.orders is not NO_ORDERS for seat in self.seats)

    def orders(self) -> list[Orders]:
        """By seat: the active orders; none where a bot plays for the player."""
        return [seat.orders if seat.human else NO_ORDERS for seat in self.seats]

    def ply_at(self, version: int) -> int:
        """The number of lines of the record at a version."""
        start, ply = 0, 0
        for undone, back in self.undos:
            if undone <= version:
                start, ply = undone, back
        return ply + version - start

    def kept_since(self, version: int) -> int:
        """The number of lines that a client with this version knows and that still stand."""
        later = [back for undone, back in self.undos if undone > version]
        return min([self.ply_at(version), *later])

    def known_ply(self, version: int | None) -> int:
        """The ply from which a client that names a version, or none, receives events."""
        known = version is not None and 0 <= version <= self.version
        return self.kept_since(version or 0) if known else 0

    def remember(self, seat: int, command: str | None, moment: int) -> None:
        """Store the id of a command, to recognise it when it is repeated."""
        if command is None:
            return
        known = self.commands.setdefault(seat, {})
        known[command] = self.version
        self.last_command = (seat, command, moment)
        while len(known) > MOST_COMMANDS:
            del known[next(iter(known))]

    def followed(self, moment: int) -> None:
        """Move the result of the last command to the present version if chance or an order of the
        same moment followed it."""
        if self.last_command is not None and self.last_command[2] == moment:
            seat, command, _ = self.last_command
            self.commands[seat][command] = self.version

    def next_moment(self, now: int) -> int:
        """The moment of a change now: strictly later than the last one."""
        return max(now, self.asked_at + 1)

    def show_out(self) -> None:
        """Disconnect viewers of a seat that is not theirs any more.

        They may connect again with their present rights.
        """
        for watcher in list(self.watchers):
            if watcher.viewer is not None and self.seats[watcher.viewer].player != watcher.player:
                self.watchers.remove(watcher)
                watcher.close("seat-gone")

    def proof(self) -> tuple[dict[str, Any], ...]:
        """The published hashes in use, with their seeds when the table is over."""
        rows: list[dict[str, Any]] = []
        for seed in self.seeds:
            rows = [row for row in rows if row["from"] < seed.ply]
            rows.append({"from": seed.ply, "commitment": seed.commitment})
            if self.over:
                rows[-1]["seed"] = seed.seed
        return tuple(rows)

    def written(self) -> None:
        """Note the end of a commit, successful or not."""
        self.pending -= 1
        if not self.pending and self.waiting:
            waiting, self.waiting = self.waiting, []
            for one in waiting:
                if not one.done():
                    one.set_result(None)

    async def settled(self) -> None:
        """Wait until no commit of this table is pending."""
        while self.pending:
            one = asyncio.get_running_loop().create_future()
            self.waiting.append(one)
            await one
