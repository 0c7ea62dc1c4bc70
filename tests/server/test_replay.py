"""Replays: every step shows what its viewer saw, and of a running table no more than that."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hotelier as ht
from hotelier.client import Client
from hotelier.client.state import NOTHING, changed
from hotelier.kernel.frames import UNKNOWN
from hotelier.server.http.models import RecordFile
from hotelier.server.http.replays import replay_file
from hotelier.server.replaying import Wish, replay, wish_of_file
from hotelier.server.settings import Settings
from hotelier.server.site import Site
from tests.server.server_process import Server
from tests.server.slow_workers import hold
from tests.server.test_tables import refused

NAMES = ("Anna", "Otto", "Marie")
MODULES = {"aw.modules": "12345"}


def played(
    game: str, options: dict[str, Any], decisions: int = 10_000
) -> tuple[ht.Table, list[Any]]:
    """A random game, and the views of the first seat at each question."""
    table, rng = ht.Table(game, 3, seed=5, options=options), Random(5)
    views = [{**table.view(0), "legal": []}]
    while table.to_move is not None and decisions:
        table.play(rng.choice(table.legal()))
        views.append({**table.view(0), "legal": []})
        decisions -= 1
    return table, views


def unfolded(steps: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All states, from the diffs."""
    found: list[dict[str, Any]] = []
    state: dict[str, Any] = {}
    for step in steps:
        for path in step["drop"]:
            state = changed(state, path.split("/"), NOTHING)
        for path, value in step["set"].items():
            state = changed(state, path.split("/"), value)
        found.append(state)
    return found


@pytest.mark.parametrize(
    ("game", "options"), [("hotel-koenig", {}), ("grand-austria-hotel", MODULES)]
)
def test_every_step_is_what_was_seen(game: str, options: dict[str, Any]) -> None:
    table, views = played(game, options)
    found = json.loads(replay(Wish(table.record.to_jsonl(), "", 0, True, NAMES, "en")))
    states = unfolded(found["steps"])
    assert [state["view"] for state in states[:-1]] == json.loads(json.dumps(views[:-1]))
    assert states[-1]["view"]["outcome"]["scores"] == list(table.outcome.scores)  # type: ignore[union-attr]
    assert found["over"]
    asked = [line.do for line in table.record.lines if line.by is not None]
    assert [step["do"] for step in found["steps"]] == [None, *asked]
    plies = [step["ply"] for step in found["steps"]]
    assert plies == sorted(set(plies))
    assert plies[-1] == len(table.record.lines)
    assert all(line["text"] and line["rule"] for line in found["log"])


def test_a_running_game_hides_what_it_hides(server: Server) -> None:
    table, _ = played("grand-austria-hotel", {"gah.staff_deal": "draft"}, 20)
    full = table.record.to_jsonl()
    mine = json.loads(replay(Wish(full, "", 0, False, NAMES, "en")))
    theirs = [step["do"] for step in mine["steps"] if step["by"] not in (None, 0)]
    assert None in theirs, "what others drafted is not told"
    for state in unfolded(mine["steps"]):
        assert all(player.get("hand") is None for player in state["view"]["players"])
    shown = json.dumps(mine["log"])
    names = [
        line["text"] for line in json.loads(replay(Wish(full, "", 1, False, NAMES, "en")))["log"]
    ]
    secret = [text for text in names if text.startswith("You draw")]
    assert secret
    assert not any(text.replace("You draw", "Otto draws") in shown for text in secret)
    assert str(UNKNOWN) not in [step["do"] for step in mine["steps"]]


def test_a_record_can_be_sent_in(server: Server) -> None:
    table, views = played("hotel-koenig", {})
    with server.client() as stranger:

        def sent(record: str, seat: int | None = None) -> Any:
            return stranger.replay(record, seat)

        found = sent(table.record.to_jsonl(), 0)
        assert len(found["steps"]) == len(views)
        assert found["names"] == ["Seat 0", "Seat 1", "Seat 2"]
        text = sent(table.record.to_text())
        assert text["viewer"] is None
        lines = table.record.to_jsonl().splitlines(keepends=True)
        broken = "".join([*lines[:5], lines[7], *lines[8:]])
        refused("wrong-ply", sent, broken)
        refused("no-header", sent, "{}")
        refused("no-such-seat", sent, table.record.to_jsonl(), 7)


def test_a_table_can_be_replayed(client: Client, server: Server) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"])
    running = table.replay()
    assert (running["viewer"], running["over"]) == (0, False)
    refused("not-your-seat", table.replay, seat=1)
    table.post("resign")
    with server.client() as stranger:
        path = f"/api/tables/{table.id}/replay"
        assert stranger.table(table.id).replay(1)["viewer"] == 1, "a finished table is open"
        proof = stranger.request("GET", path, language="de")["proof"]
    assert proof[0]["seed"]


def test_a_wish_of_a_file_is_open() -> None:
    assert wish_of_file("x", "", None, "en").open


def test_a_replay_does_not_wait_for_thinking_bots(tmp_path: Path) -> None:
    table, _ = played("hotel-koenig", {}, 30)
    mark = tmp_path / "enough"

    async def story() -> tuple[bool, Any]:
        site = await Site.opened(Settings(database=str(tmp_path / "own.db"), bot_workers=1))
        try:
            thinking = asyncio.create_task(site.bots.run(hold, str(mark)))
            found = await replay_file(site, "en", RecordFile(record=table.record.to_jsonl()))
            return thinking.done(), found
        finally:
            mark.touch()
            await thinking
            await site.close()

    done, found = asyncio.run(story())
    assert not done
    assert len(json.loads(found.body)["steps"]) == 31


def test_a_record_tells_the_names_of_players(server: Server) -> None:
    """In a replay of a file, and in the record of a table: of a running one, to any viewer."""
    table, _ = played("hotel-koenig", {}, 5)
    table.record.names = ("Zoe", "", "Luc")
    found = json.loads(replay(wish_of_file(table.record.to_jsonl(), "", None, "en")))
    assert found["names"] == ["Zoe", "Seat 1", "Luc"]
    with server.client(name="Zoe") as zoe:
        own = zoe.create("hotel-koenig", ["me", "open"])
        with server.client(name="Luc") as luc:
            for sitting in (own, luc.join(own.id, own.invites[1])):
                header, *lines = sitting.record().splitlines()
                assert json.loads(header)["names"] == ["Zoe", "Luc"]
                assert json.loads(header)["redacted"]
                assert lines
