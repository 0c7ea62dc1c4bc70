"""Bad input ends with one clear sentence and exit code 2, never with a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Hotelier

POSITION: dict[str, Any] = {"seats": 2, "hands": [["1A"], ["2B"]]}


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--game", "hotel-konig"],
         "There is no game “hotel-konig”. Did you mean “hotel-koenig”? "
         "Known: grand-austria-hotel and hotel-koenig."),
        (["--seats", "9"], "hotel-koenig cannot be played with 9 seats. It takes 2 to 6."),
        (["--seats", "0"], "hotel-koenig cannot be played with 0 seats. It takes 2 to 6."),
        (["--option", "hk.hand=7"],
         "There is no option “hk.hand”. Did you mean “hk.hand_size”? The options are "),
        (["--option", "hk.hand_size=9"],
         "hk.hand_size cannot be “9”. It can be 5, 6 or 7. (HK-12.3)"),
        (["--option", "hk.hand_size"],
         "“hk.hand_size” is not an option. Write --option NAME=VALUE, "
         "such as --option hk.hand_size=7."),
        (["--preset", "blitz"],
         "preset cannot be “blitz”. It can be schmidt or online. (HK-12)"),
        (["--game", "grand-austria-hotel", "--preset", "online"],
         "edition cannot be “online”. It can be revised or classic. (GAH-0.3)"),
        (["--bots", "genius"],
         "There is no bot “genius” for hotel-koenig. There are page, "
         "waiter, concierge, director, random and greedy."),
        (["--seats", "3", "--bots", "greedy,random,greedy"],
         "You named 3 bots, but there are 2 seats for them. Name fewer, or add seats."),
        (["--hot-seat", "5"],
         "5 people do not fit at a table with 4 seats. Add seats or seat fewer people."),
        (["--seat", "4"],
         "There is no seat 4 (--seat): with 4 players the seats are numbered from 0."),
        (["--resume", "no/such/file.jsonl"],
         "The file no/such/file.jsonl cannot be read: there is no such file or folder."),
        (["--resume", "game.jsonl", "--seats", "3"],
         "--seats does not go with --resume: the record says that already."),
        (["--resume", "game.jsonl", "--game", "hotel-koenig"],
         "--game does not go with --resume: the record says that already."),
        (["--position", "no/such/file.json"],
         "The file no/such/file.json cannot be read: there is no such file or folder."),
        (["--record", "no/such/folder/game.jsonl"],
         "The file no/such/folder/game.jsonl cannot be written: there is no such folder."),
    ],
)  # fmt: skip
def test_values_on_the_command_line(hotelier: Hotelier, args: list[str], sentence: str) -> None:
    ran = hotelier("play", *args)
    assert ran.err.startswith(f"hotelier: {sentence}")
    assert ran.err.count("\n") == 1
    assert (ran.code, ran.out) == (2, "")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", " is not valid JSON (line 1). A position is one JSON object."),
        ('{\n"seats": 2\n"a": 1}', " is not valid JSON (line 3). A position is one JSON object."),
        ("[" * 100_000, " is not valid JSON (line 1). A position is one JSON object."),
        ("\xff", " is not valid JSON"),
        ("[]", "position should be a JSON object, not []."),
        (json.dumps({**POSITION, "seats": 9}), "hotel-koenig cannot be played with 9 seats."),
        (json.dumps({**POSITION, "money": [1, -1]}),
         "Seat 1 has -1, but money cannot be negative. (HK-13.8)"),
        (json.dumps({**POSITION, "shares": [0, 0, 0, 26, *[0] * 10]}),
         "There should be 25 shares of Luxor, none of them negative, "
         "but players hold 26 and the bank -1. (HK-13.8)"),
        (json.dumps({**POSITION, "hands": [["1A"], ["1A"]]}),
         "Tile 1A is in 2 places. Every tile can be in one place only. (HK-13.8)"),
        (json.dumps({**POSITION, "hands": [["1A"], ["13A"]]}),
         "hands[1][0] cannot be “13A”. It should be one of 1A, 1B, 1C, …, 12I."),
        (json.dumps({**POSITION, "colour": "red"}), "state: colour should not be there."),
        (json.dumps({**POSITION, "game": "chess"}),
         "This is a position of “chess”, not of “hotel-koenig”."),
        (json.dumps({**POSITION, "rules": 99}), "This was played by rules version 99; "),
    ],
)  # fmt: skip
def test_positions(hotelier: Hotelier, tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8")
    ran = hotelier("play", "--position", path)
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert (ran.code, ran.out) == (2, "")


@pytest.mark.parametrize("flag", ["--seats=3", "--preset=online", "--option=hk.hand_size=7"])
def test_a_position_decides_by_itself(hotelier: Hotelier, tmp_path: Path, flag: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    ran = hotelier("play", "--position", path, flag)
    assert f"{flag.split('=')[0]} does not go with --position" in ran.err
    assert ran.code == 2


def test_a_position_that_is_no_text(hotelier: Hotelier, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_bytes(b"\xff\xfe\x00")
    ran = hotelier("play", "--position", path)
    assert "is not a text file in UTF-8" in ran.err
    assert ran.code == 2


def test_a_good_position_is_played(hotelier: Hotelier, tmp_path: Path) -> None:
    """Without input the game is shown and left at once."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(POSITION), encoding="utf-8")
    ran = hotelier("play", "--position", path)
    assert (ran.code, ran.err) == (0, "")
    assert "1 Lay 1A: stays alone" in ran.out
