"""A server's table: a thread follows its stream, and requests go over HTTP."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import httpx

from hotelier.client import Client, Problem, RemoteTable, State
from hotelier.games import ALL
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.frames import UNKNOWN, Event
from hotelier.kernel.game import Game, Outcome
from hotelier.table.record import parse
from hotelier.table.table import Table
from hotelier.terminal.app.around import Around, Clocks
from hotelier.terminal.app.source import Denied, Seen, Source
from hotelier.words import Told, say, say_list
from hotelier.words.phrases import bare

PAUSE: Final = 2.0
"""Seconds between two requests for a table that is over."""


def event_of(game: Game, data: Mapping[str, Any]) -> Event:
    """Read an event from a message. Hidden parts stay hidden."""
    kinds = game.events[data["kind"]]
    args = tuple(
        UNKNOWN if value == "?" else game.codec.decode(value, kind, "args")
        for value, kind in zip(data["args"], kinds, strict=True)
    )
    return Event(data["kind"], data["seat"], args, data["rule"])


def clocks_of(state: State, ahead: float) -> Clocks | None:
    """Return the clocks, converted to our own time. No clock runs for a bot."""
    told = state.clock
    if told is None or state.view is None:
        return None
    left = [milliseconds / 1000 for milliseconds in told["left"]]
    to_move = state.view["to_move"]
    if told["deadline"] is None or to_move is None or state.over:
        return Clocks(left)
    if state.table["seats"][to_move]["bot"]:
        return Clocks(left)
    return Clocks(left, to_move, told["deadline"] / 1000 - ahead)


def outcome_of(end: Mapping[str, Any]) -> Outcome:
    """Read the result from a view. It has no breakdown of points."""
    ranks = tuple(end["ranks"])
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(end["reason"], tuple(end["scores"]), ranks, winners, ({},) * len(ranks))


def again(remote: RemoteTable) -> RemoteTable:
    """Start a rematch and mark us ready. Return its table, with its own token."""
    made = remote.rematch()
    client = remote.client
    language = client.http.headers["accept-language"]
    table = Client(client.url, made.token, language=language).table(made.id)
    table.token = made.token
    table.post("ready")
    return table


class RemoteSource(Source):
    """A server's table, seen by a player or a spectator."""

    away = True
    around: Around

    def __init__(self, remote: RemoteTable, facts: Mapping[str, Any]) -> None:
        super().__init__()
        self.remote = remote
        self.game = ALL[facts["game"]]
        self.state: State | None = None
        self.lost = False
        self.chat: dict[int, Mapping[str, Any]] = {}
        """Chat lines by number. Only the following thread uses them."""
        self.around = Around(facts, remote.seat, invites=self.links())
        self.told = 0
        """Number of events before the last own move."""
        self.outcome: Outcome | None = None
        self._events: tuple[list[dict[str, Any]], list[Event]] | None = None
        """The events as received, and as we read them."""
        self.loop = asyncio.get_running_loop()
        self.closed = threading.Event()
        threading.Thread(target=self._follow, daemon=True).start()

    def links(self) -> dict[int, str]:
        """Invitation links by seat."""
        base = f"{self.remote.client.url}/join/{self.remote.id}"
        return {seat: f"{base}#{secret}" for seat, secret in self.remote.invites.items()}

    def invite(self, seat: int, secret: str) -> None:
        """Store a new invitation link."""
        self.remote.invites[seat] = secret
        self.around = replace(self.around, invites=self.links())

    def _follow(self) -> None:
        """Pass every state to the screen. Runs in a thread."""
        try:
            for state in self.remote.follow(everything=True):
                if self.closed.is_set():
                    return
                outcome = None
                if not state.cut:
                    outcome = self._result() if state.over and state.view else None
                    self._complete(state)
                self._hand_on(state, outcome)
            while not self.closed.wait(PAUSE):  # the stream has ended, but the chat goes on
                self._refresh(state)
                self._hand_on(state, None)
        except (Problem, httpx.HTTPError, RuntimeError):
            if not self.closed.is_set():
                self.loop.call_soon_threadsafe(self._lose)

    def _hand_on(self, state: State, outcome: Outcome | None) -> None:
        """Pass the current state to the screen."""
        for line in state.chat:
            self.chat[line["number"]] = line
        chat = tuple(self.chat[number] for number in sorted(self.chat))
        clocks = clocks_of(state, self.remote.client.ahead)
        asked = state.view["to_move"] if state.view else None
        around = Around(state.table, state.viewer, chat, clocks, self.links(), asked)
        self.loop.call_soon_threadsafe(self._take, replace(state), around, outcome)

    def _complete(self, state: State) -> None:
        """Request data missing from the last message: earlier chat lines, names of new players, the
        clock of a seat that was taken back."""
        if state.kind == "state":
            self._hear()
        if state.view is None:
            return
        if not all(seat["name"] for seat in state.table["seats"]):
            state.table = self.remote.facts()
        if state.kind == "table" and state.clock is not None:
            state.clock = self.remote.state(state.version).clock

    def _hear(self) -> None:
        """Fetch the chat lines after the last known one."""
        for line in self.remote.said(max(self.chat, default=0)):
            self.chat[line["number"]] = line

    def _refresh(self, state: State) -> None:
        """Fetch the chat and the facts of a finished table, because a rematch may follow."""
        try:
            state.table = self.remote.facts()
            self._hear()
            state.cut = False
        except httpx.TransportError:
            state.cut = True

    def _result(self) -> Outcome | None:
        """Return the result with its breakdown, from the record of the finished game."""
        try:
            return Table.from_record(parse(self.remote.record())).outcome
        except (Problem, httpx.HTTPError, HotelierError):
            return None

    def _take(self, state: State, around: Around, outcome: Outcome | None) -> None:
        self.state, self.around, self.lost = state, around, state.cut
        if state.view is not None and state.view["outcome"] is not None:
            self.outcome = outcome or self.outcome or outcome_of(state.view["outcome"])
        self.news.set()

    def _lose(self) -> None:
        self.lost = True
        self.news.set()

    def seen(self, lang: str) -> Seen | None:
        """Return the table as last received."""
        self.remote.client.http.headers["accept-language"] = lang
        state = self.state
        if state is None or state.view is None:
            return None
        if self._events is None or self._events[0] is not state.events:
            self._events = state.events, [event_of(self.game, event) for event in state.events]
        return Seen(
            view=state.view,
            events=self._events[1],
            names=self.around.names(lang),
            seat=state.viewer,
            mine=state.mine and not self.around.replaced,
            undo=True,
            fresh=min(self.told, len(state.events)),
            outcome=self.outcome,
            note=self.note(lang),
        )

    def note(self, lang: str) -> str:
        """Return the note that replaces the seat to move: connection lost, aborted, resigned."""
        around = self.around
        if self.lost:
            return bare(say("app-lost", lang))
        if around.status == "aborted":
            return bare(say("app-aborted", lang))
        if around.status == "finished" and self.outcome is None:  # a player resigned
            ranks = (around.facts["result"] or {}).get("ranks", ())
            names = [
                name for name, rank in zip(around.names(lang), ranks, strict=False) if rank == 1
            ]
            return bare(say("page-ended-by", lang, names=say_list(names, lang)))
        return ""

    async def play(self, actions: Sequence[str]) -> None:
        """Send moves one after the other. The stream reports the result."""
        assert self.state is not None
        version, known = self.state.version, len(self.state.events)
        for action in actions:
            version = await self._ask(self.remote.move, action, version)
        self.told = known

    async def undo(self) -> None:
        """Undo the last decision. The stream reports the result."""
        await self._ask(lambda: self.remote.post("undo", seat=self.remote.seat))

    async def hints(self, lang: str) -> list[str]:
        """Ask the server for hints."""
        found = await self._ask(lambda: self.remote.post("hints", seat=self.remote.seat))
        return [str(line) for line in found["lines"]]

    async def why(self, action: str, lang: str) -> Told | None:
        """Ask the server why a move is not legal."""
        try:
            await self._ask(self.remote.preview, action)
        except Denied as refused:
            return Told(refused.text, refused.rule)
        return None

    async def tell(self, what: str, **body: Any) -> Any:
        """Send any other command: chat, offer, answer, resign, ready."""
        return await self._ask(lambda: self.remote.post(what, **body))

    async def rematch(self) -> RemoteTable:
        """Start another game with the same people, and mark us ready."""
        found: RemoteTable = await self._ask(again, self.remote)
        return found

    async def _ask(self, question: Any, *args: Any) -> Any:
        """Send a request in a thread. An error of the server becomes a message."""
        try:
            return await asyncio.to_thread(question, *args)
        except Problem as problem:
            sentence = problem.text.removesuffix(f"({problem.rule})").rstrip()
            raise Denied(sentence, problem.rule) from problem
        except httpx.HTTPError as error:
            raise Denied(str(error)) from error

    def close(self) -> None:
        """Stop following the table."""
        self.closed.set()
        self.remote.client.close()
