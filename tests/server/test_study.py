"""Hints, reviews, the evaluation line and branches over HTTP; thinking never blocks the server."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Any

import pytest

from hotelier.client import Client
from hotelier.client.table import RemoteTable
from hotelier.table.record import parse
from tests.server.running import Server
from tests.server.test_tables import refused


def wait_for_me(table: RemoteTable) -> dict[str, Any]:
    """The view once the own seat is asked."""
    end = monotonic() + 60
    while True:
        view: dict[str, Any] = table.client.request("GET", f"{table.path}/state")["view"]
        if view["to_move"] == 0 or view["to_move"] is None:
            return view
        assert monotonic() < end
        sleep(0.05)


def get(table: RemoteTable, what: str, **query: object) -> Any:
    return table.client.request("GET", f"{table.path}/{what}", **query)


def test_hints_for_the_own_seat_only(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"], seed="hints")
    view = wait_for_me(table)
    found = table.post("hints", few=2)
    assert found["seat"] == 0
    assert 1 <= len(found["hints"]) <= 2
    assert all(hint["action"] in view["legal"] for hint in found["hints"])
    assert len(found["lines"]) == len(found["hints"])
    refused("not-your-seat", table.post, "hints", seat=1)
    with server.client(name="Marie") as marie:
        refused("not-seated", marie.table(table.id).post, "hints")


def test_the_server_answers_while_it_thinks(server: Server, client: Client) -> None:
    """A hint takes up to two seconds in a worker; the server itself stays quick."""
    import threading

    table = client.create("grand-austria-hotel", ["me", "bot:random"], seed="thinking")
    wait_for_me(table)
    found: list[Any] = []
    with server.client(table.token) as other:
        asking = threading.Thread(target=lambda: found.append(other.table(table.id).post("hints")))
        asking.start()
        begin = monotonic()
        client.request("GET", "/api/games")
        took = monotonic() - begin
        asking.join()
    assert found[0]["hints"]
    assert took < 2


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A finished table."""
    with server.client(name="Reviewer") as client:
        table = client.create("hotel-koenig", ["bot:random", "bot:random"], seed="finished")
        end = monotonic() + 120
        while table.facts()["status"] != "finished":
            assert monotonic() < end
            sleep(0.1)
        return table.id


def test_a_review_is_begun_and_read(server: Server, client: Client, finished: str) -> None:
    table = client.table(finished)
    begun = table.client.request("POST", f"{table.path}/review", effort="quick")
    assert begun["status"] in ("thinking", "done")
    end = monotonic() + 240
    while (found := get(table, "review", effort="quick"))["status"] == "thinking":
        assert monotonic() < end
        sleep(0.2)
    assert found["status"] == "done"
    review = found["review"]
    assert found["done"] == found["points"] == len(review["decisions"]) + len(review["chance"])
    line = get(table, "evaluation")
    assert line == review["graph"]


def test_a_running_game_is_neither_reviewed_nor_valued(client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"], seed="running")
    refused("not-over", table.post, "review")
    refused("not-over", get, table, "evaluation")


def test_a_branch_of_a_finished_game_survives_a_restart(start: Any) -> None:
    server = start()
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["me", "bot:random"], seed="branching")
        view = wait_for_me(table)
        branch = table.post("whatif", ply=view["ply"], bot="random")
        assert branch["seat"] == 0
        made = client.table(branch["table"]["id"])
        ours = wait_for_me(made)
        for field in ("board", "money", "hands", "legal"):
            assert ours.get(field) == view.get(field), field
        made.move(ours["legal"][0])
        before = wait_for_me(made)
    server.kill()
    again = start()
    with again.client(branch["token"]) as client:
        assert wait_for_me(client.table(branch["table"]["id"])) == before


def test_what_cannot_be_branched(client: Client, finished: str) -> None:
    table = client.table(finished)
    lines = len(parse(table.record()).lines)
    refused("nothing-to-branch", table.post, "whatif", ply=lines)
    refused("no-such-ply", table.post, "whatif", ply=lines + 1)
    refused("unknown-bot", table.post, "whatif", ply=10, bot="nobody")
