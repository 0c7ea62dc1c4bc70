"""A table at a server: its commands and its stream."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from copy import copy
from typing import TYPE_CHECKING, Any, Final

import httpx

from hotelier.client.shapes import EvaluationPoint, Hints, Replay, Review
from hotelier.client.state import State

if TYPE_CHECKING:
    from hotelier.client.somebody import Client

PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds to wait before each retry of a lost connection. The last value repeats."""
MOST_TRIES: Final = 3


class RemoteTable:
    """A table at a server, for one player."""

    def __init__(self, client: Client, table_id: str) -> None:
        self.client = client
        self.id = table_id
        self.path = f"/api/tables/{table_id}"
        self.invites: dict[int, str] = {}
        self.token: str | None = None
        """Token that gives access to this table alone."""
        self.seat: int | None = None

    def goes_by(self, token: str) -> None:
        """Store the token of this table. Use it for requests if we have no other token."""
        self.token = token
        if self.client.token is None:
            self.client = copy(self.client)
            self.client.token = token

    def facts(self) -> dict[str, Any]:
        """Return all data of the table except the game."""
        found: dict[str, Any] = self.client.request("GET", self.path)
        return found

    def get(self, what: str, **query: object) -> Any:
        """Return data of the table, as our seat sees it."""
        return self.client.request("GET", f"{self.path}/{what}", **query)

    def post(self, what: str, **body: object) -> Any:
        """Send a command by the name of its route."""
        return self.client.request("POST", f"{self.path}/{what}", body)

    # Before play

    def ready(self, ready: bool = True) -> None:
        """Report that we are ready. The game begins when all players are."""
        self.post("ready", ready=ready, seat=self.seat)

    def leave(self) -> None:
        """Leave our seat before the game begins."""
        self.post("leave", seat=self.seat)

    def invite(self, seat: int) -> str:
        """As host, create a new invite for a free seat. This voids the old one."""
        made: str = self.post("invites", seat=seat)["invite"]
        return made

    def set_seat(self, seat: int, bot: str | None = None) -> None:
        """As host, free a seat or seat a bot, before the game begins."""
        self.post("seat", seat=seat, bot=bot)

    def hand_over(self, seat: int) -> None:
        """As host, make another player the host."""
        self.post("host", seat=seat)

    def call_off(self) -> None:
        """As host, cancel the table before the game begins. Later, use `offer("abort")`."""
        self.post("abort")

    # Play

    def state(self, since: int | None = None) -> State:
        """Return the state of the game."""
        state = State(table=self.facts())
        state.take(self.get("state", seat=self.seat, since=since))
        return state

    def move(self, do: str, version: int | None = None, command: str | None = None) -> int:
        """Make a move and return the new version. Repeated requests with one id count once.

        Without `command`, each call gets an id of its own and is a separate command.
        """
        body = {
            "do": do, "version": version, "seat": self.seat, "id": command or secrets.token_hex(8),
        }  # fmt: skip
        tries = 0
        while True:
            try:
                done = self.post("move", **body)
            except httpx.TransportError:
                if tries == MOST_TRIES:
                    raise
                time.sleep(PAUSES[tries])
                tries += 1
            else:
                version_now: int = done["version"]
                return version_now

    def preview(self, do: str, version: int | None = None) -> dict[str, Any]:
        """Return the effects of a move up to the next question or chance, without making it."""
        found: dict[str, Any] = self.post("preview", do=do, version=version, seat=self.seat)
        return found

    def undo(self, version: int | None = None) -> int:
        """Undo our last decision, if nothing has been revealed since."""
        return self._done("undo", version=version)

    def offer(self, kind: str, whom: int | None = None) -> int:
        """Ask all other players for a `takeback`, an `abort`, or a `substitute` for a seat."""
        return self._done("offer", kind=kind, whom=whom)

    def answer(self, yes: bool, kind: str | None = None, by: int | None = None) -> int:
        """Accept or decline an open offer.

        With `kind` and `by`, the server refuses if the open offer is another one.
        """
        return self._done("answer", yes=yes, kind=kind, by=by)

    def resign(self) -> int:
        """Resign. A bot continues for us."""
        return self._done("resign")

    def come_back(self) -> int:
        """Take our seat back from the bot that played for us."""
        return self._done("return")

    def _done(self, what: str, **body: object) -> int:
        """Return the version after a command."""
        version: int = self.post(what, seat=self.seat, **body)["version"]
        return version

    def orders(self) -> dict[str, Any]:
        """Return our standing orders."""
        found: dict[str, Any] = self.get("orders", seat=self.seat)
        return found

    def give_orders(self, **orders: object) -> int:
        """Replace our standing orders, or withdraw them, and return the new version.

        `table.give_orders(forced=True, skip=["pass"])`
        """
        return self._done("orders", orders=orders)

    def said(self, after: int = 0) -> list[dict[str, Any]]:
        """Return the chat lines after a number."""
        found: list[dict[str, Any]] = self.get("chat", after=after)
        return found

    def say(self, text: str, to: str = "all") -> int:
        """Send a chat line to `all` or to `seats`, and return its number."""
        number: int = self.post("chat", text=text, to=to)["number"]
        return number

    def notify(self, **wishes: object) -> None:
        """Set the notifications for this table. Without arguments, the general settings apply."""
        self.client.request("PUT", f"{self.path}/notices", {"wishes": wishes or None})

    def follow(self, everything: bool = False) -> Iterator[State]:
        """Yield the state after every message until the table is over. Reconnect after a
        disconnection.

        With `everything`, also yield after chat and offers, and when the connection is lost. The
        same question is then yielded more than once.
        """
        state = State()
        tries = 0
        while not state.over:
            since = state.version if state.view is not None else None
            try:
                for message in self.client.lines(
                    f"{self.path}/stream", seat=self.seat, since=since
                ):
                    tries = 0
                    asked, state.cut = state.mine, False
                    if message["type"] == "end" or not state.take(message):
                        break
                    # The message that play has begun may arrive after the first state.
                    begun = state.mine and not asked
                    news = message["type"] not in ("table", "chat")
                    if news or begun or everything or state.over:
                        yield state
            except httpx.TransportError:
                pass
            if not state.over:
                state.cut = True
                if everything:
                    yield state
                time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    # Afterwards

    def rematch(self) -> RemoteTable:
        """Start another game with the same players when this one is over."""
        made = self.post("rematch")
        table = RemoteTable(self.client, made["table"])
        if self.client.token == self.token:  # this token is valid for the old table only
            table.client = copy(self.client)
            table.client.token = None
        table.goes_by(made["token"])
        return table

    def record(self, form: str = "jsonl") -> str:
        """Return the record as our seat may read it."""
        return self.client.text(f"{self.path}/record", form=form, seat=self.seat)

    def replay(self, seat: int | None = None) -> Replay:
        """Return the game step by step as our seat sees it; a finished one as any seat saw it."""
        found: Replay = self.get("replay", seat=seat)
        return found

    # Analysis

    def hints(self, few: int = 3, version: int | None = None) -> Hints:
        """Return the best few actions for our seat, with chances and reasons."""
        found: Hints = self.post("hints", few=few, version=version, seat=self.seat)
        return found

    def review(self, effort: str = "usual", begin: bool = True) -> Review:
        """Start the review of a finished table, or return its progress (`quick` or `usual`)."""
        method = "POST" if begin else "GET"
        found: Review = self.client.request(method, f"{self.path}/review", effort=effort)
        return found

    def review_page(self, effort: str = "usual") -> str:
        """Return the finished review of a table as one HTML file."""
        return self.client.text(f"{self.path}/review.html", effort=effort)

    def evaluation(self) -> list[EvaluationPoint]:
        """Return chances and scores before each decision of a finished table."""
        found: list[EvaluationPoint] = self.get("evaluation")
        return found

    def what_if(self, ply: int, seat: int | None = None, bot: str = "waiter") -> RemoteTable:
        """Create a table that branches off at a ply. What is hidden from the seat is dealt anew."""
        return branched(self.client, self.post("whatif", ply=ply, seat=seat, bot=bot))


def branched(client: Client, made: dict[str, Any]) -> RemoteTable:
    """Return the client's table for a new branch, with our seat."""
    table = RemoteTable(client, made["table"]["id"])
    table.seat = made["seat"]
    table.goes_by(made["token"])
    return table
