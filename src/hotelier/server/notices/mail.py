"""Mail by SMTP. Sending blocks, so it runs in a thread."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from hotelier.kernel.errors import Unreadable
from hotelier.server.errors import Refused
from hotelier.server.notices.calling import NotTaken

SECONDS: Final = 20.0
POSTMEN: Final = ThreadPoolExecutor(4, "hotelier-mail")
"""A separate pool: a mail server that hangs must not block the threads that read the database."""
ACCEPTED: Final = 235
PORTS: Final = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
"""TLS, STARTTLS, or no encryption (a relay on the same machine)."""
MAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,190}$)"
                         r"[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")  # fmt: skip


@dataclass(frozen=True)
class MailServer:
    """The SMTP server for outgoing mail."""

    scheme: str
    host: str
    port: int
    user: str = ""
    password: str = ""


def mail_server(url: str) -> MailServer | None:
    """Parse the setting of the mail server; None: there is none.

    >>> mail_server("smtps://anna:secret@mail.example").port
    465
    """
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError as error:
        raise Unreadable("bad-mail-server") from error
    if parts.scheme not in PORTS or not parts.hostname:
        raise Unreadable("bad-mail-server")
    return MailServer(
        parts.scheme, parts.hostname, port or PORTS[parts.scheme],
        unquote(parts.username or ""), unquote(parts.password or ""),
    )  # fmt: skip


def checked_sender(text: str) -> str:
    """Check the sender of mails: an address, perhaps with a name.

    >>> checked_sender("Hotel am Ring <host@hotel.example>")
    'Hotel am Ring <host@hotel.example>'
    """
    if MAIL.fullmatch(parseaddr(text)[1]) is None or not text.isprintable():
        raise Unreadable("bad-setting", name="mail_from", value=text)
    return text


def checked_mail(text: str) -> str:
    """Check that a text looks like a mail address."""
    if MAIL.fullmatch(text) is None:
        raise Refused("bad-mail")
    return text


def letter(sender: str, to: str, subject: str, text: str, stop: str | None) -> EmailMessage:
    """A mail; `stop` is its URL for one-click unsubscribe (RFC 8058)."""
    found = EmailMessage()
    found["From"], found["To"], found["Subject"] = sender, to, " ".join(subject.split())
    found["Date"] = formatdate()
    found["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    found["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        found["List-Unsubscribe"] = f"<{stop}>"
        found["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    found.set_content(text)
    return found


async def hand_in(server: MailServer, message: EmailMessage) -> None:
    """Call `send` in a thread."""
    await asyncio.get_running_loop().run_in_executor(POSTMEN, send, server, message)


def send(server: MailServer, message: EmailMessage) -> None:
    """Send a mail; blocks. A rejected recipient is a permanent failure."""
    try:
        with connected(server) as session:
            if server.user:
                log_in(session, server.user, server.password)
            session.send_message(message)
    except smtplib.SMTPRecipientsRefused as error:
        code = max(code for code, _ in error.recipients.values())
        raise NotTaken(f"smtp-{code}", gone=code >= 500) from error
    except smtplib.SMTPResponseException as error:
        raise NotTaken(f"smtp-{error.smtp_code}") from error
    except (OSError, smtplib.SMTPException) as error:
        raise NotTaken(type(error).__name__) from error


def log_in(session: smtplib.SMTP, user: str, password: str) -> None:
    """Authenticate. `smtplib` handles ASCII only, so other names and passwords go as AUTH PLAIN."""
    if (user + password).isascii():
        session.login(user, password)
        return
    session.ehlo_or_helo_if_needed()
    words = b64encode(f"\0{user}\0{password}".encode()).decode()
    code, reply = session.docmd("AUTH", f"PLAIN {words}")
    if code != ACCEPTED:
        raise smtplib.SMTPAuthenticationError(code, reply)


def connected(server: MailServer) -> smtplib.SMTP:
    """Open a session, encrypted as the scheme says."""
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(
            server.host, server.port, timeout=SECONDS, context=ssl.create_default_context()
        )
    session = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    if server.scheme == "smtp":
        try:
            session.starttls(context=ssl.create_default_context())
        except BaseException:
            session.close()
            raise
    return session
