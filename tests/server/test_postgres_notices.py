"""Messages and ratings with several processes on one PostgreSQL database: each exactly once."""

from __future__ import annotations

import json
from contextlib import ExitStack

import pytest

from hotelier.client import Client
from hotelier.client.table import RemoteTable
from hotelier.server.desk import joining, play, tables
from hotelier.server.desk.notices import NewAddress, add_address
from hotelier.server.desk.play import Command
from hotelier.server.notices.sending import send_due
from hotelier.server.site import Site
from tests.server.conftest import Together
from tests.server.postgres import Postgres
from tests.server.receivers import all_sent, hook
from tests.server.server_process import until
from tests.server.test_notices import LOCAL, turns
from tests.server.two_sites import agree, at_two, game_of, whole, wishes


@pytest.mark.slow
def test_a_message_is_sent_by_who_has_not_heard_of_the_turn_yet(postgres: Postgres) -> None:
    """The outbox may be read before the notification arrives: then the table is read."""

    async def work(one: Site, other: Site) -> None:
        made = await tables.create(one, None, "Anna", wishes("me", "open"))
        await joining.join(one, made.live, None, "Otto", made.invites[1], None, True)
        here, there = await agree(one, other, made.live.id)
        people = [whole(seat.player) for seat in here.seats]
        asked = here.to_move
        assert asked is not None
        assert other.sharing is not None
        other.sharing.hearing.hear = lambda *_: None  # its notifications are delayed
        await add_address(one, people[1 - asked], NewAddress("webhook", web.url), "en")
        while here.to_move == asked:
            text = str(game_of(here).legal()[0])
            await play.move(one, here, people[asked], text, Command(asked))
        assert there.to_move == asked
        for _ in range(2):  # a message is created, and then sent
            await send_due(other)
        [got] = web.got
        assert json.loads(got.body)["kind"] == "turn"

    with hook() as web:
        at_two(postgres, work, internal_targets="127.0.0.1", notify_delay=0)


def account(client: Client) -> None:
    """Make a client a rated account."""
    client.request("POST", "/api/account/passphrase", {"passphrase": "correct horse"})
    client.want_rating()


def move_on(tables: tuple[RemoteTable, RemoteTable], seat: int) -> None:
    """Play, each client at its own process, until a seat is asked."""
    while True:
        for number, table in enumerate(tables):
            state = table.state()
            if not state.mine:
                continue  # not asked, or not notified yet
            if number == seat:
                return
            table.move(state.legal[0], state.version)


def test_each_message_and_each_rating_once(together: Together) -> None:
    first = together(*LOCAL)
    with hook() as web, first.client(name="Anna") as anna, ExitStack() as stack:
        made = anna.add_webhook(f"{web.url}/hook")
        second = together(*LOCAL)  # started now, so it has read the addresses
        otto = stack.enter_context(second.client(name="Otto"))
        for somebody in (anna, otto):
            account(somebody)
        table = anna.create("hotel-koenig", ["me", "open"], rated=True)
        joined = otto.join(table.id, table.invites[1])
        tables = (table, joined)
        move_on(tables, 1)
        all_sent(first)
        web.got.clear()
        move_on(tables, 0)  # he moves at the second process; either can send to her
        all_sent(first)
        assert len(turns(web)) == 1
        for _ in range(5):
            anna.test_address(made["id"])
            all_sent(first)  # otherwise another one would replace it
        kinds = [json.loads(got.body)["kind"] for got in web.got]
        assert (kinds.count("turn"), kinds.count("test")) == (1, 5)
        joined.post("resign")
        until(lambda: len(anna.ratings()["games"]) == 1)
        assert [row["games"] for row in otto.ratings()["ratings"]] == [1]
