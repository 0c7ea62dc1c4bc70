"""Tests of `hotelier perft`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hotelier as ht
from tests.cli.conftest import Hotelier
from tests.hotel_koenig.positions import at


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Write a position with a possible merger to a file."""
    table = at("III.FF", hands=["1I 4A 9G"], shares={"Festival": [2, 1, 0]})
    path = tmp_path / "position.json"
    path.write_text(json.dumps(table.position()))
    return path


def test_counts_every_depth(hotelier: Hotelier) -> None:
    ran = hotelier("perft", "--depth", 2)
    assert (ran.code, ran.out) == (0, "depth 1: 108\ndepth 2: 11,556\n")


def test_divide_of_a_position(hotelier: Hotelier, position: Path) -> None:
    ran = hotelier("perft", "--position", position, "--depth", 2, "--divide")
    assert ran.out.splitlines() == ["lay 1I: 3", "lay 4A: 2", "lay 9G: 3", "depth 2: 8"]


def test_json(hotelier: Hotelier, position: Path) -> None:
    plain = json.loads(hotelier("perft", "--position", position, "--depth", 2, "--json").out)
    assert plain["counts"] == [3, 8]
    assert plain["count"] == 8
    ran = hotelier("perft", "--position", position, "--depth", 2, "--divide", "--json")
    assert json.loads(ran.out)["divide"] == {"lay 1I": 3, "lay 4A": 2, "lay 9G": 3}


def test_chance_on_top_of_a_position_is_counted_not_dealt(
    hotelier: Hotelier, tmp_path: Path
) -> None:
    game = ht.GAMES["hotel-koenig"]
    state = game.setup(2, game.choose_options({}))
    path = tmp_path / "start.json"
    path.write_text(json.dumps({"seats": 2, **game.codec.encode_state(state)}))
    ran = hotelier("perft", "--position", path, "--depth", 2, "--json")
    assert json.loads(ran.out)["counts"] == [108, 11556]


def test_seats_and_options_count(hotelier: Hotelier) -> None:
    ran = hotelier("perft", "--depth", 1, "--seats", 6, "--preset", "online")
    assert (ran.code, ran.out) == (0, "depth 1: 108\n")


@pytest.mark.parametrize(
    ("args", "named"),
    [
        ([], "depth"),
        (["--depth", 0], "depth"),
        (["--depth", 1, "--game", "chess"], "chess"),
        (["--depth", 1, "--seats", 1], "1"),
        (["--depth", 1, "--option", "hk.jokers=1"], "hk.jokers"),
        (["--depth", 1, "--position", "missing.json"], "missing.json"),
    ],
)
def test_bad_input(hotelier: Hotelier, args: list[object], named: str) -> None:
    ran = hotelier("perft", *args)
    assert ran.code == 2
    assert ran.out == ""
    assert named in ran.err


def test_a_position_decides_seats_and_options(hotelier: Hotelier, position: Path) -> None:
    ran = hotelier("perft", "--depth", 1, "--position", position, "--seats", 3)
    assert ran.code == 2
    assert "--seats" in ran.err


def test_a_broken_position(hotelier: Hotelier, position: Path) -> None:
    data = json.loads(position.read_text())
    data["stock"][0] = 26
    position.write_text(json.dumps(data))
    ran = hotelier("perft", "--depth", 1, "--position", position)
    assert ran.code == 2
    assert "Airport" in ran.err
