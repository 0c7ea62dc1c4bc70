"""Three processes on one PostgreSQL database, one of which is killed during play."""

from __future__ import annotations

import asyncio
from itertools import cycle
from random import Random

import pytest

from hotelier.games import ALL
from hotelier.server.live.loading import brought_to_life
from tests.server.conftest import Together
from tests.server.many_players import Player, seated
from tests.server.server_process import Peer, Server, mover, up_to_date
from tests.server.test_crash import check_nothing_is_lost, moves_of
from tests.server.test_tables import refused

PATIENCE = 240.0


def with_bots(server: Server, tables: int) -> tuple[list[Player], list[str]]:
    """Create tables of a player against a bot, and as many of bots only."""
    players: list[Player] = []
    alone: list[str] = []
    with server.client(name="Anna") as host:
        for number in range(tables):
            table = host.create("hotel-koenig", ["me", "bot:random"])
            assert table.token is not None
            players.append(Player(table.id, table.token, Random(f"bots/{number}")))
            alone.append(host.create("hotel-koenig", ["bot:random", "bot:random"]).id)
    return players, alone


async def wander(player: Player, servers: list[Server], first: int) -> None:
    """Play to the end; after a lost connection, go on at another server."""
    for server in cycle(servers[first:] + servers[:first]):
        if player.state.over:
            return
        if server.process.poll() is None:
            await player.play(server)
        await asyncio.sleep(0.05)


def play_and_kill(servers: list[Server], players: list[Player]) -> None:
    """Let all play, spread over the servers, and kill one server in the middle."""

    async def run() -> None:
        work = asyncio.gather(
            *[wander(player, servers, number % 3) for number, player in enumerate(players)]
        )
        async with asyncio.timeout(PATIENCE):
            while moves_of(players) < 12 * len(players):
                await asyncio.sleep(0.01)
            await asyncio.to_thread(servers[0].kill)
            await work

    asyncio.run(run())


@pytest.mark.slow
def test_kill_one_of_three(together: Together) -> None:
    servers = [together() for _ in range(3)]
    players = seated(servers[0], 4, seed=1)
    more, alone = with_bots(servers[0], 2)
    players += more
    play_and_kill(servers, players)
    assert check_nothing_is_lost(servers[1], players) == moves_of(players)
    asyncio.run(all_finished(servers[1], alone))
    for table in {*alone, *(player.table for player in players)}:
        stored = servers[1].stored(table)
        assert stored.table["status"] == "finished"
        commands = [row[6] for row in stored.actions if row[6] is not None]
        assert len(commands) == len(set(commands)), "no command was carried out twice"
        live = brought_to_life(stored, ALL)
        assert live.game is not None
        assert live.game.to_move is None, "the stored rows are a whole game"
    assert all(player.state.over for player in players)


async def all_finished(server: Server, tables: list[str]) -> None:
    """Wait until bots have finished their games without viewers."""
    async with asyncio.timeout(PATIENCE):
        for table in tables:
            while server.stored(table).table["status"] != "finished":
                await asyncio.sleep(0.1)


def test_a_party_spread_over_three_servers(three: list[Server]) -> None:
    """All peers receive everything at every server: moves, chat, offers, takebacks."""
    with three[0].client(name="Anna") as host, three[1].client() as guest:
        table = host.create("hotel-koenig", ["me", "open", "open"], seed="the same in every run")
        tokens = [table.token]
        tokens += [guest.join(table.id, table.invites[s], name=f"Guest {s}").token for s in (1, 2)]
    peers = [Peer(server, table.id, token) for server, token in zip(three, tokens, strict=True)]
    for peer in peers:
        while peer.state.view is None or peer.state.table["status"] != "playing":
            peer.read()
    while peers[0].state.version < 60:
        peer = mover(peers)
        up_to_date(peers, peer.play(peer.state.legal[0])["version"])
        assert same_for_all(peers)
    peers[1].ask("say", text="hello")
    assert [peer.wait_for("chat")["line"]["text"] for peer in (peers[0], peers[2])] == ["hello"] * 2
    asking = mover(peers)
    others = [peer for peer in peers if peer is not asking]
    version = asking.state.version
    assert asking.ask("offer", kind="takeback", version=version)["type"] == "ok"
    for peer in others:
        while (peer.state.table or {}).get("offer") is None:
            peer.read()
    replies = [peer.ask("answer", yes=True, version=version) for peer in others]
    assert [reply["type"] for reply in replies] == ["ok", "ok"]
    assert replies[-1]["version"] == version + 1
    up_to_date(peers, version + 1)
    assert same_for_all(peers)
    for peer in peers:
        peer.close()


def same_for_all(peers: list[Peer]) -> bool:
    """True if all peers have the same version, board and number of events.

    A board is a mapping: tiles that arrived one by one are in another order.
    """
    known = [
        (peer.state.version, (peer.state.view or {})["board"], len(peer.state.events))
        for peer in peers
    ]
    return all(each == known[0] for each in known)


def test_a_command_is_recognised_by_another_server(three: list[Server]) -> None:
    with three[0].client(name="Anna") as client:
        table = client.create("hotel-koenig", ["me", "me"], seed="chance follows")
    with Peer(three[0], table.id, table.token) as here:
        answers = []
        for number in range(8):
            assert here.state.view is not None
            seat = here.state.view["to_move"]
            here.ask("look", seat=seat)
            command = {"do": here.state.legal[0], "id": f"c{number}", "seat": seat,
                       "version": here.state.version}  # fmt: skip
            answers.append((command, here.ask("play", **command)["version"]))
        assert any(after > each["version"] + 1 for each, after in answers), "chance followed"
        with Peer(three[1], table.id, table.token, version=answers[-1][1]) as there:
            for command, after in answers:
                again = there.ask("play", **command)
                assert (again["type"], again["version"], again["again"]) == ("ok", after, True)
            assert there.state.version == here.state.version


def test_text_that_no_row_can_hold_is_refused(three: list[Server]) -> None:
    """NUL in a text is an error of the sender, in any field, and affects no table."""
    with three[0].client(name="Anna") as client:
        table = client.create("hotel-koenig", ["me", "me"])
        for path in ("/api/tables/a%00b", "/api/archive?name=a%00b"):
            assert client.http.get(path).status_code in (400, 404, 422), path
        refused("bad-request", client.create, "hotel-koenig", ["me", "me"], seed="a\0b")
        with Peer(three[0], table.id, table.token) as peer:
            reply = peer.play(peer.state.legal[0], id="a\0b")
            assert (reply["type"], reply["code"]) == ("error", "bad-request")
            assert peer.play(peer.state.legal[0])["type"] == "ok"


def test_who_was_sent_away_at_another_server_sees_no_hand(three: list[Server]) -> None:
    with three[0].client(name="Anna") as host, three[1].client() as guest:
        table = host.create("hotel-koenig", ["me", "open"], open=True)
        joined = guest.join(table.id, table.invites[1], name="Otto", ready=False)
        with Peer(three[1], table.id, joined.token) as otto:
            table.post("seat", seat=1)
            with three[0].client() as other:
                other.join(table.id, name="Marie")
            assert otto.read_to_the_end() == (1012, "seat-gone")
            assert not [message for message in otto.seen if message["type"] == "update"]
