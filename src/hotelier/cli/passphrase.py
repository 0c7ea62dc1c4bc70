"""`hotelier passphrase`: reset the forgotten passphrase of an account."""

from __future__ import annotations

from hotelier.cli.language import spoken


def passphrase(account: str, database: str | None = None) -> None:
    """Give an account a new passphrase and end its sessions."""
    from hotelier.server.recovering import reset_passphrase
    from hotelier.server.settings import database_of
    from hotelier.server.store.database import explained, opened
    from hotelier.words import say

    url = database_of(database)
    with explained(url), opened(url) as engine:
        name, made = reset_passphrase(engine, account)
    print(say("passphrase-made", spoken(), name=name, passphrase=made))
