"""Run the server: uvicorn around the front, until it is told to stop."""

from __future__ import annotations

import socket
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from signal import SIGINT, SIGTERM, signal
from types import FrameType

import uvicorn

from hotelier.kernel.errors import Unreadable
from hotelier.server.door import Door, patient
from hotelier.server.front import Front
from hotelier.server.house import load_games
from hotelier.server.logs import set_up_logs
from hotelier.server.notices.reach import reach_for
from hotelier.server.pace import set_pace
from hotelier.server.settings import Settings
from hotelier.server.store.database import check_database
from hotelier.server.wire import Wire

GRACE_SECONDS = 10
"""How long a stop waits for those who are being served."""

IDLE_SECONDS = 75
"""How long a connection may wait for its next request: longer than clients and proxies keep one, so
that they let go of it first. Who asks just when we let go would be cut off without an answer."""

BACKLOG = 2048


def listen(settings: Settings) -> socket.socket:
    """The socket to serve on; bound now, so that a taken port is said at once."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
        found.listen(BACKLOG)  # who comes during the start waits a moment
    except (OSError, OverflowError) as error:
        found.close()
        why = (getattr(error, "strerror", None) or str(error)).rstrip(".")
        raise Unreadable(
            "cannot-listen", host=settings.host, port=str(settings.port), why=why
        ) from error
    return patient(found)


def address_of(listening: socket.socket) -> str:
    """Where a browser finds us."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """Uvicorn, which on a stop first says goodbye to those who would stay for ever."""

    def __init__(self, config: uvicorn.Config, front: Front) -> None:
        super().__init__(config)
        self.front = front

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """A stop that was asked for is a success, so the signal is not raised again."""
        before = {number: signal(number, self.handle_exit) for number in (SIGINT, SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.front.say_goodbye()
        await super().shutdown(sockets)


def check(settings: Settings) -> None:
    """What cannot be meant is said at once, in a sentence, before anybody is told of a server."""
    reach_for(settings)
    load_games(settings.house_data)
    check_database(settings.database)  # last: it may make one


def may_be_stopped() -> None:
    """From now on a stop that is asked for is a success, also while the server is being set up."""
    for number in (SIGINT, SIGTERM):
        signal(number, leave)


def leave(_number: int, _frame: FrameType | None) -> None:
    """Nobody is served yet, or any more."""
    raise SystemExit(0)


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until SIGTERM or Ctrl-C."""
    set_up_logs(settings.log_level, settings.log_format)
    if not settings.public_url:
        settings = replace(settings, public_url=address_of(listening))
    front = Front(settings)
    config = uvicorn.Config(
        front,
        http=Door,
        ws=Wire,
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies.split() or None,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    set_pace()
    Server(config, front).run([listening])
