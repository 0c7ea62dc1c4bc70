"""Where messages arrive: a mail server, and an HTTP server for webhooks and browser push."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller

PATIENCE = 30.0


@dataclass
class Got:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Hook:
    """An HTTP server that takes what it is given, or answers with a status of our choice."""

    url: str
    got: list[Got] = field(default_factory=list)
    status: int = 204
    location: str = ""

    def wait(self, count: int = 1) -> list[Got]:
        """What has arrived, when so much has."""
        until(lambda: len(self.got) >= count)
        return self.got


@dataclass
class MailBox:
    """A mail server that keeps what it is given, and can refuse recipients."""

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
        """The letters, when so many have come."""
        until(lambda: len(self.letters) >= count)
        return self.letters


def until(done: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


@contextmanager
def mail_box() -> Iterator[MailBox]:
    """A mail server on this machine."""
    box, port = MailBox(), free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    box.url = f"smtp+plain://127.0.0.1:{port}"
    yield box
    controller.stop()


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
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        found = Hook(f"http://127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, args=[0.05])
        thread.start()
        yield found
        server.shutdown()
        thread.join()
