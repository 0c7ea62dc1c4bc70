"""`hotelier play --resume`: a saved game continues where it stopped."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import hotelier as ht
from hotelier.terminal.opening import has_screen
from tests.terminal.conftest import Hotelier
from tests.terminal.keyboard import Keyboard


def played(game: str, decisions: int) -> ht.Table:
    """Play the first legal action that many times."""
    table = ht.Table(game, seats=3, seed=7)
    while table.to_move is not None and decisions:
        table.play(table.legal()[0])
        decisions -= 1
    return table


@pytest.mark.parametrize("game", ["hotel-koenig", "grand-austria-hotel"])
def test_a_saved_game_goes_on(game: str, tmp_path: Path) -> None:
    """The new record begins with the old one, and the log is complete."""
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    table = played(game, 25)
    table.record.save(first)
    args = ["play", "--resume", str(first), "--record", str(second), "--seat", str(table.to_move)]
    with Keyboard(args) as person:
        shown = person.read()
        lines = len(table.record.lines)
        assert f"The game continues after {lines} lines of its record" in shown
        assert "begin" in person.type("log")
        person.type(str(table.legal()[0]))
        shown = person.close_input()
        seat = f" --seat {table.to_move}" if table.to_move else ""
        assert f"To continue: hotelier play --resume {second}{seat}\n" in shown
        assert person.end() == 0
    record = ht.load(second)
    assert record.lines[:lines] == table.record.lines
    assert record.lines[lines].do == str(table.legal()[0])
    assert ht.Table.from_record(record).to_move is not None


def test_whether_the_game_is_saved_as_it_stands(tmp_path: Path) -> None:
    """After a new move the game counts as not saved. Without one, nothing is said."""
    path = tmp_path / "game.jsonl"
    table = played("hotel-koenig", 0)
    table.record.save(path)
    args = ["play", "--resume", str(path), "--seat", str(table.to_move)]
    with Keyboard(args) as person:
        person.read()
        assert "not saved" not in person.type("quit")
    with Keyboard(args) as person:
        person.read()
        person.type("1")
        assert "is not saved. Next time use --record FILE, or type “save FILE”" in person.type(
            "quit"
        )


def test_people_sit_together_again(tmp_path: Path) -> None:
    path = tmp_path / "a game.jsonl"
    args = ["play", "--game", "hotel-koenig", "--seed", "3", "--seat", "3", "--hot-seat", "2"]
    with Keyboard(args) as person:
        person.read()
        shown = person.type(f"save {path}")
    assert f"--resume '{path}' --seat 3 --hot-seat 2\n" in shown


def test_what_cannot_be_continued(hotelier: Hotelier, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    running, finished = played("hotel-koenig", 25), played("hotel-koenig", 10_000)
    broken = running.record.to_jsonl()[:-5]
    for text, sentence in (
        (running.record.for_seat(0).to_jsonl(), "it cannot be replayed or continued."),
        (finished.record.to_jsonl(), f"The game in {path} is over, so it cannot be continued."),
        (broken, "The record is cut off in the middle of line"),
        ("", "The record is empty."),
    ):
        path.write_text(text, encoding="utf-8")
        ran = hotelier("play", "--resume", path)
        assert sentence in ran.err
        assert ran.err.count("\n") == 1
        assert (ran.code, ran.out) == (2, "")


def test_names_are_saved_and_come_back(tmp_path: Path) -> None:
    """The record has the names of the table; --resume uses them where no --name is given."""
    path = tmp_path / "game.jsonl"
    args = ["play", "--game", "hotel-koenig", "--seats", "2", "--seed", "3", "--bots", "random"]
    with Keyboard([*args, "--name", "Zoe", "--record", str(path)]) as person:
        person.read()
        person.type("quit")
        assert person.end() == 0
    assert ht.load(path).names == ("Zoe", "Leopold")
    with Keyboard(["play", "--resume", str(path), "--bots", "random"]) as person:
        assert "You are Zoe." in person.read()
        person.type("quit")


def test_a_name_is_one_line_of_text(hotelier: Hotelier) -> None:
    """A name that a record could not hold is refused before the game begins."""
    ran = hotelier("play", "--game", "hotel-koenig", "--name", "a\x07b")
    assert ran.code == 2
    assert "name" in ran.err


def test_a_terminal_of_windows_has_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows sets no TERM; elsewhere a terminal without one is dumb."""
    monkeypatch.delenv("TERM", raising=False)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    console = Console(force_terminal=True)
    assert has_screen(console, windows=True)
    assert not has_screen(console, windows=False)
    monkeypatch.setenv("TERM", "dumb")
    assert not has_screen(console, windows=True)


def test_a_record_has_the_same_bytes_on_every_system(tmp_path: Path) -> None:
    record = played("hotel-koenig", 3).record
    record.save(tmp_path / "game.jsonl")
    assert (tmp_path / "game.jsonl").read_bytes() == record.to_jsonl().encode()
    text = record.to_jsonl().replace("\n", "\r\n")
    (tmp_path / "windows.jsonl").write_bytes(text.encode())
    assert ht.load(tmp_path / "windows.jsonl") == record
