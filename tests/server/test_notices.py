"""Messages to players by mail, webhook and push: exactly one for each turn."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import func, select, update

from hotelier.client import Client
from hotelier.client.table import RemoteTable
from hotelier.server.store.database import opened
from hotelier.server.store.schema import addresses, outbox
from tests.server.receivers import Hook, MailBox, all_sent, hook, mail_box
from tests.server.server_process import Peer, Server, asked, until
from tests.server.test_tables import refused

LOCAL = ("--internal-targets", "127.0.0.1", "--notify-delay", "0")
SEED = "the same game in every run"


class Post:
    """A server that can reach a mail server and a webhook on this machine."""

    def __init__(self, server: Server, box: MailBox, web: Hook) -> None:
        self.server, self.box, self.web = server, box, web


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    with mail_box() as box, hook() as web:
        server = Server(
            tmp_path_factory.mktemp("notices") / "own.db", *LOCAL, "--mail-server", box.url,
            "--mail-from", "Am Ring <host@hotel.example>", "--public-url", "https://hotel.example/",
        )  # fmt: skip
        yield Post(server, box, web)
        log = server.log_text()
        assert server.stop() == 0
        assert "Traceback" not in log


@pytest.fixture
def web(post: Post) -> Hook:
    """The webhook, empty and without pending messages of an earlier test."""
    all_sent(post.server)
    post.web.got.clear()
    post.web.status, post.web.location = 204, ""
    return post.web


Pair = tuple[RemoteTable, RemoteTable]


@pytest.fixture
def pair(post: Post) -> Iterator[Callable[..., Pair]]:
    """`pair()` starts a table of two people; the first one has an address."""
    with ExitStack() as stack:

        def start(target: str | None = None, **wishes: Any) -> Pair:
            anna = stack.enter_context(post.server.client(name="Anna", language="de"))
            if target is not None:
                body = {"kind": "webhook", "target": target}
                anna.request("POST", "/api/notices/addresses", body)
            table = anna.create("hotel-koenig", ["me", "open"], title="Am Ring", **wishes)
            otto = stack.enter_context(post.server.client())
            joined = otto.join(table.id, table.invites[1], name="Otto")
            otto.token = joined.token
            return table, joined

        yield start


def move_on(tables: Pair, seat: int) -> None:
    """Play until a seat is asked."""
    while (asked := tables[0].facts()["to_move"]) != seat:
        state = tables[asked].state()
        tables[asked].move(state.legal[0], state.version)


def turns(web: Hook) -> list[dict[str, Any]]:
    """The turn messages that have arrived."""
    found = [json.loads(got.body) for got in web.got]
    return [message for message in found if message["kind"] == "turn"]


def test_one_message_for_each_real_turn(post: Post, pair: Callable[..., Pair], web: Hook) -> None:
    """A turn has several decisions; one message is sent when it begins."""
    tables = pair(f"{web.url}/hook", seed=SEED)
    all_sent(post.server)
    told = int(tables[0].facts()["to_move"] == 0)
    for turn in range(3):
        move_on(tables, 1)
        all_sent(post.server)
        assert len(turns(web)) == told + turn
        move_on(tables, 0)
        all_sent(post.server)
    message = turns(web)[-1]
    assert message["table"] == tables[0].id
    assert message["text"] == "Du bist am Zug, Anna: Hotel-König, Tisch „Am Ring“."
    assert message["link"] == f"https://hotel.example/table/{tables[0].id}"
    assert len(turns(web)) == told + 3


def test_no_message_while_looking_and_one_when_not(
    post: Post, pair: Callable[..., Pair], web: Hook
) -> None:
    tables = pair(f"{web.url}/hook", seed=SEED)
    with Peer(post.server, tables[0].id, tables[0].token) as anna:
        move_on(tables, 1)
        all_sent(post.server)
        web.got.clear()
        move_on(tables, 0)
        all_sent(post.server)
        assert turns(web) == []
        assert anna.ask("looking", looking=False)["type"] == "ok"
        move_on(tables, 1)
        move_on(tables, 0)
        all_sent(post.server)
        assert len(turns(web)) == 1


def test_no_message_for_what_an_order_answers(
    post: Post, pair: Callable[..., Pair], web: Hook
) -> None:
    tables = pair(f"{web.url}/hook", seed=SEED)
    orders = {"forced": True, "skip": ["pass", "stop", "continue"]}
    move_on(tables, 1)
    all_sent(post.server)
    web.got.clear()
    tables[0].post("orders", orders=orders)
    move_on(tables, 0)
    all_sent(post.server)
    assert len(turns(web)) == 1


def test_wishes_for_one_table(post: Post, pair: Callable[..., Pair], web: Hook) -> None:
    quiet = pair(f"{web.url}/hook")
    client = quiet[0].client
    client.request("PUT", f"{quiet[0].path}/notices", {"wishes": {"turn": False, "start": False}})
    found = client.request("GET", "/api/notices")
    assert found["tables"][quiet[0].id]["turn"] is False
    assert found["wishes"]["turn"] is True
    move_on(quiet, 1)
    all_sent(post.server)
    web.got.clear()
    move_on(quiet, 0)
    all_sent(post.server)
    assert turns(web) == []
    quiet[0].post("resign")
    all_sent(post.server)
    assert [json.loads(got.body)["kind"] for got in web.got] == ["finish"]


@pytest.mark.parametrize("style", ["discord", "slack"])
def test_chat_services_get_their_own_form(post: Post, web: Hook, style: str) -> None:
    with post.server.client(name="Anna") as anna:
        body = {"kind": "webhook", "target": f"{web.url}/{style}", "style": style}
        made = anna.request("POST", "/api/notices/addresses", body)
        assert (made["shown"], made["confirmed"]) == (web.url.removeprefix("http://"), True)
        anna.request("POST", f"/api/notices/addresses/{made['id']}/test")
        got = json.loads(web.wait()[0].body)
    text = "A message from Hotelier arrives here. https://hotel.example"
    if style == "discord":
        assert got == {"content": text, "allowed_mentions": {"parse": []}}
    else:
        assert got == {"text": text}


def confirm_link(letter: Any) -> str:
    """The path and query of the link in a mail."""
    found = re.search(r"https://hotel\.example(/api/\S+)", letter.get_content())
    assert found is not None
    return found[1]


def test_mail_is_asked_for_confirmed_sent_and_ended(post: Post, pair: Callable[..., Pair]) -> None:
    all_sent(post.server)
    post.box.letters.clear()
    tables = pair(seed=SEED)
    anna = tables[0].client
    body = {"kind": "mail", "target": "anna@example.org"}
    made = anna.request("POST", "/api/notices/addresses", body)
    assert (made["shown"], made["confirmed"]) == ("a…@example.org", False)
    question = post.box.wait()[0]
    assert (question["To"], question["From"]) == (
        "anna@example.org",
        "Am Ring <host@hotel.example>",
    )
    move_on(tables, 1)
    move_on(tables, 0)
    refused("not-confirmed", anna.request, "POST", f"/api/notices/addresses/{made['id']}/test")
    all_sent(post.server)
    assert len(post.box.letters) == 1, "nothing else before the reader has said yes"
    link = post.server.url + confirm_link(question)
    page = asked("GET", link, headers={"accept-language": "fr"})
    assert 'method="post"' in page.text
    assert anna.request("GET", "/api/notices")["addresses"][0]["confirmed"] is False
    assert asked("POST", link).status_code == 200
    move_on(tables, 1)
    move_on(tables, 0)
    letter = post.box.wait(2)[1]
    assert letter["Subject"] == "Du bist am Zug: Am Ring"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix("https://hotel.example")
    assert stop in letter.get_content()
    assert asked("POST", post.server.url + stop.replace("token=", "token=x")).status_code == 404
    assert asked("POST", post.server.url + stop).status_code == 200
    assert anna.request("GET", "/api/notices")["addresses"] == []
    assert asked("POST", post.server.url + stop).json()["code"] == "bad-link"
    void = asked("GET", post.server.url + stop, headers={"accept": "text/html"})
    assert (void.status_code, "This link is not valid" in void.text) == (404, True)


def test_nobody_is_flooded_with_questions(post: Post) -> None:
    with post.server.client(name="Anna") as anna:
        body = {"kind": "mail", "target": "often@example.org"}
        for _ in range(3):
            made = anna.request("POST", "/api/notices/addresses", body)
            anna.request("DELETE", f"/api/notices/addresses/{made['id']}")
        refused("too-many", anna.request, "POST", "/api/notices/addresses", body)


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def decrypted(body: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """Decrypt a push message as a browser does (RFC 8291)."""
    salt, length = body[:16], body[20]
    sender, cipher = body[21 : 21 + length], body[21 + length :]
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    shared = key.exchange(ec.ECDH(), other)
    start = HKDF(SHA256(), 32, secret, b"WebPush: info\0" + own + sender).derive(shared)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(start)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(start)
    padded = AESGCM(content).decrypt(nonce, cipher, None)
    return padded.rstrip(b"\0").removesuffix(b"\x02")


def test_a_browser_can_read_what_is_pushed(post: Post, web: Hook) -> None:
    key, secret = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    own = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {
        "p256dh": base64.urlsafe_b64encode(own).decode(),
        "auth": base64.urlsafe_b64encode(secret).decode().rstrip("="),
    }
    with post.server.client(name="Анна", language="ru") as anna:
        body = {"kind": "push", "target": f"{web.url}/push/1", "keys": keys}
        made = anna.request("POST", "/api/notices/addresses", body)
        anna.request("POST", f"/api/notices/addresses/{made['id']}/test")
        got = web.wait()[0]
        server_key = anna.request("GET", "/api/notices")["push_key"]
        for wrong in ({}, {**keys, "auth": "AAAA"}, {**keys, "p256dh": "AAAA"}):
            refused(
                "bad-push-keys", anna.request, "POST", "/api/notices/addresses",
                {**body, "keys": wrong},
            )  # fmt: skip
        web.status = 410
        anna.request("POST", f"/api/notices/addresses/{made['id']}/test")
        until(lambda: anna.request("GET", "/api/notices")["addresses"][0]["stopped"] is not None)
    assert json.loads(decrypted(got.body, key, secret))["text"] == (
        "Сообщение от Hotelier доходит сюда."
    )
    assert got.headers["content-encoding"] == "aes128gcm"
    scheme, _, fields = got.headers["authorization"].partition(" ")
    signed = dict(part.strip().split("=", 1) for part in fields.split(","))
    assert (scheme, signed["k"]) == ("vapid", server_key)
    said, _, signature = signed["t"].rpartition(".")
    pair = unpacked(signature)
    number = [int.from_bytes(half, "big") for half in (pair[:32], pair[32:])]
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(server_key))
    point.verify(encode_dss_signature(*number), said.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(unpacked(said.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (web.url, "mailto:host@hotel.example")


def test_redirects_are_not_followed_and_failures_are_tried_again(post: Post, web: Hook) -> None:
    with post.server.client(name="Anna") as anna, hook() as other:
        web.status, web.location = 307, f"{other.url}/elsewhere"
        body = {"kind": "webhook", "target": f"{web.url}/hook"}
        made = anna.request("POST", "/api/notices/addresses", body)
        anna.request("POST", f"/api/notices/addresses/{made['id']}/test")
        all_sent(post.server)
        assert "notice-not-taken" in post.server.log_text()
        assert (len(web.got), other.got) == (1, [])
        row = anna.request("GET", "/api/notices")["addresses"][0]
        assert row["stopped"] is None, "it is tried again, later"
        for count in (2, 3, 4):
            anna.request("POST", f"/api/notices/addresses/{made['id']}/test")
            web.wait(count)
            all_sent(post.server)
        with opened(str(post.server.database)) as engine, engine.connect() as connection:
            waiting = select(func.count()).where(outbox.c.address == made["id"])
            assert connection.scalar(waiting) == 1, "the last one, instead of those before"
        anna.remove_address(made["id"])  # other tests look at what arrives later


def test_a_message_that_cannot_be_made_holds_up_no_other(post: Post, web: Hook) -> None:
    """A failing message is retried later, and the messenger goes on."""
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    own = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(own).decode(), "auth": "A" * 22}
    with post.server.client(name="Anna") as anna, opened(str(post.server.database)) as engine:
        body = {"kind": "push", "target": f"{web.url}/push", "keys": keys}
        broken = anna.request("POST", "/api/notices/addresses", body)["id"]
        with engine.begin() as connection:
            connection.execute(update(addresses).where(addresses.c.id == broken).values(keys=[]))
        anna.request("POST", f"/api/notices/addresses/{broken}/test")
        all_sent(post.server)
        body = {"kind": "webhook", "target": f"{web.url}/hook"}
        whole = anna.request("POST", "/api/notices/addresses", body)["id"]
        anna.request("POST", f"/api/notices/addresses/{whole}/test")
        assert [got.path for got in web.wait()] == ["/hook"]
        for made in (broken, whole):
            anna.remove_address(made)


def test_a_seats_token_is_good_for_its_own_table(
    post: Post, pair: Callable[..., Pair], web: Hook
) -> None:
    tables = pair(f"{web.url}/hook")
    otto: Client = tables[1].client
    made = otto.request("POST", "/api/notices/addresses", {"kind": "webhook", "target": web.url})
    assert made["table"] == tables[1].id
    with post.server.client(tables[0].token) as seat:
        assert seat.request("GET", "/api/notices")["addresses"] == []
    refused("no-scope", otto.request, "PUT", "/api/notices/wishes", {})
    refused("no-such-address", otto.request, "DELETE", f"/api/notices/addresses/{'x' * 16}")
    otto.request("DELETE", f"/api/notices/addresses/{made['id']}")


def everything_told(client: Client, table: str, seated: bool) -> str:
    """All replies about a table to a client, and all lists."""
    remote = client.table(table)
    replies: list[Any] = [
        remote.facts(), remote.state().view, remote.state().events, remote.record(),
        remote.record("text"), client.lobby(), client.request("GET", f"{remote.path}/chat"),
        client.request("GET", "/api/tables", status="playing"),
        client.request("GET", "/api/archive"), client.text("/metrics"),
        client.request("GET", "/api/ratings", game="hotel-koenig", seats=2),
    ]  # fmt: skip
    if seated:
        replies += [
            client.request("GET", "/api/account/tables"), client.request("GET", "/api/notices"),
            client.request("GET", f"{remote.path}/orders"),
        ]  # fmt: skip
    for path in ("move", "undo", "preview", "hints", "orders", "resign", "notices"):
        method = "PUT" if path == "notices" else "POST"
        reply = client.http.request(
            method, f"{remote.path}/{path}", json={"do": "dance"}, headers=client.headers
        )
        assert reply.is_error
        replies.append(reply.text)
    return json.dumps(replies, ensure_ascii=False)


def test_nothing_of_hers_is_told_to_others(
    post: Post, pair: Callable[..., Pair], web: Hook
) -> None:
    """Addresses, preferences, orders, seeds, tokens and ids are in no reply, message, log line or
    metric."""
    tables = pair(f"{web.url}/secret-hook", open=True)
    anna, otto = tables[0].client, tables[1].client
    mail = anna.request(
        "POST", "/api/notices/addresses", {"kind": "mail", "target": "secret.anna@example.org"}
    )
    anna.request("PUT", "/api/notices/wishes", {"delay": 12345})
    anna.test_address(anna.notices()["addresses"][0]["id"])
    until(lambda: any(got.path == "/secret-hook" for got in web.got))
    tables[0].post("orders", orders={"mergers": [{"keep": 7, "sell": "all"}]})
    tables[0].post("chat", text="between-us", to="seats")
    with post.server.client() as stranger:
        told = everything_told(stranger, tables[0].id, seated=False)
        assert "between-us" not in told
        told += everything_told(otto, tables[1].id, seated=True)
    assert "between-us" in told
    letters = [str(letter) for letter in post.box.wait()]
    bodies = [got.body.decode() for got in web.got if got.path == "/secret-hook"]
    stored = post.server.stored(tables[0].id)
    secrets = [
        anna.token, tables[0].token, otto.token, *tables[0].invites.values(),
        stored.seeds[0]["seed"], *(row["player"] for row in stored.seats),
    ]  # fmt: skip
    for secret in map(str, secrets):
        for where in (told, post.server.log_text(), *letters, *bodies):
            assert secret not in where
    delay = r"(?<![\d.])12345(?![\d.])"  # moments and durations contain many digits
    for private in ("secret-hook", r"secret\.anna", delay, '"keep": 7', re.escape(mail["id"])):
        assert not re.search(private, told)
        assert not re.search(private, post.server.log_text())
