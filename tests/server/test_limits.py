"""Limits on open connections and expensive requests, by address and by player, each with its
code."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from hotelier.client import Client, RemoteTable
from hotelier.words import say
from tests.server.server_process import PATIENCE, Server, asked, until


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits that trusts our reported addresses."""
    found = Server(
        tmp_path_factory.mktemp("limits") / "narrow.db", "--sockets-an-address", "3",
        "--sockets-a-player", "2", "--thoughts-a-minute", "2", "--proxies", "127.0.0.1",
    )  # fmt: skip
    yield found
    assert found.stop() == 0
    assert "Traceback" not in found.log_text()


@pytest.fixture
def table(narrow: Server) -> Iterator[RemoteTable]:
    with narrow.client(name="Anna") as client:
        yield client.create("hotel-koenig", ["me", "open"])


class Visitors:
    """Sockets at one table, from chosen addresses."""

    def __init__(self, server: Server, table: str) -> None:
        self.address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.open = ExitStack()

    def come(self, place: str, token: str | None = None) -> dict[str, Any]:
        """Open a socket from an address; returns the reply to its first message, or the last
        message."""
        headers = {"X-Forwarded-For": place, "Accept-Language": "de"}
        self.last: ClientConnection = self.open.enter_context(
            connect(self.address, additional_headers=headers, open_timeout=PATIENCE)
        )
        hello = {"type": "hello", "id": "h", "token": token, "language": "de"}
        with suppress(ConnectionClosed):  # the last message is there all the same
            self.last.send(json.dumps(hello))
        return self.hear("ok", "error", "end")

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds."""
        while (message := json.loads(self.last.recv(PATIENCE)))["type"] not in kinds:
            pass
        found: dict[str, Any] = message
        return found

    def closed_with(self) -> tuple[int, str]:
        """The close code and reason of the last socket."""
        with suppress(ConnectionClosed):
            while True:
                self.last.recv(PATIENCE)
        return self.last.close_code or 0, self.last.close_reason or ""


def refusals(server: Server) -> dict[str, int]:
    """Refusals by limit, from the metrics."""
    text = asked("GET", f"{server.url}/metrics").text
    found = re.findall(r'hotelier_refusals_total\{limit="(\w+)"\} (\d+)', text)
    return {name: int(count) for name, count in found}


def stream(client: Client, path: str, place: str) -> tuple[int, str]:
    """The start of a stream for a client at an address."""
    headers = {**client.headers, "x-forwarded-for": place}
    with client.http.stream("GET", path, headers=headers) as reply:
        return reply.status_code, reply.read().decode() if reply.is_error else ""


def test_an_address_has_so_many_connections(narrow: Server, table: RemoteTable) -> None:
    """A whole IPv6 /64 counts as one address; other addresses are not affected."""
    before = refusals(narrow).get("address", 0)
    text = say("error-too-many-open", "de", kind="address")
    crowd = Visitors(narrow, table.id)
    with crowd.open:
        assert [crowd.come(f"2001:db8::{end}")["type"] for end in (1, 2, 3)] == ["ok"] * 3
        end = {"type": "end", "code": "too-many-open", "text": text}
        assert crowd.come("2001:db8::4") == end
        assert crowd.closed_with() == (1008, "too-many-open")
        with narrow.client(language="de") as nobody:
            refused = stream(nobody, f"{table.path}/stream", "2001:db8::5")
            assert (refused[0], json.loads(refused[1])) == (
                429, {"code": "too-many-open", "text": text}
            )  # fmt: skip
            assert stream(nobody, f"{table.path}/stream", "2001:db8:0:1::1")[0] == 200
        assert crowd.come("2001:db8:0:1::1")["type"] == "ok"
    assert refusals(narrow)["address"] == before + 2
    until(lambda: came_in(narrow, table, "2001:db8::6"))


def came_in(server: Server, table: RemoteTable, place: str) -> bool:
    """True if one more socket may open; the server notices closed ones a moment later."""
    crowd = Visitors(server, table.id)
    with crowd.open:
        return bool(crowd.come(place, table.token)["type"] == "ok")


def test_a_player_has_so_many_connections(narrow: Server, table: RemoteTable) -> None:
    """From any address; clients without a token do not count."""
    client = table.client
    text = say("error-too-many-open", "de", kind="player")
    crowd = Visitors(narrow, table.id)
    with crowd.open:
        assert crowd.come("192.0.2.1", client.token)["type"] == "ok"
        assert crowd.come("192.0.2.2", table.token)["type"] == "ok"
        reply = crowd.come("192.0.2.3", client.token)
        assert (reply["type"], reply["code"], reply["text"]) == ("error", "too-many-open", text)
        assert crowd.hear("end")["text"] == text
        assert crowd.closed_with() == (1008, "too-many-open")
        for path in (f"{table.path}/stream", "/api/events", "/api/account/export"):
            status, body = stream(client, path, "192.0.2.4")
            assert (status, json.loads(body)["code"]) == (429, "too-many-open")
        assert crowd.come("192.0.2.5")["type"] == "ok"
    assert refusals(narrow)["player"] >= 4
    until(lambda: came_in(narrow, table, "192.0.2.6"))


def test_what_is_slow_is_asked_for_more_rarely(narrow: Server, table: RemoteTable) -> None:
    """By player, or by address without a token; all kinds together."""
    record = {"record": "none"}
    slow = [
        ("POST", f"{table.path}/hints", {}), ("POST", f"{table.path}/whatif", {"ply": 1}),
        ("GET", f"{table.path}/replay", None), ("POST", "/api/reviews", record),
        ("POST", "/api/evaluations", record), ("POST", "/api/whatif", {**record, "ply": 1}),
        ("GET", "/api/account/export", None), ("GET", f"{table.path}/evaluation", None),
        ("GET", f"{table.path}/review.html", None), ("POST", "/api/reviews/page", record),
    ]  # fmt: skip
    client, before = table.client, refusals(narrow).get("thoughts", 0)
    begin = monotonic()
    statuses = [
        client.http.request(
            method, path, json=body, headers={**client.headers, "x-forwarded-for": "192.0.2.7"}
        ).status_code
        for method, path, body in slow
    ]
    later = int((monotonic() - begin) / 30)  # two a minute: a slow machine may ask again
    assert 429 not in statuses[:2]
    assert statuses.count(429) >= len(slow) - 2 - later
    begin = monotonic()
    codes = [
        client.http.get(f"{table.path}/replay", headers={"x-forwarded-for": "192.0.2.8"}).json()
        for _ in range(20)
    ]
    later = int((monotonic() - begin) / 7.5)
    refused = [code for code in codes if code["code"] != "not-started"]
    assert 8 <= len(codes) - len(refused) <= 8 + later, "four times as many"
    too_many = {"code": "too-many", "text": say("error-too-many", "en")}
    assert all(code == too_many for code in refused)
    assert client.http.get(table.path).status_code == 200
    found = refusals(narrow)["thoughts"] - before
    assert found == statuses.count(429) + len(refused)


def test_a_trusted_proxy_tells_of_https(narrow: Server, server: Server) -> None:
    """Then cookies are for HTTPS only, and pages without HTTPS are foreign."""
    for found, trusted in ((narrow, True), (server, False)):
        with found.client(name="Anna") as anna:
            body, host = {"token": anna.token}, found.url.removeprefix("http://")
            told = {"x-forwarded-proto": "https", "origin": f"https://{host}"}
            kept = anna.http.post("/api/session", json=body, headers=told)
            assert ("secure" in kept.headers["set-cookie"].lower()) is trusted
            plainly = anna.http.post("/api/session", json=body)
            assert "secure" not in plainly.headers["set-cookie"].lower()
            told["cookie"] = f"hotelier={anna.token}"
            anna.http.cookies.clear()
            told["origin"] = f"http://{host}"
            reply = anna.http.post("/api/account/rated", json={"rated": False}, headers=told)
            assert (reply.json().get("code") == "foreign-origin") is trusted
