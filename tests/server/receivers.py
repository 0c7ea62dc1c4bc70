"""Receivers of messages: a mail server, and an HTTP server for webhooks and browser push."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from sqlalchemy import Engine, select

from hotelier.server import identity
from hotelier.server.store.database import opened
from hotelier.server.store.schema import outbox
from tests.server.server_process import PATIENCE, Server, until, until_healthy


@dataclass
class Got:
    """A received request."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Hook:
    """An HTTP server that accepts requests, or replies with a chosen status."""

    url: str
    got: list[Got] = field(default_factory=list)
    status: int = 204
    location: str = ""

    def wait(self, count: int = 1) -> list[Got]:
        """Wait for this many requests and return them."""
        until(lambda: len(self.got) >= count)
        return self.got


@dataclass
class MailBox:
    """A mail server that stores mails, and can reject recipients."""

    url: str = ""
    letters: list[EmailMessage] = field(default_factory=list)
    refuse: str = ""

    async def handle_RCPT(  # noqa: N802  # aiosmtpd's name
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append(BytesParser(policy=default).parsebytes(envelope.content))
        return "250 OK"

    def wait(self, count: int = 1) -> list[EmailMessage]:
        """Wait for this many mails and return them."""
        until(lambda: len(self.letters) >= count)
        return self.letters


class Office(Controller):
    """A mail server on this machine, bound to its port from the start."""

    def __init__(self, box: MailBox, hostname: str, **more: Any) -> None:
        self.taken = socket.create_server(("127.0.0.1", 0))
        port: int = self.taken.getsockname()[1]
        super().__init__(box, hostname=hostname, port=port, ready_timeout=PATIENCE, **more)

    def _create_server(self) -> Awaitable[asyncio.AbstractServer]:
        return self.loop.create_server(self._factory_invoker, sock=self.taken, ssl=self.ssl_context)


def nothing_is_due(engine: Engine) -> bool:
    """True if all due messages were delivered or given up."""
    with engine.connect() as connection:
        query = select(outbox.c.id).where(outbox.c.due <= identity.now())
        return connection.execute(query).first() is None


def all_sent(server: Server) -> None:
    """Wait until a server has no message in delivery or due."""
    until_healthy(server.url)
    with opened(str(server.database)) as engine:
        until(lambda: nothing_is_due(engine))


@contextmanager
def mail_box() -> Iterator[MailBox]:
    """A mail server on this machine."""
    box = MailBox()
    office = Office(box, "127.0.0.1")
    office.start()
    box.url = f"smtp+plain://127.0.0.1:{office.port}"
    yield box
    office.stop()


@contextmanager
def hook() -> Iterator[Hook]:
    """An HTTP server on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.got.append(Got(self.path, headers, body))
            self.send_response(found.status)
            if found.location:
                self.send_header("location", found.location)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Hook(f"http://127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, args=[0.05], daemon=True)
        thread.start()
        yield found
        server.shutdown()
        thread.join()
