"""The door: uvicorn's HTTP protocol, for visitors who dawdle or shout.

A request has to be there after some seconds, its head may have so many bytes: whoever sends a byte
now and then, or headers without end, is let go. What is sent to whoever does not take it is given
up by the system (`patient`): memory is not theirs to fill.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio import TimerHandle
from http import HTTPStatus
from typing import Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

REQUEST_SECONDS: Final = 20.0
"""From the first byte of a request, or the connection, to the last byte of the request."""
LARGEST_HEAD: Final = 32768
UNREAD_SECONDS: Final = 60
"""How long something may lie unread at the other side."""


class Door(HttpToolsProtocol):
    """One connection, which may become a `Wire`."""

    timer: TimerHandle | None = None
    head = 0
    """Bytes of a head that has not ended yet."""
    in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, if there is not too much of it."""
        super().data_received(data)
        if not self.in_head:
            return
        self.head += len(data)
        if self.head > LARGEST_HEAD and not self.transport.is_closing():
            line = STATUS_LINE[HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE]
            self.transport.write(line + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.in_head, self.head = True, 0
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on a `Wire` decides."""
        self._rest()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _give_up(self) -> None:
        self.timer = None
        self.transport.abort()


def patient(listening: socket.socket) -> socket.socket:
    """A listening socket whose connections end when something lies unread for too long.

    Where the system knows no such thing, whoever is told things is bounded by their mailbox alone.
    """
    unread = getattr(socket, "TCP_USER_TIMEOUT", None)
    if unread is not None:
        listening.setsockopt(socket.IPPROTO_TCP, unread, UNREAD_SECONDS * 1000)
    return listening
