"""Secrets: every message is compared with what the rules allow."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.table.record import Line, parse
from hotelier.table.table import Table
from tests.server.conftest import Party
from tests.server.server_process import Peer, Server, mover, up_to_date

Gather = Callable[..., Party]


def allowed_events(game: Table, seat: int | None) -> list[dict[str, Any]]:
    """The journal as a seat may read it, as data."""
    codec = game.game.codec
    return [
        {"kind": event.kind, "seat": event.seat, "rule": event.rule,
         "args": [codec.encode(arg, kind)
                  for arg, kind in zip(event.args, game.game.events[event.kind], strict=True)]}
        for event in game.journal_for(seat)
    ]  # fmt: skip


def as_told(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Events as received, without their plies."""
    return [{name: event[name] for name in ("kind", "seat", "rule", "args")} for event in events]


def replayed(server: Server, table: str, seats: int) -> Table:
    """The complete game, from the database."""
    stored = server.stored(table)
    lines: list[Line] = []
    game = ht.GAMES[stored.table["game"]]
    for _, ply, undo, seat, text, seen_by, _, _ in stored.actions:
        if undo:
            del lines[ply:]
            continue
        audience = None if seen_by is None else tuple(int(part) for part in seen_by.split())
        lines.append(Line(seat, text, audience))
    record = ht.Record(game.name, game.rules_version, seats, stored.table["options"], lines)
    return Table.from_record(record, stored.seeds[-1]["seed"])


@pytest.mark.parametrize(
    ("game", "options"),
    [("hotel-koenig", {}), ("grand-austria-hotel", {}), ("hotel-koenig", {"preset": "online"})],
)
def test_every_viewer_knows_what_the_rules_let_them_know(
    server: Server, party: Gather, game: str, options: dict[str, str]
) -> None:
    table, peers = party(3, game, options=options)
    rng = Random(3)
    with Peer(server, table) as spectator:
        everybody = [*peers, spectator]
        for step in range(40):
            me = mover(peers)
            reply = me.play(rng.choice(me.state.legal))
            up_to_date(everybody, reply["version"])
            if step % 8 == 5 and me.ask("undo")["type"] == "ok":
                up_to_date(everybody, me.state.version)
            if step % 10 == 9:
                full = replayed(server, table, 3)
                for peer in everybody:
                    seat = peer.state.viewer
                    assert peer.state.view == json.loads(json.dumps(full.view(seat)))
                    assert as_told(peer.state.events) == allowed_events(full, seat)
        check_records(server, table, everybody, replayed(server, table, 3))


def check_records(server: Server, table: str, everybody: list[Peer], full: Table) -> None:
    """Check that records of a running game, and states over HTTP, are redacted."""
    for peer in everybody:
        seat = peer.state.viewer
        with server.client(peer.token) as client:
            remote = client.table(table)
            assert parse(remote.record()).lines == full.record.for_seat(seat).lines
            assert remote.state().view == peer.state.view
            assert as_told(remote.state().events) == allowed_events(full, seat)
            for other in range(3):
                if other != seat:
                    found = client.http.get(
                        f"{remote.path}/state", params={"seat": other}, headers=client.headers
                    )
                    assert found.status_code == 403


def secrets_of(server: Server, table: str) -> list[str]:
    """All values of a table that must stay in the database."""
    stored = server.stored(table)
    people = [row["player"] for row in stored.seats if row["player"]]
    return [stored.seeds[0]["seed"], *people]


def test_no_seed_token_or_player_id_is_ever_told(server: Server, party: Gather) -> None:
    table, peers = party(2)
    rng = Random(5)
    with Peer(server, table) as spectator:
        for _ in range(12):
            mine = mover(peers)
            up_to_date([*peers, spectator], mine.play(rng.choice(mine.state.legal))["version"])
        me = peers[0]
        me.ask("undo")
        me.play("nonsense")
        me.ask("say", text="Good evening")
        told = json.dumps([peer.seen for peer in [*peers, spectator]])
    with server.client(peers[0].token) as client:
        told += client.table(table).record() + json.dumps(client.table(table).facts())
    hidden = secrets_of(server, table)
    assert len(hidden) == 3
    for secret in [*hidden, *[str(peer.token) for peer in peers]]:
        assert secret not in told
        assert secret not in server.log_text()


def test_a_refused_undo_shows_no_hidden_card(party: Gather) -> None:
    """The event since may be another seat's secret: then it is left out."""
    _, peers = party(2)
    me = mover(peers)
    while me.state.mine:
        up_to_date(peers, me.play(me.state.legal[-1])["version"])
    assert "You draw " in me.ask("undo")["text"], "the own draw is known"
    other = mover(peers)
    while other.state.mine:
        up_to_date(peers, other.play(other.state.legal[-1])["version"])
    drawn = [event for event in other.state.events if event["kind"] == "drew"][-1]
    told = me.ask("undo")["text"]
    assert drawn["args"][0] not in re.findall(r"\w+", told)  # 1A is part of 11A


def test_refusals_do_not_tell_whose_a_tile_is(server: Server, party: Gather) -> None:
    """A tile in another hand is refused in the same words as one in the bag, on every path."""
    table, peers = party(2)
    me = mover(peers)
    other = next(peer for peer in peers if peer is not me)
    full = replayed(server, table, 2)
    mine, theirs = (
        {held["tile"] for held in full.view(peer.state.viewer)["hand"]} for peer in (me, other)
    )
    laid = {lay for lay in me.state.legal if lay.startswith("lay ")}
    tiles = [f"{column}{row}" for row in "ABCDEFGHI" for column in range(1, 13)]
    texts: dict[bool, set[str]] = {True: set(), False: set()}
    for kind in ("play", "preview"):
        for tile in tiles:
            if tile in mine or f"lay {tile}" in laid:
                continue
            reply = me.ask(kind, do=f"lay {tile}", version=me.state.version)
            assert reply["type"] == "error"
            said = json.dumps([kind, reply["code"], reply["text"], reply.get("rule")])
            texts[tile in theirs].add(said.replace(tile, "T"))
    assert len(texts[True]) == 2
    assert texts[True] <= texts[False]
