"""Malformed requests get a stable code and a sentence in the reader's language."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hotelier.client import Client
from hotelier.server.messages import decode
from hotelier.server.shapes import message_error, request_error
from hotelier.words import LOCALES, say
from tests.server.server_process import PATIENCE, Peer, Server, asked

TABLE = b'{"game": "hotel-koenig", "seats": [{"kind": "me"}, {"kind": "open"}]'
BODIES: list[tuple[bytes, str]] = [
    (b"{", "json"),
    (b"\xff\xfe", "json"),
    (b"[" * 20_000, "json"),
    (b"{}", "missing"),
    (TABLE + b', "colour": "red"}', "unknown"),
    (TABLE + b', "title": 3}', "kind"),
    (b"[]", "kind"),
    (TABLE + b', "title": "' + b"x" * 100 + b'"}', "long"),
    (b'{"game": "hotel-koenig", "seats": []}', "short"),
    (b'{"game": "hotel-koenig", "seats": [{"kind": "cat"}]}', "choice"),
]
LEFT_ENGLISH = re.compile(r"\b(Input|should|Field|required|Expected|valid|error|Object)\b")


def posted(server: Server, body: bytes, language: str, kind: str = "application/json") -> Any:
    """The reply to a request for a new table."""
    headers = {"content-type": kind, "accept-language": language}
    return asked("POST", f"{server.url}/api/tables", content=body, headers=headers)


@pytest.mark.parametrize(("body", "kind"), BODIES, ids=lambda value: str(value)[:12])
def test_a_request_of_the_wrong_shape(server: Server, body: bytes, kind: str) -> None:
    texts = set()
    for language in LOCALES:
        reply = posted(server, body, language)
        assert (reply.status_code, reply.json()["code"]) == (422, "bad-request")
        texts.add(reply.json()["text"])
        if language != "en":
            assert not LEFT_ENGLISH.search(reply.json()["text"])
    assert len(texts) == len(LOCALES), kind


def test_a_place_is_named_as_the_sender_wrote_it(server: Server) -> None:
    wrong = b'{"game": "hotel-koenig", "seats": [{"kind": "me"}, {"kind": "cat"}]}'
    text = posted(server, wrong, "en").json()["text"]
    assert text.endswith("“seats.1.kind” is none of the possible values: me, open or bot.")
    assert "lacks “game”" in posted(server, b"{}", "en").json()["text"]
    odd = TABLE + b', "options": {"hk.hand_size": [6]}}'
    assert "“options.hk.hand_size” is of the" in posted(server, odd, "en").json()["text"]


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", "multipart/form-data", ""])
def test_what_is_not_said_to_be_json(server: Server, kind: str) -> None:
    reply = posted(server, b"{}", "en", kind)
    assert (reply.status_code, reply.json()["code"]) == (415, "wrong-content")


@pytest.mark.parametrize("path", ["/api/tables/", "/api/tables/a%00b", "/api/tables/%ed%a0%80"])
def test_addresses_that_are_not_there(server: Server, path: str) -> None:
    reply = asked("GET", server.url + path, headers={"accept-language": "fr"})
    assert reply.status_code == 404
    assert reply.json()["code"] in ("no-such-page", "no-such-table")


def test_a_zero_is_not_looked_for(server: Server) -> None:
    reply = asked("GET", f"{server.url}/api/archive?name=%00")
    assert (reply.status_code, reply.json()["code"]) == (422, "bad-request")


MESSAGES: list[tuple[str, str]] = [
    ("{", "json"),
    ("{}", "missing"),
    ('{"type": "dance"}', "choice"),
    ('{"type": "ping", "colour": 1}', "unknown"),
    ('{"type": "look", "seat": "x"}', "kind"),
    ('{"type": "look", "seat": -1, "id": "odd"}', "range"),
    ('{"type": "ping", "id": ""}', "short"),
    ('{"type": "say", "text": "' + "x" * 3000 + '"}', "long"),
]


def test_a_message_of_the_wrong_shape(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"])
    told: dict[str, set[str]] = {text: set() for text, _ in MESSAGES}
    for language in LOCALES:
        with Peer(server, table.id, table.token, language=language) as peer:
            for text in told:
                peer.socket.send(text)
                reply = peer.read()
                assert (reply["type"], reply["code"]) == ("error", "bad-message")
                assert reply["id"] == ("odd" if "odd" in text else None)
                told[text].add(reply["text"])
                if language != "en":
                    assert not LEFT_ENGLISH.search(reply["text"])
    assert {len(texts) for texts in told.values()} == {len(LOCALES)}


@pytest.mark.parametrize(
    ("path", "origin", "status", "code"),
    [
        ("/api/nothing/socket", None, 404, "no-such-page"),
        ("/api/tables/abc/socket", "https://other.example", 403, "foreign-origin"),
    ],
)
def test_a_socket_that_is_refused_says_why(
    server: Server, path: str, origin: str | None, status: int, code: str
) -> None:
    address = server.url.replace("http", "ws", 1) + path
    more = {"Accept-Language": "de", **({"Origin": origin} if origin else {})}
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(address, additional_headers=more, open_timeout=PATIENCE),
    ):
        pass
    reply = caught.value.response
    assert reply.status_code == status
    assert reply.headers["content-type"] == "application/json"
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert json.loads(reply.body or b"") == {"code": code, "text": say(f"error-{code}", "de")}


def test_every_kind_of_message_error_is_told_apart() -> None:
    for text, kind in MESSAGES:
        with pytest.raises(msgspec.MsgspecError) as caught:
            decode(text)
        assert message_error(caught.value).details["kind"] == kind, text


def test_errors_without_words_of_their_own() -> None:
    found = request_error({"type": "value_error", "loc": ("query", "seat")})
    assert (found.details["kind"], found.details["where"]) == ("other", "seat")
    assert json.dumps(found.details)
