"""Invalid messages on sockets get an error code, and the server goes on."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from hotelier.client import Client
from hotelier.server.socket import MOST_BAD
from tests.server.server_process import PATIENCE, Peer, Server, asked, until, until_healthy

PIECES = [
    "{", "}", "[", "]", '"type"', ":", ",", '"play"', '"hello"', '"undo"', '"do"', '"version"',
    "1e999", "-1", "null", "true", '"\\ud800"', '"id"', "\u0000", "💥", '"seat"', "99999999999999",
]  # fmt: skip
MESSAGES = [
    {"type": "play"}, {"type": "play", "do": 3}, {"type": "dance"}, {"do": "stop"}, [], 3, None,
    {"type": "play", "do": "x" * 300}, {"type": "play", "do": "stop", "more": 1},
    {"type": "look", "seat": -1}, {"type": "answer", "yes": "yes"}, {"type": "ping", "id": ""},
    {"type": "offer", "kind": "cake"}, {"type": "say", "text": ""}, {"type": "resign", "seat": 7},
]  # fmt: skip


def nonsense(rng: Random) -> str:
    """A message that a broken or hostile client might send."""
    if rng.random() < 0.3:
        return json.dumps(rng.choice(MESSAGES))
    return "".join(rng.choice(PIECES) for _ in range(rng.randrange(1, 12)))


MOST_GROWTH = 8_000
"""Kilobytes by which a server may grow in between; a leak of each message would exceed it."""


def memory_of(server: Server) -> int:
    """Resident memory of the server, in kB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text("utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found is not None
    return int(found[1])


def open_sockets(server: Server) -> int:
    """The number of open sockets, from the metrics."""
    found = re.search(r"^hotelier_sockets (\d+)", asked("GET", f"{server.url}/metrics").text, re.M)
    return 0 if found is None else int(found[1])


def test_malformed_messages_harm_nothing(server: Server, client: Client, long_factor: int) -> None:
    table = client.create("hotel-koenig", ["me", "open"])
    rng = Random(f"malformed/{long_factor}")
    left = total = 2_000 if long_factor == 1 else 100_000
    memory = sockets = 0
    while left:
        if not memory and left < total * 3 // 4:  # by then all caches are filled
            memory, sockets = memory_of(server), open_sockets(server)
        with Peer(server, table.id, table.token) as peer:
            for _ in range(min(left, MOST_BAD - 1)):
                left -= 1
                peer.socket.send(nonsense(rng))
                reply = peer.read()
                assert reply["type"] in ("error", "ok"), reply
                if reply["type"] == "error":
                    assert reply["code"]
                    assert reply["text"]
    until_healthy(server.url)
    assert memory_of(server) < memory + MOST_GROWTH
    until(lambda: open_sockets(server) <= sockets)
    assert table.facts()["status"] == "waiting"


def test_too_much_nonsense_ends_the_socket(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"])
    with Peer(server, table.id, table.token) as peer:
        for _ in range(MOST_BAD):
            peer.socket.send("nonsense")
        assert peer.read_to_the_end() == (1008, "too-many")
    assert (peer.seen[-1]["type"], peer.seen[-1]["code"]) == ("end", "too-many")


def test_messages_before_hello_and_binary_ones(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"])
    with Peer(server, table.id, hello=False) as peer:
        assert peer.ask("play", do="stop")["code"] == "no-token"
        peer.socket.send(b"\xff\xfe")
        assert peer.read()["code"] == "bad-message"
        peer.socket.send(json.dumps({"type": "ping", "id": "b"}).encode())
        assert peer.read()["type"] == "ok"
        assert peer.ask("hello", token="nonsense")["code"] == "bad-token"


def test_refusals_on_a_socket_speak_the_readers_language(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"])
    texts = set()
    for language in ("en", "de-AT"):
        with Peer(server, table.id, table.token, language=language) as peer:
            texts.add(peer.ask("play", do="dance")["text"])
    assert len(texts) == 2


def test_no_such_table_and_foreign_pages(server: Server, client: Client) -> None:
    with Peer(server, "nowhere", hello=False) as peer:
        assert peer.ask("hello")["code"] == "no-such-table"
        assert peer.ask("hello", language="fr")["text"] == "Il n’y a pas de telle table."
    table = client.create("hotel-koenig", ["me", "open"])
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
    with (
        pytest.raises(InvalidStatus),
        connect(address, origin=Origin("http://evil.example"), open_timeout=PATIENCE),
    ):
        pass
    with pytest.raises(InvalidStatus), connect(f"{address}/more", open_timeout=PATIENCE):
        pass
    with connect(address, origin=Origin(server.url), open_timeout=PATIENCE) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv(PATIENCE))["type"] == "table"


def test_a_message_that_is_too_large_ends_the_socket(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"])
    with Peer(server, table.id, table.token) as peer:
        peer.socket.send("x" * 70_000)
        assert peer.read_to_the_end()[0] == 1009
