"""Client of a server, with all its requests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any

from hotelier.client.account import Account
from hotelier.client.library import Library
from hotelier.client.messages import Messages
from hotelier.client.ratings import Rated
from hotelier.client.study import Study
from hotelier.client.table import RemoteTable, branched


class Client(Account, Messages, Rated, Library, Study):
    """A client of a server. Without a token, a name creates a new guest (or a bot)."""

    def __init__(
        self, url: str, token: str | None = None, name: str | None = None, bot: bool = False,
        language: str = "en",
    ) -> None:  # fmt: skip
        super().__init__(url, token, language)
        if token is None and name is not None:
            self.register(name, bot=bot)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        self.close()

    def lobby(self, **wanted: object) -> list[dict[str, Any]]:
        """Return open tables that wait for players.

        Filters: another `status`, a `game`, a language (`speaks`).
        """
        found: list[dict[str, Any]] = self.request("GET", "/api/tables", **wanted)
        return found

    def archive(self, **wanted: object) -> list[dict[str, Any]]:
        """Return finished tables, newest first.

        Filters: `game`, the `name` of a player, words in the `title`, ended `before` a time.
        `own=True` returns our own tables, including those reachable by link only.
        """
        found: list[dict[str, Any]] = self.request("GET", "/api/archive", **wanted)
        return found

    def create(
        self, game: str, seats: Sequence[str], options: Mapping[str, object] | None = None,
        **wishes: object,
    ) -> RemoteTable:  # fmt: skip
        """Create a table. Each seat is "me", "open" or "bot:NAME".

        Without a token, `name` is our name at the table.
        """
        body = {
            "game": game, "seats": [seat_wish(seat) for seat in seats],
            "options": dict(options or {}), **wishes,
        }  # fmt: skip
        made = self.request("POST", "/api/tables", body)
        table = RemoteTable(self, made["table"]["id"])
        table.invites = {int(seat): invite for seat, invite in made["invites"].items()}
        table.goes_by(made["token"])
        return table

    def join(
        self, table: str, invite: str | None = None, seat: int | None = None, ready: bool = True,
        name: str | None = None,
    ) -> RemoteTable:  # fmt: skip
        """Take a seat at a table. Without a token, `name` is our name at the table."""
        body = {"invite": invite, "seat": seat, "ready": ready, "name": name}
        joined = self.request("POST", f"/api/tables/{table}/join", body)
        found = RemoteTable(self, table)
        found.goes_by(joined["token"])
        found.seat = joined["seat"]
        return found

    def table(self, table: str) -> RemoteTable:
        """Return a table by its id."""
        return RemoteTable(self, table)

    def what_if(
        self, record: str, ply: int, seat: int | None = None, bot: str = "waiter"
    ) -> RemoteTable:
        """Create a table that branches off a record. What is hidden from the seat is dealt anew."""
        body = {"record": record, "ply": ply, "seat": seat, "bot": bot}
        return branched(self, self.request("POST", "/api/whatif", body))


def seat_wish(text: str) -> dict[str, str]:
    """Parse the short form of a seat.

    >>> seat_wish("bot:greedy"), seat_wish("me")
    ({'kind': 'bot', 'bot': 'greedy'}, {'kind': 'me'})
    """
    kind, _, bot = text.partition(":")
    return {"kind": kind, "bot": bot} if bot else {"kind": kind}
