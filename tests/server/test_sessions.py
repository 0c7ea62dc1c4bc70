"""Sessions: a revoked token ends all its connections, sockets and streams included."""

from __future__ import annotations

from typing import Any

import pytest

from hotelier.client import Client
from tests.server.conftest import Together
from tests.server.server_process import Peer, Server, asked, telling
from tests.server.test_tables import refused

OLD, NEW = "the old passphrase", "a new passphrase"


def account(server: Server, name: str) -> Client:
    """An account with a passphrase."""
    made = asked("POST", f"{server.url}/api/players", json={"name": name, "passphrase": OLD})
    return server.client(made.json()["token"])


def logged_in(server: Server, name: str, passphrase: str = OLD) -> Client:
    """Log in to an account from another browser."""
    with server.client() as nobody:
        body = {"name": name, "passphrase": passphrase}
        return server.client(nobody.request("POST", "/api/login", body)["token"])


def change(client: Client, **body: str) -> Any:
    """Change the passphrase."""
    return client.request("POST", "/api/account/passphrase", {"passphrase": NEW, **body})


def is_known(client: Client) -> bool:
    """True if the server still knows the token."""
    status = client.http.get("/api/account", headers=client.headers).status_code
    assert status in (200, 401)
    return status == 200


def token_for(client: Client, *scopes: str) -> str:
    """Create a token."""
    body = {"label": " ".join(scopes), "scopes": list(scopes)}
    found: str = client.request("POST", "/api/account/tokens", body)["token"]
    return found


def test_another_passphrase_takes_the_present_one(server: Server) -> None:
    with account(server, "Present Paula") as paula:
        assert refused("present-passphrase", change, paula).status == 403
        refused("present-passphrase", change, paula, present="guessed once")
        refused("bad-passphrase", change, paula, present=OLD, passphrase="short")
        change(paula, present=OLD)
        logged_in(server, "Present Paula", NEW).close()
        refused("wrong-passphrase", logged_in, server, "Present Paula", OLD)


def test_another_passphrase_ends_all_other_sessions(server: Server) -> None:
    with account(server, "Session Sophie") as here, logged_in(server, "session sophie") as there:
        player = server.client(token_for(here, "play", "chat"))
        link = server.client(token_for(here, "play", "table", "chat", "account"))
        table = here.create("hotel-koenig", ["me", "open"])
        with Peer(server, table.id, there.token) as open_socket, player, link:
            change(here, present=OLD)
            assert is_known(here)
            assert not is_known(there)
            assert not is_known(link), "it could do all that a session can"
            assert is_known(player), "a program that plays goes on; it is listed, and can be ended"
            assert open_socket.read_to_the_end() == (1008, "bad-token")
        labels = [row["label"] for row in here.tokens()]
        assert sorted(labels) == ["first", "play chat", "seat"]
        with server.client(table.token) as seat:
            assert is_known(seat), "the private way back to a table stays"


def test_who_becomes_an_account_stays_logged_in_everywhere(server: Server) -> None:
    with server.client(name="Becoming Berta") as berta:
        link = server.client(token_for(berta, "play", "table", "chat", "account"))
        change(berta)
        assert is_known(link)
        link.close()


def test_a_withdrawn_token_ends_its_sockets_and_streams(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"])
    token = token_for(client, "play")
    lines: list[dict[str, Any]] = []
    with server.client(token) as other, Peer(server, table.id, token) as peer:
        stream = other.lines(f"{table.path}/stream")
        lines += [next(stream), next(stream)]
        mine = next(row for row in client.tokens() if row["label"] == "play")
        with telling(other) as events:
            client.withdraw_token(mine["id"])
            assert peer.read_to_the_end() == (1008, "bad-token")
            lines += [*stream, *events]
    ends = [line for line in lines if line["type"] == "end"]
    assert [line["code"] for line in ends] == ["bad-token"] * 2
    assert ends[0]["text"]


@pytest.mark.parametrize("known", [True, False])
def test_logging_out_ends_the_token_of_an_account(server: Server, known: bool) -> None:
    client = account(server, "Leaving Lea") if known else server.client(name="Guest Greta")
    cookie = {"cookie": f"hotelier={client.token}"}
    foreign = asked(
        "DELETE", f"{server.url}/api/session", headers={**cookie, "origin": "http://evil.example"}
    )
    assert (foreign.status_code, is_known(client)) == (403, True)
    reply = asked("DELETE", f"{server.url}/api/session", headers=cookie)
    assert (reply.status_code, reply.headers["set-cookie"].startswith("hotelier=")) == (200, True)
    assert is_known(client) is not known, "a guest has no other way back"
    assert asked("DELETE", f"{server.url}/api/session", headers=cookie).status_code == 200
    client.close()


@pytest.mark.slow
def test_sessions_end_at_all_processes(together: Together) -> None:
    one, other = together(), together()
    with account(one, "Sophie") as here, logged_in(other, "Sophie") as there:
        table = here.create("hotel-koenig", ["me", "open"])
        with Peer(other, table.id, there.token) as peer:
            change(here, present=OLD)
            assert peer.read_to_the_end() == (1008, "bad-token")
        assert not is_known(there)
