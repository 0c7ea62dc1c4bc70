"""Previews: correct as far as they go, and without anything that the seat cannot know."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from hotelier.server.live.preview import needs_confirmation, preview
from hotelier.server.live.telling import Happened
from hotelier.table.table import Table
from tests.server.conftest import Party
from tests.server.server_process import Server, mover, up_to_date
from tests.server.test_tables import refused

Gather = Callable[..., Party]
OPEN = {"hk.holdings": "open"}
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("hotel-koenig", 2, {}),
    ("hotel-koenig", 4, {}),
    ("hotel-koenig", 3, OPEN),
    ("grand-austria-hotel", 2, {}),
    ("grand-austria-hotel", 3, {"aw.modules": "12345"}),
]


def events_since(table: Table, seat: int, ply: int) -> list[dict[str, Any]]:
    """The events for a seat after this many lines."""
    found: list[dict[str, Any]] = json.loads(b"[%b]" % Happened(table, ply).for_viewer(seat))
    return found


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_what_was_foretold_happens(game: str, seats: int, options: dict[str, Any]) -> None:
    """The events are the first ones of those that follow, and the next step is right, too."""
    table, rng = Table(game, seats, 11, options), Random(11)
    seen = set()
    for _ in range(250):
        seat = table.to_move
        if seat is None:
            break
        text, ply = str(rng.choice(table.legal())), len(table.record.lines)
        position = json.dumps(table.position())
        found = preview(table, seat, text)
        assert json.dumps(table.position()) == position, "nothing has happened"
        table.play(text)
        told = events_since(table, seat, ply)
        assert found["events"] == told[: len(found["events"])]
        drawn = any(line.by is None for line in table.record.lines[ply:])
        if found["then"] is not None:
            if found["then"] == "over":
                assert table.to_move is None
            else:
                assert found["then"] == ("chance" if drawn else "seat")
            assert found["undo"] == (table.undoes == seat)
        if found["then"] == "seat":
            assert found["asked"] == table.to_move
            assert len(found["events"]) == len(told), "without chance all of it is foretold"
            check_changes(found["changes"], table.view(seat)["players"])
        seen.add(found["then"])
    assert len(seen) > 1


def check_changes(changes: list[dict[str, Any]], players: list[dict[str, Any]]) -> None:
    """Check that the previewed numbers are the actual ones."""
    for change in changes:
        assert players[change["seat"]][change["name"]] == change["after"] != change["before"]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_it_does_not_depend_on_what_the_seat_cannot_know(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """In another state that looks the same to the seat, the preview is the same."""
    table, rng = Table(game, seats, 12, options), Random(12)
    for _ in range(120):
        seat = table.to_move
        if seat is None:
            break
        text = str(rng.choice(table.legal()))
        found = preview(table, seat, text)
        real = table.state
        table.state = table.game.imagine(table.game.redact(real, seat), rng)
        assert preview(table, seat, text) == found
        table.state = real
        table.play(text)


def test_hidden_holdings_stay_hidden() -> None:
    """HK-12.9 A preview of a tile shows neither who would get a bonus nor who would be asked."""
    mergers = 0
    for seed in range(12):
        table, rng = Table("hotel-koenig", 3, seed), Random(seed)
        while (seat := table.to_move) is not None:
            text, ply = str(rng.choice(table.legal())), len(table.record.lines)
            found = preview(table, seat, text)
            table.play(text)
            events = events_since(table, seat, ply)
            if text.startswith("lay") and any(event["kind"] == "bonus" for event in events):
                mergers += 1
                assert {event["kind"] for event in found["events"]} <= {"laid", "merger"}
                assert (found["then"], found["asked"], found["undo"]) == (None, None, None)
                assert {change["name"] for change in found["changes"]} == {"tiles"}
    assert mergers


def test_a_turn_is_handed_over_only_when_confirmed(server: Server, party: Gather) -> None:
    table, peers = party(2)
    me = mover(peers)
    assert me.ask("orders", orders={"confirm": True})["orders"] == {"confirm": True}
    while "stop" not in me.state.legal:
        move = me.state.legal[0]
        up_to_date(peers, me.play(move, confirmed=True)["version"])
    version = me.state.version
    assert me.play("stop")["code"] == "confirm-first"
    assert me.state.version == version
    told = me.ask("preview", do="stop", version=version)["preview"]
    assert (told["then"], told["undo"], told["hands_over"]) == ("chance", False, True)
    with server.client(me.token) as client:
        remote = client.table(table)
        by_http = remote.post("preview", do="stop", version=version)
        assert by_http == {"version": version, **told}
        refused("confirm-first", remote.post, "move", do="stop")
    assert me.play("stop", confirmed=True)["type"] == "ok"


def test_what_cannot_be_played_cannot_be_previewed(server: Server, party: Gather) -> None:
    _, peers = party(2)
    me = mover(peers)
    other = next(peer for peer in peers if peer is not me)
    assert me.ask("preview", do="stop")["code"] == "lay-first"
    assert me.ask("preview", do="dance")["code"] == "unknown-verb"
    assert me.ask("preview", do=me.state.legal[0], version=1)["code"] == "stale-version"
    assert other.ask("preview", do=me.state.legal[0])["code"] == "not-your-turn"
    version = me.state.version
    assert me.ask("preview", do=me.state.legal[0])["version"] == version
    assert me.ask("ping")["version"] == version
    assert not any(message["type"] == "update" for message in me.seen)


def test_a_step_within_the_own_turn_needs_no_confirmation() -> None:
    table, rng = Table("grand-austria-hotel", 2, 3), Random(3)
    handed = []
    for _ in range(80):
        seat = table.to_move
        assert seat is not None
        text = str(rng.choice(table.legal()))
        asks = needs_confirmation(table, seat, text)
        ply = len(table.record.lines)
        table.play(text)
        drawn = any(line.by is None for line in table.record.lines[ply:])
        assert asks == (drawn or table.to_move != seat)
        handed.append(asks)
    assert True in handed
    assert False in handed
