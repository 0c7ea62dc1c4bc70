"""Tests of engines in tournaments: labels, resuming, several processes, disqualification."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from hotelier.arena.engines import LOCAL, games_on
from hotelier.arena.entrants import last_of, meet, send_home
from hotelier.arena.tournament import Played, Tournament, make_tournament, play_pairing
from hotelier.engine.timing import Control
from tests.engine.engines import PATIENT, command, misbehaving
from tests.terminal.commands import Ran, run

CALM = Control(PATIENT, grace=PATIENT)
SMALL = ("--game", "hotel-koenig", "--seats", "2", "--deals", "2", "--bots", "random")


@pytest.fixture
def hotelier(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    def called(*args: object) -> Ran:
        return run([str(arg) for arg in args], monkeypatch, capsys)

    return called


def tournament_of(mode: str, file: Path | None = None, control: Control = CALM) -> Tournament:
    entrants = meet([command(misbehaving(mode, file))], (), control, "hotel-koenig")
    lineups = [["greedy", entrants[0].label]]
    return make_tournament("hotel-koenig", 2, lineups, 2, 1, entrants=entrants)


def test_a_tournament_names_its_engines_and_goes_on_only_with_them(
    tmp_path: Path, hotelier: Any
) -> None:
    version = tmp_path / "version"
    version.write_text("1.0")
    bot = ("--bot", command(misbehaving("version", version)), "--jobs", 1)
    ran = hotelier("arena", tmp_path / "games", *SMALL, *bot, "--json")
    assert ran.code == 0
    report = json.loads(ran.out)
    assert report["tournament"]["lineups"] == [["random", "Naughty 1.0"]]
    assert report["tournament"]["engines"]["Naughty 1.0"]["version"] == "1.0"
    assert report["bots"]["Naughty 1.0"]["faults"] == {}
    results = (tmp_path / "games" / "results.jsonl").read_bytes()
    rows = [json.loads(line) for line in results.splitlines()]
    assert {tuple(row["bots"]) for row in rows} == {
        ("random", "Naughty 1.0"), ("Naughty 1.0", "random"),
    }  # fmt: skip
    assert hotelier("arena", tmp_path / "games", *SMALL, *bot).code == 0
    version.write_text("1.1")
    changed = hotelier("arena", tmp_path / "games", *SMALL, *bot)
    assert changed.code == 2
    assert "began with Naughty 1.0 (10s); now it is Naughty 1.1 (10s)" in changed.err
    version.write_text("1.0")
    slower = hotelier("arena", tmp_path / "games", *SMALL, *bot, "--bot-time", "20s")
    assert "now it is Naughty 1.0 (20s)" in slower.err
    assert (tmp_path / "games" / "results.jsonl").read_bytes() == results


def test_names_for_lineups_and_options(tmp_path: Path, hotelier: Any) -> None:
    script = Path(__file__).parents[2] / "examples" / "engine.py"
    bot = f"python3 {script}"
    ran = hotelier("arena", tmp_path, "--seats", 2, "--deals", 1, "--jobs", 1, "--json",
                   "--bot", bot, "--bot", bot, "--bot-option", "engine2.daring=100",
                   "--lineup", "engine1,engine2")  # fmt: skip
    assert ran.code == 0
    first, second = "example-py 1.0", "example-py 1.0 daring=100"
    assert json.loads(ran.out)["tournament"]["lineups"] == [[first, second]]


def test_the_same_engine_twice_has_two_names() -> None:
    typed = command(misbehaving("good"))
    found = meet([typed, typed, typed], (), CALM, "hotel-koenig")
    assert [each.label for each in found] == ["Naughty good", "Naughty good #2", "Naughty good #3"]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--bot", "no-such-program"], "There is no program no-such-program."),
        (["--bot", command(misbehaving("newer"))], "speaks version 2"),
        (["--bot", command(misbehaving("chess"))], "does not play hotel-koenig"),
        (["--bot", command(misbehaving("good")), "--bot-time", "soon"], "is not a time"),
        (["--bot", command(misbehaving("good")), "--bot-option", "daring=1"], "engine1.NAME=VALUE"),
        (["--bot", command(misbehaving("good")), "--bot-option", "engine1.x=1"], "no option x"),
    ],
)
def test_what_cannot_be_used_is_refused_before_the_first_game(
    tmp_path: Path, hotelier: Any, args: list[str], told: str
) -> None:
    ran = hotelier("arena", tmp_path / "games", *SMALL, *args)
    assert ran.code == 2
    assert told in ran.err
    assert not (tmp_path / "games").exists()


def test_who_is_out_comes_last_whatever_the_score(tmp_path: Path) -> None:
    tournament = tournament_of("illegal")
    for number in range(tournament.games):
        played = play_pairing(tournament, number)
        seat = played.bots.index("Naughty illegal")
        assert played.ranks[seat] == 2
        assert [fault["kind"] for fault in played.faults] == ["illegal"] * 3
        assert {fault["seat"] for fault in played.faults} == {seat}
    send_home()


def test_ranks_without_those_who_are_out() -> None:
    assert last_of((1, 2, 3), {0}) == (3, 1, 2)
    assert last_of((1, 1, 3), {1}) == (1, 3, 2)
    assert last_of((2, 1, 3), set()) == (2, 1, 3)
    assert last_of((1, 2, 3), {0, 1}) == (2, 2, 1)


def test_a_report_counts_faults(tmp_path: Path, hotelier: Any) -> None:
    ran = hotelier("arena", tmp_path, *SMALL, "--bot", command(misbehaving("error")), "--jobs", 1)
    assert ran.code == 0
    assert "Naughty error: 12 faults (error 12)" in ran.out


def test_parquet_has_a_column_for_faults(tmp_path: Path, hotelier: Any) -> None:
    path = tmp_path / "games.parquet"
    bot = ("--bot", command(misbehaving("illegal")), "--jobs", 1, "--parquet", path)
    assert hotelier("arena", tmp_path / "games", *SMALL, *bot).code == 0
    rows: Any = pyarrow.parquet.read_table(path).to_pylist()
    faults = {(row["bot"], *row["faults"]) for row in rows}
    assert faults == {("random",), ("Naughty illegal", "illegal", "illegal", "illegal")}
    clean = tmp_path / "clean.parquet"
    assert hotelier("arena", tmp_path / "others", *SMALL, "--jobs", 1, "--parquet", clean).code == 0
    schemas = [pyarrow.parquet.read_schema(each).field("faults").type for each in (path, clean)]
    assert str(schemas[0]) == str(schemas[1])


def test_engines_in_simulations(tmp_path: Path, hotelier: Any) -> None:
    """A faulty engine is disqualified, loses and is reported. Without --bots only engines play."""
    few = ("simulate", "--game", "hotel-koenig", "--seats", 2, "--games", 2, "--jobs", 1)
    bot = ("--bot", command(misbehaving("error")), "--bot-time", "60s")
    ran = hotelier(*few, *bot, "--bots", "random,engine1", "--records", tmp_path, "--json")
    assert ran.code == 0
    bots = json.loads(ran.out)["bots"]
    assert bots["Naughty error"]["faults"] == {"error": 6}
    assert bots["Naughty error"]["wins"]["share"] == 0
    assert bots["random"]["faults"] == {}
    assert len(list(tmp_path.glob("*.jsonl"))) == 2
    alone = hotelier(*few, "--bot", command(misbehaving("good")))
    assert "Naughty good, Naughty good, seed 1" in alone.out
    told = hotelier(*few, *bot, "--bots", "random,engine1")
    assert "Naughty error: 6 faults (error 6)" in told.out


def by_number(games: Any) -> list[Played]:
    return sorted(games, key=lambda game: game.number)


def test_games_are_the_same_in_several_processes() -> None:
    """Each process starts its own engine. The engines end with the workers."""
    tournament = tournament_of("good")
    here = [play_pairing(tournament, number) for number in range(tournament.games)]
    send_home()
    assert by_number(games_on(LOCAL, tournament, range(tournament.games), 2)) == here


def test_a_single_death_costs_one_answer(tmp_path: Path) -> None:
    tournament = tournament_of("dies-once", tmp_path / "dead")
    played = [play_pairing(tournament, number) for number in range(tournament.games)]
    send_home()
    assert [len(game.faults) for game in played] == [1, 0, 0, 0]
    assert played[0].faults[0]["code"] == 3
