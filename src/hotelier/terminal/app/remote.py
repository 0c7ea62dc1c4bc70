"""A table of a server: its stream is followed in a thread, moves and questions go over HTTP."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import httpx

from hotelier.client import Problem, RemoteTable, State
from hotelier.games import ALL
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.frames import UNKNOWN, Event
from hotelier.kernel.game import Game, Outcome
from hotelier.table.record import parse
from hotelier.table.table import Table
from hotelier.terminal.app.source import Denied, Seen, Source
from hotelier.words import Told, say


def event_of(game: Game, data: Mapping[str, Any]) -> Event:
    """An event as the wire tells it; what is hidden stays so."""
    kinds = game.events[data["kind"]]
    args = tuple(
        UNKNOWN if value == "?" else game.codec.decode(value, kind, "args")
        for value, kind in zip(data["args"], kinds, strict=True)
    )
    return Event(data["kind"], data["seat"], args, data["rule"])


def outcome_of(end: Mapping[str, Any]) -> Outcome:
    """How a game ended, as a view tells it: without where the points came from."""
    ranks = tuple(end["ranks"])
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(end["reason"], tuple(end["scores"]), ranks, winners, ({},) * len(ranks))


class RemoteSource(Source):
    """A seat at a table of a server; or, without a seat, a place to watch from."""

    away = True

    def __init__(self, remote: RemoteTable, facts: Mapping[str, Any]) -> None:
        super().__init__()
        self.remote = remote
        self.game = ALL[facts["game"]]
        self.facts: Mapping[str, Any] = facts
        self.state: State | None = None
        self.lost = False
        self.told = 0
        """How many events there were before the last own move."""
        self.outcome: Outcome | None = None
        self.loop = asyncio.get_running_loop()
        self.closed = False
        threading.Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        """In a thread: hand every state on to the screen."""
        try:
            for state in self.remote.follow():
                if self.closed:
                    return
                outcome = self._result() if state.over and state.view else None
                facts = self._named(state)
                self.loop.call_soon_threadsafe(self._take, replace(state, table=facts), outcome)
        except (Problem, httpx.HTTPError, RuntimeError):
            if not self.closed:
                self.loop.call_soon_threadsafe(self._lose)

    def _named(self, state: State) -> dict[str, Any]:
        """The facts of a table. The first position can come before the news of who sat down last:
        then they are asked for, so that nobody is told of as a mere seat."""
        if state.view is None or all(seat["name"] for seat in state.table["seats"]):
            return state.table
        return self.remote.facts()

    def _result(self) -> Outcome | None:
        """The score of a finished game with where it came from: its record is open to all."""
        try:
            return Table.from_record(parse(self.remote.record())).outcome
        except (Problem, httpx.HTTPError, HotelierError):
            return None

    def _take(self, state: State, outcome: Outcome | None) -> None:
        self.state, self.facts, self.lost = state, state.table, False
        if state.view is not None and state.view["outcome"] is not None:
            self.outcome = outcome or outcome_of(state.view["outcome"])
        self.news.set()

    def _lose(self) -> None:
        self.lost = True
        self.news.set()

    def seen(self, lang: str) -> Seen | None:
        """The table as the server last told it."""
        self.remote.client.http.headers["accept-language"] = lang
        state = self.state
        if state is None or state.view is None:
            return None
        names = [seat["name"] or say("seat-name", lang, seat=n + 1)
                 for n, seat in enumerate(state.table["seats"])]  # fmt: skip
        note = say("app-lost", lang) if self.lost else ""
        if state.table["status"] == "aborted":
            note = say("app-aborted", lang)
        return Seen(
            view=state.view,
            events=[event_of(self.game, event) for event in state.events],
            names=names,
            seat=state.viewer,
            mine=state.mine,
            undo=True,
            fresh=min(self.told, len(state.events)),
            outcome=self.outcome,
            note=note,
        )

    def waiting(self, lang: str) -> list[str]:
        """Before the game begins: who is there, and the links that claim the open seats."""
        lines: list[str] = [say("app-waiting", lang)]
        for number, seat in enumerate(self.facts["seats"]):
            name = seat["name"] or say("app-open-seat", lang)
            lines.append(f"  {number + 1}  {name}")
            if number in self.remote.invites:
                invite = f"{self.remote.client.url}/join/{self.remote.id}"
                lines.append(f"     {invite}#{self.remote.invites[number]}")
        return lines

    async def play(self, actions: Sequence[str]) -> None:
        """Make moves one after the other; the stream tells what came of them."""
        assert self.state is not None
        version, known = self.state.version, len(self.state.events)
        for action in actions:
            version = await self._ask(self.remote.move, action, version)
        self.told = known

    async def undo(self) -> None:
        """Take the last decision back; the stream tells."""
        await self._ask(lambda: self.remote.post("undo", seat=self.remote.seat))

    async def hints(self, lang: str) -> list[str]:
        """The server thinks, from what our seat may know."""
        found = await self._ask(lambda: self.remote.post("hints", seat=self.remote.seat))
        return [str(line) for line in found["lines"]]

    async def why(self, action: str, lang: str) -> Told | None:
        """The server's reason, as it would refuse the move."""
        try:
            await self._ask(self.remote.preview, action)
        except Denied as refused:
            return Told(refused.text, refused.rule)
        return None

    async def _ask(self, question: Any, *args: Any) -> Any:
        """A request in a thread; a refusal in words."""
        try:
            return await asyncio.to_thread(question, *args)
        except Problem as problem:
            sentence = problem.text.removesuffix(f"({problem.rule})").rstrip()
            raise Denied(sentence, problem.rule) from problem
        except httpx.HTTPError as error:
            raise Denied(str(error)) from error

    def close(self) -> None:
        """Nobody looks any more."""
        self.closed = True
        self.remote.client.close()
