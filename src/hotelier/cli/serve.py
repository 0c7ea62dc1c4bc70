"""`hotelier serve`: the server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hotelier.cli import app
from hotelier.cli.worded import spoken


@app.command()
def serve(
    config: Path | None = None,
    database: str | None = None,
    host: str | None = None,
    port: int | None = None,
    origins: str | None = None,
    secure: Annotated[bool | None, typer.Option("--secure")] = None,
    proxies: str | None = None,
    bot_workers: int | None = None,
    live_tables: int | None = None,
    idle_seconds: int | None = None,
    requests_a_minute: int | None = None,
    messages_a_second: int | None = None,
    largest_body: int | None = None,
    house_data: str | None = None,
    log_level: str | None = None,
    log_format: str | None = None,
) -> None:
    """Serve tables over the network. Flags go before the environment, that before the file."""
    flags = dict(locals())
    del flags["config"]
    from hotelier.server.running import address_of, listen, run
    from hotelier.server.settings import read_settings
    from hotelier.words import say

    settings = read_settings(flags, file=config)
    listening = listen(settings)
    typer.echo(say("serve-listens", spoken(), address=address_of(listening)))
    run(settings, listening)
