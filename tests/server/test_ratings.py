"""Ratings: of rated accounts at rated tables; counted once, and the same in a recount."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from sqlalchemy import update

from hotelier.client import Client
from hotelier.client.table import RemoteTable
from hotelier.server.store.database import opened
from hotelier.server.store.rating import everything, recount, waiting_tables
from hotelier.server.store.schema import ratings
from tests.server.conftest import Start
from tests.server.server_process import Server, until
from tests.server.test_operation import hotelier
from tests.server.test_tables import refused

GAME = "hotel-koenig"
NewAccount = Callable[..., Client]


@pytest.fixture
def account() -> Iterator[Callable[..., Client]]:
    """`account(server, "Anna")` creates a rated account."""
    with ExitStack() as stack:

        def make(server: Server, name: str, rated: bool = True) -> Client:
            client = stack.enter_context(server.client(name=name))
            client.request("POST", "/api/account/passphrase", {"passphrase": "correct horse"})
            if rated:
                client.request("POST", "/api/account/rated", {"rated": True})
            return client

        yield make


def play_out(host: Client, guest: Client, loser: int = 0, **wishes: Any) -> RemoteTable:
    """Play a rated game that one player resigns."""
    table = host.create(GAME, ["me", "open"], rated=True, **wishes)
    guest.join(table.id, table.invites[1])
    (host if loser == 0 else guest).table(table.id).post("resign")
    return table


def points(client: Client) -> list[int]:
    """The points of a client."""
    return [row["points"] for row in client.request("GET", "/api/account/ratings")["ratings"]]


def counted(table: RemoteTable) -> bool:
    """True if the result of a table is in the ratings."""
    return all(seat["rating"]["change"] is not None for seat in table.facts()["seats"])


def test_a_rated_game_changes_ratings_once(server: Server, account: NewAccount) -> None:
    anna, otto = account(server, "Rated Anna"), account(server, "Rated Otto")
    table = anna.create(GAME, ["me", "open"], rated=True, open=True)
    otto.join(table.id, table.invites[1])
    shown = table.facts()
    assert shown["rated"] is True
    assert [seat["rating"] for seat in shown["seats"]] == [
        {"points": 1500, "games": 0, "change": None}
    ] * 2
    refused("rated-takeback", table.post, "offer", kind="takeback")
    mover = table if table.facts()["to_move"] == 0 else otto.table(table.id)
    refused("rated-hint", mover.post, "hints")
    table.post("resign")
    until(lambda: counted(table))
    lost, won = [seat["rating"] for seat in table.facts()["seats"]]
    assert lost["change"] == -won["change"] < 0
    assert (points(anna), points(otto)) == ([lost["points"]], [won["points"]])
    listed = next(row for row in anna.request("GET", "/api/archive") if row["id"] == table.id)
    assert [seat["rating"]["points"] for seat in listed["seats"]] == [lost["points"], won["points"]]
    with server.client() as stranger:
        history = stranger.request("GET", "/api/ratings/rated otto")
        (game,) = history["games"]
        assert (game["table"], game["before"], game["after"]) == (table.id, 1500, won["points"])
        standing = stranger.request("GET", "/api/ratings", game=GAME, seats=2)
        names = [row["name"] for row in standing]
        assert names.index("Rated Otto") < names.index("Rated Anna")
        otto.request("POST", "/api/account/rated", {"rated": False})
        refused("not-rated", stranger.request, "GET", "/api/ratings/Rated Otto")
        assert "Rated Otto" not in json.dumps(
            stranger.request("GET", "/api/ratings", game=GAME, seats=2)
        )
    assert points(otto) == [won["points"]], "they are still there for themselves"


def test_who_may_sit_at_a_rated_table(server: Server, account: NewAccount, client: Client) -> None:
    anna, shy = account(server, "Rated Host"), account(server, "Shy", rated=False)
    seats = ["me", "open"]
    refused("rated-account", client.create, GAME, seats, rated=True)
    refused("rated-account", shy.create, GAME, seats, rated=True)
    refused("rated-hot-seat", anna.create, GAME, ["me", "me"], rated=True)
    refused("unknown-game", anna.standing, "chess", 2)
    refused("rated-seed", anna.create, GAME, seats, rated=True, seed="mine")
    refused("rated-account", client.request, "POST", "/api/account/rated", {"rated": True})
    table = anna.create(GAME, seats, rated=True)
    invite = table.invites[1]
    for other in (client, shy):
        refused("rated-account", other.join, table.id, invite)
    refused("rated-hot-seat", anna.join, table.id, invite)
    with server.client() as nobody:
        refused("rated-account", nobody.join, table.id, invite, name="Nobody")


def test_who_wants_no_more_rating_plays_no_rated_rematch(
    server: Server, account: NewAccount
) -> None:
    anna, otto = account(server, "Rematch Anna"), account(server, "Rematch Otto")
    following = play_out(anna, otto).rematch()
    otto.want_rating(False)
    following.ready()
    refused("rated-account", otto.table(following.id).ready)
    otto.table(following.id).ready(False)
    assert following.facts()["status"] == "waiting"
    otto.want_rating()
    otto.table(following.id).ready()
    assert following.facts()["status"] == "playing"


def test_what_is_called_off_does_not_count(server: Server, account: NewAccount) -> None:
    anna, otto = account(server, "Abort Anna"), account(server, "Abort Otto")
    table = anna.create(GAME, ["me", "open"], rated=True)
    joined = otto.join(table.id, table.invites[1])
    table.post("offer", kind="abort")
    joined.post("answer", yes=True)
    plain = anna.create(GAME, ["me", "bot:random"])
    plain.post("resign")
    assert table.facts()["status"] == "aborted"
    assert "rating" not in json.dumps(plain.facts()["seats"])
    with opened(str(server.database)) as engine:
        assert waiting_tables(engine) == []
    assert points(anna) == []


def test_bots_are_rated_too(server: Server, account: NewAccount) -> None:
    anna = account(server, "Anna against bots")
    table = anna.create(GAME, ["me", "bot:greedy", "bot:greedy"], rated=True)
    for state in table.follow():
        if state.mine:
            table.move(state.legal[0], state.version)
    until(lambda: counted(table))
    standing = anna.request("GET", "/api/ratings", game=GAME, seats=3)
    (bot,) = [row for row in standing if row["name"] == "greedy"]
    assert (bot["bot"], bot["games"]) == (True, 1)


def test_ratings_counted_anew_are_the_same(start: Start, account: NewAccount) -> None:
    server = start()
    anna, otto = account(server, "Anna"), account(server, "Otto")
    for loser in (0, 1, 1):
        table = play_out(anna, otto, loser)
        until(lambda table=table: counted(table))  # type: ignore[misc]
    before = (points(anna), points(otto))
    with opened(str(server.database)) as engine:
        assert recount(engine, keep=False) == (3, True)
        with engine.begin() as connection:
            right = everything(connection)
            connection.execute(update(ratings).values(mu=ratings.c.mu + 1))
        said = hotelier("ratings", "--database", str(server.database))
        assert (said.returncode, said.stderr) == (1, "")
        assert "The stored ratings are wrong." in said.stdout
        assert points(anna) != before[0], "nothing is mended without being asked"
        assert recount(engine, keep=True) == (3, False)
        with engine.connect() as connection:
            assert everything(connection) == right
    assert (points(anna), points(otto)) == before


@pytest.mark.slow
def test_a_game_that_ended_as_the_server_died_is_counted_later(
    start: Start, account: NewAccount
) -> None:
    server = start()
    anna, otto = account(server, "Anna"), account(server, "Otto")
    table = play_out(anna, otto)
    until(lambda: counted(table))
    server.kill()
    with opened(str(server.database)) as engine, engine.begin() as connection:
        # as if the process had died between the two
        for name in ("rating_changes", "ratings"):
            connection.exec_driver_sql(f"DELETE FROM {name}")
        connection.exec_driver_sql("UPDATE tables SET rating_number = NULL")
    again = start()
    with again.client(anna.token) as client:
        until(lambda: len(points(client)) == 1)


def test_everything_of_mine_in_one_file(server: Server, account: NewAccount) -> None:
    anna, otto = account(server, "Export Anna"), account(server, "Export Otto")
    done = play_out(anna, otto)
    running = anna.create(GAME, ["me", "bot:random"])
    until(lambda: counted(done))
    lines = list(anna.lines("/api/account/export"))
    kinds = [line["type"] for line in lines]
    assert kinds == ["player", "statistics", "ratings", "table", "table"]
    tables = {line["table"]["id"]: line["table"]["record"] for line in lines[3:]}
    assert '"seed"' in "".join(tables[done.id])
    assert '"seed"' not in "".join(tables[running.id]), "of a running game what the seat may know"
    assert lines[2]["ratings"]["games"][0]["table"] == done.id
