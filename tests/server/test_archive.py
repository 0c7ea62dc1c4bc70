"""After the game: archive, statistics, rematch."""

from __future__ import annotations

from hotelier.client import Client
from hotelier.client.table import RemoteTable
from tests.server.running import Server
from tests.server.test_tables import refused


def resigned(client: Client, **wishes: object) -> RemoteTable:
    """A table that is over soon."""
    table = client.create("hotel-koenig", ["me", "bot:random"], **wishes)  # type: ignore[arg-type]
    table.post("resign")
    return table


def test_the_archive_finds_open_tables_and_own_ones(server: Server) -> None:
    with server.client(name="Archivist") as client, server.client() as stranger:
        shown = resigned(client, open=True)
        hidden = resigned(client)
        running = client.create("hotel-koenig", ["me", "bot:random"], open=True)

        def found(who: Client, **query: object) -> list[str]:
            return [table["id"] for table in who.request("GET", "/api/archive", **query)]

        assert found(stranger, name="archivist") == [shown.id]
        assert found(client, own=True) == [hidden.id, shown.id]
        assert found(client, own=True, game="grand-austria-hotel") == []
        ended = hidden.facts()["ended"]
        assert found(client, own=True, before=ended) == [shown.id]
        assert found(client, own=True, limit=1) == [hidden.id]
        assert running.id not in found(stranger)
        refused("no-token", stranger.request, "GET", "/api/archive", own=True)
        record = stranger.table(shown.id).record()
        assert '"seed"' in record, "a finished table is an open book"


def test_statistics_by_game_and_seats(server: Server) -> None:
    with server.client(name="Statistician") as client:
        resigned(client)
        resigned(client)
        client.create("hotel-koenig", ["me", "me"]).post("resign", seat=0)
        rows = client.request("GET", "/api/account/statistics")
    assert rows == [
        {"game": "hotel-koenig", "seats": 2, "played": 2, "won": 0, "resigned": 2, "ranks": 4,
         "mean_rank": 2.0}
    ]  # fmt: skip


def test_a_rematch(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open", "bot:random"], {"hk.hand_size": 7})
    with server.client() as guest:
        joined = guest.join(table.id, table.invites[1], name="Otto")
    refused("not-over", table.post, "rematch")
    table.post("offer", kind="abort")
    with server.client(joined.token) as otto, server.client(name="Marie") as marie:
        old = otto.table(table.id)
        old.post("answer", yes=True)
        refused("not-seated", marie.table(table.id).post, "rematch")
        first, second = table.post("rematch"), old.post("rematch")
        assert first["table"] == second["table"] == table.facts()["next"]
    again = client.table(first["table"])
    facts = again.facts()
    assert [seat["name"] for seat in facts["seats"]] == ["Leopold", "Anna", "Otto"]
    assert facts["options"]["hk.hand_size"] == 7
    assert facts["status"] == "waiting"
    assert facts["proof"] != table.facts()["proof"]
    again.post("ready")
    with server.client(second["token"]) as otto:
        otto.table(first["table"]).post("ready")
        assert otto.table(first["table"]).state().viewer == 2
    assert again.facts()["status"] == "playing"


def test_no_rematch_of_what_never_began(client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"])
    table.post("abort")
    refused("not-started", table.post, "rematch")
