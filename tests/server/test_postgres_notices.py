"""Messages and ratings where several processes share a PostgreSQL database: each once only."""

from __future__ import annotations

import json
import time

from hotelier.client import Client
from hotelier.client.table import RemoteTable
from tests.server.conftest import Together
from tests.server.receiving import hook, until
from tests.server.test_notices import LOCAL, SETTLING, turns


def account(client: Client) -> None:
    """Somebody who wants to be rated."""
    client.request("POST", "/api/account/passphrase", {"passphrase": "correct horse"})
    client.want_rating()


def move_on(tables: tuple[RemoteTable, RemoteTable], seat: int) -> None:
    """Let everybody play, each in their own process, until a seat has to answer."""
    while True:
        for number, table in enumerate(tables):
            state = table.state()
            if not state.mine:
                continue  # not asked, or has not heard of it yet
            if number == seat:
                return
            table.move(state.legal[0], state.version)


def test_each_message_and_each_rating_once(together: Together) -> None:
    first, second = together(*LOCAL), together(*LOCAL)
    with hook() as web, first.client(name="Anna") as anna, second.client(name="Otto") as otto:
        for somebody in (anna, otto):
            account(somebody)
        made = anna.add_webhook(f"{web.url}/hook")
        table = anna.create("hotel-koenig", ["me", "open"], rated=True)
        joined = otto.join(table.id, table.invites[1])
        tables = (table, joined)
        move_on(tables, 1)
        web.got.clear()
        move_on(tables, 0)  # he moves in the second process; she is reached by either
        until(lambda: len(turns(web)) == 1)
        for _ in range(5):
            anna.test_address(made["id"])
        until(lambda: len(web.got) >= 6)
        time.sleep(SETTLING)
        kinds = [json.loads(got.body)["kind"] for got in web.got]
        assert (kinds.count("turn"), kinds.count("test")) == (1, 5)
        joined.post("resign")
        until(lambda: len(anna.ratings()["games"]) == 1)
        assert [row["games"] for row in otto.ratings()["ratings"]] == [1]
