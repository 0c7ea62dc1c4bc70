"""The connection to a server: who we are, and requests that raise what is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import httpx

if TYPE_CHECKING:
    from hotelier.client.table import RemoteTable

SILENCE: Final = 30.0
"""Seconds without even an empty line, after which a stream is taken for dead."""


class Problem(Exception):
    """A refusal: a stable code, a sentence, and the rule's id if a rule refused it."""

    def __init__(self, status: int, code: str, text: str, rule: str = "") -> None:
        super().__init__(f"{text} [{code}]")
        self.status = status
        self.code = code
        self.text = text
        self.rule = rule


class Client:
    """Somebody at a server. Without a token, a name makes a new guest (or a bot)."""

    def __init__(
        self, url: str, token: str | None = None, name: str | None = None, bot: bool = False,
        language: str = "en",
    ) -> None:  # fmt: skip
        self.url = url.rstrip("/")
        self.http = httpx.Client(
            base_url=self.url, headers={"accept-language": language}, timeout=30.0
        )
        self.token = token
        if token is None and name is not None:
            made = self.request("POST", "/api/players", {"name": name, "bot": bot})
            self.token = made["token"]

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def close(self) -> None:
        """End the connection."""
        self.http.close()

    @property
    def headers(self) -> dict[str, str]:
        """How the token is shown."""
        return {} if self.token is None else {"authorization": f"Bearer {self.token}"}

    def request(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """The reply to a request, read from JSON; `Problem` if it is refused."""
        reply = self.http.request(
            method, path, json=body, params=known(query), headers=self.headers
        )
        check(reply)
        return reply.json()

    def text(self, path: str, **query: object) -> str:
        """The reply to a request, as text."""
        reply = self.http.get(path, params=known(query), headers=self.headers)
        check(reply)
        return reply.text

    def lines(self, path: str, **query: object) -> Iterator[dict[str, Any]]:
        """The objects of an NDJSON stream, as they come."""
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

    def games(self) -> list[dict[str, Any]]:
        """The games with their options and bots."""
        found: list[dict[str, Any]] = self.request("GET", "/api/games")
        return found

    def lobby(self) -> list[dict[str, Any]]:
        """Open tables that wait for players."""
        found: list[dict[str, Any]] = self.request("GET", "/api/tables")
        return found

    def events(self) -> Iterator[dict[str, Any]]:
        """Lines about all my tables: start, turn, finish."""
        return self.lines("/api/events")

    def create(
        self, game: str, seats: Sequence[str], options: dict[str, object] | None = None,
        **wishes: object,
    ) -> RemoteTable:  # fmt: skip
        """A new table; each seat is "me", "open" or "bot:NAME"."""
        from hotelier.client.table import RemoteTable

        body = {
            "game": game, "seats": [seat_wish(seat) for seat in seats],
            "options": options or {}, **wishes,
        }  # fmt: skip
        made = self.request("POST", "/api/tables", body)
        table = RemoteTable(self, made["table"]["id"])
        table.invites = {int(seat): invite for seat, invite in made["invites"].items()}
        table.token = made["token"]
        return table

    def join(
        self, table: str, invite: str | None = None, seat: int | None = None, ready: bool = True,
        name: str | None = None,
    ) -> RemoteTable:  # fmt: skip
        """Sit down at a table."""
        from hotelier.client.table import RemoteTable

        body = {"invite": invite, "seat": seat, "ready": ready, "name": name}
        joined = self.request("POST", f"/api/tables/{table}/join", body)
        found = RemoteTable(self, table)
        found.token = joined["token"]
        found.seat = joined["seat"]
        return found

    def notices(self) -> dict[str, Any]:
        """Where we are told of things, and of which; and what a browser needs to subscribe."""
        found: dict[str, Any] = self.request("GET", "/api/notices")
        return found

    def add_mail(self, address: str) -> dict[str, Any]:
        """Messages by mail, once its reader has followed the link that is sent there."""
        return self._add_address({"kind": "mail", "target": address})

    def add_webhook(self, url: str, style: str = "json") -> dict[str, Any]:
        """Messages to a webhook: `json`, `discord` or `slack`."""
        return self._add_address({"kind": "webhook", "target": url, "style": style})

    def add_push(self, endpoint: str, p256dh: str, auth: str) -> dict[str, Any]:
        """Messages to a browser, by its subscription."""
        keys = {"p256dh": p256dh, "auth": auth}
        return self._add_address({"kind": "push", "target": endpoint, "keys": keys})

    def _add_address(self, body: dict[str, object]) -> dict[str, Any]:
        made: dict[str, Any] = self.request("POST", "/api/notices/addresses", body)
        return made

    def test_address(self, address: str) -> None:
        """Send a message there that says nothing."""
        self.request("POST", f"/api/notices/addresses/{address}/test")

    def remove_address(self, address: str) -> None:
        """Send nothing there any more."""
        self.request("DELETE", f"/api/notices/addresses/{address}")

    def notify(self, **wishes: object) -> None:
        """What we want to be told about all tables: `client.notify(start=False, delay=300)`."""
        self.request("PUT", "/api/notices/wishes", wishes)

    def want_rating(self, rated: bool = True) -> None:
        """Be rated from now on, or no more."""
        self.request("POST", "/api/account/rated", {"rated": rated})

    def ratings(self, name: str | None = None) -> dict[str, Any]:
        """Somebody's ratings and the games that made them; by default our own."""
        path = "/api/account/ratings" if name is None else f"/api/ratings/{quote(name, safe='')}"
        found: dict[str, Any] = self.request("GET", path)
        return found

    def standing(self, game: str, seats: int, limit: int = 100) -> list[dict[str, Any]]:
        """The best of a game with so many seats."""
        found: list[dict[str, Any]] = self.request(
            "GET", "/api/ratings", game=game, seats=seats, limit=limit
        )
        return found

    def export(self) -> Iterator[dict[str, Any]]:
        """Everything of ours: who we are, statistics, ratings, tables with their records."""
        return self.lines("/api/account/export")

    def table(self, table: str) -> RemoteTable:
        """A table by its id."""
        from hotelier.client.table import RemoteTable

        return RemoteTable(self, table)


def seat_wish(text: str) -> dict[str, str]:
    """A seat's wish from its short form.

    >>> seat_wish("bot:greedy"), seat_wish("me")
    ({'kind': 'bot', 'bot': 'greedy'}, {'kind': 'me'})
    """
    kind, _, bot = text.partition(":")
    return {"kind": kind, "bot": bot} if bot else {"kind": kind}


def known(query: dict[str, object]) -> dict[str, Any]:
    """A query without what was left open."""
    return {name: value for name, value in query.items() if value is not None}


def check(reply: httpx.Response) -> None:
    """Raise a refusal."""
    if not reply.is_error:
        return
    try:
        data = reply.json()
        problem = Problem(reply.status_code, data["code"], data["text"], data.get("rule") or "")
    except (ValueError, KeyError, TypeError):
        problem = Problem(reply.status_code, "no-reply", reply.reason_phrase)
    raise problem
