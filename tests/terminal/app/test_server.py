"""Two people at a table of a real server, each on their own screen."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotelier.client import Client
from hotelier.kernel.errors import Unreadable
from hotelier.terminal.app.main import HotelierApp
from hotelier.terminal.app.remote import RemoteSource
from hotelier.terminal.reaching import Wish, reach, read_link, way_back
from tests.server.server_process import Server
from tests.terminal.app.person import SMALL, Person, run_apart

WISH = Wish("Anna", "hotel-koenig", 3, ["open", "random"], {"hk.hand_size": 5})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path / "tables.db")
    yield found
    found.kill()


def screen_at(link: str, name: str) -> tuple[HotelierApp, str]:
    """Open a screen by a link. Return it with its return link."""
    wish = Wish(name, WISH.game, WISH.seats, WISH.bots, WISH.options)
    table = reach(read_link(link), wish, "en")
    facts = table.facts()
    return HotelierApp(lambda: RemoteSource(table, facts), "en"), way_back(table)


def test_two_people_play_and_come_back(server: Server) -> None:
    """One player makes a table and passes the link on. Both play. Undo, reasons and hints come from
    the server. A player who left comes back by the return link."""
    anna, back = screen_at(server.url, "Anna")

    async def play() -> None:
        async with anna.run_test(size=SMALL) as pilot:
            first = Person(anna, pilot)
            await first.sees("Waiting for players")
            source = first.table.source
            assert isinstance(source, RemoteSource)
            invite = f"{server.url}/join/{source.remote.id}#{source.remote.invites[1]}"
            otto, _ = await asyncio.to_thread(screen_at, invite, "Otto")
            async with otto.run_test(size=SMALL) as other_pilot:
                people = [first, Person(otto, other_pilot)]
                await both_play(people, 6)
                await undo_and_ask(people)

    run_apart(play())
    again, _ = screen_at(back, "Anna")

    async def return_there() -> None:
        async with again.run_test(size=SMALL) as pilot:
            person = Person(again, pilot)
            await person.sees("Hotel-König  Anna")

    run_apart(return_there())


async def both_play(people: list[Person], moves: int) -> None:
    """Play that many moves with the seat to move."""
    rng = random.Random(1)
    for _ in range(moves):
        await people[0].until(lambda: any(person.table.chooser.found for person in people))
        person = next(person for person in people if person.table.chooser.found)
        assert person.table.found is not None
        before = person.table.found.view["ply"]
        await person.number(rng.choice(person.table.chooser.legal).key)
        await people[0].until(lambda p=person, b=before: ply(p) > b)  # type: ignore[misc]
    assert ply(people[0]) > moves


def ply(person: Person) -> int:
    found = person.table.found
    return 0 if found is None else int(found.view["ply"])


async def undo_and_ask(people: list[Person]) -> None:
    """Check a refusal with its rule, and a hint."""
    await people[0].until(lambda: any(person.table.chooser.found for person in people))
    person = next(person for person in people if person.table.chooser.found)
    await person.types("sell 9")
    await person.sees("sell 9")
    await person.opens("w")
    await person.until(lambda: "(HK-" in person.shown or "is possible" in person.shown)
    assert not re.search(r"(\(HK-[\d.]+\)) \1", person.shown)  # each rule is named once
    await person.closes("escape")
    await person.opens("h")
    await person.sees("1.")


def test_what_cannot_be_reached_is_said(server: Server) -> None:
    with Client(server.url, name="Nobody") as client:
        stranger = f"{server.url}/return#{client.token}"
    for link, reason in (
        ("ftp://nowhere", "bad-server"),
        (f"{server.url}/lobby", "bad-server"),
        (f"{server.url}/join/none#x", "server-refuses"),
        ("http://127.0.0.1:9", "no-server"),
        (stranger, "no-own-table"),
    ):
        with pytest.raises(Unreadable) as refused:
            reach(read_link(link), WISH, "en")
        assert refused.value.reason == reason
