"""Tests of `hotelier bench` with short times: they check the report, not the speed."""

from __future__ import annotations

import json

import pytest

from hotelier.arena.peers import installed_peers, missing_peers
from tests.cli.conftest import Hotelier

QUICK = ("bench", "--runs", 2, "--seconds", 0.2)


def test_the_table(hotelier: Hotelier) -> None:
    ran = hotelier(*QUICK)
    assert ran.code == 0
    for text in ("hotel-koenig", "us/decision", "games/s", "us/copy", "A loop of a million steps"):
        assert text in ran.out
    for peer in installed_peers():
        assert peer.name in ran.out
    if missing_peers():
        assert "make bench" in ran.out
        assert "not measured" in ran.out
    else:
        assert "pass" in ran.out or "FAIL" in ran.out


def test_json(hotelier: Hotelier) -> None:
    data = json.loads(hotelier(*QUICK, "--json", "--preset", "online", "--seats", 3).out)
    assert len(data["rounds"]) == len(data["spin_ms"]) == 2
    assert all(each["hotel-koenig"]["decision_us"] > 0 for each in data["rounds"])
    assert data["missing_peers"] == missing_peers()
    for goal in data["goals"]:
        measured = goal["peer"] not in missing_peers()
        assert len(goal["found"]) == (2 if measured else 0)
        assert (goal["met"] is not None) == measured


def test_every_game_is_measured(hotelier: Hotelier) -> None:
    ran = hotelier(*QUICK, "--game", "grand-austria-hotel")
    assert ran.code == 0
    for text in ("games a second", "decisions a second", "replay", "an ordinary core"):
        assert text in ran.out


def test_profile(hotelier: Hotelier) -> None:
    ran = hotelier("bench", "--profile", "--seconds", 0.2)
    assert "Hottest functions" in ran.out
    assert "frames.py" in ran.out
    data = json.loads(hotelier("bench", "--profile", "--seconds", 0.2, "--json").out)
    assert len(data["hot_spots"]) == 10


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["--game", "chess"], "chess"),
        (["--seats", 7], "7"),
        (["--option", "hk.jokers=1"], "hk.jokers"),
        (["--runs", 0], "runs"),
    ],
)
def test_bad_input(hotelier: Hotelier, args: list[object], named: str) -> None:
    ran = hotelier("bench", *args)
    assert ran.code == 2
    assert ran.out == ""
    assert named in ran.err
