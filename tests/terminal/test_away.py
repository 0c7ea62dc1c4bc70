"""Two people at a table of a real server in plain mode."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server_process import Server
from tests.terminal.keyboard import Keyboard, choices_in


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path / "tables.db")
    yield found
    found.kill()


def at(server: str, *more: str) -> list[str]:
    return ["play", "--server", server, "--plain", *more]


@pytest.mark.slow
def test_a_game_against_bots_to_its_end(server: Server) -> None:
    """Every question comes with its choices, the end with the score sheet, and the return link is
    printed."""
    start = ["--game", "hotel-koenig", "--seats", "2", "--bots", "random", "--name", "Anna"]
    with Keyboard(at(server.url, *start)) as person:
        text = person.read()
        assert "Lay " in text
        assert "(HK-" in text  # events cite their rules
        answers, known, rng = 0, choices_in(text), random.Random(3)
        while "Your choice" in text:
            known = choices_in(text) or known  # a refused answer does not list the choices again
            playable = [key for key, label in known.items() if "unplayable" not in label]
            text = person.type(rng.choice(playable) if playable else "")
            answers += 1
        assert answers > 10
        assert "Total" in text
        assert re.search(r"private link back.*/table/\S+#\S+", text)
        assert person.end() == 0


def test_commands_and_refusals(server: Server) -> None:
    """Hints, reasons, rules, undo and help work as on the whole screen."""
    start = ["--game", "hotel-koenig", "--seats", "2", "--bots", "random"]
    with Keyboard(at(server.url, *start)) as person:
        person.read()
        assert re.search(r"1\. .*to win", person.type("hint"))
        assert "(HK-" in person.type("why buy Imperial")
        assert "(HK-" in person.type("sell 9")
        assert "HK-" in person.type("rules")
        assert "undo" in person.type("help")
        assert "(HK-" in person.type("log")
        assert "Lay " in person.type("show")
        assert "There is no choice" in person.type("99")
        text = person.type("quit")
        back = re.search(r"--server (\S+)", text)
        assert back is not None
    with Keyboard(at(back[1], "--lang", "de")) as again:
        assert "Deine Wahl" in again.read()


def test_somebody_else_is_waited_for(server: Server) -> None:
    """The links to free seats are printed, and lead to the same table."""
    start = ["--game", "hotel-koenig", "--seats", "2", "--bots", "open", "--name", "Anna"]
    with Keyboard(at(server.url, *start)) as anna:
        invite = anna.until(r"(http\S+/join/\S+)")
        with Keyboard(at(invite, "--name", "Otto")) as otto:
            anna.until(r"(Your choice|Otto)")
            otto.until(r"(Your choice|Anna)")
