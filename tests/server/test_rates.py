"""Rate limits of requests and passphrases by address, and of messages by socket.

All tests share one server that trusts our reported addresses, so each has its own.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from time import monotonic

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.server_process import PATIENCE, Peer, Server, asked, asleep, until, until_healthy

A_MINUTE = 20


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(
        tmp_path_factory.mktemp("rates") / "strict.db", "--requests-a-minute", str(A_MINUTE),
        "--messages-a-second", "5", "--proxies", "127.0.0.1",
    )  # fmt: skip
    yield found
    assert found.stop() == 0


def refused(server: Server, limit: str) -> int:
    """Refusals by a limit, from the metrics."""
    text = asked("GET", f"{server.url}/metrics").text
    found = re.search(rf'hotelier_refusals_total\{{limit="{limit}"\}} (\d+)', text)
    return 0 if found is None else int(found[1])


def socket_refused(server: Server, place: dict[str, str]) -> tuple[int, str] | None:
    """The refusal of a socket from an address, if there is one."""
    address = server.url.replace("http", "ws", 1) + "/api/tables/abc/socket"
    try:
        with connect(address, additional_headers=place, open_timeout=PATIENCE):
            return None
    except InvalidStatus as error:
        told = json.loads(error.response.body or b"{}")
        return error.response.status_code, told["code"]


def test_too_many_requests_and_sockets(strict: Server) -> None:
    place = {"x-forwarded-for": "192.0.2.1"}
    begin = monotonic()
    codes = [
        asked("GET", f"{strict.url}/api/account", headers=place).status_code
        for _ in range(A_MINUTE + 5)
    ]
    more = int((monotonic() - begin) * A_MINUTE / 60)  # a slow machine gets some more
    assert A_MINUTE <= codes.count(401) <= A_MINUTE + more
    assert set(codes) <= {401, 429}
    until(lambda: socket_refused(strict, place) == (429, "too-many"))
    assert refused(strict, "requests") >= codes.count(429) + 1
    until_healthy(strict.url, headers=place)


def test_passphrases_cannot_be_guessed_fast(strict: Server) -> None:
    guess = {"name": "Anna", "passphrase": "guessed"}
    place = {"x-forwarded-for": "192.0.2.2"}
    begin = monotonic()
    codes = [
        asked("POST", f"{strict.url}/api/login", json=guess, headers=place).status_code
        for _ in range(3)
    ]
    more = int((monotonic() - begin) / 60)
    assert codes[0] == 401
    assert 1 <= codes.count(401) <= 1 + more
    assert refused(strict, "costly") == codes.count(429)


def test_too_many_messages_end_the_socket(strict: Server) -> None:
    with strict.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["me", "open"])
    with Peer(strict, table.id, table.token) as peer:
        with asleep([strict.process.pid]):  # all at once for the server, however slow we are
            for _ in range(40):
                peer.send("ping")
        assert peer.read_to_the_end() == (1008, "too-many")
    assert refused(strict, "messages") == 1
