"""Play over sockets: versions, outdated and repeated commands, resuming, undo, consent,
resigning."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.server.conftest import Party, Start
from tests.server.server_process import Peer, Server, mover, up_to_date

Gather = Callable[..., Party]


def play_some(peers: list[Peer], moves: int, seed: int = 1) -> None:
    """Play random moves while all peers read along."""
    rng = Random(seed)
    for _ in range(moves):
        peer = mover(peers)
        reply = peer.play(rng.choice(peer.state.legal))
        assert reply["type"] == "ok", reply
        up_to_date(peers, reply["version"])


def test_a_move_reaches_everybody_with_its_version(party: Gather) -> None:
    _, peers = party(3)
    before = peers[0].state.version
    me = mover(peers)
    reply = me.play(me.state.legal[0])
    assert reply["version"] > before
    up_to_date(peers, reply["version"])
    for peer in peers:
        update = next(message for message in reversed(peer.seen) if message["type"] == "update")
        assert (update["from"], update["version"]) == (before, reply["version"])
        assert update["events"]
        assert "options" not in update["set"], "what has not changed is not sent again"


def test_a_stale_command_is_refused(party: Gather) -> None:
    _, peers = party()
    me = mover(peers)
    old = me.state.version
    assert me.play(me.state.legal[0])["type"] == "ok"
    reply = me.ask("play", do="stop", version=old)
    assert (reply["type"], reply["code"]) == ("error", "stale-version")
    assert reply["version"] == me.state.version
    assert str(old) in reply["text"]


def test_a_doubled_command_is_recognised(party: Gather) -> None:
    _, peers = party()
    me = mover(peers)
    old, move = me.state.version, me.state.legal[0]
    first = me.ask("play", do=move, version=old, id="same")
    second = me.ask("play", do=move, version=old, id="same")
    assert first["type"] == second["type"] == "ok"
    assert second["version"] == first["version"]
    assert second["again"] is True
    assert me.state.version == first["version"]


def test_only_the_seat_that_is_asked_may_move(party: Gather) -> None:
    _, peers = party()
    other = next(peer for peer in peers if not peer.state.mine)
    move = mover(peers).state.legal[0]
    reply = other.play(move)
    assert reply["code"] == "not-your-turn"
    seat = mover(peers).state.viewer
    assert other.play(move, seat=seat)["code"] == "not-your-seat"


def test_an_illegal_move_names_its_rule(party: Gather) -> None:
    _, peers = party()
    me = mover(peers)
    reply = me.play("stop")
    assert (reply["type"], reply["code"], reply["rule"][:3]) == ("error", "lay-first", "HK-")
    assert reply["rule"] in reply["text"]
    assert me.play("dance")["code"] == "unknown-verb"


@pytest.mark.parametrize("game", ["hotel-koenig", "grand-austria-hotel"])
def test_resuming_brings_exactly_the_missed_events(
    server: Server, party: Gather, game: str
) -> None:
    table, peers = party(3, game)
    play_some(peers, 6)
    gone = peers[1]
    known, events = gone.state.version, list(gone.state.events)
    with Peer(server, table, gone.token) as stand_in:  # plays on, so that `gone` can fall behind
        gone.close()
        play_some([peers[0], stand_in, peers[2]], 15, seed=2)
        complete = stand_in.state.events
    with Peer(server, table, gone.token, version=known) as back:
        assert back.state.version == peers[0].state.version
        assert events + back.state.news == complete
        assert back.state.events == back.state.news != []
    with Peer(server, table, gone.token, version=back.state.version) as again:
        assert again.state.news == []


def test_resuming_across_an_undo(server: Server, party: Gather) -> None:
    table, peers = party()
    me = mover(peers)
    play_some(peers, 1)
    known, events = me.state.version, list(me.state.events)
    assert me.ask("undo", version=known)["type"] == "ok"
    assert me.state.version == known + 1, "an undo is a version of its own"
    up_to_date(peers, me.state.version)
    play_some(peers, 1, seed=5)
    with Peer(server, table, me.token, version=known) as back:
        kept = [event for event in events if event["ply"] < back.seen[-2]["back"]]
        assert kept + back.state.news == me.state.events


def test_undo_until_something_is_revealed(party: Gather) -> None:
    _, peers = party()
    me = mover(peers)
    start, legal = me.state.version, me.state.legal
    before = dict(me.state.view or {})
    me.play(legal[0])
    reply = me.ask("undo", version=me.state.version)
    assert reply["type"] == "ok"
    assert me.state.version == reply["version"] > start
    assert me.state.view == before
    me.play(legal[0])
    while me.state.mine:  # to the end of the turn, where a tile is drawn
        me.play(me.state.legal[-1])
    refused = me.ask("undo")
    assert refused["code"] == "revealed-by"
    sentence = refused["text"].split(": ", 1)[1]
    assert sentence.startswith("You draw "), "the reply says what revealed it, as the log does"


def test_another_seat_cannot_undo(party: Gather) -> None:
    _, peers = party()
    me = mover(peers)
    other = next(peer for peer in peers if peer is not me)
    me.play(me.state.legal[0])
    assert other.ask("undo")["code"] == "nothing-to-undo"


def to_end_of_turn(peers: list[Peer]) -> Peer:
    """Play to the end of a turn, and return its peer."""
    me = mover(peers)
    while me.state.mine:
        reply = me.play(me.state.legal[-1])
        up_to_date(peers, reply["version"])
    return me


def test_a_takeback_needs_consent_and_takes_a_new_seed(server: Server, party: Gather) -> None:
    table, peers = party(3)
    me = to_end_of_turn(peers)
    others = [peer for peer in peers if peer is not me]
    before = me.state.version
    assert me.ask("offer", kind="takeback")["type"] == "ok"
    assert others[0].wait_for("table")["table"]["offer"]["kind"] == "takeback"
    assert me.ask("offer", kind="abort")["code"] == "offer-open"
    others[0].ask("answer", yes=True)
    assert me.state.version == before, "one is not enough"
    assert others[1].ask("answer", yes=True)["version"] == before + 1
    up_to_date(peers, before + 1)
    assert me.state.mine
    facts = me.wait_for("table")["table"]
    assert facts["offer"] is None
    assert len(facts["proof"]) == 2, "a new seed has been committed to"
    assert len({row["seed"] for row in server.stored(table).seeds}) == 2
    play_some(peers, 10)


def test_a_no_or_a_move_ends_an_offer(party: Gather) -> None:
    _, peers = party()
    me = to_end_of_turn(peers)
    other = mover(peers)
    assert other.ask("answer", yes=True)["code"] == "no-offer"
    me.ask("offer", kind="takeback")
    other.ask("answer", yes=False)
    assert other.state.table["offer"] is None
    me.ask("offer", kind="takeback")
    other.play(other.state.legal[0])
    assert other.state.table["offer"] is None


def test_all_can_agree_to_abort(party: Gather) -> None:
    _, peers = party()
    peers[0].ask("offer", kind="abort")
    assert peers[1].ask("answer", yes=True)["type"] == "ok"
    assert peers[1].state.table["status"] == "aborted"
    assert "seed" in peers[1].state.table["proof"][0]
    assert peers[1].play("stop")["code"] == "already-over"


def test_resigning_ends_a_game_of_two(party: Gather) -> None:
    _, peers = party()
    assert peers[0].ask("resign")["type"] == "ok"
    result = peers[0].state.table["result"]
    assert result == {"reason": "resigned", "ranks": [2, 1], "resigned": [0]}


def test_a_bot_plays_on_for_who_resigns(party: Gather) -> None:
    _, peers = party(3)
    me = mover(peers)
    version = me.state.version
    assert me.ask("resign")["type"] == "ok"
    others = [peer for peer in peers if peer is not me]
    up_to_date(others, version + 1)
    while not any(peer.state.mine for peer in others):
        for peer in others:
            peer.read()
    assert others[0].state.table["seats"][me.state.viewer or 0]["resigned"] is True
    assert me.ask("play", do="stop")["code"] == "has-resigned"


def test_a_bot_stands_in_by_consent_and_hands_the_seat_back(party: Gather) -> None:
    _, peers = party(3)
    away = mover(peers)
    seat = away.state.viewer
    others = [peer for peer in peers if peer is not away]
    assert "“whom”" in others[0].ask("offer", kind="substitute")["text"]
    assert others[0].ask("offer", kind="substitute", whom=seat)["type"] == "ok"
    assert away.ask("return")["code"] == "not-away"
    before = away.state.version
    assert others[1].ask("answer", yes=True)["type"] == "ok", "who is away is not asked"
    away.read_until(before + 1)
    assert away.state.table["seats"][seat]["bot"] == "greedy"
    assert away.ask("play", do="stop")["code"] == "bot-plays"
    assert away.ask("return")["type"] == "ok"
    assert away.state.table["seats"][seat]["bot"] is None


def test_a_vote_says_which_bot_stands_in(party: Gather) -> None:
    _, peers = party(3, stand_in="page")
    away = mover(peers)
    seat = away.state.viewer
    one, other = (peer for peer in peers if peer is not away)
    assert one.state.table["stand_in"] == "page", "said before anybody is away"
    assert one.ask("offer", kind="substitute", whom=seat)["type"] == "ok"
    while other.state.table["offer"] is None:
        other.read()
    assert other.state.table["offer"]["bot"] == "page"
    before = other.state.version
    assert other.ask("answer", yes=True)["type"] == "ok"
    away.read_until(before + 1)
    assert away.state.table["seats"][seat]["bot"] == "page"


def test_a_spectator_sees_no_hand(server: Server, party: Gather) -> None:
    table, peers = party()
    with Peer(server, table) as watching:
        view = watching.state.view or {}
        assert (watching.state.viewer, view["hand"], view["legal"]) == (None, [], [])
        assert watching.play("stop")["code"] == "no-token"
        play_some(peers, 3)
        assert (watching.read_until(peers[0].state.version).view or {})["hand"] == []
    hidden, _ = party(spectators=False)
    with Peer(server, hidden, hello=False) as refused:
        assert refused.ask("hello")["code"] == "no-spectators"


def test_chat_to_all_and_among_seats(server: Server, party: Gather) -> None:
    table, peers = party()
    with Peer(server, table) as watching:
        peers[0].ask("say", text="Hello to all")
        peers[0].ask("say", text="Only us", to="seats")
        peers[0].ask("say", text="All again")
        heard = [peers[1].wait_for("chat")["line"]["text"] for _ in range(3)]
        assert heard == ["Hello to all", "Only us", "All again"]
        heard = [watching.wait_for("chat")["line"]["text"] for _ in range(2)]
        assert heard == ["Hello to all", "All again"]
        assert watching.ask("say", text="Me too")["code"] == "no-token"
    with Peer(server, table, peers[1].token, chat=1) as back:
        said = next(message for message in back.seen if message["type"] == "chats")
        assert [line["text"] for line in said["lines"]] == ["Only us", "All again"]
    assert peers[0].ask("say", text=" ")["code"] == "bad-text"
    assert peers[0].ask("say", text="x", to="nobody")["code"] == "unknown-audience"


def test_a_line_sent_twice_is_said_once(start: Start) -> None:
    server = start()
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["me", "bot:random"])
        with Peer(server, table.id, client.token, chat=0) as peer:
            version = peer.ask("say", text="Good evening.", id="a")["version"]
            assert peer.ask("say", text="Good evening.", id="a")["type"] == "ok"
            peer.send("say", text="And good night.", id="b")  # at once, on two paths
            with Peer(server, table.id, client.token) as other:
                other.ask("say", text="And good night.", id="b")
            peer.ask("ping")
            lines = [message for message in peer.seen if message["type"] in ("chat", "chats")]
            assert all(version <= message["version"] for message in lines[1:])
        server.kill()
        server = start()
    with server.client(client.token) as client:
        path = f"/api/tables/{table.id}/chat"
        assert client.request("POST", path, {"text": "Good evening.", "id": "a"}) == {"number": 1}
        said = [line["text"] for line in client.request("GET", path)]
    assert said == ["Good evening.", "And good night."]


def test_a_hot_seat_table(server: Server) -> None:
    with server.client() as client:
        table = client.create("hotel-koenig", ["me", "me"], name="Anna")
    with Peer(server, table.id, table.token) as peer:
        first = peer.state.viewer
        while peer.state.mine:
            peer.play(peer.state.legal[-1])
        other = 1 - (first or 0)
        assert peer.ask("look", seat=other)["type"] == "ok"
        assert (peer.state.viewer, peer.state.mine) == (other, True)
        assert peer.play(peer.state.legal[0], seat=other)["type"] == "ok"
