"""Paired servers: two servers that differ in the draws of one seat, and get the same requests.

The second database is a copy of the first, in which the insider has drawn something else. The game
can go on for a while, and nobody else could notice the difference.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from hotelier.client import Client
from hotelier.kernel.errors import HotelierError
from hotelier.kernel.frames import play
from hotelier.kernel.notation import read
from hotelier.table.record import Record
from hotelier.table.table import Table
from tests.server.server_process import Peer, Server, mover, up_to_date
from tests.server.test_secrets import replayed

ASKED, INSIDER, WAITING = SEATS = (0, 1, 2)
SEED = "seed of the twins"
LEAST_STEPS, MOST_STEPS = 8, 60
URLS = ("https://one.example", "https://two.example")
Result = TypeVar("Result")


@dataclass
class Way:
    """A continuation from the point of difference: the changed line, and moves legal in both
    games."""

    ply: int
    text: str
    steps: list[tuple[int, str]]


@dataclass(eq=False)
class Twins:
    """Two servers, the tables of both with their continuations, and the callers by name."""

    servers: list[Server]
    ways: dict[str, Way]
    tokens: dict[str, str | None]
    routes: set[str] = field(default_factory=set)
    """Routes requested at both."""
    said: set[str] = field(default_factory=set)
    """Kinds of messages sent on sockets."""
    told: set[str] = field(default_factory=set)
    """Kinds of messages received."""

    def both(self, ask: Callable[[Server], Result]) -> list[Result]:
        """Run the same request at both servers, at the same time."""
        with ThreadPoolExecutor(2) as threads:
            return list(threads.map(ask, self.servers))

    def asks(
        self, client: Client, method: str, route: str, body: object = None, **more: Any
    ) -> str:
        """Send a request and return the whole reply."""
        self.routes.add(f"{method} {route}")
        path = route.format(**more)
        query = {name: value for name, value in more.items() if f"{{{name}}}" not in route}
        reply = client.http.request(
            method, path, json=body, params=query, headers=client.headers
        )  # fmt: skip
        return plain(f"{reply.status_code} {reply.text}")


def plain(text: str) -> str:
    """A text without moments, and with one name for both servers."""
    text = re.sub(r"https://(one|two)\.example", "https://twin.example", text)
    return re.sub(r"\b1[0-9]{12}\b", "0", text)


class Onlooker(Peer):
    """A viewer at a table of the pair; commands have the same ids at both."""

    def __init__(self, twins: Twins, server: Server, table: str, who: str, **more: Any) -> None:
        self.twins = twins
        self.who = who
        self.numbers = count(1)
        super().__init__(server, table, twins.tokens[who.partition(" ")[0]], **more)

    def __enter__(self) -> Onlooker:
        return self

    def send(self, kind: str, /, **body: Any) -> str:
        self.twins.said.add(kind)
        body.setdefault("id", f"{self.who} {next(self.numbers)}")
        return super().send(kind, **body)

    def heard(self) -> list[str]:
        """All messages so far, including those that are still on their way."""
        self.ask("ping")
        self.twins.told |= {message["type"] for message in self.seen}
        return [plain(json.dumps(message)) for message in self.seen]


def played(
    server: Server, people: list[str], game: str, options: dict[str, object]
) -> tuple[str, list[str]]:
    """A game some moves old in which the first seat is asked: its id, and the tokens of its
    seats."""
    with server.client(people[ASKED]) as host:
        table = host.create(
            game, ["me", "open", "open"], options, seed=SEED, title="Twins", open=True
        )
    tokens = [str(table.token)]
    for seat in (INSIDER, WAITING):
        with server.client(people[seat]) as other:
            tokens.append(str(other.join(table.id, table.invites[seat]).token))
    peers = [Peer(server, table.id, token) for token in tokens]
    rng = Random(4)
    moves = 0
    while moves < 24 or mover(peers) is not peers[ASKED]:
        me = mover(peers)
        up_to_date(peers, me.play(rng.choice(me.state.legal))["version"])
        moves += 1
    for peer in peers:
        peer.close()
    return table.id, tokens


def others_know(table: Table) -> list[object]:
    """All information of everybody but the insider."""
    return [(table.view(eyes), table.journal_for(eyes)) for eyes in (ASKED, WAITING, None)]


def way_from(record: Record) -> Way:
    """A line that only the insider may read, another outcome of chance that fits as well, and the
    moves after it."""
    game, lines = record.kind, record.lines
    for ply in range(len(lines) - 1, -1, -1):
        if lines[ply].by is not None or lines[ply].seen_by != (INSIDER,):
            continue
        state = game.setup(record.seats, record.options)
        for line in lines[:ply]:
            play(state, read(line.do, game.actions))
        for tries in range(20):
            other = str(state.stack[-1].sample(state, Random(tries)))
            changed = [*lines[:ply], replace(lines[ply], do=other), *lines[ply + 1 :]]
            try:
                now = Table.from_record(replace(record, lines=changed), SEED)
            except HotelierError:  # it was played, or drawn later
                continue
            steps = steps_from([Table.from_record(record, SEED), now], Random(tries))
            if steps:
                return Way(ply, other, steps)
    raise AssertionError("nothing is secret here")


def steps_from(pair: list[Table], rng: Random) -> list[tuple[int, str]]:
    """Moves of all seats until the first one is asked again; none if others could notice a
    difference."""
    steps: list[tuple[int, str]] = []
    was, now = pair
    while others_know(was) == others_know(now) and was.view(INSIDER) != now.view(INSIDER):
        seat = was.to_move
        if len(steps) >= LEAST_STEPS and seat == ASKED and {by for by, _ in steps} == set(SEATS):
            return steps
        if seat is None or len(steps) > MOST_STEPS:
            return []
        both = [each for each in was.legal_for(seat) if each in now.legal_for(seat)]
        if not both:
            return []
        steps.append((seat, rng.choice(both)))
        for table in pair:
            table.play(steps[-1][1])
    return []


def parted(first: Server, folder: Path, tables: list[str]) -> dict[str, Way]:
    """Copy the database of a running server; in the copy the insider has drawn something else."""
    ways = {table: way_from(replayed(first, table, len(SEATS)).record) for table in tables}
    with closing(sqlite3.connect(folder / "two.db")) as copy:
        with closing(sqlite3.connect(folder / "one.db")) as original:
            original.backup(copy)
        for table, way in ways.items():
            key = (way.text, table, way.ply + 1)
            copy.execute('UPDATE actions SET text = ? WHERE "table" = ? AND version = ?', key)
        copy.commit()
    return ways


def about_secrets(twins: Twins, table: str) -> list[str]:
    """Moves with the insider's hidden values at either server: trying them must reveal nothing."""
    found: set[str] = set()
    for server in twins.servers:
        record = replayed(server, table, len(SEATS)).record
        verb = "lay" if record.game == "hotel-koenig" else "play"
        drawn = [line.do for line in record.lines if line.seen_by == (INSIDER,)]
        found |= {f"{verb} {word}" for do in drawn[-4:] for word in do.split()[1:]}
    assert found
    return sorted(found)
