"""Identity: tokens and their hashes, names, passphrases, callers and scopes."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from time import time
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from hotelier.server.errors import Refused

SCOPES: Final = ("play", "table", "chat", "account")
"""Scopes of a token: moves, creating and leading tables, chat, the account itself."""
SEAT_SCOPES: Final = ("play", "table", "chat")
"""Scopes of a private return link, at its own table."""
LONGEST_NAME: Final = 40
SHORTEST_PASSPHRASE: Final = 8
LONGEST_PASSPHRASE: Final = 200
HASHER: Final = PasswordHasher()


@dataclass(frozen=True, slots=True)
class Caller:
    """The player behind a token."""

    player: str
    name: str
    scopes: frozenset[str]
    table: str | None = None
    """The only table of the token; None: all."""
    bot: bool = False
    account: bool = False
    rated: bool = False
    """True for a rated account."""
    token: str = ""
    """The hash of the token; empty: none yet."""

    def needs(self, scope: str, table: str | None = None) -> Caller:
        """Return the caller if the token has this scope, or refuse."""
        if scope not in self.scopes:
            raise Refused("no-scope", scope=scope)
        if self.table is not None and table != self.table:
            raise Refused("other-table")
        return self


def elsewhere(player: str, token: str) -> Callable[[Caller], bool]:
    """A predicate: the same player with another token that is as good as the passphrase."""
    return lambda caller: (
        caller.player == player and caller.token != token and "account" in caller.scopes
    )


def new_id() -> str:
    """A random id; unlisted tables are found by it alone."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """True for a text that could be an id; others need no query.

    >>> is_id("zQ3-_7"), is_id("a b"), is_id("")
    (True, False, False)
    """
    return len(text) <= 24 and text.isascii() and text.replace("-", "a").replace("_", "a").isalnum()


def new_secret() -> str:
    """A new secret for a token or an invite."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """The hash of a secret, as stored. Secrets are random, so a fast hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


CLOCK: Final[ContextVar[Callable[[], float]]] = ContextVar("clock", default=time)
"""The clock, in seconds since 1970; tests replace it."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(CLOCK.get()() * 1000)


def clean_text(text: str, most: int, field: str) -> str:
    """Clean a text from a user: trimmed, printable, not empty, not too long."""
    text = text.strip()
    if not text or len(text) > most or not all(c.isprintable() or c == "\n" for c in text):
        raise Refused("bad-text", field=field, most=most)
    return text


def clean_name(name: str) -> str:
    """Clean the name of a player: one line."""
    return " ".join(clean_text(name, LONGEST_NAME, "name").split())


def folded(name: str) -> str:
    """The name of an account in the form used for comparison."""
    return clean_name(name).casefold()[:60]


def hash_passphrase(passphrase: str) -> str:
    """Hash a passphrase. This is slow on purpose: run it in a thread."""
    if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
        raise Refused("bad-passphrase", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
    return HASHER.hash(passphrase)


@cache
def nobodys_passphrase() -> str:
    """A hash that no passphrase matches."""
    return HASHER.hash(new_secret())


def is_passphrase(hashed: str | None, passphrase: str) -> bool:
    """Verify a passphrase. This is slow on purpose, also for unknown names: run it in a thread."""
    try:
        return HASHER.verify(hashed or nobodys_passphrase(), passphrase[:LONGEST_PASSPHRASE])
    except (VerificationError, InvalidHashError):
        return False
