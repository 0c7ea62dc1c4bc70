"""The methods of the client, against a real server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

import httpx
import pytest

from hotelier.client import Client, Problem
from tests.server.client_methods import (
    ANNOUNCED,
    LEFT_TO_REQUEST,
    MAY_BE_REFUSED,
    REACHED,
    Company,
    operations,
)
from tests.server.receivers import Hook, hook
from tests.server.server_process import Server, until
from tests.server.test_notices import LOCAL


@pytest.fixture(scope="module")
def web() -> Iterator[Hook]:
    with hook() as found:
        yield found


@pytest.fixture(scope="module")
def anna(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A client at a server that may call this machine."""
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


def test_who_has_no_token_goes_by_the_way_back(anna: Client) -> None:
    table = anna.create("hotel-koenig", ["me", "open", "open"])
    with Client(anna.url) as nobody:
        otto, marie = (nobody.join(table.id, table.invites[i], name=f"Guest {i}") for i in (1, 2))
        assert [each.state().viewer for each in (otto, marie, nobody.table(table.id))] == [
            1,
            2,
            None,
        ]
        otto.give_orders(confirm=True)
        assert not marie.orders()["confirm"]
        own = nobody.create("hotel-koenig", ["me", "bot:random"], name="Emil")
        state = next(state for state in own.follow() if state.mine)
        own.move(state.legal[0], state.version)
        own.resign()
        following = own.rematch()
        following.ready()
        assert following.state().viewer == 1
        following.resign()
        assert following.rematch().facts()["status"] == "waiting"
        assert nobody.token is None


def test_a_record_through_the_eyes_of_each_own_seat(anna: Client) -> None:
    table = anna.create("hotel-koenig", ["me", "me"])
    seen = []
    for table.seat in (0, 1):
        seen.append(table.record())
    assert seen[0] != seen[1]


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


@pytest.fixture(scope="module")
def document(anna: Client) -> dict[str, Any]:
    """The OpenAPI document."""
    found: dict[str, Any] = anna.request("GET", "/api/openapi.json")
    return found


def test_every_operation_has_a_method_or_a_reason(document: dict[str, Any]) -> None:
    assert sorted([*REACHED, *LEFT_TO_REQUEST]) == sorted(operations(document))


def code_of(call: Callable[[Company], object], company: Company) -> str:
    """The code of the error of a call; empty: none."""
    try:
        call(company)
    except Problem as problem:
        return problem.code
    return ""


def test_each_method_reaches_its_operation(anna: Client, web: Hook) -> None:
    asked: list[str] = []

    def note(request: httpx.Request) -> None:
        asked.append(f"{request.method} {request.url.path}")

    with Client(anna.url) as other:
        other.http.event_hooks = {"request": [note]}
        company = Company(other, web)
        for operation, call in REACHED.items():
            code = code_of(call, company)
            assert code in MAY_BE_REFUSED, f"{operation}: {code}"
            pattern = re.sub(r"{\w+}", "[^/]+", operation.replace(".", r"\."))
            assert re.fullmatch(pattern, asked[-1]), f"{operation}: asked for {asked[-1]}"


def test_types_have_the_fields_of_the_document(document: dict[str, Any]) -> None:
    schemas = document["components"]["schemas"]
    for shape, name in ANNOUNCED.items():
        assert get_type_hints(shape).keys() == schemas[name]["properties"].keys(), name
