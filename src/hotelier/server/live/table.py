"""A table in memory: the game, the seats, and what is needed to tell what has happened since."""

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
"""A seat, or None: a spectator."""
MOST_COMMANDS: Final = 8
"""How many commands of a seat are remembered, to recognise them when they come again."""


@dataclass(slots=True)
class Seat:
    """Who sits in a seat."""

    player: str | None
    name: str
    bot: str | None
    ready: bool
    resigned: bool
    program: bool = False
    """Whether the player is a bot, which plays over the network."""
    orders: Orders = NO_ORDERS
    """What the server answers for the player; nobody else's business."""

    @property
    def free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.player is None and self.bot is None

    @property
    def human(self) -> bool:
        """Whether a person decides here, who can be asked for consent."""
        return self.player is not None and self.bot is None and not self.resigned


@dataclass(frozen=True, slots=True)
class SecretSeed:
    """A seed in use from a ply on, and its published hash."""

    version: int
    ply: int
    seed: str
    commitment: str


class Watcher(Protocol):
    """Somebody who is told what happens: a socket, a stream."""

    viewer: Viewer
    player: str | None
    """Who it is; a viewer's seat is theirs as long as they sit there."""
    caller: Caller | None
    """Who it is, by the token they have shown; it may be withdrawn."""
    language: str | None
    looking: bool

    def tell(self, message: bytes) -> None:
        """Take a message, without waiting."""

    def close(self, code: str) -> None:
        """Nothing more will come."""


@dataclass(eq=False)
class LiveTable(Owner):
    """Everything about one table. Only the event loop touches it."""

    info: Row
    """The row of `tables`."""
    seats: list[Seat]
    seeds: list[SecretSeed]
    game: Table | None = None
    """None until play begins."""
    ratings: list[Row] = field(default_factory=list)
    """By seat, at a rated table: what is known of its rating."""
    version: int = 0
    undos: list[tuple[int, int]] = field(default_factory=list)
    """Every undo: its version and the ply it went back to."""
    commands: dict[int, dict[str, int]] = field(default_factory=dict)
    """By seat: the ids of its last commands and the version each led to."""
    spent: dict[int, int] = field(default_factory=dict)
    """By seat: milliseconds it has thought."""
    decided: dict[int, int] = field(default_factory=dict)
    """By seat: how often it has decided, undo included."""
    unpaid: dict[int, int] = field(default_factory=dict)
    """By seat: how many of these bring no time to its clock: undo, and what was taken back."""
    asked_at: int = 0
    """Since when the present question waits for its answer."""
    last_command: tuple[int, str, int] | None = None
    """The seat, the id and the moment of the last command."""
    told: tuple[int, int] = (0, 0)
    """The version and the number of the chat line that are stored and told of."""
    chat_count: int = 0
    saying: set[tuple[str, str | None]] = field(default_factory=set)
    """Players and the ids of their chat lines that are on their way to the disk."""
    watchers: list[Watcher] = field(default_factory=list)
    shown: Shown = field(default_factory=Shown)
    """What those who watch were last shown."""
    pending: int = 0
    """Commits under way."""
    waiting: list[asyncio.Future[None]] = field(default_factory=list)
    """Those who wait until none is."""
    thinking: asyncio.Task[None] | None = None
    """A bot of this table at work."""
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
        """Whether nothing is played here any more."""
        return self.status in (FINISHED, ABORTED)

    @property
    def to_move(self) -> int | None:
        """The seat that is asked; None if none is."""
        return self.game.to_move if self.game is not None and self.status == PLAYING else None

    @property
    def ply(self) -> int:
        """Lines of the record."""
        return 0 if self.game is None else len(self.game.record.lines)

    def seats_of(self, player: str | None) -> list[int]:
        """Where a player sits; several at a hot-seat table."""
        if player is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    @property
    def has_orders(self) -> bool:
        """Whether any seat has given orders; after most moves there are none to look through."""
        return any(seat.orders is not NO_ORDERS for seat in self.seats)

    def orders(self) -> list[Orders]:
        """By seat: the orders to follow; none where somebody else plays for the player."""
        return [seat.orders if seat.human else NO_ORDERS for seat in self.seats]

    def ply_at(self, version: int) -> int:
        """How many lines the record had at a version."""
        start, ply = 0, 0
        for undone, back in self.undos:
            if undone <= version:
                start, ply = undone, back
        return ply + version - start

    def kept_since(self, version: int) -> int:
        """The lines that somebody who knows this version knows and that still stand."""
        later = [back for undone, back in self.undos if undone > version]
        return min([self.ply_at(version), *later])

    def known_ply(self, version: int | None) -> int:
        """The ply from which on somebody is told what happened who names a version, or none."""
        known = version is not None and 0 <= version <= self.version
        return self.kept_since(version or 0) if known else 0

    def remember(self, seat: int, command: str | None, moment: int) -> None:
        """Keep a command's id, so that it is recognised when it comes again."""
        if command is None:
            return
        known = self.commands.setdefault(seat, {})
        known[command] = self.version
        self.last_command = (seat, command, moment)
        while len(known) > MOST_COMMANDS:
            del known[next(iter(known))]

    def followed(self, moment: int) -> None:
        """Chance or an order followed; of the same moment, it belongs to the last command."""
        if self.last_command is not None and self.last_command[2] == moment:
            seat, command, _ = self.last_command
            self.commands[seat][command] = self.version

    def next_moment(self, now: int) -> int:
        """The moment of what happens now: no two changes of a game have the same."""
        return max(now, self.asked_at + 1)

    def show_out(self) -> None:
        """Let go whoever looks through the eyes of a seat where they sit no more.

        They may come back, as whoever they are now.
        """
        for watcher in list(self.watchers):
            if watcher.viewer is not None and self.seats[watcher.viewer].player != watcher.player:
                self.watchers.remove(watcher)
                watcher.close("seat-gone")

    def proof(self) -> tuple[dict[str, Any], ...]:
        """The published hashes that still matter; with the seeds when the table is over."""
        rows: list[dict[str, Any]] = []
        for seed in self.seeds:
            rows = [row for row in rows if row["from"] < seed.ply]
            rows.append({"from": seed.ply, "commitment": seed.commitment})
            if self.over:
                rows[-1]["seed"] = seed.seed
        return tuple(rows)

    def written(self) -> None:
        """A commit is over, however it went."""
        self.pending -= 1
        if not self.pending and self.waiting:
            waiting, self.waiting = self.waiting, []
            for one in waiting:
                if not one.done():
                    one.set_result(None)

    async def settled(self) -> None:
        """Wait until nothing of this table is on its way to the disk."""
        while self.pending:
            one = asyncio.get_running_loop().create_future()
            self.waiting.append(one)
            await one
