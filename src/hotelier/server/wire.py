"""The wire: uvicorn's WebSocket protocol, with a short way for what the server tells by itself.

A table tells every move to all who watch. Through ASGI each message would wake a task, be wrapped,
decoded and encoded again; here it is framed and handed to the transport at once.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "hotelier.write"
FINAL_TEXT: Final = 0x81
TWO_BYTES, EIGHT_BYTES = 126, 127
"""In place of a length: it follows in so many bytes."""

Write = Callable[[bytes], bool]
UNSENT: Final[list[Wire]] = []
"""Connections with something to send in this turn of the event loop."""


class Wire(WebSocketsSansIOProtocol):
    """One connection. What is told in one turn of the event loop goes out in one piece: an update
    and the reply to whoever made the move."""

    outgoing: list[bytes]

    def handle_connect(self, event: Request) -> None:
        """Tell the application that there is a short way."""
        super().handle_connect(event)
        self.outgoing = []
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self.write_now  # type: ignore[assignment]

    def write_now(self, text: bytes) -> bool:
        """Send a text if it can go at once; otherwise nothing happens."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.conn.state is not State.OPEN
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        if not self.outgoing:
            if not UNSENT:
                self.loop.call_soon(self.loop.call_soon, send_all)  # replies come a turn later
            UNSENT.append(self)
        self.outgoing.append(framed(text))
        return True

    def send_outgoing(self) -> None:
        """Hand everything to the transport."""
        if self.outgoing and not self.transport.is_closing():
            self.transport.write(b"".join(self.outgoing))
        self.outgoing.clear()

    async def send(self, message: ASGISendEvent) -> None:
        """What comes the long way goes after what came the short way."""
        if self.handshake_initiated and self.outgoing:
            self.send_outgoing()
        await super().send(message)


def send_all() -> None:
    """Send what all connections have to send."""
    unsent = UNSENT[:]
    UNSENT.clear()
    for wire in unsent:
        wire.send_outgoing()


def framed(text: bytes) -> bytes:
    """A text as a frame from server to client.

    >>> framed(b"hi").hex(" "), framed(bytes(300))[:4].hex(" ")
    ('81 02 68 69', '81 7e 01 2c')
    """
    size = len(text)
    if size < TWO_BYTES:
        return b"%c%c%b" % (FINAL_TEXT, size, text)
    if size < 1 << 16:
        return b"%c%c%b%b" % (FINAL_TEXT, TWO_BYTES, size.to_bytes(2), text)
    return b"%c%c%b%b" % (FINAL_TEXT, EIGHT_BYTES, size.to_bytes(8), text)


def short_way(scope: MutableMapping[str, Any]) -> Write | None:
    """The short way of a connection, if it has one."""
    found: Write | None = scope.get("extensions", {}).get(EXTENSION)
    return found
