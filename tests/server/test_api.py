"""The HTTP API: players and tokens, errors, limits, streams, a bot that plays a whole game."""

from __future__ import annotations

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

import hotelier as ht
from hotelier.client import Client
from hotelier.table.fairness import commitment, verify
from hotelier.table.record import parse
from tests.server.server_process import Server, asked, telling
from tests.server.test_tables import refused

ROOT = Path(__file__).parents[2]


def test_a_passphrase_makes_an_account(server: Server) -> None:
    name = "Élise of the Ring"
    with server.client() as client:
        made = client.request(
            "POST", "/api/players", {"name": name, "passphrase": "correct horse battery"}
        )
        assert made["account"] is True
        wrong = {"name": name, "passphrase": "wrong"}
        assert (
            refused("wrong-passphrase", client.request, "POST", "/api/login", wrong).status == 401
        )
        unknown = {"name": "Nobody", "passphrase": "wrong"}
        refused("wrong-passphrase", client.request, "POST", "/api/login", unknown)
        right = {"name": name.upper(), "passphrase": "correct horse battery"}
        again = client.request("POST", "/api/login", right)
        assert (again["id"], again["name"]) == (made["id"], name)
        refused("name-taken", client.request, "POST", "/api/players", right)
        short = {"name": "Kurt", "passphrase": "short"}
        refused("bad-passphrase", client.request, "POST", "/api/players", short)
    with server.client(again["token"]) as client:
        assert client.request("GET", "/api/account")["id"] == made["id"]


def test_a_guest_can_become_an_account(server: Server) -> None:
    with server.client(name="Guest to be") as guest:
        guest.request("POST", "/api/account/passphrase", {"passphrase": "a long enough one"})
        row = {"name": "Guest to be", "passphrase": "a long enough one"}
        assert guest.request("POST", "/api/login", row)["account"] is True
    with server.client(name="Guest to be") as other:
        body = {"passphrase": "another long one"}
        refused("name-taken", other.request, "POST", "/api/account/passphrase", body)
        other.request("POST", "/api/account/passphrase", {**body, "name": "  A better  name "})
        assert other.request("GET", "/api/account")["name"] == "A better name"
        # The name of an account cannot change.
        again = {**body, "present": body["passphrase"], "name": "Yet another"}
        other.request("POST", "/api/account/passphrase", again)
        assert other.request("GET", "/api/account")["name"] == "A better name"


def test_tokens_have_scopes_and_can_be_withdrawn(server: Server, client: Client) -> None:
    body = {"label": "only talk", "scopes": ["chat"]}
    token = client.request("POST", "/api/account/tokens", body)["token"]
    table = client.create("hotel-koenig", ["me", "bot:random"])
    with server.client(token) as talker:
        talker.table(table.id).post("chat", text="Good evening")
        refused("no-scope", talker.table(table.id).move, "stop")
        refused("no-scope", talker.create, "hotel-koenig", ["me", "open"])
        refused("no-scope", talker.request, "POST", "/api/account/tokens", body)
        rows = client.request("GET", "/api/account/tokens")
        assert token not in json.dumps(rows)
        mine = next(row for row in rows if row["label"] == "only talk")
        client.request("DELETE", f"/api/account/tokens/{mine['id']}")
        refused("bad-token", talker.table(table.id).post, "chat", text="Still here?")
    refused("no-such-token", client.request, "DELETE", "/api/account/tokens/0")
    body = {"label": "x", "scopes": ["everything"]}
    refused("unknown-scope", client.request, "POST", "/api/account/tokens", body)


def test_cookies_and_foreign_pages(server: Server, client: Client) -> None:
    reply = asked("POST", f"{server.url}/api/session", json={"token": client.token})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    jar = {"cookie": f"hotelier={client.token}"}
    account = asked("GET", f"{server.url}/api/account", headers=jar)
    assert account.json()["name"] == "Anna"
    assert account.headers["cache-control"] == "no-store"
    body = {"label": "x", "scopes": ["chat"]}
    for origin, status in (("http://evil.example", 403), (server.url, 201)):
        found = asked(
            "POST", f"{server.url}/api/account/tokens", json=body, headers={**jar, "origin": origin}
        )
        assert found.status_code == status
    assert (
        asked("DELETE", f"{server.url}/api/session").headers["set-cookie"].startswith("hotelier=")
    )


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/nowhere", None, 404, "no-such-page"),
        ("PUT", "/api/tables", None, 405, "wrong-method"),
        ("POST", "/api/tables", b"{", 422, "bad-request"),
        ("POST", "/api/players", b'{"name": 3}', 422, "bad-request"),
        ("POST", "/api/players", b'{"name": "A", "x": 1}', 422, "bad-request"),
        ("POST", "/api/players", b'{"name": "A", "language": "xx"}', 400, "unknown-language"),
        ("GET", "/api/tables/a%20b/state", None, 404, "no-such-table"),
        ("GET", "/api/tables?status=-1", None, 422, "bad-request"),
        ("POST", "/api/players", b'"' + b"x" * 70_000 + b'"', 413, "too-large"),
    ],
)
def test_bad_requests_get_a_code_and_a_sentence(
    server: Server, method: str, path: str, body: bytes | None, status: int, code: str
) -> None:
    reply = asked(
        method, server.url + path, content=body, headers={"content-type": "application/json"}
    )
    assert (reply.status_code, reply.json()["code"]) == (status, code)
    assert reply.json()["text"].endswith(".")
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in reply.headers["content-security-policy"]


def test_a_body_without_length_is_limited_too(server: Server) -> None:
    def endless() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    reply = asked("POST", f"{server.url}/api/players", content=endless())
    assert (reply.status_code, reply.json()["code"]) == (413, "too-large")


def test_the_openapi_document_names_every_route(server: Server) -> None:
    document = asked("GET", f"{server.url}/api/openapi.json").json()
    assert document["openapi"].startswith("3.")
    for path in ("/api/tables", "/api/tables/{table}/move", "/api/tables/{table}/stream"):
        assert path in document["paths"]
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            assert about["summary"], f"{method} {path}"
            assert about["description"], f"{method} {path}"
    messages = asked("GET", f"{server.url}/api/socket-messages").json()
    assert len(messages["anyOf"]) >= 10


def test_games_explain_themselves(client: Client) -> None:
    games = {game["name"]: game for game in client.games()}
    assert set(games) == set(ht.GAMES)
    option = games["hotel-koenig"]["options"][1]
    assert option["help"] == ht.GAMES["hotel-koenig"].options[1].help
    assert "greedy" in games["grand-austria-hotel"]["bots"]
    for game in games.values():
        levels = game["levels"]
        assert [level["name"] for level in levels] == game["bots"][:4]
        assert all(level["title"] and level["character"] for level in levels)
        assert levels[0]["rating"] < levels[-1]["rating"]


def test_the_stream_of_all_tables(server: Server, client: Client) -> None:
    heard: list[dict[str, Any]] = []
    with server.client(client.token) as second, telling(second) as lines:
        table = client.create("hotel-koenig", ["me", "me"])  # so that the client is asked first
        table.post("resign")
        for line in lines:
            heard.append(line)
            if line["type"] == "finish":
                break
    assert [line["type"] for line in heard] == ["start", "turn", "finish"]
    assert {line["table"] for line in heard} == {table.id}


@pytest.mark.parametrize("game", ["hotel-koenig", "grand-austria-hotel"])
def test_the_example_bot_plays_a_whole_game(
    server: Server, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "bot.py"))
    example["main"]([server.url, game])
    assert "scores [" in capsys.readouterr().out


def test_the_example_bot_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(ROOT / "examples" / "bot.py"))
    for args, code in (["--help"], 0), ([], 2), (["http://127.0.0.1:9", "chess"], 2):
        with pytest.raises(SystemExit) as left:
            example["main"](args)
        assert left.value.code == code
        said = capsys.readouterr()
        assert "hotel-koenig" in said.out + said.err


def test_a_finished_game_proves_that_it_was_fair(client: Client, tmp_path: Path) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"])
    published = table.facts()["proof"][0]["commitment"]
    running = parse(table.record())
    assert running.redacted
    assert "seed" not in running.proof[0]
    for state in table.follow():
        if state.mine:
            table.move(state.legal[0], state.version)
    record = parse(table.record())
    assert not record.redacted
    verdict = verify(record, published=published)
    assert verdict.commitments == (published,)
    assert commitment(record.proof[0]["seed"]) == published
    assert ht.Table.from_record(record).outcome is not None
    assert table.record("text").startswith('game "hotel-koenig"')
