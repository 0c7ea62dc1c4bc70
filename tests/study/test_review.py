"""Reviews: costs with intervals, luck apart, resumable, and as text, JSON and page."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from time import monotonic, sleep

import pytest

import hotelier as ht
from hotelier.study.decisions import EFFORTS, Part
from hotelier.study.keeping import Notes
from hotelier.study.page import review_page
from hotelier.study.review import (
    Job,
    check_finished,
    look_at,
    opened,
    points_of,
    put_together,
    views_at,
)
from hotelier.study.telling import review_lines
from hotelier.words import LOCALES
from tests.study.games import GAMES, finished, finished_text

EVERY = 9
"""A sample of the points is enough for most tests."""


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> Part:
    text = finished_text(request.param)
    job = Job(text, "quick")
    record, states = opened(text)
    parts = [look_at(job, point) for point in points_of(record, states)[::EVERY]]
    return put_together(record, states, parts, "quick")


def test_the_graph_runs_from_start_to_end(reviewed: Part) -> None:
    graph = reviewed["graph"]
    assert graph[-1]["ply"] == reviewed["lines"]
    assert all(sum(row["wins"]) == pytest.approx(1, abs=0.001) for row in graph)
    assert graph[-1]["scores"] == reviewed["scores"]
    assert graph[-1]["wins"][reviewed["ranks"].index(1)] == 1


def test_costs_have_intervals_and_verdicts_only_beyond_the_noise(reviewed: Part) -> None:
    assert reviewed["decisions"]
    for part in reviewed["decisions"]:
        win, points = part["cost_win"], part["cost_points"]
        assert win["low"] <= win["mean"] <= win["high"]
        assert points["mean"] >= 0
        sure = part["verdict"] in ("slip", "mistake", "blunder")
        if part["verdict"] == "best":
            assert part["played"] == part["best"]
        assert sure == (part["played"] != part["best"] and points["low"] > 0 and win["low"] > 0)


def test_the_costly_ones_are_the_dearest(reviewed: Part) -> None:
    by_ply = {part["ply"]: part for part in reviewed["decisions"]}
    costs = [by_ply[ply]["cost_win"]["mean"] for ply in reviewed["costly"]]
    assert len(costs) <= 3
    assert costs == sorted(costs, reverse=True)


def test_sums_by_player(reviewed: Part) -> None:
    for row in reviewed["players"]:
        seat = row["seat"]
        own = [part for part in reviewed["decisions"] if part["seat"] == seat]
        luck = sum(part["luck_win"][seat] for part in reviewed["chance"])
        assert row["decisions"] == len(own)
        assert row["luck_win"] == pytest.approx(luck)
        costs = [part["cost_points"] for part in own]
        assert row["lost_points"] == pytest.approx(sum(cost["mean"] for cost in costs))
        assert row["lost_margin"] <= sum((cost["high"] - cost["low"]) / 2 for cost in costs)
        assert 0 <= row["accuracy"] <= 1
    assert sum(row["luck_win"] for row in reviewed["players"]) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("lang", sorted(LOCALES))
def test_words_and_page_in_every_language(reviewed: Part, lang: str) -> None:
    game = ht.GAMES[reviewed["game"]]
    names = ["Anna", "<Leopold>"]
    views = views_at(*opened(finished_text(reviewed["game"])), reviewed["costly"])
    lines = review_lines(game, reviewed, names, lang, views)
    assert any("Anna" in line for line in lines)
    page = review_page(game, reviewed, names, lang, views)
    checker = Balanced()
    checker.feed(page)
    assert checker.open == []
    assert "<Leopold>" not in page
    assert "http" not in page  # it needs nothing else


class Balanced(HTMLParser):
    """Whether every element is closed in its order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_same_review_again() -> None:
    text = finished_text("hotel-koenig")
    record, states = opened(text)
    point = points_of(record, states)[10]
    assert look_at(Job(text, "quick"), point) == look_at(Job(text, "quick"), point)


def test_a_running_game_is_not_reviewed() -> None:
    table = ht.Table("hotel-koenig", seats=2, seed=1)
    with pytest.raises(ht.Unreadable):
        check_finished(table.record)


def test_notes_of_another_review_are_not_used(tmp_path: Path) -> None:
    job, other = Job("a", "quick"), Job("b", "quick")
    notes = Notes(tmp_path / "notes", job)
    notes.begin({})
    notes.add({"ply": 4})
    assert Notes(tmp_path / "notes", job).read() == {4: {"ply": 4}}
    assert Notes(tmp_path / "notes", other).read() == {}


def test_a_killed_review_goes_on(tmp_path: Path) -> None:
    """SIGKILL in its midst, then half a line, as a killed write would leave; then to the end."""
    file = tmp_path / "game.jsonl"
    finished("hotel-koenig", seed=8).save(file)
    command = [sys.executable, "-m", "hotelier", "review", str(file), "--json",
               "--effort", "quick", "--jobs", "2"]  # fmt: skip
    notes = file.with_name("game.jsonl.review")
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    end = monotonic() + 240
    while not notes.exists() or len(notes.read_bytes().splitlines()) < 6:
        assert monotonic() < end
        sleep(0.02)
    running.send_signal(signal.SIGKILL)
    running.wait()
    kept = [line for line in notes.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    notes.write_bytes(b"".join(kept) + b'{"ply": 3')
    ran = subprocess.run(command, capture_output=True, check=True)
    review = json.loads(ran.stdout)
    assert not notes.exists()
    before = [json.loads(line) for line in kept[1:]]
    parts = {part["ply"]: part for part in [*review["decisions"], *review["chance"]]}
    assert before
    assert all(parts[part["ply"]] == part for part in before)
    assert set(EFFORTS) == {"quick", "usual", "thorough"}
