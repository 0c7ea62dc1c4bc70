"""Who asks: secrets and their hashes, names, passphrases, callers and their scopes."""

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
"""What a token may be good for: moving, making and leading tables, talking, the account itself."""
SEAT_SCOPES: Final = ("play", "table", "chat")
"""What a private return link is good for, at its own table."""
LONGEST_NAME: Final = 40
SHORTEST_PASSPHRASE: Final = 8
LONGEST_PASSPHRASE: Final = 200
HASHER: Final = PasswordHasher()


@dataclass(frozen=True, slots=True)
class Caller:
    """A player as a token shows them."""

    player: str
    name: str
    scopes: frozenset[str]
    table: str | None = None
    """The one table this token is good for; None: for all."""
    bot: bool = False
    account: bool = False
    rated: bool = False
    """Whether the account wants to be rated."""
    token: str = ""
    """The hash of the token they have shown; empty: none yet."""

    def needs(self, scope: str, table: str | None = None) -> Caller:
        """Itself, if the token is good for this."""
        if scope not in self.scopes:
            raise Refused("no-scope", scope=scope)
        if self.table is not None and table != self.table:
            raise Refused("other-table")
        return self


def elsewhere(player: str, token: str) -> Callable[[Caller], bool]:
    """Whether somebody is this player with another token that is as good as the passphrase."""
    return lambda caller: (
        caller.player == player and caller.token != token and "account" in caller.scopes
    )


def new_id() -> str:
    """An id that cannot be guessed: tables by link are found by it alone."""
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    """Whether this could be an id; anything else need not be looked for.

    >>> is_id("zQ3-_7"), is_id("a b"), is_id("")
    (True, False, False)
    """
    return len(text) <= 24 and text.isascii() and text.replace("-", "a").replace("_", "a").isalnum()


def new_secret() -> str:
    """What lets somebody in: a token, an invite."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """How a secret is stored. It is random, so that a plain hash will do."""
    return hashlib.sha256(secret.encode()).hexdigest()


CLOCK: Final[ContextVar[Callable[[], float]]] = ContextVar("clock", default=time)
"""What tells the seconds since 1970; a site may be opened with another clock than the system's."""


def now() -> int:
    """Milliseconds since 1970."""
    return int(CLOCK.get()() * 1000)


def clean_text(text: str, most: int, field: str) -> str:
    """A text that people typed: trimmed, printable, not empty, not too long."""
    text = text.strip()
    if not text or len(text) > most or not all(c.isprintable() or c == "\n" for c in text):
        raise Refused("bad-text", field=field, most=most)
    return text


def clean_name(name: str) -> str:
    """A player's name on one line."""
    return " ".join(clean_text(name, LONGEST_NAME, "name").split())


def folded(name: str) -> str:
    """An account's name, as it is compared."""
    return clean_name(name).casefold()[:60]


def hash_passphrase(passphrase: str) -> str:
    """Slow on purpose: run it in a thread."""
    if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
        raise Refused("bad-passphrase", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
    return HASHER.hash(passphrase)


@cache
def nobodys_passphrase() -> str:
    """A hash that no passphrase has."""
    return HASHER.hash(new_secret())


def is_passphrase(hashed: str | None, passphrase: str) -> bool:
    """Whether this is the passphrase. Slow on purpose, also for nobody's: run it in a thread."""
    try:
        return HASHER.verify(hashed or nobodys_passphrase(), passphrase[:LONGEST_PASSPHRASE])
    except (VerificationError, InvalidHashError):
        return False
