"""Account of the client at a server: its tokens and its tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hotelier.client.connection import Connection
from hotelier.client.shapes import Player, Statistics, Token


class Account(Connection):
    """Requests about our own account."""

    def register(
        self, name: str, passphrase: str | None = None, bot: bool = False, language: str = "en"
    ) -> Player:
        """Create a guest, or an account if there is a passphrase. Use its token from now on."""
        body = {"name": name, "passphrase": passphrase, "bot": bot, "language": language}
        return self._become("/api/players", body)

    def log_in(self, name: str, passphrase: str) -> Player:
        """Log in to an account and use its new token from now on."""
        return self._become("/api/login", {"name": name, "passphrase": passphrase})

    def _become(self, path: str, body: Mapping[str, object]) -> Player:
        made = self.request("POST", path, body)
        self.token = made.pop("token")
        found: Player = made
        return found

    def who(self) -> Player:
        """Return our own player data."""
        found: Player = self.request("GET", "/api/account")
        return found

    def set_passphrase(
        self, passphrase: str, name: str | None = None, present: str | None = None
    ) -> None:
        """Turn a guest into an account, or change the passphrase of an account.

        A guest may choose another `name`. A change of passphrase needs the `present` one and logs
        out all other devices.
        """
        body = {"passphrase": passphrase, "name": name, "present": present}
        self.request("POST", "/api/account/passphrase", body)

    def tables(self) -> list[dict[str, Any]]:
        """Return the tables where we sit, newest first."""
        found: list[dict[str, Any]] = self.request("GET", "/api/account/tables")
        return found

    def tokens(self) -> list[Token]:
        """Return our tokens without their secrets."""
        found: list[Token] = self.request("GET", "/api/account/tokens")
        return found

    def new_token(self, label: str, scopes: Sequence[str]) -> str:
        """Create another token for some of `play`, `table`, `chat`, `account`."""
        body = {"label": label, "scopes": list(scopes)}
        token: str = self.request("POST", "/api/account/tokens", body)["token"]
        return token

    def withdraw_token(self, token_id: str) -> None:
        """Revoke one of our tokens by its `id`."""
        self.request("DELETE", f"/api/account/tokens/{token_id}")

    def statistics(self) -> list[Statistics]:
        """Return our own statistics, by game and number of seats."""
        found: list[Statistics] = self.request("GET", "/api/account/statistics")
        return found

    def export(self) -> Iterator[dict[str, Any]]:
        """Yield all data of our account: player, statistics, ratings, tables with records."""
        return self.lines("/api/account/export")

    def events(self) -> Iterator[dict[str, Any]]:
        """Yield events of all our tables: start, turn, finish."""
        return self.lines("/api/events")
