"""Tables and seats: create, join by invite, ready, start; a seat cannot be taken from its
player."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hotelier.client import Client, Problem
from hotelier.server.desk import joining, tables
from hotelier.server.desk.tables import SeatWish, Wishes
from hotelier.server.desk.watching import viewer_for
from hotelier.server.http.streams import follow
from hotelier.server.identity import SCOPES, Caller
from hotelier.server.mailbox import Mailbox
from hotelier.server.site import Site
from tests.server.server_process import Peer, Server
from tests.server.test_registry import at_site


def refused(code: str, call: Callable[..., object], *args: object, **more: object) -> Problem:
    """Check that a call is refused with this code, and return the error."""
    with pytest.raises(Problem) as caught:
        call(*args, **more)
    assert caught.value.code == code
    assert caught.value.text
    return caught.value


def test_an_invite_claims_a_seat_once(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open", "open"])
    with server.client() as guest:
        joined = guest.join(table.id, table.invites[1], name="Otto", ready=False)
        assert joined.seat == 1
        again = refused("used-invite", guest.join, table.id, table.invites[1], name="Marie")
        assert again.status == 409
        refused("need-invite", guest.join, table.id, name="Marie")
        refused("bad-invite", guest.join, table.id, "nonsense", name="Marie")
        other = client.create("hotel-koenig", ["me", "open"])
        refused("bad-invite", guest.join, other.id, table.invites[2], name="Marie")
        refused("bad-text", guest.join, table.id, table.invites[2], name=" ")
    seats = table.facts()["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Otto", ""]
    assert [seat["ready"] for seat in seats] == [True, False, False]


def test_the_game_begins_when_all_are_ready(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"])
    with server.client() as guest:
        joined = guest.join(table.id, table.invites[1], name="Otto", ready=False)
    assert table.facts()["status"] == "waiting"
    assert client.request("GET", f"{table.path}/state")["view"] is None, "no hand before that"
    refused("not-started", table.move, "stop")
    refused("not-started", table.record)
    with server.client(joined.token) as otto, Peer(server, table.id, joined.token) as peer:
        hands = [bool(peer.state.view)]
        otto.request("POST", f"{table.path}/ready", {"ready": True})
        peer.wait_for("update")
        hands.append(bool(peer.state.view))
        assert hands == [False, True]
        refused("already-started", otto.request, "POST", f"{table.path}/ready", {})
        refused("already-started", otto.request, "POST", f"{table.path}/leave", {})
    assert table.facts()["status"] == "playing"


def test_an_invited_guest_sees_a_table_without_spectators(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"], spectators=False)
    with server.client() as guest:
        assert guest.table(table.id).facts()["status"] == "waiting"
        otto = guest.join(table.id, table.invites[1], name="Otto")
        refused("no-spectators", guest.table(table.id).facts)
    with server.client(otto.token) as his:
        assert his.table(table.id).facts()["status"] == "playing"


def test_languages_that_are_spoken_at_a_table(server: Server, client: Client) -> None:
    seats = ["me", "open"]
    both = client.create("hotel-koenig", seats, open=True, languages=["fr", "de", "fr"])
    any_one = client.create("grand-austria-hotel", seats, open=True)
    assert both.facts()["languages"] == ["de", "fr"]
    assert any_one.facts()["languages"] == []

    def found(**wanted: object) -> set[str]:
        return {row["id"] for row in client.lobby(**wanted)} & {both.id, any_one.id}

    assert found() == found(speaks="de") == {both.id, any_one.id}
    assert found(speaks="ru") == {any_one.id}, "where any will do"
    assert found(game="hotel-koenig") == {both.id}
    made = any_one.facts()["created"]
    assert made > both.facts()["created"]
    assert found(before=made, limit=200) == {both.id}
    refused("unknown-language", client.create, "hotel-koenig", seats, languages=["xx"])
    refused("unknown-language", client.lobby, speaks="xx")
    refused("unknown-game", client.lobby, game="chess")
    refused("bad-request", client.create, "hotel-koenig", seats, languages="de")
    with server.client() as guest:
        guest.join(both.id, both.invites[1], name="Otto")
    both.post("resign")
    assert both.rematch().facts()["languages"] == ["de", "fr"]


@pytest.mark.parametrize("how", ["leaves", "is sent away"])
def test_who_sits_there_no_more_sees_no_hand(server: Server, client: Client, how: str) -> None:
    table = client.create("hotel-koenig", ["me", "open"], open=True)
    with server.client() as guest:
        joined = guest.join(table.id, table.invites[1], name="Otto", ready=False)
    with Peer(server, table.id, joined.token) as otto, server.client(joined.token) as his:
        stream = his.lines(f"{table.path}/stream", language="de")
        assert [next(stream)["type"] for _ in range(2)] == ["table", "state"]
        if how == "leaves":
            his.request("POST", f"{table.path}/leave", {})
        else:
            table.post("seat", seat=1)
        with server.client() as guest:
            guest.join(table.id, name="Marie")
        assert otto.read_to_the_end() == (1012, "seat-gone")
        *seen, last = stream
        assert (last["type"], last["code"]) == ("end", "seat-gone")
        assert last["text"] == "Du hast dort keinen Platz mehr."
        assert not [message for message in (*otto.seen, *seen) if message["type"] == "update"]
    with Peer(server, table.id, joined.token) as otto:  # may watch, like anybody
        assert otto.state.viewer is None
        assert otto.state.view is not None
        assert not otto.state.view["hand"]


def test_a_stream_begins_through_no_eyes_that_are_anothers(tmp_path: Path) -> None:
    """A player leaves while their stream is being opened, and another takes the seat and starts."""

    async def work(site: Site) -> None:
        wishes = Wishes("hotel-koenig", [SeatWish("me"), SeatWish()], open=True)
        live = (await tables.create(site, None, "Anna", wishes)).live
        await joining.join(site, live, None, "Eve", None, 1, False)
        eve = Caller(live.seats[1].player or "", "Eve", frozenset(SCOPES))
        mailbox = Mailbox(viewer_for(live, eve))
        mailbox.belongs_to(eve)
        opened = follow(site, live.id, mailbox, None, "en")
        await joining.leave(site, live, eve, 1)
        await joining.join(site, live, None, "Otto", None, 1, True)
        assert live.game is not None
        first = json.loads((await anext(opened)).splitlines()[0])
        assert (first["type"], first.get("code")) == ("end", "seat-gone")

    at_site(tmp_path, work)


def test_a_return_link_is_good_for_its_table_only(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"])
    other = client.create("hotel-koenig", ["me", "bot:random"])
    closed = client.create("hotel-koenig", ["me", "bot:random"], spectators=False)
    with server.client(table.token) as back:
        assert back.table(table.id).state().viewer == 0
        assert back.table(other.id).state().viewer is None
        refused("other-table", back.table(other.id).move, "stop")
        refused("no-spectators", back.table(closed.id).facts)
        refused("no-scope", back.request, "GET", "/api/account/tokens")
        assert [found["id"] for found in back.request("GET", "/api/account/tables")] == [table.id]
    with server.client("nonsense") as nobody:
        assert refused("bad-token", nobody.request, "GET", "/api/account").status == 401


def test_nobody_takes_anothers_seat(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open"], open=True)
    with server.client(name="Otto") as otto, server.client(name="Marie") as marie:
        refused("seat-taken", otto.join, table.id, seat=0)
        refused("bad-text", marie.join, table.id, name=" ", ready=True)
        assert not table.facts()["seats"][1]["taken"], "a refusal takes no seat"
        assert otto.join(table.id, seat=1, ready=False).seat == 1
        refused("table-full", marie.join, table.id)
        refused("not-seated", marie.request, "POST", f"{table.path}/ready", {"seat": 1})
        refused("not-your-seat", otto.request, "POST", f"{table.path}/ready", {"seat": 0})
        refused("not-the-host", otto.request, "POST", f"{table.path}/seat", {"seat": 0})
        refused("not-your-seat", otto.request, "GET", f"{table.path}/state", seat=0)
        otto.request("POST", f"{table.path}/leave", {})
        assert marie.join(table.id).seat == 1


def test_the_host_leads_until_the_table_is_handed_over(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open", "open"])
    old = table.invites[1]
    new = client.request("POST", f"{table.path}/invites", {"seat": 1})["invite"]
    with server.client() as guest:
        refused("bad-invite", guest.join, table.id, old, name="Otto")
        joined = guest.join(table.id, new, name="Otto", ready=False)
    refused("seat-taken", client.request, "POST", f"{table.path}/invites", {"seat": 1})
    refused("nobody-there", client.request, "POST", f"{table.path}/host", {"seat": 2})
    refused("no-such-seat", client.request, "POST", f"{table.path}/host", {"seat": 9})
    client.request("POST", f"{table.path}/seat", {"seat": 2, "bot": "greedy"})
    refused("unknown-bot", client.request, "POST", f"{table.path}/seat", {"seat": 2, "bot": "x"})
    client.request("POST", f"{table.path}/host", {"seat": 1})
    assert table.facts()["host"] == [1]
    refused("not-the-host", client.request, "POST", f"{table.path}/abort")
    with server.client(joined.token) as otto:
        otto.request("POST", f"{table.path}/abort")
        for what, body in (("abort", None), ("ready", {}), ("leave", {}), ("seat", {"seat": 2})):
            refused("already-over", otto.request, "POST", f"{table.path}/{what}", body)
    assert table.facts()["status"] == "aborted"


def test_nobody_is_invited_to_a_table_that_was_called_off(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open", "open"])
    table.call_off()
    refused("already-over", table.invite, 1)
    with server.client() as guest:
        refused("already-over", guest.join, table.id, table.invites[1], name="Otto")


def test_bots_have_names_of_the_house(client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "bot:waiter", "bot:random", "bot:page", "open"])
    client.request("POST", f"{table.path}/seat", {"seat": 4, "bot": "director"})
    names = [seat["name"] for seat in table.facts()["seats"]]
    assert names[1:] == ["Leopold", "Marie", "Otto", "Klara"]


def test_open_tables_are_in_the_lobby(server: Server, client: Client) -> None:
    shown = client.create("hotel-koenig", ["me", "open"], open=True, title="All welcome")
    hidden = client.create("hotel-koenig", ["me", "open"])
    found = {table["id"]: table for table in client.lobby()}
    assert found[shown.id]["title"] == "All welcome"
    assert hidden.id not in found
    mine = client.request("GET", "/api/account/tables")
    assert {shown.id, hidden.id} <= {table["id"] for table in mine}


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": ["me"]}, "bad-seats"),
        ({"options": {"hk.hand_size": 99}}, "bad-option-value"),
        ({"options": {"nonsense": 1}}, "unknown-option"),
        ({"seats": ["me", "bot:deep-thought"]}, "unknown-bot"),
        ({"seats": ["me", "cat"]}, "bad-request"),
        ({"title": "x" * 81}, "bad-request"),
        ({"title": "a\x07b"}, "bad-text"),
    ],
)
def test_bad_wishes_are_refused(client: Client, wishes: dict[str, object], code: str) -> None:
    asked: dict[str, object] = {"game": "hotel-koenig", "seats": ["me", "open"], **wishes}
    refused(code, client.create, **asked)


def test_without_a_name_or_token_there_is_no_table(server: Server) -> None:
    with server.client() as nobody:
        refused("bad-text", nobody.create, "hotel-koenig", ["me", "open"])
        refused("no-token", nobody.request, "GET", "/api/account")
        assert refused("no-such-table", nobody.request, "GET", "/api/tables/none").status == 404


def test_programs_are_marked(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "open", "bot:random"])
    with server.client(name="Robot", bot=True) as robot:
        robot.join(table.id, table.invites[1], ready=False)
        assert [seat["program"] for seat in table.facts()["seats"]] == [False, True, True]
        robot.request("POST", f"{table.path}/leave", {})
    assert [seat["program"] for seat in table.facts()["seats"]] == [False, False, True]


def test_nothing_is_stored_that_only_one_kind_of_database_holds(
    server: Server, client: Client
) -> None:
    """A backup must fit into PostgreSQL, which cannot store NUL."""
    refused("bad-request", client.create, "hotel-koenig", ["me", "me"], seed="a\0b")
    table = client.create("hotel-koenig", ["me", "me"])
    assert "NUL" in refused("bad-request", table.move, "stop", command="a\0b").text
    with Peer(server, table.id, table.token) as peer:
        assert peer.play(peer.state.legal[0], id="a\0b")["code"] == "bad-request"
        assert peer.ask("say", text="hello", id="a\0b")["code"] == "bad-request"
        assert peer.play(peer.state.legal[0])["type"] == "ok"


def test_a_chosen_seed_is_seen_by_all(client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"], seed="7")
    facts = table.facts()
    assert facts["chosen_seed"] is True
    assert "seed" not in facts["proof"][0]
