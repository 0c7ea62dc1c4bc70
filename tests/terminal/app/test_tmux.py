"""The program in a real terminal, small and large, driven by tmux."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

import hotelier as ht

PATIENCE = 240.0


@dataclass
class Terminal:
    """A terminal in tmux, with a server of its own."""

    name: str

    def tmux(self, *args: str) -> str:
        done = subprocess.run(
            ["tmux", "-L", self.name, "-f", os.devnull, *args],
            capture_output=True, text=True, check=True, timeout=PATIENCE,
        )  # fmt: skip
        return done.stdout

    def start(self, size: tuple[int, int], args: list[str], **env: str) -> None:
        """Run the program in a window of this size. The window stays open after its end."""
        flags = [flag for name, value in env.items() for flag in ("-e", f"{name}={value}")]
        self.tmux(
            "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), *flags,
            "env", "-u", "COLUMNS", "-u", "LINES", "sh", "-c",
            '"$@"; echo "exit $?"; sleep 600', "sh",
            sys.executable, "-m", "hotelier", *args,
        )  # fmt: skip

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def sees(self, text: str) -> str:
        """Wait until a text is on the screen."""
        give_up = time.monotonic() + PATIENCE
        while text not in (shown := self.screen()):
            assert time.monotonic() < give_up, f"{text!r} is not in\n{shown}"
            time.sleep(0.1)
        return shown

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    found = Terminal(f"hotelier-{os.getpid()}-{abs(hash(tmp_path))}")
    yield found
    subprocess.run(["tmux", "-L", found.name, "kill-server"], check=False, capture_output=True)


@pytest.mark.parametrize(
    ("size", "game", "env"),
    [
        ((80, 24), "grand-austria-hotel", {"NO_COLOR": "1"}),
        ((160, 50), "hotel-koenig", {"TERM": "xterm-256color"}),
    ],
)
def test_a_game_in_a_terminal(
    terminal: Terminal, tmp_path: Path, size: tuple[int, int], game: str, env: dict[str, str]
) -> None:
    """The program fills the terminal, takes keys, switches the language, and saves the record."""
    record = tmp_path / "game.jsonl"
    terminal.start(
        size, ["play", "--game", game, "--seed", "4", "--bots", "random", "--record", str(record)],
        LC_ALL="C.UTF-8", PYTHONPATH=os.environ.get("PYTHONPATH", ""), **env,
    )  # fmt: skip
    terminal.sees("Your move")
    shown = terminal.sees("quit")
    assert "quit" in shown.rstrip().split("\n")[-1]
    assert len(shown.rstrip("\n").split("\n")) == size[1]
    terminal.press("1")
    terminal.press("F2")
    terminal.sees("À vous de jouer")
    terminal.press("F2")
    terminal.sees("Ваш ход")
    terminal.press("C-q")
    terminal.sees("exit 0")
    assert ht.load(record).lines


def test_a_record_in_a_terminal(terminal: Terminal, tmp_path: Path) -> None:
    table = ht.Table("hotel-koenig", 3, seed=4)
    for _ in range(40):
        table.play(table.legal()[0])
    table.record.save(tmp_path / "game.jsonl")
    terminal.start(
        (80, 24), ["replay", str(tmp_path / "game.jsonl")],
        LC_ALL="C.UTF-8", PYTHONPATH=os.environ.get("PYTHONPATH", ""),
    )  # fmt: skip
    terminal.sees("0 of 40")
    terminal.press("Right", "Right")
    terminal.sees("2 of 40")
    terminal.press("C-q")
    terminal.sees("exit 0")


def test_a_cyrillic_keyboard_in_a_terminal(terminal: Terminal) -> None:
    """Keys of a Russian layout and capitals work; the second Ctrl C leaves without saving."""
    terminal.start(
        (80, 24), ["play", "--game", "hotel-koenig", "--seed", "4", "--bots", "random"],
        LC_ALL="C.UTF-8", HOTELIER_LANG="ru", PYTHONPATH=os.environ.get("PYTHONPATH", ""),
    )  # fmt: skip
    terminal.sees("Ваш ход")
    assert "Z отмена" in terminal.sees("^Q выход")
    terminal.press("о")
    terminal.sees("Esc закрыть")
    terminal.press("Й")
    terminal.sees("^Q выход")
    terminal.press("C-c")
    terminal.sees("Esc — играть дальше.")
    terminal.press("C-c")
    terminal.sees("exit 0")
