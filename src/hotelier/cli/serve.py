"""`hotelier serve`: the server. Plain `hotelier` is `hotelier serve --browser`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from hotelier.cli.language import spoken

FOR_PEOPLE: Final = {"HOTELIER_LOG_LEVEL": "warning", "HOTELIER_LOG_FORMAT": "text"}
"""What holds, unless somebody says otherwise, where a person looks at the terminal."""


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
    """Serve tables over the network. Flags go before the environment, that before the file."""
    flags = dict(locals())
    del flags["config"], flags["browser"]
    from hotelier.server.settings import read_settings, with_database

    environ = {**FOR_PEOPLE, **os.environ} if browser and config is None else os.environ
    # First: a mistake in them is reported before the slow imports.
    settings = with_database(read_settings(flags, environ, config))
    from hotelier.cli.browser import has_browser, open_page
    from hotelier.server.running import address_of, check, listen, may_be_stopped, run
    from hotelier.server.store.owning import alone_with
    from hotelier.words import say

    with alone_with(settings.database):
        listening = listen(settings)
        check(settings)
        address = address_of(listening)
        may_be_stopped()
        print(say("serve-listens", spoken(), address=address))
        if browser and has_browser(os.environ):
            open_page(address)
        run(settings, listening)
