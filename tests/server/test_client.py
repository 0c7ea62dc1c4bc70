"""The client's own methods, over a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from hotelier.client import Client
from tests.server.receiving import Hook, hook, until
from tests.server.running import Server
from tests.server.test_notices import LOCAL


@pytest.fixture(scope="module")
def web() -> Iterator[Hook]:
    with hook() as found:
        yield found


@pytest.fixture(scope="module")
def anna(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """Somebody at a server that may call this machine."""
    server = Server(tmp_path_factory.mktemp("client") / "own.db", *LOCAL)
    with server.client(name="Client Anna") as found:
        yield found
    assert server.stop() == 0


def test_previews_and_orders(anna: Client) -> None:
    table = anna.create("hotel-koenig", ["me", "me"])
    state = table.state()
    seen = table.preview(state.legal[0], state.version)
    assert (seen["version"], table.state().version) == (state.version, state.version)
    assert table.orders() == {"forced": False, "skip": [], "mergers": [], "confirm": False}
    assert table.give_orders(confirm=True, mergers=[{"sell": "all"}]) == state.version
    assert table.orders()["confirm"] is True
    table.give_orders()
    assert table.orders()["mergers"] == []


def test_addresses_and_wishes(anna: Client, web: Hook) -> None:
    made = anna.add_webhook(f"{web.url}/hook", "slack")
    anna.test_address(made["id"])
    assert "text" in json.loads(web.wait()[0].body)
    anna.notify(start=False, delay=300)
    table = anna.create("hotel-koenig", ["me", "bot:random"])
    table.notify(turn=False)
    found = anna.notices()
    assert (found["wishes"]["delay"], found["wishes"]["start"]) == (300, False)
    assert found["tables"][table.id]["turn"] is False
    table.notify()
    assert anna.notices()["tables"] == {}
    anna.remove_address(made["id"])
    assert anna.notices()["addresses"] == []


def test_ratings_rematch_and_export(anna: Client) -> None:
    anna.request("POST", "/api/account/passphrase", {"passphrase": "correct horse"})
    anna.want_rating()
    table = anna.create("hotel-koenig", ["me", "bot:random"], rated=True)
    table.post("resign")
    until(lambda: len(anna.ratings()["games"]) == 1)
    assert anna.ratings("client anna")["ratings"] == anna.ratings()["ratings"]
    assert {row["name"] for row in anna.standing("hotel-koenig", 2)} == {"random", "Client Anna"}
    again = table.rematch()
    assert (again.facts()["status"], again.facts()["rated"]) == ("waiting", True)
    assert [line["type"] for line in anna.export()][:3] == ["player", "statistics", "ratings"]
