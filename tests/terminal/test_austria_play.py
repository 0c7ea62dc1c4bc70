"""Whole games of Grand Austria Hotel in the terminal, played as a person plays them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import hotelier as ht
from tests.terminal.keyboard import Keyboard, numbers_in

AUSTRIA = ["play", "--game", "grand-austria-hotel", "--bots", "random"]


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (3, ["--seats", "3"]),
        (4, ["--seats", "2", "--preset", "classic", "--option", "gah.boards=day"]),
    ],
)
def test_a_whole_game_by_numbers(tmp_path: Path, seed: int, options: list[str]) -> None:
    """Every number shown can be typed; the game ends with a score sheet and a record."""
    record = tmp_path / "game.jsonl"
    rng = random.Random(seed)
    with Keyboard([*AUSTRIA, "--seed", str(seed), *options, "--record", str(record)]) as person:
        shown = person.read()
        assert "Serve guests in your café" in shown
        while "Your choice" in shown:
            shown = person.type(rng.choice(numbers_in(shown)))
            assert "There is no choice" not in shown
            assert "\x1b" not in shown
        assert person.end() == 0
    assert re.search(r"(wins|share the victory|You win) with -?[\d,]+", shown)
    assert "Points" in shown
    assert "Guests still waiting" in shown
    table = ht.Table.from_record(ht.load(record))
    assert table.outcome is not None
    total = shown[shown.index("Total") :].split("\n")[0].split()[1:]
    assert sorted(map(int, total)) == sorted(table.outcome.scores)


def test_a_game_by_notation_with_undo_and_every_command(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    with Keyboard([*AUSTRIA, "--seed", "4", "--seats", "2"]) as person:
        shown = person.read()
        assert "Which guest do you start with?" in shown
        guest = re.findall(r"Take (\S+) free", shown)[0]
        assert "Which one is next?" in person.type(f"TAKE {guest}")
        assert "One of your first rooms is left." in person.type("2a")
        assert "Taken back." in person.type("undo")
        assert "You prepare 1B" in person.type("prepare 1b")
        shown = person.type("prepare 1C")
        assert "Your turn: take a guest, a die, or pass?" in shown
        assert "A full group of 1, 2, 3, 4 gives" in person.type("hotel")
        assert "Leopold: Night side" in person.type("hotel 2")
        assert "There is no player “9”" in person.type("hotel 9")
        assert "Draw 2 staff cards" in person.type("card sovereign")
        assert "There is no card “x”" in person.type("card x")
        assert "Always" in person.type("hand") or "At the end" in person.type("hand")
        assert "Queue" in person.type("guests")
        assert "bonus" in person.type("city")
        assert "explains a card by name or number" in person.type("help")
        assert "is start player. (GAH-2.9)" in person.type("log")
        assert "You have to take a die before your turn can end. (GAH-4.1)" in person.type("end")
        assert "The record is saved" in person.type(f"save {record}")
        assert "is not saved" not in person.type("quit")
        assert person.end() == 0
    assert ht.load(record).game == "grand-austria-hotel"


def test_the_decision_is_seen_on_a_small_screen() -> None:
    """On a screen of 80 x 24, table, question and choices are visible together throughout a
    game."""
    rng = random.Random(1)
    heights = []
    with Keyboard([*AUSTRIA, "--seed", "6", "--seats", "4"], screen=(80, 24)) as person:
        person.read()
        shown = person.type("")
        for _ in range(60):
            lines = shown.rstrip().split("\n")
            assert lines[-1].startswith("Your choice")
            assert max(map(len, lines)) <= 80
            heights.append(len(lines))
            shown = person.type(rng.choice(numbers_in(shown)))
            if "Your choice" not in shown:
                break
    assert max(heights) <= 27  # the echo of the last answer and a line or two may scroll away


def test_the_game_is_asked_for_on_a_screen() -> None:
    for answer, title in (("", "Grand Austria Hotel\n"), ("1", "Hotel-König\n"), ("2", "Austria")):
        with Keyboard(["play", "--seed", "3", "--bots", "random"], (80, 24)) as person:
            shown = person.read()
            assert " 1 Hotel-König" in shown
            assert " 2 Grand Austria Hotel" in shown
            assert "Type a number from 1 to 2." in person.type("7")
            shown = person.type(answer)
            assert title in shown
            assert "Press Enter to begin." in shown


def test_nobody_is_asked_for_the_game_through_a_pipe() -> None:
    with Keyboard(["play", "--seed", "3"]) as person:
        shown = person.read()
        assert "Which game?" not in shown
        assert "Which tile do you lay?" in shown


def test_leaving_at_the_first_question_is_no_error() -> None:
    with Keyboard(["play"], (80, 24)) as person:
        person.read()
        assert "Traceback" not in person.press(b"\x04")
        assert person.end() == 0
