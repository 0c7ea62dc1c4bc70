"""Clients that are slow, send too much at once or do not read do not affect others."""

from __future__ import annotations

import asyncio
import re
import socket
from contextlib import closing
from functools import partial
from http.client import HTTPConnection
from time import sleep
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hotelier.client import Client
from hotelier.server import door
from hotelier.server.door import LARGEST_HEAD, UNREAD_SECONDS, Door
from hotelier.server.mailbox import MOST_BYTES, Mailbox
from hotelier.server.running import listen
from hotelier.server.settings import Settings
from hotelier.server.wire import MOST_PIECES
from tests.server.server_process import PATIENCE, Peer, Server, asked, asleep

MANY = 60


def place_of(server: Server) -> tuple[str, int]:
    """The address of a server."""
    parts = urlsplit(server.url)
    assert parts.hostname is not None
    assert parts.port is not None
    return parts.hostname, parts.port


def test_a_head_without_end_is_not_read_to_its_end(server: Server) -> None:
    with socket.create_connection(place_of(server), PATIENCE) as visitor:
        visitor.sendall(b"GET /api/games HTTP/1.1\r\nhost: here\r\n")
        visitor.sendall(b"x-more: " + b"y" * (2 * LARGEST_HEAD))
        assert visitor.recv(100).startswith(b"HTTP/1.1 431 ")


def test_a_connection_rests_longer_than_clients_keep_it(server: Server) -> None:
    """Otherwise a request could meet a closing connection and get no reply. httpx keeps one for 5
    s."""
    with closing(HTTPConnection(*place_of(server), timeout=PATIENCE)) as visitor:
        for rest in (5.2, 0.0):
            visitor.request("GET", "/api/games")
            reply = visitor.getresponse()
            reply.read()
            assert reply.status == 200
            sleep(rest)


@pytest.mark.parametrize(
    ("whole", "half"),
    [
        (b"", b""),
        (b"", b"GET / HT"),
        (b"", b"POST / HTTP/1.1\r\ncontent-length: 9\r\n\r\nhalf"),
        (b"GET / HTTP/1.1\r\n\r\n", b"GET / HT"),
    ],
)
def test_a_request_has_to_come_soon(
    whole: bytes, half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the first request on a connection, and for a later one."""
    soon = partial(monkeypatch.setattr, door, "REQUEST_SECONDS", 0.2)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    async def story() -> bytes:
        config, state = uvicorn.Config(app, log_config=None), ServerState()
        loop = asyncio.get_running_loop()
        serving = await loop.create_server(lambda: Door(config, state, {}), "127.0.0.1", 0)
        async with serving:
            if not whole:
                soon()
            reader, writer = await asyncio.open_connection(*serving.sockets[0].getsockname())
            if whole:
                writer.write(whole)
                answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
                assert answer.startswith(b"HTTP/1.1 204 ")
                soon()
            writer.write(half)
            try:
                found = await asyncio.wait_for(reader.read(), PATIENCE)
            except ConnectionResetError:
                found = b""
            writer.close()
            return found

    assert asyncio.run(story()) == b""


def test_what_lies_unread_ends_a_connection() -> None:
    with listen(Settings(port=0)) as listening, socket.create_connection(listening.getsockname()):
        taken, _ = listening.accept()
        with taken:
            told = taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert told == UNREAD_SECONDS * 1000


def test_whoever_does_not_listen_is_let_go_before_much_waits_for_them() -> None:
    async def story() -> Mailbox:
        mailbox = Mailbox(write=lambda message: False)
        for _ in range(3):
            mailbox.tell(b"x" * (MOST_BYTES // 3))
        assert mailbox.closed is None
        assert len(await mailbox.fetch() or []) == 3
        for _ in range(4):
            mailbox.tell(b"x" * (MOST_BYTES // 3))
        return mailbox

    mailbox = asyncio.run(story())
    assert (mailbox.closed, len(mailbox.waiting)) == ("too-slow", 0)


def test_a_message_has_so_many_pieces(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"])
    with Peer(server, table.id, table.token) as peer:
        peer.socket.send("" for _ in range(MOST_PIECES))  # and the last fragment
        assert peer.read_to_the_end()[0] == 1009


def test_a_thousand_messages_at_once_hold_nobody_up(server: Server, client: Client) -> None:
    """Other clients get replies in between, not after all of them.

    The server is stopped until all messages have arrived, so the speed of the clients does not
    matter.
    """
    table = client.create("grand-austria-hotel", ["me", "me"])

    def looks(text: str) -> int:
        found = re.search(r'commands_total\{kind="look",outcome="ok"\} (\d+)', text)
        return 0 if found is None else int(found[1])

    address = f"{server.url}/metrics"
    before = looks(asked("GET", address).text)
    with Peer(server, table.id, client.token, texts=True) as many:
        with asleep([server.process.pid]):
            for _ in range(MANY):
                many.send("look")
            other = socket.create_connection(place_of(server), PATIENCE)
            other.sendall(b"GET /metrics HTTP/1.1\r\nconnection: close\r\n\r\n")
        with other, other.makefile("rb") as reply:
            assert looks(reply.read().decode()) < before + MANY
        many.ask("ping")
        assert looks(asked("GET", address).text) == before + MANY


def test_a_refused_socket_is_no_fault_of_the_server(server: Server) -> None:
    address = server.url.replace("http", "ws", 1) + "/api/nothing/socket"
    with pytest.raises(InvalidStatus), connect(address, open_timeout=PATIENCE):
        pass
    assert "handshake" not in server.log_text()
