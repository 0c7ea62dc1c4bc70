"""Client side of a WebSocket, reduced to the needs of a load generator.

Messages to the server are masked with zeros, which leaves them unchanged. Messages from the server
are never fragmented.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

HANDSHAKE: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING = 1, 8, 9
MASK: Final = bytes(4)


class Connection(asyncio.Protocol):
    """One socket. It calls its listener with every text."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.take: Callable[[bytes], None] | None = None
        self.rest = b""
        self.opening: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()

    @classmethod
    async def opened(cls, port: int, path: str) -> Connection:
        """Open a socket and complete its handshake."""
        loop = asyncio.get_running_loop()
        _, found = await loop.create_connection(cls, "127.0.0.1", port)
        assert isinstance(found, Connection)
        found.transport.write(HANDSHAKE.format(path=path, port=port).encode())
        assert found.opening is not None
        await found.opening
        found.opening = None
        return found

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are of no such class

    def connection_lost(self, exc: Exception | None) -> None:
        if self.opening is not None and not self.opening.done():
            self.opening.set_exception(exc or ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        """Parse received data: the handshake, then frames."""
        data = self.rest + data if self.rest else data
        if self.opening is not None and not self.opening.done():
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opening.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.opening.set_result(None)
        self.rest = data if self.take is None else self._frames(data, self.take)

    def listen(self, take: Callable[[bytes], None]) -> None:
        """Set the listener, and pass it the texts that have already arrived."""
        self.take = take
        self.rest = self._frames(self.rest, take)

    def _frames(self, data: bytes, take: Callable[[bytes], None]) -> bytes:
        """Read every complete frame, and return the rest of the data."""
        at, end = 0, len(data)
        while end - at >= 2:
            size = data[at + 1]
            start = at + 2
            if size == 126:
                start = at + 4
                size = int.from_bytes(data[at + 2 : start])
            elif size == 127:
                start = at + 10
                size = int.from_bytes(data[at + 2 : start])
            if start + size > end:
                break
            kind = data[at] & 15
            at = start + size
            if kind == TEXT:
                take(data[start:at])
            elif kind == PING:
                self._write(0x8A, data[start:at])
            elif kind == CLOSE:
                self.transport.close()
        return data[at:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(0x81, text)

    def _write(self, first: int, text: bytes) -> None:
        size = len(text)
        if size < 126:
            self.transport.write(b"%c%c%b%b" % (first, size | 0x80, MASK, text))
        else:
            head = bytes((first, 0xFE)) + size.to_bytes(2)
            self.transport.write(head + MASK + text)

    def close(self) -> None:
        """Close the connection without a handshake."""
        self.transport.close()
