"""Tests of users' bots, by module and class or by entry point, in each command with bots."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import hotelier as ht
from hotelier.arena import own_bots
from tests.cli.conftest import Hotelier

MODULE = """
class First:
    def __init__(self, seed):
        self.name = "first"
    def choose(self, view, legal):
        return legal[0]

class Breaks(First):
    def choose(self, view, legal):
        return 1 // 0

class Cheats(First):
    def choose(self, view, legal):
        return "lay 1A"

class Pops(First):
    def choose(self, view, legal):
        return legal.pop(0)

class Speaks(First):
    def choose(self, view, legal):
        return str(legal[0])

class Exits(First):
    def choose(self, view, legal):
        raise SystemExit("enough")

class Adds(First):
    def choose(self, view, legal):
        legal.append("lay 1A")
        return legal[-1]

class Lines(First):
    def choose(self, view, legal):
        raise RuntimeError("two\\nlines")

class NoBot:
    def __init__(self, seed): ...

class NeedsMore:
    def __init__(self, seed, more): ...
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make a folder with a module of bots, and a distribution with an entry point for one of
    them."""
    (tmp_path / "my_bots.py").write_text(MODULE)
    (tmp_path / "unfinished.py").write_text("class Bot(:\n")
    info = tmp_path / "my_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: my_bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[hotelier.bots]\nfirst = my_bots:First\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    yield tmp_path
    sys.modules.pop("my_bots", None)
    own_bots.load.cache_clear()
    own_bots.offered.cache_clear()


def simulated(hotelier: Hotelier, bots: str) -> dict[str, float]:
    ran = hotelier("simulate", "--json", "--games", 4, "--seats", 2, "--jobs", 1, "--bots", bots)
    assert (ran.code, ran.err) == (0, "")
    rows: dict[str, dict[str, dict[str, float]]] = json.loads(ran.out)["bots"]
    return {name: row["score"]["mean"] for name, row in rows.items()}


def test_simulate(hotelier: Hotelier, folder: Path) -> None:
    found = simulated(hotelier, "my_bots:First,random")
    assert list(found) == ["my_bots:First", "random"]


def test_a_bot_may_change_its_list(hotelier: Hotelier, folder: Path) -> None:
    first = simulated(hotelier, "my_bots:First,random")
    pops = simulated(hotelier, "my_bots:Pops,random")
    assert list(pops.values()) == list(first.values())


def test_a_bot_may_answer_with_the_text_of_an_action(hotelier: Hotelier, folder: Path) -> None:
    first = simulated(hotelier, "my_bots:First,random")
    speaks = simulated(hotelier, "my_bots:Speaks,random")
    assert list(speaks.values()) == list(first.values())


def test_a_game_is_kept_when_its_bot_fails(folder: Path) -> None:
    args = ["play", "--plain", "--game", "hotel-koenig", "--seats", "2", "--seed", "3",
            "--bots", "my_bots:Breaks", "--lang", "en", "--record", "kept.jsonl"]  # fmt: skip
    ran = subprocess.run(
        [sys.executable, "-m", "hotelier", *args], input="1\n" * 8, text=True,
        capture_output=True, check=False, cwd=folder, timeout=120,
    )  # fmt: skip
    assert ran.returncode == 2
    assert "The bot “my_bots:Breaks” failed" in ran.stderr
    assert ht.load(folder / "kept.jsonl").lines


def test_an_entry_point(hotelier: Hotelier, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    by_module = simulated(hotelier, "my_bots:First,random")
    monkeypatch.syspath_prepend(str(folder))
    own_bots.offered.cache_clear()
    by_name = simulated(hotelier, "first,random")
    assert list(by_name.values()) == list(by_module.values())
    unknown = hotelier("simulate", "--bots", "nobody")
    assert unknown.code == 2
    assert unknown.err.endswith(" and first.\n")


def test_arena(hotelier: Hotelier, folder: Path) -> None:
    ran = hotelier("arena", "games", "--seats", 2, "--deals", 1, "--jobs", 2, "--json",
                   "--bots", "my_bots:First,random")  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert set(json.loads(ran.out)["bots"]) == {"my_bots:First", "random"}


def test_play_from_the_installed_script(folder: Path) -> None:
    """The path of an installed script contains the script's folder, not the current one."""
    program = "import sys; sys.path.pop(0); from hotelier.cli import main; main()"
    args = ["play", "--plain", "--game", "hotel-koenig", "--seats", "2", "--seed", "1",
            "--bots", "my_bots:First", "--lang", "en"]  # fmt: skip
    ran = subprocess.run(
        [sys.executable, "-c", program, *args], input="1\n" * 8 + "quit\n", text=True,
        capture_output=True, check=False, cwd=folder, timeout=120,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Leopold" in ran.stdout  # the bot in the second seat has moved


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (
            "no_module:Bot",
            "The bot “no_module:Bot” cannot be imported: "
            "ModuleNotFoundError: No module named 'no_module'.",
        ),
        (
            "unfinished:Bot",
            "The bot “unfinished:Bot” cannot be imported: SyntaxError: invalid syntax (",
        ),
        ("my_bots:Nobody", "The module my_bots has no class Nobody."),
        ("my_bots:", "The module my_bots has no class"),
        ("my_bots:NoBot", "“my_bots:NoBot” is not a bot"),
        ("my_bots:NeedsMore", "The bot “my_bots:NeedsMore” failed: TypeError"),
        ("my_bots:Breaks", "The bot “my_bots:Breaks” failed: ZeroDivisionError"),
        ("my_bots:Exits", "The bot “my_bots:Exits” failed: SystemExit: enough ("),
        ("my_bots:Lines", "The bot “my_bots:Lines” failed: RuntimeError: two lines ("),
        ("my_bots:Adds", "The bot “my_bots:Adds” answered “lay 1A”"),
        ("my_bots:Cheats", "The bot “my_bots:Cheats” answered “lay 1A”"),
    ],
)
def test_errors_are_sentences(hotelier: Hotelier, folder: Path, bot: str, sentence: str) -> None:
    for jobs in (1, 2):
        ran = hotelier("simulate", "--games", 2, "--seats", 2, "--jobs", jobs, "--bots", bot)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"hotelier: {sentence}")
