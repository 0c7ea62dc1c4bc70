"""The wire: uvicorn's WebSocket protocol, with short ways in and out.

A table tells every move to all who watch. Through ASGI each message would wake a task, be wrapped,
decoded and encoded again; here it is framed and handed to the transport at once. Likewise a short
text that comes whole, as nearly all do, may be taken at once by whoever listens; what is not, goes
the long way, as if nobody had looked at it.
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
"""In place of a length: it follows in so many bytes."""
MASKED: Final = 6
"""Bytes before a short text: two, and four of the mask."""
UNBROKEN: Final = (FINAL_TEXT, 0x82, 0x89, 0x8A)
"""Text, bytes, ping, pong, each whole."""

MOST_OUTGOING: Final = 100
"""Texts of one turn of the event loop that need not wait for each other."""
MOST_PIECES: Final = 1000
"""Of one message."""
SHORT: Final = 1000
"""Longer texts go the long way."""

Write = Callable[[bytes], bool]
Take = Callable[[bytes], bool]
LAST: Final = [b"", bytes((FINAL_TEXT, 0))]
"""A text and its frame: most texts go to several connections, one after the other."""
UNSENT: Final[list[Wire]] = []
"""Connections with something to send in this turn of the event loop."""


class Wire(WebSocketsSansIOProtocol):
    """One connection. What is told in one turn of the event loop goes out in one piece: an update
    and the reply to whoever made the move."""

    outgoing: list[bytes]
    take: Take | None = None
    """Who listens; says whether a text was taken."""
    aligned = True
    """Whether what comes next begins with a frame."""

    def handle_connect(self, event: Request) -> None:
        """Tell the application that there are short ways."""
        super().handle_connect(event)
        self.outgoing = []
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything, so that nothing has to look for us in circles."""
        self.take = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Offer a short text to whoever listens; everything else goes the long way."""
        if self.take is not None and self.aligned:
            text = text_in(data)
            if text is not None and self._is_next() and self.take(text):
                return
            self.aligned = text is not None or ends_with_frame(data)
        super().data_received(data)

    def _is_next(self) -> bool:
        """Whether nothing that came before waits to be read."""
        return self.queue.empty() and not self.close_sent and self.conn.state is State.OPEN

    def write_now(self, text: bytes) -> bool:
        """Send a text if it can go at once; otherwise nothing happens."""
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
                self.loop.call_soon(self.loop.call_soon, send_all)  # replies come a turn later
            UNSENT.append(self)
        elif len(self.outgoing) >= MOST_OUTGOING:
            return False
        self.outgoing.append(framed(text))
        return True

    def send_outgoing(self) -> None:
        """Hand everything to the transport."""
        outgoing, self.outgoing = self.outgoing, []
        if outgoing and not self.transport.is_closing():
            self.transport.write(outgoing[0] if len(outgoing) == 1 else b"".join(outgoing))

    def handle_ping(self) -> None:
        """Answer, unless they do not take what we say: answers would pile up."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """One more piece of a message; pieces may be empty, but not without number."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
            return
        self.conn.fail(CloseCode.MESSAGE_TOO_BIG)
        self.handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        """What comes the long way goes after what came the short way."""
        if self.handshake_initiated and self.outgoing:
            self.send_outgoing()
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, in due form; uvicorn would call it an error


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
    if text is LAST[0]:
        return LAST[1]
    LAST[:] = text, whole_frame(text)
    return LAST[1]


def whole_frame(text: bytes) -> bytes:
    """The same, put together."""
    size = len(text)
    if size < TWO_BYTES:
        return b"%c%c%b" % (FINAL_TEXT, size, text)
    if size < 1 << 16:
        return b"%c%c%b%b" % (FINAL_TEXT, TWO_BYTES, size.to_bytes(2), text)
    return b"%c%c%b%b" % (FINAL_TEXT, EIGHT_BYTES, size.to_bytes(8), text)


def text_in(data: bytes) -> bytes | None:
    """The text, if these are the bytes of exactly one short frame from a client with a text.

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
    r"""Whether these are whole frames, none of which is a part of a message.

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
    """The wire of a connection, if it is one of ours."""
    found: Wire | None = scope.get("extensions", {}).get(EXTENSION)
    return found
