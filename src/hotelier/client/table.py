"""A table at a server: commands, and the view kept up to date from its stream."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import httpx

if TYPE_CHECKING:
    from hotelier.client.connection import Client

PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a lost connection is tried again; the last one repeats."""
MOST_TRIES: Final = 3
NOTHING: Final = object()


@dataclass
class State:
    """What we know of a table."""

    version: int = 0
    viewer: int | None = None
    view: dict[str, Any] | None = None
    table: dict[str, Any] = field(default_factory=dict)
    """Facts that are not the game: names, status, result."""
    events: list[dict[str, Any]] = field(default_factory=list)
    """Everything that happened, in order."""
    news: list[dict[str, Any]] = field(default_factory=list)
    """The events of the last message."""

    @property
    def mine(self) -> bool:
        """Whether our seat is asked."""
        return (
            self.view is not None
            and self.table.get("status") == "playing"
            and self.view["to_move"] is not None
            and self.view["to_move"] == self.viewer
        )

    @property
    def legal(self) -> list[str]:
        """Our legal moves, as text."""
        return [] if self.view is None else self.view["legal"]

    @property
    def over(self) -> bool:
        """Whether nothing is played here any more."""
        return self.table.get("status") in ("finished", "aborted")

    def take(self, message: dict[str, Any]) -> bool:
        """Take in a message; False if it does not follow what we know."""
        kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "state":
            self.version, self.viewer = message["version"], message["viewer"]
            self.view = message["view"]
            self._happened(message)
        elif kind == "update":
            if message["from"] != self.version:
                return False
            self.version = message["version"]
            view = self.view or {}
            for path in message.get("drop", ()):
                view = changed(view, path.split("/"))
            for path, value in message["set"].items():
                view = changed(view, path.split("/"), value)
            self.view = view
            self._happened(message)
        return True

    def _happened(self, message: dict[str, Any]) -> None:
        back = message.get("back")
        if back is not None:
            self.events = [event for event in self.events if event["ply"] < back]
        self.news = message["events"]
        self.events = self.events + self.news


def changed(data: Any, path: list[str], value: Any = NOTHING) -> Any:
    """Data with another value at a path, or with nothing there; what was known stays as it was.

    >>> changed({"ply": 7, "players": [{"money": 0}, {"money": 0}]}, ["players", "1", "money"], 60)
    {'ply': 7, 'players': [{'money': 0}, {'money': 60}]}
    """
    step, *rest = path
    if isinstance(data, list):
        place = int(step)
        return [*data[:place], changed_at(data[place], rest, value), *data[place + 1 :]]
    if not rest and value is NOTHING:
        return {name: known for name, known in data.items() if name != step}
    return {**data, step: changed_at(data.get(step), rest, value)}


def changed_at(data: Any, rest: list[str], value: Any) -> Any:
    """What comes to lie where a path goes on."""
    return changed(data, rest, value) if rest else value


class RemoteTable:
    """A table at a server, for one player."""

    def __init__(self, client: Client, table_id: str) -> None:
        self.client = client
        self.id = table_id
        self.path = f"/api/tables/{table_id}"
        self.invites: dict[int, str] = {}
        self.token: str | None = None
        """The private way back to this table."""
        self.seat: int | None = None

    def facts(self) -> dict[str, Any]:
        """Everything about the table that is not the game."""
        found: dict[str, Any] = self.client.request("GET", self.path)
        return found

    def state(self, since: int | None = None) -> State:
        """How the game stands."""
        state = State(table=self.facts())
        state.take(self.client.request("GET", f"{self.path}/state", seat=self.seat, since=since))
        return state

    def move(self, do: str, version: int | None = None, command: str | None = None) -> int:
        """Make a move; the version it led to. Asked twice because of a lost reply, it counts once.

        Without an id of the caller's own, each call is a command of its own.
        """
        body = {
            "do": do, "version": version, "seat": self.seat, "id": command or secrets.token_hex(8),
        }  # fmt: skip
        tries = 0
        while True:
            try:
                done = self.client.request("POST", f"{self.path}/move", body)
            except httpx.TransportError:
                if tries == MOST_TRIES:
                    raise
                time.sleep(PAUSES[tries])
                tries += 1
            else:
                version_now: int = done["version"]
                return version_now

    def preview(self, do: str, version: int | None = None) -> dict[str, Any]:
        """What a move would do, up to the next question or chance; nothing happens."""
        body = {"do": do, "version": version, "seat": self.seat}
        found: dict[str, Any] = self.client.request("POST", f"{self.path}/preview", body)
        return found

    def orders(self) -> dict[str, Any]:
        """Our standing orders."""
        found: dict[str, Any] = self.client.request("GET", f"{self.path}/orders", seat=self.seat)
        return found

    def give_orders(self, **orders: object) -> int:
        """Standing orders in place of the present ones; none: withdrawn. The version they led to.

        `table.give_orders(forced=True, skip=["pass"])`
        """
        body = {"orders": orders, "seat": self.seat}
        version: int = self.client.request("POST", f"{self.path}/orders", body)["version"]
        return version

    def notify(self, **wishes: object) -> None:
        """What we want to be told about this table; nothing given: as about all others."""
        self.client.request("PUT", f"{self.path}/notices", {"wishes": wishes or None})

    def rematch(self) -> RemoteTable:
        """Another game with the same people, when this one is over."""
        made = self.client.request("POST", f"{self.path}/rematch", {})
        table = RemoteTable(self.client, made["table"])
        table.token = made["token"]
        return table

    def post(self, what: str, **body: object) -> Any:
        """Any other command: undo, offer, answer, resign, ready, leave, chat, host ..."""
        return self.client.request("POST", f"{self.path}/{what}", body)

    def record(self, form: str = "jsonl") -> str:
        """The record, as our seat may read it."""
        return self.client.text(f"{self.path}/record", form=form)

    def follow(self) -> Iterator[State]:
        """The state after every message, until the table is over; comes back when cut off."""
        state = State()
        tries = 0
        while not state.over:
            since = state.version if state.view is not None else None
            try:
                for message in self.client.lines(
                    f"{self.path}/stream", seat=self.seat, since=since
                ):
                    tries = 0
                    asked = state.mine
                    if message["type"] == "end" or not state.take(message):
                        break
                    # The table may tell that play has begun after the first state is told.
                    begun = state.mine and not asked
                    if message["type"] != "table" or begun or state.over:
                        yield state
            except httpx.TransportError:
                pass
            if not state.over:
                time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1
