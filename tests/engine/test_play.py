"""Tests of `hotelier play --bot`: people against engines."""

from __future__ import annotations

from tests.engine.engines import ROOT, command, misbehaving
from tests.terminal.keyboard import Keyboard, choices_in

BOT = f"python3 {ROOT / 'examples' / 'engine.py'}"
KOENIG = ["play", "--game", "hotel-koenig", "--seats", "2", "--seed", "5"]


def test_a_person_plays_against_an_engine_and_takes_moves_back() -> None:
    with Keyboard([*KOENIG, "--bot", BOT]) as person:
        shown = person.read()
        assert "example-py 1.0" in shown
        undone = 0
        for _ in range(30):
            choices = choices_in(shown)
            shown = person.type(next(iter(choices), ""))
            if choices and undone < 3:
                back = person.type("undo")
                undone += "Taken back." in back
                shown = back
        assert "Your choice" in shown
        assert undone
        person.close_input()
        assert person.end() == 0


def test_engines_sit_where_bots_says() -> None:
    seats = ["play", "--game", "hotel-koenig", "--seats", "3", "--seed", "5"]
    with Keyboard([*seats, "--bot", BOT, "--bots", "page,engine1"]) as person:
        shown = person.read()
        assert shown.index("page") < shown.index("example-py 1.0")


def test_faults_of_an_engine_are_told() -> None:
    """Each fault is shown with its reason. After the third, a message says that moves are
    random."""
    with Keyboard(
        [*KOENIG, "--bot", command(misbehaving("illegal")), "--bot-time", "60s"]
    ) as person:
        shown = person.read()
        for _ in range(40):
            if "for the third time" in shown:
                break
            shown = person.type(next(iter(choices_in(shown)), ""))
        everything = " ".join(person.raw.split())
        assert everything.count("(Naughty illegal) went wrong") == 3
        assert "Leopold (Naughty illegal) went wrong, and a random move was played" in everything
        assert "It answered “lay 99Z”" in everything
        assert "from now on its moves are random" in everything


def test_time_and_options_of_engines_are_read() -> None:
    with Keyboard([*KOENIG, "--bot", BOT, "--bot-option", "engine1.daring=70"]) as person:
        assert "example-py 1.0 daring=70" in person.read()
    with Keyboard([*KOENIG, "--bot", BOT, "--bot-time", "soon"]) as person:
        assert "is not a time" in person.read()
        assert person.end() == 2


def test_an_engine_that_cannot_be_used_is_refused() -> None:
    with Keyboard([*KOENIG, "--bot", command(misbehaving("newer"))]) as person:
        assert "speaks version 2" in person.read()
        assert person.end() == 2
    with Keyboard([*KOENIG, "--bot", BOT, "--server", "http://127.0.0.1:9"]) as person:
        assert "a server has bots of its own" in person.read()
        assert person.end() == 2
