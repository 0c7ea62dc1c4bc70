"""Errors of the server: a stable code, the values of its sentence, and an HTTP status."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from hotelier.kernel.errors import BrokenRecord, HotelierError, IllegalAction, Unreadable
from hotelier.words import LOCALES, explain
from hotelier.words.catalogue import FALLBACK, bundle


class Refused(HotelierError):
    """An error for the client; the reason is a stable code."""


def bad_request(kind: str, where: str, choices: Sequence[str] = ()) -> Refused:
    """The error for a malformed request: the kind of the fault, and its place."""
    return Refused("bad-request", kind=kind, where=where, choices=list(choices))


def unstorable() -> Refused:
    """The error for a text that a database cannot store."""
    return bad_request("nul", "text")


def check_storable(text: str) -> None:
    """Refuse a text with NUL everywhere, so that a backup fits into any kind of database."""
    if "\0" in text:
        raise unstorable()


STATUS: Final[dict[str, int]] = {
    "no-token": 401, "bad-token": 401, "wrong-passphrase": 401,
    "no-scope": 403, "other-table": 403, "not-the-host": 403, "not-your-seat": 403,
    "need-invite": 403, "bad-invite": 403, "no-spectators": 403, "not-seated": 403,
    "foreign-origin": 403, "present-passphrase": 403,
    "no-such-table": 404, "unknown-rule": 404, "no-such-page": 404, "wrong-method": 405,
    "no-such-token": 404,
    "name-taken": 409, "seat-taken": 409, "table-full": 409, "used-invite": 409,
    "nobody-there": 409, "not-away": 409, "has-resigned": 409, "nothing-to-undo": 409,
    "stale-version": 409, "not-started": 409,
    "already-started": 409, "already-over": 409, "not-over": 409, "not-finished": 409,
    "review-not-done": 409,
    "no-hint-now": 409, "no-study-of-house-data": 409, "nothing-to-branch": 409, "no-offer": 409,
    "offer-open": 409, "other-offer": 409, "not-late": 409, "clock-decides": 409,
    "confirm-first": 409,
    "revealed-by": 409,
    "other-rules": 410, "newer-rules": 410, "other-data": 410, "bot-plays": 409,
    "rated-account": 403, "rated-takeback": 409, "rated-hint": 409, "rated-branch": 409,
    "not-rated": 404,
    "no-such-address": 404, "bad-link": 404, "not-confirmed": 409, "too-many-addresses": 409,
    "too-large": 413, "wrong-content": 415, "too-many": 429, "too-many-open": 429,
    "storage-failed": 503,
    "stopping": 503, "went-wrong": 500,
}  # fmt: skip
"""The HTTP status by code; all others are 400."""


def status_of(error: HotelierError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, IllegalAction):
        return 409
    return STATUS.get(error.reason, 500 if isinstance(error, BrokenRecord) else 400)


@contextmanager
def from_the_sender() -> Iterator[None]:
    """Turn errors about an uploaded record into errors of the request."""
    try:
        yield
    except BrokenRecord as error:
        raise Unreadable(error.reason, error.rule, **error.details) from error


READ: Final = {FALLBACK}
"""Languages whose catalogues are loaded."""


async def words_at_hand(lang: str) -> None:
    """Load the catalogues of a language, off the event loop: it takes a second."""
    if lang not in READ:
        await asyncio.to_thread(bundle, lang)
        READ.add(lang)


def described(error: HotelierError, lang: str = FALLBACK) -> dict[str, Any]:
    """An error as data: code, sentence and, if a rule forbids the action, its id."""
    data: dict[str, Any] = {"code": error.reason, "text": explain(error, lang)}
    if error.rule:
        data["rule"] = error.rule
    return data


FAREWELLS: Final = {
    error.reason: error
    for error in (
        Refused("stopping"), Refused("too-slow"), Refused("too-many"), Refused("storage-failed"),
        Refused("seat-gone"), Refused("bad-token"), Refused("too-many-open", kind="player"),
    )
}  # fmt: skip
"""Reasons for which the server ends a connection."""


def last_words(code: str, lang: str = FALLBACK) -> dict[str, Any]:
    """The last message of a connection."""
    error = FAREWELLS.get(code)
    return {"type": "end", "code": code} if error is None else end_of(error, lang)


def end_of(error: HotelierError, lang: str) -> dict[str, Any]:
    """The last message of a connection that ends with this error."""
    return {"type": "end", **described(error, lang)}


WEIGHT: Final = re.compile(r"q *= *(\d(?:\.\d{0,3})?)", re.ASCII)


def best_language(accepted: str) -> str:
    """The preferred language of an Accept-Language header among ours.

    >>> best_language("xx, en-US;q=0.8"), best_language("ru;q=0.1, de-AT;q=0.9, fr;q=0")
    ('en', 'de')
    """
    best, most = FALLBACK, 0.0
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        name = name.strip().split("-")[0].lower()
        if name in LOCALES and (wanted := weight_of(weight)) > most:
            best, most = name, wanted
    return best


def weight_of(text: str) -> float:
    """The weight of a language; 1 if it is missing or invalid.

    >>> weight_of(" q=0.8"), weight_of(""), weight_of("q=much")
    (0.8, 1.0, 1.0)
    """
    found = WEIGHT.fullmatch(text.strip())
    return float(found[1]) if found else 1.0
