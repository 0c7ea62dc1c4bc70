"""Players with an address, and the keys of the site; in memory, so that a move needs no query."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Final

from hotelier.server.notices.guard import Network, networks
from hotelier.server.notices.mail import MailServer, checked_sender, mail_server
from hotelier.server.settings import Settings

VAPID, LINKS = "vapid", "links"
"""The names of the keys: for browser push, and for links in mails."""
CONFIRM, STOP = "confirm", "stop"
MAC_LENGTH: Final = 32


@dataclass
class Reach:
    """Data for sending messages. Only the event loop modifies it."""

    site: str
    """The public URL of the site."""
    mail: MailServer | None
    sender: str
    allowed: tuple[Network, ...]
    usual_delay: int
    delays: dict[str, int | None] = field(default_factory=dict)
    """By player with an address: the delay in seconds; None: the default."""
    keys: dict[str, str] = field(default_factory=dict)

    def delay_ms(self, player: str) -> int:
        """Milliseconds that a turn message to a player waits."""
        seconds = self.delays.get(player)
        return 1000 * (self.usual_delay if seconds is None else seconds)

    def link(self, purpose: str, address: str) -> str:
        """A signed link for a mail, to confirm or stop messages."""
        return f"{self.site}/api/notices/{purpose}?token={address}.{self.mac(purpose, address)}"

    def mac(self, purpose: str, address: str) -> str:
        """The signature of a link."""
        text = f"{purpose}/{address}".encode()
        return hmac.new(self.keys[LINKS].encode(), text, hashlib.sha256).hexdigest()[:MAC_LENGTH]

    def read_link(self, purpose: str, token: str) -> str | None:
        """The address id of a link with a valid signature."""
        address, _, mac = token.partition(".")
        right = hmac.compare_digest(mac.encode(), self.mac(purpose, address).encode())
        return address if right else None


def reach_for(settings: Settings) -> Reach:
    """Create it from the settings; no players are known yet."""
    return Reach(
        settings.public_url.rstrip("/"), mail_server(settings.mail_server),
        checked_sender(settings.mail_from), networks(settings.internal_targets),
        settings.notify_delay,
    )  # fmt: skip
