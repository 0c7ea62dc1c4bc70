"""Run the server: uvicorn with our ASGI application, until a signal stops it."""

from __future__ import annotations

import errno
import logging
import signal
import socket
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType
from typing import Final

import uvicorn

from hotelier import __version__
from hotelier.kernel.errors import Unreadable
from hotelier.server.door import Door, patient
from hotelier.server.front import Front
from hotelier.server.house import load_games
from hotelier.server.logs import set_up_logs
from hotelier.server.notices.reach import reach_for
from hotelier.server.pace import set_pace
from hotelier.server.settings import DATABASE, Settings
from hotelier.server.store.database import check_database, location_of, newest_revision, opened
from hotelier.server.wire import Wire

log = logging.getLogger("hotelier.start")

GRACE_SECONDS: Final = 10
"""Seconds that a stop waits for open requests."""
IDLE_SECONDS: Final = 75
"""Seconds that an idle connection is kept open: longer than clients and proxies keep theirs, so
that they close it first. A request sent while the server closes a connection would be lost."""
BACKLOG: Final = 2048
STOPS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name)
)
"""Signals that stop the server. SIGBREAK is Ctrl-Break on Windows."""


def listen(settings: Settings) -> socket.socket:
    """Bind the socket to serve on, before anything else starts, or say why that fails."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows, where SO_REUSEADDR shares a taken port
        found.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, settings.port))
        found.listen(BACKLOG)  # requests that arrive during the start wait in this queue
    except (OSError, OverflowError) as error:
        found.close()
        why = (getattr(error, "strerror", None) or str(error)).rstrip(".")
        raise Unreadable(
            "cannot-listen", host=settings.host, port=str(settings.port), why=why, kind=kind(error)
        ) from error
    return patient(found)


def kind(error: Exception) -> str:
    """Name the cause of a failed bind, for its sentence.

    >>> kind(OSError(errno.EADDRINUSE, "")), kind(OverflowError()), kind(OSError(errno.EIO, ""))
    ('in-use', 'range', 'other')
    """
    if isinstance(error, OverflowError):
        return "range"
    if isinstance(error, socket.gaierror):
        return "address"
    causes = {errno.EADDRINUSE: "in-use", errno.EACCES: "forbidden", errno.EADDRNOTAVAIL: "address"}
    return causes.get(getattr(error, "errno", 0), "other")


def address_of(listening: socket.socket) -> str:
    """The URL at which a browser finds the server."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Server(uvicorn.Server):
    """Uvicorn, which closes sockets and streams first when it stops: they would stay open."""

    def __init__(self, config: uvicorn.Config, front: Front) -> None:
        super().__init__(config)
        self.front = front

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Stop on a signal with exit code 0: the signal is not raised again."""
        before = {number: signal.signal(number, self.handle_exit) for number in STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.front.say_goodbye()
        await super().shutdown(sockets)


def check(settings: Settings) -> str:
    """Check settings and database, and migrate it, before the server reports its address.

    Return the location of the database.
    """
    set_up_logs(settings.log_level, settings.log_format)
    reach_for(settings)
    load_games(settings.house_data)
    check_database(settings.database)  # last: it may create the file
    with opened(settings.database) as engine:
        place = location_of(engine)
    started = {"version": __version__, "database": place, "schema": newest_revision()}
    log.info("starting", extra=started)
    if settings.database == DATABASE:
        log.info("database-in-current-folder")
    return place


def may_be_stopped() -> None:
    """Exit with code 0 on a signal that arrives during the start."""
    for number in STOPS:
        signal.signal(number, leave)


def leave(_number: int, _frame: FrameType | None) -> None:
    """Exit at once: nothing is served yet, or any more."""
    raise SystemExit(0)


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve until a signal stops the server."""
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
