"""A table at a server: commands, and its view followed."""

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
"""Seconds before a lost connection is tried again; the last one repeats."""
MOST_TRIES: Final = 3


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

    def goes_by(self, token: str) -> None:
        """Keep the private way back; if the server does not know us otherwise, use it here."""
        self.token = token
        if self.client.token is None:
            self.client = copy(self.client)
            self.client.token = token

    def facts(self) -> dict[str, Any]:
        """Everything about the table that is not the game."""
        found: dict[str, Any] = self.client.request("GET", self.path)
        return found

    def get(self, what: str, **query: object) -> Any:
        """Return data of the table, as our seat sees it."""
        return self.client.request("GET", f"{self.path}/{what}", **query)

    def post(self, what: str, **body: object) -> Any:
        """Any command by the name of its route."""
        return self.client.request("POST", f"{self.path}/{what}", body)

    # Before play

    def ready(self, ready: bool = True) -> None:
        """Say that we are ready. When all are, the game begins."""
        self.post("ready", ready=ready, seat=self.seat)

    def leave(self) -> None:
        """Get up before the game begins."""
        self.post("leave", seat=self.seat)

    def invite(self, seat: int) -> str:
        """As host: a new invite for a free seat; the old one is void."""
        made: str = self.post("invites", seat=seat)["invite"]
        return made

    def set_seat(self, seat: int, bot: str | None = None) -> None:
        """As host, before play: free a seat, or put a bot there."""
        self.post("seat", seat=seat, bot=bot)

    def hand_over(self, seat: int) -> None:
        """As host: let somebody else lead the table."""
        self.post("host", seat=seat)

    def call_off(self) -> None:
        """As host, before play: there will be no game. Later, `offer("abort")` asks all."""
        self.post("abort")

    # Play

    def state(self, since: int | None = None) -> State:
        """Return the state of the game."""
        state = State(table=self.facts())
        state.take(self.get("state", seat=self.seat, since=since))
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
        """Take our last decision back, while nothing has been revealed since."""
        return self._done("undo", version=version)

    def offer(self, kind: str, whom: int | None = None) -> int:
        """Ask all others: for a `takeback`, to `abort`, or for a `substitute` for a seat."""
        return self._done("offer", kind=kind, whom=whom)

    def answer(self, yes: bool, kind: str | None = None, by: int | None = None) -> int:
        """Agree to the open offer, or not; another one by now than that kind of that seat's is
        refused."""
        return self._done("answer", yes=yes, kind=kind, by=by)

    def resign(self) -> int:
        """Give up; a bot plays on for us."""
        return self._done("resign")

    def come_back(self) -> int:
        """Take our seat back from the bot that played for us."""
        return self._done("return")

    def _done(self, what: str, **body: object) -> int:
        """The version that a command led to."""
        version: int = self.post(what, seat=self.seat, **body)["version"]
        return version

    def orders(self) -> dict[str, Any]:
        """Our standing orders."""
        found: dict[str, Any] = self.get("orders", seat=self.seat)
        return found

    def give_orders(self, **orders: object) -> int:
        """Standing orders in place of the present ones; none: withdrawn. The version they led to.

        `table.give_orders(forced=True, skip=["pass"])`
        """
        return self._done("orders", orders=orders)

    def said(self, after: int = 0) -> list[dict[str, Any]]:
        """The lines of chat after a number."""
        found: list[dict[str, Any]] = self.get("chat", after=after)
        return found

    def say(self, text: str, to: str = "all") -> int:
        """Say something to `all`, or among `seats`; the number of the line."""
        number: int = self.post("chat", text=text, to=to)["number"]
        return number

    def notify(self, **wishes: object) -> None:
        """Set the notifications for this table; without arguments, those for all tables apply."""
        self.client.request("PUT", f"{self.path}/notices", {"wishes": wishes or None})

    def follow(self, everything: bool = False) -> Iterator[State]:
        """The state after every message, until the table is over; comes back when cut off.

        `everything`: also when something is said or offered, and when the connection is lost; a
        seat that is asked is then told of more than once.
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
                    # The table may tell that play has begun after the first state is told.
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
        """Another game with the same people, when this one is over."""
        made = self.post("rematch")
        table = RemoteTable(self.client, made["table"])
        if self.client.token == self.token:  # which is good for this table alone
            table.client = copy(self.client)
            table.client.token = None
        table.goes_by(made["token"])
        return table

    def record(self, form: str = "jsonl") -> str:
        """The record, as our seat may read it."""
        return self.client.text(f"{self.path}/record", form=form, seat=self.seat)

    def replay(self, seat: int | None = None) -> Replay:
        """The game step by step, as far as we may see it; a finished one through anybody's eyes."""
        found: Replay = self.get("replay", seat=seat)
        return found

    # Study

    def hints(self, few: int = 3, version: int | None = None) -> Hints:
        """The best few actions for our seat, with chances and reasons."""
        found: Hints = self.post("hints", few=few, version=version, seat=self.seat)
        return found

    def review(self, effort: str = "usual", begin: bool = True) -> Review:
        """Begin the review of a finished table, or see how far it is (`quick` or `usual`)."""
        method = "POST" if begin else "GET"
        found: Review = self.client.request(method, f"{self.path}/review", effort=effort)
        return found

    def review_page(self, effort: str = "usual") -> str:
        """The review of a finished table as one HTML file to keep, once it is done."""
        return self.client.text(f"{self.path}/review.html", effort=effort)

    def evaluation(self) -> list[EvaluationPoint]:
        """The evaluation line of a finished table: before each decision, chances and scores."""
        found: list[EvaluationPoint] = self.get("evaluation")
        return found

    def what_if(self, ply: int, seat: int | None = None, bot: str = "waiter") -> RemoteTable:
        """A table that leaves this one at a ply; what the seat could not know is dealt anew."""
        return branched(self.client, self.post("whatif", ply=ply, seat=seat, bot=bot))


def branched(client: Client, made: dict[str, Any]) -> RemoteTable:
    """The table that left another game, with our seat there."""
    table = RemoteTable(client, made["table"]["id"])
    table.seat = made["seat"]
    table.goes_by(made["token"])
    return table
