"""Two servers that differ only in secrets send the same to everybody who may not know them.

Everything that all but the insider receive has to be equal to the last byte: from every route of
the OpenAPI document, every kind of message on a socket, streams, mails, webhooks and push, before
and during the game, in every error. The insider has to receive different data. Lists taken from the
code ensure that nothing new is left out.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator
from functools import partial
from typing import Any, get_args

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hotelier.analysis.whatif import branch_record
from hotelier.client import Client
from hotelier.server import messages, told
from hotelier.server.bots import question_for
from hotelier.server.notices.sending import MAIL, PUSH, WEBHOOK
from hotelier.words import say
from tests.server.paired_requests import (
    OTHERS,
    OUTSIDERS,
    WHO,
    at_table,
    branched,
    documented,
    elsewhere,
    experienced,
    insiders,
)
from tests.server.paired_servers import (
    ASKED,
    SEATS,
    SEED,
    URLS,
    WAITING,
    Twins,
    about_secrets,
    parted,
    plain,
    played,
)
from tests.server.receivers import Hook, MailBox, hook, mail_box
from tests.server.server_process import Server, until
from tests.server.test_notices import decrypted
from tests.server.test_secrets import replayed

GAMES: list[tuple[str, dict[str, object]]] = [
    ("hotel-koenig", {}),
    ("hotel-koenig", {"preset": "online"}),
    ("grand-austria-hotel", {}),
    ("grand-austria-hotel", {"aw.modules": "12345"}),
]
NO_TABLE = "reads no table"
EXCUSED = {
    **dict.fromkeys(
        ("GET /api/games", "GET /api/games/{game}/cards", "POST /api/book", "GET /api/rules",
         "GET /api/rules/{rule}", "GET /api/socket-messages", "GET /api/socket-replies",
         "GET /health", "POST /api/players", "POST /api/login", "POST /api/session",
         "DELETE /api/session", "POST /api/account/passphrase", "POST /api/account/rated",
         "GET /api/account/tokens", "POST /api/account/tokens",
         "DELETE /api/account/tokens/{token}", "POST /api/notices/addresses",
         "DELETE /api/notices/addresses/{address}", "POST /api/notices/addresses/{address}/test",
         "GET /api/notices/confirm", "POST /api/notices/confirm", "GET /api/notices/stop",
         "POST /api/notices/stop", "PUT /api/notices/wishes"), NO_TABLE,
    ),
    "POST /api/tables": "makes a table of its own",
    "POST /api/whatif": "makes a table of what is sent",
}  # fmt: skip
NEVER_TOLD = {"end": "names a code"}
SECRET = b"0123456789abcdef"


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Twins, Hook, MailBox]]:
    folder = tmp_path_factory.mktemp("twins")
    with hook() as web, mail_box() as box:
        flags = ["--internal-targets", "127.0.0.1", "--mail-server", box.url, "--notify-delay", "0"]
        first = Server(folder / "one.db", *flags, "--public-url", URLS[0])
        tokens: dict[str, str | None] = {"nobody": None}
        for who in (*WHO, "stranger"):
            with first.client(name={"insider": "Iris"}.get(who, who)) as client:
                tokens[who] = client.token
                if who == "asked":
                    wants_messages(client, web, box)
                if who == "stranger":
                    wish = {"label": "chat", "scopes": ["chat"]}
                    made = client.request("POST", "/api/account/tokens", wish)
                    tokens["narrow"] = made["token"]
        people = [str(tokens[who]) for who in WHO]
        tables = dict(played(first, people, game, options) for game, options in GAMES)
        ways = parted(first, folder, list(tables))
        for number, seats in enumerate(tables.values()):
            tokens |= {f"seat {number} {seat}": token for seat, token in enumerate(seats)}
        second = Server(folder / "two.db", *flags, "--public-url", URLS[1])
        pair = Twins([first, second], ways, tokens)
        yield pair, web, box
        assert pair.both(lambda server: server.stop()) == [0, 0]


KEY = ec.generate_private_key(ec.SECP256R1())


def wants_messages(client: Client, web: Hook, box: MailBox) -> None:
    """Subscribe a client to messages on every channel."""
    own = KEY.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    client.add_push(
        f"{web.url}/push", *(base64.urlsafe_b64encode(k).decode() for k in (own, SECRET))
    )
    client.add_webhook(f"{web.url}/hook")
    client.add_mail("asked@example.org")
    letter = box.wait()[0].get_content()
    link = next(word for word in letter.split() if "/api/notices/confirm" in word)
    assert client.http.post(link.removeprefix(URLS[0])).status_code == 200
    assert {row["kind"] for row in client.notices()["addresses"]} == {MAIL, PUSH, WEBHOOK}
    client.notify(looking=True)  # otherwise it depends on which socket closes first


def heard_alike(pair: list[dict[str, Any]], where: object) -> None:
    """Check that all messages are equal, except those of the insider."""
    assert pair[0].keys() == pair[1].keys()
    for name in pair[0]:
        if name.startswith("insider"):
            assert pair[0][name] != pair[1][name], (where, name)
        else:
            assert pair[0][name] == pair[1][name], (where, name)


@pytest.mark.slow
def test_nobody_else_can_tell_the_twins_apart(twins: tuple[Twins, Hook, MailBox]) -> None:
    """One test, because the servers take long to set up."""
    pair, web, box = twins
    for where, table in zip(GAMES, pair.ways, strict=True):
        check_table(pair, table, where, first=table == next(iter(pair.ways)))
    for who in (*OTHERS, *OUTSIDERS):
        heard_alike(pair.both(partial(elsewhere, pair, who)), who)
    for table in pair.ways:
        heard_alike(pair.both(partial(branched, pair, table)), "what if")
    check_messages(pair, web, box)
    check_logs_and_metrics(pair)
    check_that_nothing_is_forgotten(pair)


def check_table(twins: Twins, table: str, where: object, first: bool) -> None:
    """Check one table; requests that are equal for all tables at the first one only."""
    secrets = about_secrets(twins, table)
    for kind in ("/state", "/record", "/replay") if first else ("/state", "/record"):
        own = twins.both(partial(insiders, twins, table, kind))
        assert own[0] != own[1], (where, kind)
    heard_alike(twins.both(partial(experienced, twins, table, secrets)), where)
    for who in (*OTHERS, *OUTSIDERS) if first else OTHERS:
        heard_alike(twins.both(partial(at_table, twins, table, who)), (where, who))
    check_what_workers_get(twins, table)


def check_what_workers_get(twins: Twins, table: str) -> None:
    """Hints and bot moves are made from a question, branches from a record and a seed: these have
    to be equal for the other seats."""
    games = [replayed(server, table, len(SEATS)) for server in twins.servers]
    one, two = (question_for(game, ASKED, "", SEED, "") for game in games)
    assert one == two
    ply = len(games[0].record.lines)
    for seat in (ASKED, WAITING, None):
        one_, two_ = (branch_record(game.record, ply, seat, "s", game.game) for game in games)
        assert one_.record.to_jsonl() == two_.record.to_jsonl()


def check_messages(twins: Twins, web: Hook, box: MailBox) -> None:
    """Check that mails, webhooks and push messages are equal, with a player to move at every
    table."""

    def arrived() -> list[set[str]]:
        texts = [f"{each['Subject']} {each.get_content()}" for each in list(box.letters)]
        for got in list(web.got):
            body = decrypted(got.body, KEY, SECRET) if got.path == "/push" else got.body
            texts.append(f"{got.path} {body.decode()}")
        title = str(say("notice-turn-title", table="Twins"))
        turns = [text for text in texts if title in text and any(t in text for t in twins.ways)]
        return [{plain(text) for text in turns if url in text} for url in URLS]

    until(lambda: all(len(texts) == 3 * len(GAMES) for texts in arrived()))
    one, two = arrived()
    assert one == two


def check_logs_and_metrics(twins: Twins) -> None:
    """Check that logs and metrics contain no draw, token or seed."""
    for server in twins.servers:
        text = server.log_text()
        with server.client() as nobody:
            text += twins.asks(nobody, "GET", "/metrics")
        secret = [SEED, *filter(None, twins.tokens.values())]
        for table in twins.ways:
            lines = replayed(server, table, len(SEATS)).record.lines
            secret += [line.do for line in lines if line.seen_by is not None]
        assert not [word for word in secret if word in text]


def check_that_nothing_is_forgotten(twins: Twins) -> None:
    """Check that every route and message was compared or is excused."""
    routes = documented(twins)
    assert routes - twins.routes == set(EXCUSED)
    assert twins.routes <= routes
    assert twins.said == {kind.__struct_config__.tag for kind in get_args(messages.Incoming)}
    tags = {kind.__struct_config__.tag for kind in get_args(told.Outgoing)}
    assert tags - twins.told == set(NEVER_TOLD)
