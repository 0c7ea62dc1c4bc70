"""Tests of imports at start: scripts and help pages import only the modules that they use."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from hotelier.cli.commands import MODULES

KOENIG, AUSTRIA = "hotelier.games.hotel_koenig", "hotelier.games.grand_austria_hotel"
LIBRARIES = (
    "alembic", "asyncio", "babel", "cryptography", "fastapi", "fluent", "gymnasium", "httpx",
    "msgspec", "numpy", "openskill", "pyarrow", "rich", "sqlalchemy", "textual", "uvicorn",
)  # fmt: skip
SENTENCES = {"fluent", "babel"}
"""Libraries needed for every message."""
WATCH = r"""
import atexit, json, sys
atexit.register(lambda: print("\n" + json.dumps(sorted(sys.modules))))
"""


def imported(program: str) -> set[str]:
    """Return the modules that a program has imported when it ends."""
    code = WATCH + program
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(json.loads(ran.stdout.splitlines()[-1]))


def test_the_package_imports_no_game_and_no_library() -> None:
    found = imported("import hotelier; print(list(hotelier.GAMES), len(hotelier.GAMES))")
    assert found & {KOENIG, AUSTRIA, "hotelier.bots", *LIBRARIES} == set()


@pytest.mark.parametrize(("game", "other"), [(KOENIG, AUSTRIA), (AUSTRIA, KOENIG)])
def test_a_table_imports_its_own_game_only(game: str, other: str) -> None:
    name = game.rpartition(".")[2].replace("_", "-")
    found = imported(f"import hotelier; hotelier.Table({name!r}, seats=2, seed=1)")
    assert found & {game, other, *LIBRARIES} == {game}


def test_help_pages_import_no_game_and_draw_nothing() -> None:
    """All pages run in one process, because a process for each would be slow."""
    found = imported(f"""
from hotelier.cli.running import run
for command in ["", *{list(MODULES)}]:
    assert run([*command.split(), "--help"]) == 0
""")
    assert found & {KOENIG, AUSTRIA, "hotelier.bots", *LIBRARIES} == SENTENCES
