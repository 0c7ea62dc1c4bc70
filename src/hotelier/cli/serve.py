"""`hotelier serve`: the server. Plain `hotelier` is `hotelier serve --browser`."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hotelier.cli.language import spoken
from hotelier.kernel.errors import Unreadable

if TYPE_CHECKING:
    from socket import socket

    from hotelier.server.settings import Settings

FOR_PEOPLE: Final = {"HOTELIER_LOG_LEVEL": "warning", "HOTELIER_LOG_FORMAT": "text"}
"""Default settings for a server started by hand."""
OPENING_SECONDS: Final = 10
"""Maximum wait in seconds for a browser command that blocks until the browser is closed."""


def serve(
    browser: bool = False,
    config: Path | None = None,
    database: str | None = None,
    host: str | None = None,
    port: int | None = None,
    origins: str | None = None,
    secure: bool | None = None,
    proxies: str | None = None,
    bot_workers: int | None = None,
    live_tables: int | None = None,
    idle_seconds: int | None = None,
    away_seconds: int | None = None,
    requests_a_minute: int | None = None,
    thoughts_a_minute: int | None = None,
    messages_a_second: int | None = None,
    sockets_an_address: int | None = None,
    sockets_a_player: int | None = None,
    largest_body: int | None = None,
    house_data: str | None = None,
    public_url: str | None = None,
    mail_server: str | None = None,
    mail_from: str | None = None,
    notify_delay: int | None = None,
    internal_targets: str | None = None,
    log_level: str | None = None,
    log_format: str | None = None,
) -> None:
    """Run the server. Flags override the environment, and the environment overrides the file."""
    flags = dict(locals())
    del flags["config"], flags["browser"]
    from hotelier.server.settings import read_settings, with_database

    environ = {**FOR_PEOPLE, **os.environ} if browser and config is None else os.environ
    # Read the settings before the slow imports, to report mistakes quickly.
    settings = with_database(read_settings(flags, environ, config))
    from hotelier.cli.browser import has_browser, is_our_site, open_page, site_address
    from hotelier.words import say

    address = site_address(settings.host, settings.port)
    opens = browser and has_browser(os.environ)
    if browser and settings.port and is_our_site(address):
        print(say("serve-runs-already", spoken(), address=address))
        if opens:
            open_page(address).join(OPENING_SECONDS)
        return
    from hotelier.server.running import address_of, check, listen, may_be_stopped, run
    from hotelier.server.store.owning import alone_with

    with alone_with(settings.database):
        listening = listen_somewhere(settings) if browser else listen(settings)
        stored = check(settings)
        address = address_of(listening)
        may_be_stopped()
        print(say("serve-listens", spoken(), address=address), flush=True)
        if browser:  # people do not read a log
            print(say("serve-stores", spoken(), path=stored), flush=True)
        if opens:
            open_page(address)
        run(settings, listening)


def listen_somewhere(settings: Settings) -> socket:
    """Listen on the configured port. If it is the default and in use, choose a free one."""
    from hotelier.server.running import listen
    from hotelier.words import say

    try:
        return listen(settings)
    except Unreadable as error:
        if error.details.get("kind") != "in-use" or settings.port != type(settings).port:
            raise
        print(say("serve-other-port", spoken(), port=str(settings.port)))
        return listen(replace(settings, port=0))
