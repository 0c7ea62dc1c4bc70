"""Hints, reviews, evaluation lines and branches over HTTP; the server replies while workers
think."""

from __future__ import annotations

import threading
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import hotelier as ht
from hotelier.analysis.evaluators import ANALYSERS
from hotelier.analysis.review import Job, look_at
from hotelier.client import Client
from hotelier.client.table import RemoteTable
from hotelier.server.desk.reviewing import finish, key_of, list_points, plain_record
from hotelier.server.store.database import close_database, migrate, open_database
from hotelier.server.store.reviews import keep_review, read_review
from hotelier.server.texts.reviewing import called_by, tell
from hotelier.table.record import parse
from tests.analysis.short import short_game
from tests.server.conftest import Start
from tests.server.server_process import PATIENCE, Server, asleep
from tests.server.test_operation import children
from tests.server.test_tables import refused


def wait_for_me(table: RemoteTable) -> dict[str, Any]:
    """The view once the client's seat is asked."""
    end = monotonic() + PATIENCE
    while True:
        view: dict[str, Any] = table.client.request("GET", f"{table.path}/state")["view"]
        if view["to_move"] == 0 or view["to_move"] is None:
            return view
        assert monotonic() < end
        sleep(0.05)


def get(table: RemoteTable, what: str, **query: object) -> Any:
    return table.client.request("GET", f"{table.path}/{what}", **query)


def test_hints_for_the_own_seat_only(server: Server, client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"], seed="hints")
    view = wait_for_me(table)
    found = table.hints(2)
    assert found["seat"] == 0
    assert 1 <= len(found["hints"]) <= 2
    assert all(hint["action"] in view["legal"] for hint in found["hints"])
    assert len(found["lines"]) == len(found["hints"])
    refused("not-your-seat", table.post, "hints", seat=1)
    with server.client(name="Marie") as marie:
        refused("not-seated", marie.table(table.id).post, "hints")


def test_the_server_answers_while_it_thinks(start: Start) -> None:
    """The server replies while a worker is busy with a hint for as long as the test wants."""
    server = start("--bot-workers", "1")
    found: list[Any] = []
    with server.client(name="Anna") as client, server.client(client.token) as other:
        table = client.create("grand-austria-hotel", ["me", "bot:random"], seed="thinking")
        wait_for_me(table)
        table.hints(1)  # the only worker has started
        asking = threading.Thread(
            target=lambda: found.append(other.table(table.id).post("hints")), daemon=True
        )
        with asleep(children(server.process.pid)):
            asking.start()
            for _ in range(30):
                client.request("GET", f"{table.path}/state")
            assert asking.is_alive(), "nobody has thought of a hint yet"
        asking.join()
    assert found[0]["hints"]


@pytest.fixture
def finished(server: Server) -> str:
    """A finished table."""
    with server.client(name="Reviewer") as client:
        table = client.create("hotel-koenig", ["bot:random", "bot:random"], seed="finished")
        end = monotonic() + PATIENCE
        while table.facts()["status"] != "finished":
            assert monotonic() < end
            sleep(0.1)
        return table.id


def test_a_review_is_begun_and_read(server: Server, client: Client, finished: str) -> None:
    table = client.table(finished)
    begun = table.review("quick")
    assert begun["status"] in ("thinking", "done")
    end = monotonic() + 2 * PATIENCE
    while (found := table.review("quick", begin=False))["status"] == "thinking":
        assert monotonic() < end
        sleep(0.2)
    assert found["status"] == "done"
    review = found["review"]
    assert review is not None
    assert found["done"] == found["points"] == len(review["decisions"]) + len(review["chance"])
    line = table.evaluation()
    assert line == review["graph"]
    page = table.review_page("quick")
    assert page.startswith("<!doctype html>")
    assert all(seat["name"] in page for seat in table.facts()["seats"])
    refused("review-not-done", table.review_page)


def reviewed(client: Client, record: str, begin: bool = True) -> Any:
    """The reply about a record, once its review is done."""
    end = monotonic() + 2 * PATIENCE
    while (found := client.review(record, "quick", begin))["status"] == "thinking":
        assert monotonic() < end
        sleep(0.1)
    return found


@pytest.mark.slow
def test_a_review_of_a_record_is_kept(start: Start) -> None:
    record = short_game("grand-austria-hotel").record.to_jsonl()
    server = start()
    with server.client(name="Anna") as client:
        assert reviewed(client, record, begin=False)["status"] == "none"
        found = reviewed(client, record)
        assert found["status"] == "done"
        line = client.evaluation(record)
        assert line == found["review"]["graph"]
        wish = {"record": record, "effort": "quick"}
        page = client.http.post("/api/reviews/page", json=wish, headers=client.headers)
        assert page.headers["content-disposition"].startswith("attachment")
        assert "<svg" in page.text
        assert "http" not in page.text, "it asks nobody for anything"
    server.kill()
    again = start()
    with again.client(name="Otto") as client:
        assert reviewed(client, record, begin=False) == found


def test_a_costly_decision_is_told_step_by_step() -> None:
    table = short_game("grand-austria-hotel")
    record = plain_record(table.record.to_jsonl())
    parts = [look_at(Job(record, "quick"), point) for point in list_points(record)]
    review = finish(record, parts, "quick")
    told = tell(record, review, ("Anna", "Otto"), "en")
    decisions = {part["ply"]: part for part in review["decisions"]}
    assert told["summary"][0] == "Anna won."
    assert [each["ply"] for each in told["costly"]] == sorted(review["costly"])
    for each in told["costly"]:
        part = decisions[each["ply"]]
        assert each["played"][0]["do"] == part["played"]
        steps = [step["do"] for step in each["better"]]
        assert steps == [do for do in part["line"] if do != "end"][: len(steps)]
        assert all(step["label"] and step["things"] for step in each["better"])
        parts_of_it = sum(reason["points"] for reason in each["why"])
        assert abs(parts_of_it - part["cost_points"]["mean"]) < ANALYSERS[table.game.name].unit


def test_only_so_many_reviews_are_kept(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'reviews.db'}")
    migrate(engine)
    review: dict[str, Any] = {"decisions": [], "chance": []}
    for number in (1, 2, 3, 2):
        with engine.begin() as connection:
            for write in keep_review(f"key-{number}", number, {**review, "n": number}, most=2):
                connection.execute(write.statement, list(write.rows))
    assert read_review(engine, "key-1") is None
    assert read_review(engine, "key-2") == {**review, "n": 2}
    assert read_review(engine, "key-3") == {**review, "n": 3}
    close_database(engine)


def test_what_cannot_be_reviewed(client: Client) -> None:
    table = ht.Table("hotel-koenig", seats=2, seed=1)
    running = table.record.to_jsonl()
    for path in ("/api/reviews", "/api/evaluations"):
        refused("not-finished", client.request, "POST", path, {"record": running})
    broken = short_game("hotel-koenig").record.to_jsonl().replace('"do": "lay', '"do": "lie', 1)
    for path in ("/api/reviews", "/api/evaluations"):
        refused("bad-action", client.request, "POST", path, {"record": broken})


def test_a_branch_of_a_record(client: Client) -> None:
    table = short_game("hotel-koenig")
    record = table.record.to_jsonl()
    wish = {"record": record, "ply": 0, "seat": 1, "bot": "director"}
    made = client.what_if(record, 0, seat=1, bot="director")
    assert made.seat == 1
    seats = made.facts()["seats"]
    names = [seat["name"] for seat in seats]
    assert [seat["bot"] for seat in seats] == ["director", None]
    assert names[0] == "Leopold"
    refused("no-such-ply", client.request, "POST", "/api/whatif", {**wish, "ply": 9999})
    refused("not-your-seat", client.request, "POST", "/api/whatif", {**wish, "seat": 5})


def test_a_running_game_is_neither_reviewed_nor_valued(client: Client) -> None:
    table = client.create("hotel-koenig", ["me", "bot:random"], seed="running")
    refused("not-over", table.post, "review")
    refused("not-over", get, table, "evaluation")


def test_a_branch_of_a_finished_game_survives_a_restart(start: Start) -> None:
    server = start()
    with server.client(name="Anna") as client:
        table = client.create("hotel-koenig", ["me", "bot:random"], seed="branching")
        view = wait_for_me(table)
        made = table.what_if(view["ply"], bot="random")
        assert made.seat == 0
        ours = wait_for_me(made)
        for field in ("board", "money", "hands", "legal"):
            assert ours.get(field) == view.get(field), field
        made.move(ours["legal"][0])
        before = wait_for_me(made)
    server.kill()
    again = start()
    with again.client(made.token) as client:
        assert wait_for_me(client.table(made.id)) == before


def test_what_cannot_be_branched(client: Client, finished: str) -> None:
    table = client.table(finished)
    lines = len(parse(table.record()).lines)
    refused("nothing-to-branch", table.post, "whatif", ply=lines)
    refused("no-such-ply", table.post, "whatif", ply=lines + 1)
    refused("unknown-bot", table.post, "whatif", ply=10, bot="nobody")


def test_a_review_does_not_depend_on_names_and_tells_those_of_the_record() -> None:
    """A file with names finds the stored review of the same game without them."""
    bare = ht.Table("hotel-koenig", 2, seed=1).record
    named = ht.Table("hotel-koenig", 2, seed=1, names=["Zoe", ""]).record
    other = ht.Table("hotel-koenig", 2, seed=2).record
    assert key_of(named.to_jsonl(), "usual") == key_of(bare.to_jsonl(), "usual")
    assert key_of(other.to_jsonl(), "usual") != key_of(bare.to_jsonl(), "usual")
    assert called_by(named, (), "en") == ("Zoe", "Seat 1")
    assert called_by(named, ("Luc", "Ida"), "en") == ("Luc", "Ida")
