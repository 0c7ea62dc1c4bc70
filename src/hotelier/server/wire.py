"""uvicorn's WebSocket protocol with a fast path in both directions.

Every move is published to all viewers of a table. Through ASGI each message would wake a task, be
wrapped, decoded and encoded again. Here it is framed and written to the transport at once. Likewise
a short complete text, the usual case, may be handled at once. All other input takes the ASGI path
unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it could not be compiled
    from websockets.utils import apply_mask

EXTENSION: Final = "hotelier.wire"
FINAL_TEXT: Final = 0x81
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Markers in place of a length, which follows in two or eight bytes."""
MASKED: Final = 6
"""Bytes before a short text: two, and four of the mask."""
UNBROKEN: Final = (FINAL_TEXT, 0x82, 0x89, 0x8A)
"""Complete frames: text, bytes, ping, pong."""

MOST_OUTGOING: Final = 100
"""Texts that may be queued in one iteration of the event loop."""
MOST_PIECES: Final = 1000
"""Fragments of one message."""
SHORT: Final = 1000
"""Longer texts take the ASGI path."""

Write = Callable[[bytes], bool]
Take = Callable[[bytes], bool]
LAST: Final = [b"", bytes((FINAL_TEXT, 0))]
"""The last text and its frame: most texts go to several connections in a row."""
UNSENT: Final[list[Wire]] = []
"""Connections with output in this iteration of the event loop."""


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket connection. Its output of one iteration of the event loop is written at once: an
    update and the reply to the player who moved."""

    outgoing: list[bytes]
    take: Take | None = None
    """The handler of the fast path; returns True if it took the text."""
    aligned = True
    """True if the next data begin with a frame."""

    def handle_connect(self, event: Request) -> None:
        """Offer the fast path to the application."""
        super().handle_connect(event)
        self.outgoing = []
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Drop references, so that no cycle is left for the garbage collector."""
        self.take = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Offer a short text to the fast path; pass on all other data."""
        if self.take is not None and self.aligned:
            text = text_in(data)
            if text is not None and self._is_next() and self.take(text):
                return
            self.aligned = text is not None or ends_with_frame(data)
        super().data_received(data)

    def _is_next(self) -> bool:
        """True if no earlier message waits to be read."""
        return self.queue.empty() and not self.close_sent and self.conn.state is State.OPEN

    def write_now(self, text: bytes) -> bool:
        """Send a text if that is possible at once; otherwise do nothing."""
        if not self.outgoing:
            if (
                not self.handshake_complete
                or self.close_sent
                or self.conn.state is not State.OPEN
                or not self.writable.is_set()
                or self.transport.is_closing()
            ):
                return False
            if not UNSENT:
                self.loop.call_soon(self.loop.call_soon, send_all)  # replies come one turn later
            UNSENT.append(self)
        elif len(self.outgoing) >= MOST_OUTGOING:
            return False
        self.outgoing.append(framed(text))
        return True

    def send_outgoing(self) -> None:
        """Write the queued frames to the transport."""
        outgoing, self.outgoing = self.outgoing, []
        if outgoing and not self.transport.is_closing():
            self.transport.write(outgoing[0] if len(outgoing) == 1 else b"".join(outgoing))

    def handle_ping(self) -> None:
        """Reply to a ping, unless the client does not read: replies would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Limit the number of fragments, which may be empty."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
            return
        self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
        self.handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message of the ASGI path after those of the fast path."""
        if self.handshake_initiated and self.outgoing:
            self.send_outgoing()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused correctly; uvicorn would log an error


def send_all() -> None:
    """Write the output of all connections."""
    unsent = UNSENT[:]
    UNSENT.clear()
    for wire in unsent:
        wire.send_outgoing()


def framed(text: bytes) -> bytes:
    """A text as a frame from server to client.

    >>> framed(b"hi").hex(" "), framed(bytes(300))[:4].hex(" ")
    ('81 02 68 69', '81 7e 01 2c')
    """
    if text is LAST[0]:
        return LAST[1]
    LAST[:] = text, whole_frame(text)
    return LAST[1]


def whole_frame(text: bytes) -> bytes:
    """Build the frame of a text."""
    size = len(text)
    if size < TWO_BYTES:
        return b"%c%c%b" % (FINAL_TEXT, size, text)
    if size < 1 << 16:
        return b"%c%c%b%b" % (FINAL_TEXT, TWO_BYTES, size.to_bytes(2), text)
    return b"%c%c%b%b" % (FINAL_TEXT, EIGHT_BYTES, size.to_bytes(8), text)


def text_in(data: bytes) -> bytes | None:
    """The text, if the data are exactly one short text frame of a client.

    >>> text_in(bytes.fromhex("8182 00000000 6869")), text_in(bytes.fromhex("8182 01020304 696b"))
    (b'hi', b'hi')
    """
    if len(data) < MASKED or data[0] != FINAL_TEXT:
        return None
    size, start = data[1] - 128, MASKED
    if size == TWO_BYTES:
        size, start = int.from_bytes(data[2:4]), MASKED + 2
    elif not 0 <= size < TWO_BYTES:
        return None
    if size > SHORT or len(data) != start + size:
        return None
    return apply_mask(data[start:], data[start - 4 : start])


def ends_with_frame(data: bytes) -> bool:
    r"""True if the data are complete frames, none of them a fragment.

    >>> ends_with_frame(bytes.fromhex("8180 00000000 8a80 00000000")), ends_with_frame(b"\x81\x80")
    (True, False)
    """
    at, end = 0, len(data)
    while end - at >= MASKED:
        size, start = data[at + 1] - 128, at + MASKED
        if data[at] not in UNBROKEN or not 0 <= size <= TWO_BYTES:
            return False
        if size == TWO_BYTES:
            size, start = int.from_bytes(data[at + 2 : at + 4]), start + 2
        at = start + size
    return at == end


def wire_of(scope: MutableMapping[str, Any]) -> Wire | None:
    """The `Wire` of a connection, if it has one."""
    found: Wire | None = scope.get("extensions", {}).get(EXTENSION)
    return found
