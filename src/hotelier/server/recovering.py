"""Forgotten passphrases: the host gives an account a new one."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Engine, and_, delete, select, update

from hotelier.kernel.errors import Unreadable
from hotelier.server.identity import folded, hash_passphrase, new_id
from hotelier.server.store.database import check_filled, is_shared
from hotelier.server.store.fences import NOTIFY, note_rows
from hotelier.server.store.schema import players, tokens

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that are not confused when read aloud or copied by hand."""
GROUPS, LENGTH = 4, 5


def new_passphrase() -> str:
    """A random passphrase, which its owner should change."""
    group = (("".join(secrets.choice(LETTERS) for _ in range(LENGTH))) for _ in range(GROUPS))
    return "-".join(group)


def reset_passphrase(engine: Engine, name: str) -> tuple[str, str]:
    """Set a new passphrase for an account and end its logins; returns the name and the passphrase.

    As after a change by the owner, tokens that cannot change the passphrase remain valid: return
    links of seats, and programs that play.
    """
    check_filled(engine)
    passphrase = new_passphrase()
    own = players.c.account == folded(name)
    with engine.begin() as connection:
        # Written before anything is read: SQLite refuses a write if the file changed in between.
        connection.execute(
            update(players).where(own).values(passphrase=hash_passphrase(passphrase))
        )
        row = connection.execute(select(players.c.id, players.c.name).where(own)).first()
        if row is None:
            raise Unreadable("no-such-account", name=name)
        logins = and_(tokens.c.player == row.id, tokens.c.scopes.contains("account"))
        connection.execute(delete(tokens).where(logins))
        if is_shared(engine):
            connection.execute(NOTIFY, note_rows(new_id(), "logged-out", [[row.id, ""]]))
    return row.name, passphrase
