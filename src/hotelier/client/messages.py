"""Notifications to players: their channels and subscriptions."""

from __future__ import annotations

from typing import Any

from hotelier.client.connection import Connection


class Messages(Connection):
    """Requests about notifications."""

    def notices(self) -> dict[str, Any]:
        """Return our channels and subscriptions, with the data for a browser to subscribe."""
        found: dict[str, Any] = self.request("GET", "/api/notices")
        return found

    def add_mail(self, address: str) -> dict[str, Any]:
        """Add a mail address. It must be confirmed by the link that is sent there."""
        return self._add_address({"kind": "mail", "target": address})

    def add_webhook(self, url: str, style: str = "json") -> dict[str, Any]:
        """Add a webhook of the kind `json`, `discord` or `slack`."""
        return self._add_address({"kind": "webhook", "target": url, "style": style})

    def add_push(self, endpoint: str, p256dh: str, auth: str) -> dict[str, Any]:
        """Add a browser by its push subscription."""
        keys = {"p256dh": p256dh, "auth": auth}
        return self._add_address({"kind": "push", "target": endpoint, "keys": keys})

    def _add_address(self, body: dict[str, object]) -> dict[str, Any]:
        made: dict[str, Any] = self.request("POST", "/api/notices/addresses", body)
        return made

    def test_address(self, address: str) -> None:
        """Send a test message to a channel."""
        self.request("POST", f"/api/notices/addresses/{address}/test")

    def remove_address(self, address: str) -> None:
        """Remove a channel."""
        self.request("DELETE", f"/api/notices/addresses/{address}")

    def notify(self, **wishes: object) -> None:
        """Set the notifications for all tables: `client.notify(start=False, delay=300)`."""
        self.request("PUT", "/api/notices/wishes", wishes)
