"""Two people at a server's table: chat, clocks, offers, and another game."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.events import Key
from textual.widgets import Input

from hotelier.client import Client, RemoteTable
from hotelier.terminal.app.main import HotelierApp
from hotelier.terminal.app.remote import RemoteSource
from hotelier.terminal.app.talking import ChatScreen
from hotelier.terminal.app.ways import ways
from tests.server.server_process import Server, asleep, until
from tests.terminal.app.person import LARGE, SMALL, Person, run_apart

Story = Callable[[Person, Person], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(Path(tmp_path_factory.mktemp("company")) / "tables.db")
    yield found
    found.kill()


def app_at(table: RemoteTable, lang: str = "en") -> HotelierApp:
    facts = table.facts()
    return HotelierApp(lambda: RemoteSource(table, facts), lang)


def anna_and_otto(server: Server, **wishes: Any) -> tuple[RemoteTable, RemoteTable]:
    """Make a table of Hotel-König with two people."""
    seats = wishes.pop("seats", ["me", "open"])
    anna = Client(server.url, name="Anna").create("hotel-koenig", seats, **wishes)
    otto = Client(server.url, name="Otto").join(anna.id, anna.invites[1])
    return anna, otto


def together(
    tables: tuple[RemoteTable, RemoteTable], story: Story, size: tuple[int, int] = SMALL,
    langs: tuple[str, str] = ("en", "en"),
) -> None:  # fmt: skip
    """Run a story with both on screens of this size."""

    async def both() -> None:
        first, second = (app_at(table, lang) for table, lang in zip(tables, langs, strict=True))
        async with first.run_test(size=size) as pilot, second.run_test(size=size) as other:
            await story(Person(first, pilot), Person(second, other))

    run_apart(both())


async def have_the_table(*people: Person) -> None:
    """Wait until both see the game."""
    for person in people:
        await person.until(lambda person=person: person.table.found is not None)  # type: ignore[misc]


async def begin_to_talk(person: Person) -> None:
    """Open the chat."""
    await person.press("m")
    await person.until(lambda: isinstance(person.screen.focused, Input))


async def whoever_is_asked(*people: Person) -> Person:
    await have_the_table(*people)
    await people[0].until(lambda: any(person.table.chooser.found for person in people))
    return next(person for person in people if person.table.chooser.found)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_they_talk(server: Server, size: tuple[int, int]) -> None:
    """A line reaches the other player: above the question on a small screen, below the log on a
    large one. A line among players is marked."""

    async def story(anna: Person, otto: Person) -> None:
        await have_the_table(anna, otto)
        await begin_to_talk(anna)
        await anna.sees("Nobody has said anything yet.")
        await anna.press(*"Good luck", "enter")
        await otto.sees("Anna: Good luck")
        await anna.sees("Anna: Good luck")
        await anna.press("tab")
        await anna.sees("Players only")
        await anna.press(*"Sh", "enter")
        await otto.sees("Anna (Players only): Sh")
        await anna.press("escape")
        if size == SMALL:
            await begin_to_talk(otto)
            await otto.sees("Good luck")
            await otto.press("escape")
            await otto.until(lambda: "Anna (Players only): Sh" not in otto.shown)

    together(anna_and_otto(server), story, size)


def test_what_was_said_before_is_there(server: Server) -> None:
    """A player who comes later sees the newest line at once, and the whole chat on its page."""
    tables = anna_and_otto(server)
    for text in ("Hello", "Are you there?"):
        tables[0].say(text)

    async def story(anna: Person, otto: Person) -> None:
        await otto.sees("Anna: Are you there?")
        await begin_to_talk(otto)
        await otto.sees("Anna: Hello")
        assert re.search(r"\d\d:\d\d Anna: Hello", otto.shown)

    together(tables, story)


def test_what_is_typed_while_a_line_is_sent_is_the_next_line(server: Server) -> None:
    """While the server is slow, no typed line is lost or joined with the one before."""

    async def story(anna: Person, otto: Person) -> None:
        await have_the_table(anna, otto)
        await begin_to_talk(anna)
        line = anna.screen.query_one(Input)
        await anna.press(*"One")
        with asleep([server.process.pid]):
            anna.app.post_message(Key("enter", None))
            await asyncio.to_thread(until, lambda: line.value == "")
            for letter in "Two":
                anna.app.post_message(Key(letter, letter))
            await asyncio.to_thread(until, lambda: line.value == "Two")
        await otto.sees("Anna: One")
        await anna.press("enter")
        await otto.sees("Anna: Two")

    together(anna_and_otto(server), story)


def test_a_refused_line_can_be_mended(server: Server) -> None:
    """A refused line is back in the input, with the reason."""

    async def story(anna: Person, otto: Person) -> None:
        await have_the_table(anna, otto)
        await begin_to_talk(anna)
        source = anna.table.source
        assert isinstance(source, RemoteSource)
        token, source.remote.client.token = source.remote.client.token, "nobody's"
        await anna.press(*"Hello", "enter")
        line = anna.screen.query_one(Input)
        await anna.until(lambda: line.value == "Hello")
        source.remote.client.token = token
        await anna.press("enter")
        await otto.sees("Anna: Hello")

    together(anna_and_otto(server), story)


def test_news_come_before_a_sheet_is_whole(server: Server) -> None:
    """Nothing is drawn before a screen is complete, nor while it is closed."""

    async def story(anna: Person, otto: Person) -> None:
        await have_the_table(anna)
        table = anna.table

        async def open_a_sheet() -> None:
            anna.app.push_screen(ChatScreen(table))
            await table.look()

        async def take_down() -> None:
            await table.remove_children()
            table.tick()
            await table.look()

        anna.app.run_worker(open_a_sheet())
        await anna.sees("Nobody has said anything yet.")
        await anna.closes("escape")
        await anna.app.run_worker(take_down()).wait()

    clock = {"kind": "live", "seconds": 600, "increment": 5}
    together(anna_and_otto(server, clock=clock), story)


def test_clocks_run(server: Server) -> None:
    """All clocks are in the first line. The one of the seat to move runs."""
    clock = {"kind": "live", "seconds": 600, "increment": 5}

    async def story(anna: Person, otto: Person) -> None:
        mover = await whoever_is_asked(anna, otto)
        name = "Anna" if mover is anna else "Otto"
        await mover.sees(f"{name} ▸")
        assert "10:00" in mover.lines[0], "the time of the other stands"

        def left() -> int:
            found = re.search(r"▸(\d+):(\d\d)", mover.shown)
            return 60 * int(found[1]) + int(found[2]) if found else 0

        for _ in range(2):  # with a page over the table too
            before = left()
            assert 0 < before < 660, "about ten minutes"
            await mover.until(lambda before=before: 0 < left() < before)  # type: ignore[misc]
            await mover.press("o")
            await mover.sees("▸")

    together(anna_and_otto(server, clock=clock), story)


def test_a_short_time_warns(server: Server) -> None:
    """A clock with less than a minute left is marked, not only by colour."""
    clock = {"kind": "live", "seconds": 50, "increment": 0}
    anna = Client(server.url, name="Anna").create("hotel-koenig", ["me", "bot:random"], clock=clock)

    async def story() -> None:
        app = app_at(anna)
        async with app.run_test(size=SMALL) as pilot:
            person = Person(app, pilot)
            await person.sees("▸0:")
            assert re.search(r"▸0:\d\d!", person.lines[0])

    run_apart(story())


def test_they_agree_to_take_back(server: Server) -> None:
    """A revealed move is undone after the other player agrees. A refusal ends the offer."""

    async def story(anna: Person, otto: Person) -> None:
        mover = await whoever_is_asked(anna, otto)
        other = otto if mover is anna else anna
        while other.table.found is None or not other.table.found.mine:
            await mover.until(lambda: bool(mover.table.chooser.found or other.table.chooser.found))
            if mover.table.chooser.found:
                await mover.number(mover.table.chooser.legal[0].key)
        ply = other.table.found.view["ply"]
        for answer in ("x", "y"):
            await mover.press("o")
            await mover.sees("Ask to take back")
            await mover.press("1")
            await other.sees("asks to take the last decision back.")
            await mover.sees("Withdraw")
            await other.press(answer)
            for each in (mover, other):
                await each.until(lambda each=each: "asks to take" not in each.shown)  # type: ignore[misc]
        await other.until(lambda: mover.table.found.view["ply"] < ply)  # type: ignore[union-attr]

    together(anna_and_otto(server), story)


def test_they_call_it_off_in_two_languages(server: Server) -> None:
    async def story(anna: Person, otto: Person) -> None:
        await whoever_is_asked(anna, otto)
        await anna.press("o")
        await anna.sees("Offer to call it off")
        await anna.press("2")
        await otto.until(lambda: otto.table.source.around.consent)  # type: ignore[union-attr]
        await otto.press("y")
        await anna.sees("The game was called off")
        await otto.sees("Das Spiel wurde abgebrochen")

    together(anna_and_otto(server), story, langs=("en", "de"))


def test_one_gives_up_and_they_play_again(server: Server) -> None:
    """The other player has won. Both come to the next table and play on there."""

    async def story(anna: Person, otto: Person) -> None:
        await whoever_is_asked(anna, otto)
        await anna.press("o")
        await anna.sees("Give up")
        around = anna.table.source.around
        assert around is not None
        names = [name for name, _ in ways(around, "en")]
        await anna.click("choice", str(names.index("resign")))
        await anna.sees("Really give up")
        await anna.press("2")
        await otto.sees("won by Otto")
        old = otto.table.source
        await otto.press("o")
        await otto.sees("Play again")
        await otto.press("enter")
        await otto.until(lambda: otto.table.source is not old)
        await anna.sees("There is another game with the same people.")
        await anna.press("y")
        mover = await whoever_is_asked(anna, otto)
        await mover.number(mover.table.chooser.legal[0].key)
        assert anna.table.source.around.facts["id"] != old.around.facts["id"]  # type: ignore[union-attr]

    together(anna_and_otto(server), story)


def test_whoever_is_to_be_replaced_is_told_and_is_there(server: Server) -> None:
    """Only a waiting player can ask for a bot. The deadline is shown, and the absent player's
    answer ends the offer."""
    tables = anna_and_otto(server, seats=["me", "open", "open"], seed="Anna begins")
    with Client(server.url, name="Carl") as carl:
        carl.join(tables[0].id, tables[0].invites[2])
    assert tables[0].state().view["to_move"] == 0  # type: ignore[index]

    async def story(anna: Person, otto: Person) -> None:
        assert await whoever_is_asked(anna, otto) is anna
        for person, may in ((anna, False), (otto, True)):
            await person.press("o")
            await person.sees("Give up")
            assert ("Ask to replace Anna with a bot" in person.shown) is may
            assert "Ask to replace Carl with a bot" not in person.shown
            await person.press("3" if may else "escape")
        await anna.sees("Otto asks for a bot in your place: Waiter. Whoever says nothing by ")
        await anna.sees("I am here")
        await otto.sees("Otto asks for a bot in place of Anna: Waiter.")
        await anna.press("x")
        for person in (anna, otto):
            await person.until(lambda person=person: "asks for a bot" not in person.shown)  # type: ignore[misc]
        assert [seat["bot"] for seat in tables[0].facts()["seats"]] == [None, None, None]

    together(tables, story, LARGE)


def test_an_onlooker_is_known_by_what_they_say(server: Server) -> None:
    """Chat lines of a spectator carry the spectator's name."""
    tables = anna_and_otto(server)
    with Client(server.url, name="Otto") as other:
        other.table(tables[0].id).say("Boo")

    async def story(anna: Person, otto: Person) -> None:
        await anna.sees("Otto (looks on): Boo")

    together(tables, story)


def test_the_host_seats_a_bot(server: Server) -> None:
    """The host sees the seats, fills a free one with a bot, or makes a new link for it."""
    table = Client(server.url, name="Anna").create("hotel-koenig", ["me", "open", "open"])

    async def story() -> None:
        app = app_at(table)
        async with app.run_test(size=LARGE) as pilot:
            person = Person(app, pilot)
            await person.sees("waits for somebody")
            with Client(server.url, name="Otto") as otto:
                await asyncio.to_thread(otto.join, table.id, table.invites[1])
            await person.sees("Otto")
            await person.press("o")
            await person.sees("A new link for seat 3")
            old = table.invites[2]
            await person.press("3")
            await person.until(lambda: table.invites[2] != old)
            await person.sees(table.invites[2])
            await person.press("o")
            await person.sees("A bot in seat 3")
            await person.press("2")
            await person.sees("Concierge")
            await person.press("1")
            await person.until(lambda: person.table.found is not None)

    run_apart(story())
