"""uvicorn's HTTP protocol with limits against slow and oversized requests.

A request must arrive within some seconds, and its head has a maximum size. The system drops
connections whose peer does not read (`patient`), so that they cannot fill the memory.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio import TimerHandle
from http import HTTPStatus
from typing import Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

REQUEST_SECONDS: Final = 20.0
"""Seconds from the first byte of a request, or the connection, to the last byte of the request."""
LARGEST_HEAD: Final = 32768
UNREAD_SECONDS: Final = 60
"""Seconds that sent data may stay unacknowledged."""


class Door(HttpToolsProtocol):
    """An HTTP connection, which may become a `Wire`."""

    timer: TimerHandle | None = None
    head = 0
    """Bytes of an incomplete head."""
    in_head = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the timer."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timer."""
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse data, and close the connection if the head is too large."""
        super().data_received(data)
        if not self.in_head:
            return
        self.head += len(data)
        if self.head > LARGEST_HEAD and not self.transport.is_closing():
            line = STATUS_LINE[HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE]
            self.transport.write(line + b"connection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def on_message_begin(self) -> None:
        """Start the timer of a request."""
        self.in_head, self.head = True, 0
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Note the end of the head."""
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timer of a request."""
        self._rest()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the timing to the `Wire`."""
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
    """Set a timeout for unacknowledged data on all connections of a listening socket.

    Where the system has no such option, only the size of a mailbox limits the memory.
    """
    unread = getattr(socket, "TCP_USER_TIMEOUT", None)
    if unread is not None:
        listening.setsockopt(socket.IPPROTO_TCP, unread, UNREAD_SECONDS * 1000)
    return listening
