"""`hotelier replay`: every form of a record, every view of it, and every way it can be broken."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import hotelier as ht
from hotelier import words
from tests.terminal.conftest import Hotelier


@pytest.fixture(scope="module")
def finished() -> ht.Table:
    return played(3, 10_000)


@pytest.fixture(scope="module")
def running() -> ht.Table:
    return played(3, 70)


def played(seats: int, decisions: int) -> ht.Table:
    """Play a random game up to that many decisions."""
    rng = random.Random(1)
    table = ht.Table("hotel-koenig", seats=seats, seed=7)
    while table.to_move is not None and decisions:
        table.play(rng.choice(table.legal()))
        decisions -= 1
    return table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def test_both_forms_tell_the_same_game(hotelier: Hotelier, path: Path, finished: ht.Table) -> None:
    finished.record.save(path)
    from_json = hotelier("replay", path)
    path.write_text(finished.record.to_text(), encoding="utf-8")
    assert hotelier("replay", path) == from_json
    assert (from_json.code, from_json.err) == (0, "")
    assert finished.outcome is not None
    assert f"wins with {max(finished.outcome.scores):,}." in from_json.out
    assert "begins: 5E is the lowest" in from_json.out
    assert "(HK-3.4)" in from_json.out
    board = finished.position()["board"]
    for letter, row in zip("ABCDEFGHI", board, strict=True):
        assert f"{letter}  " + "  ".join(row.replace(".", "·")) in from_json.out


def test_text_form(hotelier: Hotelier, path: Path, finished: ht.Table) -> None:
    finished.record.save(path)
    ran = hotelier("replay", path, "--text")
    assert ran.out == finished.record.to_text()


def test_data_for_programs(hotelier: Hotelier, path: Path, finished: ht.Table) -> None:
    finished.record.save(path)
    data = json.loads(hotelier("replay", path, "--json").out)
    assert finished.outcome is not None
    assert data["outcome"]["scores"] == list(finished.outcome.scores)
    assert data["plies"] == len(finished.record.lines)
    assert len(data["journal"]) == len(finished.journal)
    assert data["journal"][0] == {
        "kind": "start_tile", "seat": 0, "args": ["12F"], "rule": "HK-3.3",
        "text": "Seat 0 draws 12F for the start. (HK-3.3)",
    }  # fmt: skip


def test_every_event_on_a_line(hotelier: Hotelier, path: Path, finished: ht.Table) -> None:
    finished.record.save(path)
    lines = hotelier("replay", path, "--journal").out.splitlines()
    assert len(lines) == len(finished.journal)
    assert all(line.endswith(f". ({event.rule})")
               for line, event in zip(lines, finished.journal, strict=True))  # fmt: skip


def test_up_to_a_decision(hotelier: Hotelier, path: Path, finished: ht.Table) -> None:
    """Chance after the given line is played, so that a decision comes next."""
    finished.record.save(path)
    lines = finished.record.lines
    ply = next(n for n, line in enumerate(lines) if n > 30 and line.by is None)
    decision = next(n for n, line in enumerate(lines) if n > ply and line.by is not None)
    data = json.loads(hotelier("replay", path, "--to", ply, "--json").out)
    assert data["plies"] == decision
    assert data["outcome"] is None
    assert data["view"]["to_move"] == lines[decision].by
    ran = hotelier("replay", path, "--to", ply)
    assert f"The record stops here: Seat {lines[decision].by} is to move." in ran.out


def test_as_a_seat_may_know_it(hotelier: Hotelier, path: Path, running: ht.Table) -> None:
    running.record.save(path)
    text = hotelier("replay", path, "--seat", "1", "--text").out
    assert "*: draw ? for 0" in text
    data = json.loads(hotelier("replay", path, "--seat", "1", "--json").out)
    drawn = {(e["seat"], e["args"][0] == "?") for e in data["journal"] if e["kind"] == "drew"}
    assert drawn == {(0, True), (1, False), (2, True)}
    assert [p["money"] is None for p in data["view"]["players"]] == [True, False, True]
    assert "You " in hotelier("replay", path, "--seat", "1").out


def test_a_running_game_keeps_its_secrets(
    hotelier: Hotelier, path: Path, running: ht.Table
) -> None:
    """Without a seat it is shown as a spectator sees it. `--all` shows everything."""
    running.record.save(path)
    text = hotelier("replay", path, "--text")
    assert text.out == running.record.for_seat(None).to_text()
    assert "draw ? for 0" in text.out
    assert hotelier("replay", path, "--text", "--all").out == running.record.to_text()
    for extra, hidden in (([], True), (["--all"], False)):
        data = json.loads(hotelier("replay", path, "--json", *extra).out)
        drawn = [event["args"][0] for event in data["journal"] if event["kind"] == "drew"]
        assert drawn
        assert all((tile == "?") is hidden for tile in drawn)
        held = {tile for hand in running.position()["hands"] for tile in hand}
        journal = hotelier("replay", path, "--journal", *extra).out
        told = hotelier("replay", path, *extra).out
        assert bool(held & tiles_in(journal)) is not hidden
        assert not held & tiles_in(told)  # the story leaves out draws of each turn
        assert ("Hidden information is left out until the game is over" in told) is hidden


def tiles_in(text: str) -> set[str]:
    return set(re.findall(r"\b\d+[A-I]\b", text))


def test_a_running_game_of_cards_keeps_its_secrets(hotelier: Hotelier, path: Path) -> None:
    rng = random.Random(2)
    table = ht.Table("grand-austria-hotel", seats=2, seed=7)
    for _ in range(40):
        table.play(rng.choice(table.legal()))
    table.record.save(path)
    data = json.loads(hotelier("replay", path, "--json").out)
    public = table.journal_for(None)
    assert public != table.journal
    assert [event["text"] for event in data["journal"]] == [
        words.tell(table.game, event, ["Seat 0", "Seat 1"], None) + f" ({event.rule})"
        for event in public
    ]
    assert hotelier("replay", path).code == 0


def test_what_is_cut_from_a_finished_game_stays_open(
    hotelier: Hotelier, path: Path, finished: ht.Table
) -> None:
    finished.record.save(path)
    ran = hotelier("replay", path, "--to", 40, "--text")
    assert "draw ?" not in ran.out


def test_a_redacted_record_can_be_read_but_not_replayed(
    hotelier: Hotelier, path: Path, running: ht.Table
) -> None:
    running.record.for_seat(1).save(path)
    assert "draw ? for 0" in hotelier("replay", path, "--text").out
    ran = hotelier("replay", path)
    assert ran.code == 2
    assert "it cannot be replayed" in ran.err


Damage = Callable[[list[str]], str]


def in_line(number: int, old: str, new: str) -> Damage:
    def change(lines: list[str]) -> str:
        assert old in lines[number]
        lines[number] = lines[number].replace(old, new)
        return "\n".join(lines) + "\n"

    return change


DAMAGES: dict[str, tuple[Damage, str]] = {
    "empty": (lambda lines: "", "The record is empty."),
    "cut in a line": (lambda lines: "\n".join(lines[:50])[:-5],
                      "The record is cut off in the middle of line 50."),
    "cut between lines": (lambda lines: "\n".join(lines[:20]) + "\n",
                          "The record stops after 19 lines, where a draw should follow."),
    "line missing": (lambda lines: "\n".join(lines[:40] + lines[41:]),
                     "Line 41 has number 40, but 39 comes next."),
    "end missing its lines": (lambda lines: "\n".join(lines[:60] + lines[-1:]),
                              "but somebody is still to move."),
    "line after the end": (lambda lines: "\n".join([*lines, lines[-1]]),
                           "comes after the end of the game."),
    "no header": (lambda lines: "\n".join(lines[1:]), "Line 1 is not the header of a record."),
    "not JSON": (in_line(30, "{", "<"), "Line 31 is not valid JSON."),
    "newer rules": (in_line(0, '"rules": 1', '"rules": 99'),
                    "This was played by rules version 99; this version knows version 1."),
    "other rules": (in_line(0, '"rules": 1', '"rules": 0'),
                    "This was played by rules version 0, but this version of Hotelier plays"),
    "newer format": (in_line(0, '"hotelier": 1', '"hotelier": 2'),
                     "The record is written in format 2; this version reads format 1."),
    "unknown game": (in_line(0, "hotel-koenig", "chess"), "There is no game “chess”."),
    "bad seats": (in_line(0, '"seats": 3', '"seats": 7'),
                  "hotel-koenig cannot be played with 7 seats. It takes 2 to 6."),
    "bad option": (in_line(0, '"hk.holdings": "hidden"', '"hk.holdings": "shown"'),
                   "hk.holdings cannot be “shown”. It can be hidden or open. (HK-12.9)"),
    "no such seat": (in_line(22, '"by": 2', '"by": 8'), "There is no seat 8 (line 23)"),
    "other player": (in_line(22, '"by": 2', '"by": 1'), "seat 2 is to move."),
    "illegal move": (in_line(22, "lay 5A", "lay 1A"),
                     "Move 21 of the record, “lay 1A”, does not fit: 1A is not in your hand."),
    "impossible draw": (in_line(2, "12A", "12F"), "“draw 12F” cannot come up here"),
    "unreadable move": (in_line(22, "lay 5A", "lay me"), "“me” in “lay me” is not known here."),
    "wrong result": (in_line(-1, '"scores": [', '"scores": [1, '),
                     "The end of the record says scores [1, "),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGES)
def test_broken_records(hotelier: Hotelier, path: Path, finished: ht.Table, damage: str) -> None:
    change, sentence = DAMAGES[damage]
    path.write_text(change(finished.record.to_jsonl().splitlines()), encoding="utf-8")
    ran = hotelier("replay", path)
    assert ran.err.startswith("hotelier: ")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert (ran.code, ran.out) == (2, "")


def test_files_that_are_no_records(hotelier: Hotelier, path: Path) -> None:
    ran = hotelier("replay", path)
    assert (ran.code, ran.out) == (2, "")
    assert f"The file {path} cannot be read: there is no such file or folder." in ran.err
    path.write_bytes(b"\x00\xff\xfe")
    ran = hotelier("replay", path)
    assert (ran.code, ran.out) == (2, "")
    assert "is not a text file in UTF-8" in ran.err
    ran = hotelier("replay", path.parent)
    assert (ran.code, ran.out) == (2, "")
    assert "cannot be read: it is a folder." in ran.err


def test_what_is_asked_for_has_to_be_there(
    hotelier: Hotelier, path: Path, running: ht.Table
) -> None:
    running.record.save(path)
    last = len(running.record.lines)
    for args, sentence in (
        (["--to", last + 1], f"The record has {last} lines, so it cannot be shown up to line"),
        (["--seat", 3], "There is no seat 3"),
        (["--seat", 1, "--all"], "Choose one of --seat and --all"),
        (["--json", "--text"], "Choose one of --text, --json and --journal"),
    ):
        ran = hotelier("replay", path, *args)
        assert (ran.code, ran.out) == (2, "")
        assert sentence in ran.err


def test_players_are_called_by_their_names(hotelier: Hotelier, path: Path) -> None:
    """Players have their names if the record has them. Other seats have their number."""
    table = played(3, 40)
    table.record.names = ("Zoe", "", "Luc")
    table.record.save(path)
    ran = hotelier("replay", path)
    assert ran.code == 0
    assert all(name in ran.out for name in ("Zoe", "Seat 1", "Luc"))
    assert "Seat 0" not in ran.out
