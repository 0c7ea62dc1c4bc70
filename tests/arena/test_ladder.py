"""The ladder: contests are played in pairs, taken up again, and summed up."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hotelier.arena import file_lock, ladder
from hotelier.arena.ladder import Contest, alone, play_contest, summary
from hotelier.arena.ladder_chart import chart_of
from hotelier.arena.nodes import nodes_per_second, positions


def test_a_contest_stops_in_time_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = Contest("hotel-koenig", "waiter", "random", 8, 0.98)
    monkeypatch.setitem(ladder.CONTESTS, "small", contest)
    seconds = count()  # at each look at the clock one has passed
    monkeypatch.setattr(ladder, "perf_counter", lambda: float(next(seconds)))
    assert len(play_contest("small", tmp_path, 1, 2.5)) == 3
    done = play_contest("small", tmp_path, 1, 600.0)
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


def test_two_ladders_do_not_share_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(
        ladder.CONTESTS, "koenig-waiter", Contest("hotel-koenig", "random", "random", 4, 0.2)
    )
    monkeypatch.setattr(file_lock, "PATIENCE", 0.1)
    monkeypatch.setattr(
        "sys.argv",
        ["ladder", "--out", str(tmp_path), "--jobs", "1", "--contest", "koenig-waiter"],
    )
    with alone(tmp_path), pytest.raises(SystemExit) as refused:
        ladder.main()
    assert refused.value.code == 2
    assert f"Another process is playing the ladder in {tmp_path}." in capsys.readouterr().err
    assert not (tmp_path / "ladder.json").exists()
    ladder.main()
    assert "koenig-waiter" in capsys.readouterr().out
    assert ladder.known(tmp_path)["koenig-waiter"]["games"] == 4


@pytest.mark.parametrize("game", ["grand-austria-hotel", "hotel-koenig"])
def test_nodes_are_counted(game: str) -> None:
    views = positions(game, 3)
    assert nodes_per_second(game, "concierge", views, 60) > 100
