"""The connection to a server. A refused request raises `Problem`."""

from __future__ import annotations

import json
import ssl
import time
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from functools import cache
from typing import Any, Final

import httpx

SILENCE: Final = 30.0
"""Seconds without even an empty line, after which a stream is taken for dead."""

COARSE: Final = 2.0
"""Seconds by which two clocks may differ before we believe that they do."""


class Problem(Exception):
    """A refusal: a stable code, a sentence, and the rule's id if a rule refused it."""

    def __init__(self, status: int, code: str, text: str, rule: str = "") -> None:
        super().__init__(f"{text} [{code}]")
        self.status = status
        self.code = code
        self.text = text
        self.rule = rule


class Connection:
    """Requests to a server, with a token or without."""

    def __init__(self, url: str, token: str | None = None, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.http = httpx.Client(
            base_url=self.url, headers={"accept-language": language}, timeout=30.0,
            verify=trusted(),
        )  # fmt: skip
        self.token = token
        self.ahead = 0.0
        """By how many seconds the server's clock is ahead of ours, as its last reply told."""

    def close(self) -> None:
        """End the connection."""
        self.http.close()

    @property
    def headers(self) -> dict[str, str]:
        """Headers with the token."""
        return {} if self.token is None else {"authorization": f"Bearer {self.token}"}

    def request(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Send a request and return the decoded JSON; raise `Problem` if it is refused."""
        return self.reply(method, path, body, **query).json()

    def text(self, path: str, **query: object) -> str:
        """Send a request and return the text of the reply."""
        return self.reply("GET", path, **query).text

    def reply(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        """Send a request and return the reply; raise `Problem` if it is refused."""
        asked = time.time()
        found = self.http.request(
            method, path, json=body, params=known(query), headers=self.headers
        )
        if "date" in found.headers:
            told = parsedate_to_datetime(found.headers["date"]).timestamp()
            self.ahead = ahead_by(told, asked, time.time())
        check(found)
        return found

    def lines(self, path: str, **query: object) -> Iterator[dict[str, Any]]:
        """Yield the objects of an NDJSON stream as they arrive."""
        patience = httpx.Timeout(30.0, read=SILENCE)
        with self.http.stream(
            "GET", path, params=known(query), headers=self.headers, timeout=patience
        ) as reply:
            if reply.is_error:
                reply.read()
            check(reply)
            for line in reply.iter_lines():
                if line:
                    yield json.loads(line)


@cache
def trusted() -> ssl.SSLContext:
    """Load the trusted certificates once: it takes longer than most requests."""
    return httpx.create_ssl_context()


def ahead_by(told: float, asked: float, answered: float) -> float:
    """Return how far a clock of whole seconds is ahead; small differences count as 0.

    It was read at some time between request and reply: a slow reply is not a slow clock.

    >>> ahead_by(1000.0, 1000.0, 1000.9), ahead_by(1060.0, 999.0, 1000.0)
    (0.0, 60.0)
    >>> ahead_by(1000.0, 1000.5, 1030.0), ahead_by(940.0, 1000.0, 1030.0)
    (0.0, -60.0)
    """
    if told < asked - COARSE:
        return told - asked
    return told - answered if told > answered + COARSE else 0.0


def known(query: dict[str, object]) -> dict[str, Any]:
    """Return a query without its empty values."""
    return {name: value for name, value in query.items() if value is not None}


def check(reply: httpx.Response) -> None:
    """Raise `Problem` for a refused request."""
    if not reply.is_error:
        return
    try:
        data = reply.json()
        problem = Problem(reply.status_code, data["code"], data["text"], data.get("rule") or "")
    except (ValueError, KeyError, TypeError):
        problem = Problem(reply.status_code, "no-reply", reply.reason_phrase)
    raise problem
