"""The ladder: contests are played in pairs, taken up again, and summed up."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from xml.etree import ElementTree

import pytest

from hotelier.arena import ladder
from hotelier.arena.ladder import Contest, play_contest, summary
from hotelier.arena.ladder_chart import chart_of
from hotelier.arena.nodes import nodes_per_second, positions


def test_a_contest_stops_in_time_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = Contest("hotel-koenig", "waiter", "random", 8, 0.98)
    monkeypatch.setitem(ladder.CONTESTS, "small", contest)
    begun = play_contest("small", tmp_path, 1, perf_counter() + 0.01)
    assert 1 <= len(begun) < 8
    done = play_contest("small", tmp_path, 1, perf_counter() + 600)
    assert sorted(played.number for played in done) == list(range(8))
    seats = [played.bots.index("waiter") for played in done]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2, 3, 3]
    row = summary("small", done)
    wins = sum(played.winners == (seat,) for played, seat in zip(done, seats, strict=True))
    assert row["games"] == 8
    assert row["wins"] >= wins / 8 >= 0.75
    assert row["low"] < row["wins"] <= row["high"]
    assert row["lead"] > 0
    drawn = ElementTree.fromstring(chart_of([row]))
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "small: waiter : random" in texts
    assert f"{row['wins']:.1%}" in texts


@pytest.mark.parametrize("game", ["grand-austria-hotel", "hotel-koenig"])
def test_nodes_are_counted(game: str) -> None:
    views = positions(game, 3)
    assert nodes_per_second(game, "concierge", views, 60) > 100
