"""Mail over TLS: encrypted and verified, or not sent at all."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from hotelier.server.notices.calling import NotTaken
from hotelier.server.notices.mail import MailServer, letter, mail_server, send
from tests.server.receivers import MailBox, Office

LETTER = letter("host@hotel.example", "anna@example.org", "Your turn", "At the hotel.", None)


@dataclass(frozen=True)
class Certificate:
    """A self-signed certificate and its key."""

    path: Path

    @property
    def context(self) -> ssl.SSLContext:
        """The context of a server with this certificate."""
        found = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        found.load_cert_chain(self.path)
        return found


def made_for(name: str, path: Path) -> Certificate:
    """Create a certificate for a host, in a file."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    found = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    secret = key.private_bytes(pem, plain, serialization.NoEncryption())
    path.write_bytes(secret + found.public_bytes(pem))
    return Certificate(path)


@pytest.fixture
def certificate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Certificate:
    """A trusted certificate for this machine."""
    found = made_for("localhost", tmp_path / "localhost.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(found.path))
    return found


class Post(MailBox):
    """A mail server with one user, which records what it received before encryption."""

    def __init__(self) -> None:
        super().__init__()
        self.tried: list[tuple[bytes, bytes]] = []

    def __call__(
        self, server: Any, session: Any, envelope: Any, mechanism: str, login: LoginPassword
    ) -> AuthResult:
        self.tried.append((login.login, login.password))
        return AuthResult(handled=False, success=login.password == b"geheim, s\xc3\xbc\xc3\x9f")


@contextmanager
def post_office(context: ssl.SSLContext | None, from_the_start: bool) -> Iterator[tuple[Post, int]]:
    """Run a mail server; yields its port."""
    post = Post()
    starting: dict[str, Any] = {} if from_the_start else {"tls_context": context}
    if context is not None and not from_the_start:
        starting["require_starttls"] = True
    office = Office(
        post, "localhost", ssl_context=context if from_the_start else None, authenticator=post,
        auth_required="tls_context" in starting and context is not None,
        auth_require_tls=not from_the_start, **starting,
    )  # fmt: skip
    office.start()
    try:
        yield post, office.port
    finally:
        office.stop()


def at(scheme: str, port: int, password: str = "geheim%2C%20s%C3%BC%C3%9F") -> MailServer:
    """The mail server of a setting."""
    found = mail_server(f"{scheme}://anna:{password}@localhost:{port}")
    assert found is not None
    return found


@pytest.mark.parametrize("scheme", ["smtps", "smtp"])
def test_a_letter_goes_by_tls(scheme: str, certificate: Certificate) -> None:
    with post_office(certificate.context, scheme == "smtps") as (post, port):
        send(at(scheme, port), LETTER)
        [found] = post.wait()
        assert (found["To"], found["Subject"]) == ("anna@example.org", "Your turn")
        assert post.tried == [(b"anna", "geheim, süß".encode())]


@pytest.mark.parametrize("scheme", ["smtps", "smtp"])
def test_a_wrong_password_is_a_refusal_that_may_pass(scheme: str, certificate: Certificate) -> None:
    with post_office(certificate.context, scheme == "smtps") as (post, port):
        with pytest.raises(NotTaken) as refusal:
            send(at(scheme, port, "wrong"), LETTER)
        assert (str(refusal.value), refusal.value.gone) == ("smtp-535", False)
        assert post.letters == []


@pytest.mark.parametrize("scheme", ["smtps", "smtp"])
@pytest.mark.parametrize("host", ["localhost", "elsewhere.example"])
def test_who_cannot_be_believed_learns_nothing(
    scheme: str, host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An untrusted certificate, and a trusted one of another host."""
    shown = made_for(host, tmp_path / "shown.pem")
    other = made_for("localhost", tmp_path / "other.pem")
    trusted = other if host == "localhost" else shown
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted.path))
    with post_office(shown.context, scheme == "smtps") as (post, port):
        with pytest.raises(NotTaken, match="SSLCertVerificationError") as refusal:
            send(at(scheme, port), LETTER)
        assert not refusal.value.gone
        assert (post.tried, post.letters) == ([], [])


def test_without_starttls_nothing_is_sent_in_clear(certificate: Certificate) -> None:
    with post_office(None, False) as (post, port):
        with pytest.raises(NotTaken, match="SMTPNotSupportedError"):
            send(at("smtp", port), LETTER)
        assert (post.tried, post.letters) == ([], [])
        send(replace(at("smtp+plain", port), user=""), LETTER)  # only if the setting asks for it
        assert len(post.wait()) == 1
