"""State of a table at the client, kept up to date from its stream."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

NOTHING: Final = object()


@dataclass
class State:
    """State of a table as the client knows it."""

    version: int = 0
    viewer: int | None = None
    view: dict[str, Any] | None = None
    table: dict[str, Any] = field(default_factory=dict)
    """Data besides the game: names, status, result."""
    events: list[dict[str, Any]] = field(default_factory=list)
    """All events so far, in order."""
    news: list[dict[str, Any]] = field(default_factory=list)
    """Events of the last message."""
    clock: dict[str, Any] | None = None
    """Milliseconds left by seat, and the deadline of the seat to move in server time."""
    chat: list[dict[str, Any]] = field(default_factory=list)
    """Chat messages since the client began to follow the table."""
    kind: str = ""
    """Kind of the last message: table, state, update, chat."""
    cut: bool = False
    """True while the connection is lost."""

    @property
    def mine(self) -> bool:
        """True if our seat is to move."""
        return (
            self.view is not None
            and self.table.get("status") == "playing"
            and self.view["to_move"] is not None
            and self.view["to_move"] == self.viewer
        )

    @property
    def legal(self) -> list[str]:
        """Our legal actions as text."""
        return [] if self.view is None else self.view["legal"]

    @property
    def over(self) -> bool:
        """True if the game has ended or was called off."""
        return self.table.get("status") in ("finished", "aborted")

    def take(self, message: dict[str, Any]) -> bool:
        """Apply a message. Return False if it does not follow the known version."""
        kind = self.kind = message["type"]
        if kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat = [*self.chat, message["line"]]
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
        self.clock = message.get("clock")
        back = message.get("back")
        if back is not None:
            self.events = [event for event in self.events if event["ply"] < back]
        self.news = message["events"]
        self.events = self.events + self.news


def changed(data: Any, path: list[str], value: Any = NOTHING) -> Any:
    """Return a copy of data with another value at a path, or without it.

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
    """Return the new value at the rest of a path."""
    return changed(data, rest, value) if rest else value
