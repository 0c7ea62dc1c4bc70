"""Whole games of `hotelier play` in plain mode."""

from __future__ import annotations

import random
import re
from pathlib import Path

import hotelier as ht
from tests.terminal.keyboard import CTRL_C, Keyboard, choices_in

KOENIG = ["play", "--game", "hotel-koenig"]


def test_a_whole_game_by_numbers(tmp_path: Path) -> None:
    """Every number shown can be typed; the game ends with a score sheet and a record."""
    record = tmp_path / "game.jsonl"
    rng = random.Random(3)
    options = ["--seed", "3", "--preset", "online", "--seats", "3", "--record", str(record)]
    with Keyboard([*KOENIG, *options]) as person:
        shown = person.read()
        assert "Hotel-König" in shown
        assert "\x1b" not in shown
        while "Your choice" in shown:
            playable = [
                key for key, label in choices_in(shown).items() if "unplayable" not in label
            ]
            shown = person.type(rng.choice(playable) if playable else "")
            assert "There is no choice" not in shown
        assert person.end() == 0
    assert re.search(r"(wins|share the victory|You win) with [\d,]+", shown)
    assert "Shares sold at the end" in shown
    assert "The record is saved in" in shown
    table = ht.Table.from_record(ht.load(record))
    assert table.outcome is not None
    assert f"{max(table.outcome.scores):,}" in shown


def test_a_whole_game_by_notation_with_undo() -> None:
    """Moves are typed in any case. Each first purchase is undone, and the end is the same."""
    with Keyboard([*KOENIG, "--seed", "5", "--seats", "2", "--bots", "random"]) as person:
        shown = person.read()
        undone = 0
        while "Your choice" in shown:
            choices = choices_in(shown)
            move = next((typed for typed in map(notation, choices.values()) if typed), "")
            if move.startswith("BUY") and undone < 5:
                person.type(move)
                back = person.type("undo")
                assert "Taken back." in back
                assert choices_in(back) == choices
                undone += 1
            shown = person.type(move)
            assert "No action is called" not in shown
        assert person.end() == 0
    assert undone == 5
    assert "Total" in shown


def notation(label: str) -> str:
    """Return the move of a label in capitals, or an empty text for the default."""
    if "unplayable" in label:
        return ""
    patterns = {
        r"Lay (\w+)": r"LAY \1",
        r"Found (\w+)": r"FOUND \1",
        r"Buy (?!no)(\w+)": r"BUY \1",
        r"(\w+) survives": r"SURVIVOR \1",
        r"Dissolve (\w+)": r"DISSOLVE \1",
        r"Exchange nothing": "TRADE 0",
        r"Sell nothing": "SELL 0",
        r"Announce": "ANNOUNCE",
    }
    for pattern, move in patterns.items():
        found = re.match(pattern, label)
        if found:
            return found.expand(move)
    return ""


def test_keys_of_the_screen() -> None:
    """On a screen of 80 x 24 the board, the last events and the choices are visible together."""
    with Keyboard([*KOENIG, "--seed", "3"], screen=(80, 24)) as person:
        assert "Press Enter to begin." in person.read()
        shown = person.type("")
        lines = shown.rstrip().split("\n")[-24:]
        assert any(line.startswith("   1  2  3") for line in lines)
        assert lines[-1].startswith("Your choice:")
        assert max(map(len, lines)) <= 80
        assert "1 Lay 5A: founds a chain of 2" in shown
        shown = person.type("5a")
        assert "5A founds a chain. Which one?" in shown
        shown = person.type("found luxor")
        assert "You found Luxor with 2 tiles. (HK-5.1)" in shown
        shown = person.type("1 1 1")
        assert "You buy 3 Luxor for 900." in shown
        assert "You have bought all you may. End your turn?" in shown
        assert "no choice “1” here. The only one is 2: End your turn" in person.type("1")
        shown = person.type("undo")
        assert "Taken back." in shown
        assert "You have 5,400. Buy one more share?" in shown
        shown = person.press(CTRL_C)
        assert "Save the record of this game?" in shown
        assert "Goodbye." in person.press(CTRL_C)
        assert person.end() == 0


def test_every_command_and_every_slip(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    with Keyboard([*KOENIG, "--seed", "3"]) as person:
        person.read()
        assert "There is nothing to undo." in person.type("undo")
        assert "Type the number of a choice" in person.type("")
        assert "There is no choice “9”." in person.type("9")
        assert "No action is called “fly”." in person.type("fly me")
        assert "1A is not in your hand." in person.type("lay 1a")
        assert "(HK-4.1)" in person.type("stop")
        assert "undoes your last choice" in person.type("help")
        assert "undo" in person.type("?")
        assert "begin: 4A is the lowest tile. (HK-3.4)" in person.type("log")
        assert "A  ·  ·  ·  o [1]" in person.type("show")
        assert (
            f"The record is saved in {record}. It includes what stays hidden until the game is "
            f"over. To continue: hotelier play --resume {record}\n"
        ) in person.type(f"save {record}")
        assert "cannot be written" in person.type(f"save {tmp_path / 'no' / 'where'}")
        assert "not saved" not in person.type("quit")
        assert person.end() == 0
    assert ht.load(record).game == "hotel-koenig"


def test_the_end_of_the_input_ends_the_game_politely(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    with Keyboard([*KOENIG, "--seed", "3", "--record", str(record)]) as person:
        person.read()
        person.type("1")
        shown = person.close_input()
        assert "The record is saved" in shown
        assert "Traceback" not in shown
        assert person.end() == 0
    assert ht.Table.from_record(ht.load(record)).to_move == 0


def test_people_who_share_a_keyboard_do_not_see_each_other_s_tiles() -> None:
    with Keyboard([*KOENIG, "--seed", "3", "--seats", "2", "--hot-seat", "2"], (100, 30)) as person:
        person.read()
        shown = person.type("")
        names = ["Anna", "Leopold"]
        for _ in range(6):
            shown = person.type("" if "Enter:" in shown else "1")
            if "is looking." in shown:
                break
        assert re.search(rf"({'|'.join(names)}), it is your move\. Press Enter", shown)
        assert "[1]" not in shown[shown.rindex("it is your move") :]
        assert "Which tile do you lay?" in person.type("")


def test_colours_go_with_letters_and_stay_away_when_not_wanted() -> None:
    with Keyboard([*KOENIG, "--seed", "3"], (80, 24), {"NO_COLOR": "1"}) as person:
        person.read()
        shown = person.type("1")
        assert "48;" not in person.raw
        assert " o [1]" in shown
