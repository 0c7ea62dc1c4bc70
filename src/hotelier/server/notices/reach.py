"""Who can be reached, and by which keys; kept in memory, so that a move need not ask."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from typing import Final

from hotelier.server.notices.guard import Network, networks
from hotelier.server.notices.mail import MailServer, checked_sender, mail_server
from hotelier.server.settings import Settings

VAPID, LINKS = "vapid", "links"
"""The names of the site's keys: for browsers, and for the links in mails."""
CONFIRM, STOP = "confirm", "stop"
MAC_LENGTH: Final = 32


@dataclass
class Reach:
    """What sending needs to know. Only the event loop changes it."""

    site: str
    """Where people find the page."""
    mail: MailServer | None
    sender: str
    allowed: tuple[Network, ...]
    usual_delay: int
    delays: dict[str, int | None] = field(default_factory=dict)
    """By player who can be reached: seconds of delay; None: the usual ones."""
    keys: dict[str, str] = field(default_factory=dict)

    def delay_ms(self, player: str) -> int:
        """How long a turn has to wait before a player is told of it."""
        seconds = self.delays.get(player)
        return 1000 * (self.usual_delay if seconds is None else seconds)

    def link(self, purpose: str, address: str) -> str:
        """An address in a mail, where its reader says yes, or no more."""
        return f"{self.site}/api/notices/{purpose}?token={address}.{self.mac(purpose, address)}"

    def mac(self, purpose: str, address: str) -> str:
        """What proves that we wrote the link."""
        text = f"{purpose}/{address}".encode()
        return hmac.new(self.keys[LINKS].encode(), text, hashlib.sha256).hexdigest()[:MAC_LENGTH]

    def read_link(self, purpose: str, token: str) -> str | None:
        """The address that a link is about, if we wrote it."""
        address, _, mac = token.partition(".")
        right = hmac.compare_digest(mac.encode(), self.mac(purpose, address).encode())
        return address if right else None


def reach_for(settings: Settings) -> Reach:
    """As the settings say; nobody is known yet."""
    return Reach(
        settings.public_url.rstrip("/"), mail_server(settings.mail_server),
        checked_sender(settings.mail_from), networks(settings.internal_targets),
        settings.notify_delay,
    )  # fmt: skip
