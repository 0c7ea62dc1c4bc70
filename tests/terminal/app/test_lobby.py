"""A server's lobby on the whole screen: make, find, join and watch tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hotelier as ht
from hotelier.terminal.app.draft import Draft
from hotelier.terminal.app.lobby import LobbyScreen, NewTableScreen
from hotelier.terminal.app.main import HotelierApp
from hotelier.terminal.app.remote import RemoteSource
from tests.server.server_process import Server
from tests.terminal.app.person import LARGE, SMALL, Person, run, run_apart


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path / "tables.db")
    yield found
    found.kill()


def lobby_of(server: Server, name: str, lang: str = "en") -> HotelierApp:
    draft = Draft(game="hotel-koenig", seats=2, friends=1, names=name)
    return HotelierApp(None, lang, first=lambda: LobbyScreen(server.url, draft))


def test_a_table_is_made_joined_and_watched(server: Server) -> None:
    """One player makes a table with a clock, another joins it, a third watches. The host who
    cancels a table is back in the lobby."""

    async def story() -> None:
        apps = [lobby_of(server, name) for name in ("Anna", "Otto")] + [lobby_of(server, "x", "de")]
        async with (
            apps[0].run_test(size=SMALL) as one,
            apps[1].run_test(size=LARGE) as two,
            apps[2].run_test(size=SMALL) as three,
        ):
            anna, otto, eva = (
                Person(app, pilot) for app, pilot in zip(apps, (one, two, three), strict=True)
            )
            await anna.sees("Nobody waits for players just now.")
            await make_a_table(anna)
            await anna.press("o")
            await anna.sees("Call it off")
            await anna.click("choice", "3")
            await anna.sees("A new table")
            chosen = await make_a_table(anna)
            assert anna.table.source.around is not None
            assert anna.table.source.around.facts["stand_in"] == chosen
            await lists(otto, str(anna.table.source.around.facts["id"]))
            await otto.sees("Hotel-König, 1 of 2 seats (Anna)")
            await otto.press("down", "down", "enter")
            await otto.until(lambda: isinstance(otto.app.source, RemoteSource))
            people = (anna, otto)
            await anna.until(lambda: any(each.table.chooser.found for each in people))
            await anna.sees("▸")
            await eva.sees("Zusehen")
            await eva.press("end", "enter")
            await eva.until(lambda: isinstance(eva.app.source, RemoteSource))
            await eva.until(lambda: eva.table.found is not None)
            assert eva.table.found is not None
            assert (eva.table.found.seat, eva.table.found.mine) == (None, False)

    run_apart(story())


def test_the_cursor_stays_on_its_table() -> None:
    """Enter joins the table under the cursor, even if the list changed meanwhile."""

    def table(number: int) -> dict[str, Any]:
        seat = {"name": f"Anna {number}", "taken": True}
        return {
            "id": str(number), "game": "hotel-koenig", "title": "", "clock": None,
            "options": ht.GAMES["hotel-koenig"].choose_options({}),
            "seats": [seat, {"name": None, "taken": False}],
        }  # fmt: skip

    async def look(person: Person) -> None:
        screen = person.screen
        assert isinstance(screen, LobbyScreen)
        screen.list_anew([table(1)], [])
        screen.at = 2
        screen.list_anew([table(2), table(1)], [table(3)])
        assert screen.fields()[screen.at].name == "join 1"
        screen.list_anew([table(2)], [])
        assert screen.fields()[screen.at].name == "new"

    # No server answers there: the test passes the lists to the screen.
    draft = Draft(game="hotel-koenig", seats=2, friends=1)
    app = HotelierApp(None, "en", first=lambda: LobbyScreen("http://127.0.0.1:9", draft))
    run(app, look, SMALL)


async def lists(person: Person, table: str) -> None:
    """Wait until one table, and no other, can be joined."""
    screen = person.screen
    assert isinstance(screen, LobbyScreen)
    await person.until(lambda: [each["id"] for each in screen.open] == [table])
    await person.pilot.pause()


async def make_a_table(person: Person) -> str:
    """Make a table by keys, with another clock and another replacement bot, and check its line."""
    await person.press("home", "enter")
    await person.sees("Make the table")
    screen = person.screen
    assert isinstance(screen, NewTableScreen)
    for at, field in enumerate(screen.fields()):
        await person.until(lambda at=at: screen.at == at)  # type: ignore[misc]
        if field.name == "clock":
            break
        await person.press("down")
    await person.press("right")
    await person.sees("5 min")
    level = screen.draft.stand_in
    await person.press("down", "down", "right")
    await person.until(lambda: screen.draft.stand_in != level)
    await person.press("home", "enter")
    await person.sees("Waiting for players.")
    return screen.draft.stand_in
