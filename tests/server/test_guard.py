"""The server calls no address in its own network, in any notation."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address

import pytest

from hotelier.client import Client
from hotelier.kernel.errors import HotelierError
from hotelier.server.errors import Refused
from hotelier.server.notices.calling import NotTaken, post
from hotelier.server.notices.guard import checked_target, is_public, networks
from hotelier.server.notices.mail import MailServer, checked_mail, hand_in, mail_server
from tests.server.receivers import hook, mail_box
from tests.server.test_mail import LETTER
from tests.server.test_tables import refused

INTERNAL = [
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "100.64.0.1",
    "100.100.100.200", "169.254.169.254", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1",
    "255.255.255.255", "168.63.129.16",
    "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1",
    "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2001:0:7f00:1::1",
    "::ffff:0:10.0.0.1", "fec0::1", "feff::1", "3fff::1", "192.0.0.8", "192.88.99.1",
]  # fmt: skip
PUBLIC = ["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1", "::ffff:8.8.8.8"]


@pytest.mark.parametrize("text", INTERNAL)
def test_internal_addresses(text: str) -> None:
    assert not is_public(ip_address(text))


@pytest.mark.parametrize("text", PUBLIC)
def test_public_addresses(text: str) -> None:
    assert is_public(ip_address(text))


def reason(url: str, allowed: str = "") -> str:
    """The reason why a URL is refused; empty: it is allowed."""
    try:
        asyncio.run(checked_target(url, networks(allowed)))
    except Refused as error:
        return error.reason
    return ""


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "[::1]",
     "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "169.254.169.254", "LOCALHOST", "0"],
)  # fmt: skip
def test_a_host_that_leads_inside(host: str) -> None:
    assert reason(f"https://{host}/hook") == "address-internal"


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://93.184.216.34/", "address-not-https"),
        ("https://93.184.216.34/", ""),
        ("https://anna:secret@93.184.216.34/", "bad-address"),
        ("https://93.184.216.34:0/", "bad-address"),
        ("https://93.184.216.34:99999/", "bad-address"),
        ("https:///hook", "bad-address"),
        ("ftp://93.184.216.34/", "bad-address"),
        ("file:///etc/passwd", "bad-address"),
        ("https://[::1/", "bad-address"),
        ("https://93.184.216.34/a b", "bad-address"),
        ("https://93.184.216.34/\r\nHost: x", "bad-address"),
        ("https://" + "a" * 3000, "bad-address"),
        ("https://" + "a" * 300 + ".example/", "address-unknown"),
        ("https://no-such-name.invalid/", "address-unknown"),
    ],
)  # fmt: skip
def test_what_may_be_called(url: str, code: str) -> None:
    assert reason(url) == code


def test_a_host_can_allow_some_addresses() -> None:
    assert reason("http://127.0.0.1:5/", "127.0.0.0/8") == ""
    assert reason("http://127.0.0.1:5/", "10.0.0.0/8 ::/0") == "address-not-https"
    assert reason("https://[::1]/", "127.0.0.0/8") == "address-internal"
    with pytest.raises(HotelierError, match="internal_targets"):
        networks("everything")


def test_the_connection_goes_to_the_checked_address_and_names_the_host() -> None:
    allowed = networks("127.0.0.0/8 ::1")
    with hook() as web:
        url = web.url.replace("127.0.0.1", "localhost") + "/a?b=c"
        assert asyncio.run(post(url, b"{}", {"x-one": "1"}, allowed)) == 204
        got = web.got[0]
        assert (got.path, got.headers["x-one"]) == ("/a?b=c", "1")
        assert got.headers["host"] == url.split("/")[2]
        for status, gone in ((302, False), (404, True), (410, True), (500, False)):
            web.status = status
            with pytest.raises(NotTaken) as caught:
                asyncio.run(post(url, b"{}", {}, allowed))
            assert (caught.value.why, caught.value.gone) == (f"status-{status}", gone)
    with pytest.raises(NotTaken):
        asyncio.run(post(url, b"{}", {}, allowed))


def test_who_waits_for_others_keeps_no_thread_of_the_site_busy() -> None:
    """Lookups and mail go on while all threads that read the database are busy."""

    async def work(office: MailServer) -> str:
        busy, done = ThreadPoolExecutor(1), threading.Event()
        asyncio.get_running_loop().set_default_executor(busy)
        busy.submit(done.wait)
        try:
            await hand_in(office, LETTER)
            with pytest.raises(Refused) as caught:
                await checked_target("https://localhost/", ())
        finally:
            done.set()
        return caught.value.reason

    with mail_box() as box:
        office = mail_server(box.url)
        assert office is not None
        assert asyncio.run(work(office)) == "address-internal"
        assert len(box.wait()) == 1


def test_the_server_refuses_internal_targets(client: Client) -> None:
    for kind, keys in (("webhook", {}), ("push", {"p256dh": "x", "auth": "x"})):
        for url, code in (
            ("https://127.0.0.1/", "address-internal"),
            ("https://localhost:8000/", "address-internal"),
            ("http://127.0.0.1/", "address-not-https"),
        ):
            body = {"kind": kind, "target": url, "keys": keys}
            refused(code, client.request, "POST", "/api/notices/addresses", body)
    mail = {"kind": "mail", "target": "anna@example.org"}
    refused("no-mail-here", client.request, "POST", "/api/notices/addresses", mail)


@pytest.mark.parametrize("text", ["anna", "anna@", "@x", "a@b\nBcc: c@d", "a b@c", "a@b@c", "ä@b"])
def test_what_is_no_mail_address(text: str) -> None:
    with pytest.raises(Refused):
        checked_mail(text)


def test_mail_servers() -> None:
    assert mail_server("") is None
    assert mail_server("smtp://u%40x:p%3A@mail.example") == MailServer(
        "smtp", "mail.example", 587, "u@x", "p:"
    )
    for wrong in ("mail.example", "http://mail.example", "smtp://", "smtp://x:y"):
        with pytest.raises(HotelierError) as caught:
            mail_server(wrong)
        assert caught.value.reason == "bad-mail-server"
