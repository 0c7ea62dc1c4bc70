"""Connection to a server. A refused request raises `Problem`."""

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
"""Seconds without any line, even an empty one, after which a stream counts as dead."""

COARSE: Final = 2.0
"""Difference between two clocks, in seconds, up to which they count as equal."""


class Problem(Exception):
    """Refused request: a stable code, a message, and the rule id if a rule forbids it."""

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
        """Seconds by which the server's clock is ahead of ours, by its last reply."""

    def close(self) -> None:
        """Close the connection."""
        self.http.close()

    @property
    def headers(self) -> dict[str, str]:
        """Headers that carry the token."""
        return {} if self.token is None else {"authorization": f"Bearer {self.token}"}

    def request(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """Send a request and return the decoded JSON. Raise `Problem` if it is refused."""
        return self.reply(method, path, body, **query).json()

    def text(self, path: str, **query: object) -> str:
        """Send a request and return the text of the reply."""
        return self.reply("GET", path, **query).text

    def reply(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        """Send a request and return the reply. Raise `Problem` if it is refused."""
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
    """Load the trusted certificates once, because loading takes longer than most requests."""
    return httpx.create_ssl_context()


def ahead_by(told: float, asked: float, answered: float) -> float:
    """Return the seconds by which a clock of whole seconds is ahead. Small differences count as 0.

    The clock was read at some time between request and reply, so a slow reply does not count as a
    clock difference.

    >>> ahead_by(1000.0, 1000.0, 1000.9), ahead_by(1060.0, 999.0, 1000.0)
    (0.0, 60.0)
    >>> ahead_by(1000.0, 1000.5, 1030.0), ahead_by(940.0, 1000.0, 1030.0)
    (0.0, -60.0)
    """
    if told < asked - COARSE:
        return told - asked
    return told - answered if told > answered + COARSE else 0.0


def known(query: dict[str, object]) -> dict[str, Any]:
    """Return a query without the parameters that are None."""
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
