"""Reviews: costs with intervals, luck apart, resumable, and as text, JSON and page."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import pytest

import hotelier as ht
from hotelier.analysis.decisions import EFFORTS, Part
from hotelier.analysis.keeping import Notes
from hotelier.analysis.page import LINE, apart_from_each_other, review_page
from hotelier.analysis.review import (
    Job,
    check_finished,
    look_at,
    opened,
    points_of,
    put_together,
    views_at,
)
from hotelier.analysis.telling import review_lines, told_plies, turning_point
from hotelier.words import LOCALES
from tests.analysis.games import GAMES, finished, finished_text

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
    views = views_at(*opened(finished_text(reviewed["game"])), told_plies(reviewed))
    lines = review_lines(game, reviewed, names, lang, views)
    assert any("Anna" in line for line in lines)
    page = review_page(game, reviewed, names, lang, views)
    checker = Balanced()
    checker.feed(page)
    assert checker.open == []
    assert "<Leopold>" not in page
    assert "http" not in page  # it needs nothing else


def without_verdicts(review: Part) -> Part:
    """Return the review by a judge that is sure of nothing."""
    decisions = [
        {**part, "verdict": part["verdict"] if part["verdict"] == "best" else "fine"}
        for part in review["decisions"]
    ]
    return {**review, "decisions": decisions, "costly": []}


def test_where_nothing_is_sure_there_is_something_to_look_at(reviewed: Part) -> None:
    """The dearest of the unsure decisions, said to be unsure, with their intervals."""
    game = ht.GAMES[reviewed["game"]]
    unsure = without_verdicts(reviewed)
    costs = {part["ply"]: part["cost_win"]["mean"] for part in unsure["decisions"]
             if part["verdict"] == "fine"}  # fmt: skip
    plies = told_plies(unsure)
    assert [costs[ply] for ply in plies] == sorted(costs.values(), reverse=True)[:3]
    text = "\n".join(review_lines(game, unsure, ["Anna", "Leopold"], "en"))
    assert "No decision was surely worse" in text
    assert "they may have cost nothing" in text
    assert all(f"#{ply} " in text for ply in plies)
    assert text.count("Perhaps better by") == len(plies) == text.count("±")
    page = review_page(game, unsure, ["Anna", "Leopold"], "en")
    assert all(f"#{ply} " in page for ply in plies)


def test_names_at_the_end_of_the_graph_do_not_cover_each_other() -> None:
    ends = [180.0, 16.0, 238.0, 238.0, 238.0]
    spots = apart_from_each_other(ends)
    order = sorted(spots)
    assert all(b - a >= LINE for a, b in pairwise(order))
    assert spots[1] == order[0] >= LINE
    assert spots[0] == order[1]


def test_the_turning_point_is_a_move_that_can_be_looked_up(reviewed: Part) -> None:
    """Its number is that of the move, and what it meant is what the graph says."""
    found = turning_point(reviewed)
    assert found is not None
    at = next(i for i, row in enumerate(reviewed["graph"]) if row["ply"] == found.ply)
    before, after = reviewed["graph"][at : at + 2]
    winner = reviewed["ranks"].index(1)
    assert (found.seat, found.before, found.after) == (
        winner, before["wins"][winner], after["wins"][winner],
    )  # fmt: skip
    game = ht.GAMES[reviewed["game"]]
    told = review_lines(game, reviewed, ["Anna", "Leopold"], "en")[0]
    assert f"move {found.ply}" in told
    assert "rose from" in told


class Balanced(HTMLParser):
    """Parser that checks that every element is closed in order."""

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


KILLED = """
import os, signal
from hotelier.cli import main
from hotelier.analysis.keeping import Notes
add, left = Notes.add, [0] * 5
def add_some(notes, part):
    add(notes, part)
    left.pop()
    if not left:
        os.kill(os.getpid(), signal.SIGKILL)
Notes.add = add_some
main()
"""
"""The program, until five parts of a review are noted."""


def test_a_killed_review_goes_on(tmp_path: Path) -> None:
    """SIGKILL in its midst, then half a line, as a killed write would leave; then to the end."""
    file = tmp_path / "game.jsonl"
    finished("hotel-koenig", seed=8).save(file)
    wanted = ["review", str(file), "--json", "--effort", "quick", "--jobs", "2"]
    notes = file.with_name("game.jsonl.review")
    killed = subprocess.run([sys.executable, "-c", KILLED, *wanted], stdout=subprocess.DEVNULL)
    assert killed.returncode == -signal.SIGKILL
    kept = notes.read_bytes().splitlines(keepends=True)
    assert len(kept) == 6
    notes.write_bytes(b"".join(kept) + b'{"ply": 3')
    command = [sys.executable, "-m", "hotelier", *wanted]
    ran = subprocess.run(command, capture_output=True, check=True)
    review = json.loads(ran.stdout)
    assert not notes.exists()
    before = [json.loads(line) for line in kept[1:]]
    parts = {part["ply"]: part for part in [*review["decisions"], *review["chance"]]}
    assert all(parts[part["ply"]] == part for part in before)
    assert set(EFFORTS) == {"quick", "usual", "thorough"}
