"""After the game: archive, statistics, rematch."""

from __future__ import annotations

import pytest

from hotelier.client import Client
from hotelier.client.table import RemoteTable
from tests.server.server_process import Server
from tests.server.test_tables import refused


def resigned(client: Client, **wishes: object) -> RemoteTable:
    """A table that ends soon."""
    table = client.create("hotel-koenig", ["me", "bot:random"], **wishes)  # type: ignore[arg-type]
    table.post("resign")
    return table


def test_the_archive_finds_open_tables_and_own_ones(server: Server) -> None:
    with server.client(name="Archivist") as client, server.client() as stranger:
        shown = resigned(client, open=True)
        hidden = resigned(client)
        running = client.create("hotel-koenig", ["me", "bot:random"], open=True)

        def found(who: Client, **query: object) -> list[str]:
            return [table["id"] for table in who.archive(**query)]

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


@pytest.mark.parametrize("name", ["Мария Ж", "Öde Łódź", "Élodie"])
def test_a_name_is_found_in_any_alphabet_and_case(server: Server, name: str) -> None:
    with server.client(name=name) as client:
        table = resigned(client, open=True)
        for asked in (name, name.lower(), name.upper(), f" {name} "):
            rows = client.archive(name=asked)
            assert [row["id"] for row in rows] == [table.id], asked
        refused("unknown-game", client.request, "GET", "/api/archive", game="chess")


def test_a_title_is_found_by_a_part_of_it_if_the_table_was_open(server: Server) -> None:
    with server.client(name="Title Anna") as client, server.client(name="Otto") as stranger:
        shown = resigned(client, open=True, title="Чемпионат: 100 %, Runde_1")
        by_link = resigned(client, title="Чемпионат, privat")

        def found(who: Client, **query: object) -> list[str]:
            return [table["id"] for table in who.archive(**query)]

        for part in ("чемпионат", "RUNDE_1", " 100 %, ", "%"):
            assert found(stranger, title=part) == [shown.id], part
        assert found(stranger, title="rundex1") == [], "no letter stands for any other"
        assert found(client, title="Чемпионат", own=True) == [by_link.id, shown.id]
        assert found(stranger, title="чемпионат", own=True) == []
        assert found(stranger, title="privat") == []


def test_statistics_by_game_and_seats(server: Server) -> None:
    with server.client(name="Statistician") as client:
        resigned(client)
        last = resigned(client)
        client.create("hotel-koenig", ["me", "me"]).post("resign", seat=0)
        branch = last.what_if(last.facts()["version"])
        branch.resign()
        assert branch.facts()["status"] == "finished"
        rows = client.statistics()
        with server.client(last.token) as back:  # the token of one table
            assert [row["played"] for row in back.statistics()] == [1]
            assert [row["id"] for row in back.archive(own=True)] == [last.id]
            assert [row["id"] for row in back.tables()] == [last.id]
    assert rows == [
        {"game": "hotel-koenig", "seats": 2, "played": 2, "won": 0, "resigned": 2, "ranks": 4,
         "mean_rank": 2.0}
    ]  # fmt: skip


def test_a_rematch(server: Server, client: Client) -> None:
    seats, options = ["me", "open", "bot:random"], {"hk.hand_size": 7}
    table = client.create("hotel-koenig", seats, options, stand_in="page")
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
    assert (facts["options"]["hk.hand_size"], facts["stand_in"]) == (7, "page")
    assert facts["status"] == "waiting"
    assert facts["proof"] != table.facts()["proof"]
    again.post("ready")
    with server.client(second["token"]) as otto:
        otto.table(first["table"]).post("ready")
        assert otto.table(first["table"]).state().viewer == 2
    assert again.facts()["status"] == "playing"


def test_a_rematch_that_fell_through_does_not_stay_the_last(client: Client) -> None:
    table = resigned(client)
    first = table.rematch()
    assert table.rematch().id == first.id
    first.call_off()
    second = table.rematch()
    assert second.id == table.facts()["next"] == table.rematch().id != first.id
    second.ready()
    assert second.facts()["status"] == "playing"


def test_no_rematch_of_what_never_began(client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"])
    table.post("abort")
    refused("not-started", table.post, "rematch")
