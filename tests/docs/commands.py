"""Commands of the documentation: how they are run, and which ones are only checked, and why."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from tests.docs.pages import ROOT

PATIENCE: Final = 300
"""Seconds that a command may take on a busy machine."""
ADDRESS: Final = "http://127.0.0.1:8000"
"""Where the documentation has its server; tests have one on a free port."""

NOT_RUN: Final = {
    "make ": "sets up an environment; the target is looked up in the Makefile",
    "pip install ": "installs packages; the extra is looked up in pyproject.toml",
    "pip wheel": "compiles for minutes; make fasttest does it in CI",
    "hotelier play": "waits for somebody to play; tests/terminal plays it",
    "hotelier replay game.jsonl": "needs a game that was saved; start/players.md replays one",
    "hotelier serve": "serves until it is stopped; tests/server starts it many times",
    "hotelier simulate --bots": "plays a thousand games",
    "hotelier simulate --games 400": "the measurement that the page reports, minutes long",
    "hotelier simulate --game grand-austria-hotel --games 300": "the same for the other game",
    "hotelier arena ": "a tournament of hundreds of games; tests/cli plays small ones",
    "hotelier dataset games --game grand-austria-hotel --seats 3 --games 10000": "takes hours",
    "hotelier dataset games --game hotel-koenig --preset online --games 500": "minutes long",
    "hotelier backup --database /var/lib": "a place of the system's; start/hosts.md runs it",
    "hotelier restore --database new.db": "needs that backup; start/hosts.md runs it",
    "python -m hotelier.arena.tuning": "tunes weights on all cores for minutes",
    "python -m hotelier.arena.ladder": "plays contests on all cores for minutes",
    "python -m hotelier.analysis.calibrate": "plays games on all cores for minutes",
    "python -m pytest tests/words": "those tests run by themselves",
    "createdb ": "needs a database server; tests/server starts one of its own",
    "docker ": "needs a container engine",
}
"""By how a command begins, why it is not run. What it asks for is looked up all the same."""
MOST: Final = 20
"""The list above is not to grow unnoticed."""


def commands(text: str) -> list[str]:
    """The commands of a block: continued lines as one, without remarks."""
    joined = re.sub(r"\\\n\s*", "", text)
    lines = [re.split(r"\s+#\s", line, maxsplit=1)[0].strip() for line in joined.splitlines()]
    return [line.replace(".venv/bin/", "") for line in lines if line and not line.startswith("#")]


def console(text: str) -> list[tuple[str, str]]:
    """The commands of a console block, each with what it prints."""
    found: list[tuple[str, str]] = []
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, output = part.partition("\n")
        found.append((command.replace(".venv/bin/", ""), output))
    return found


def bare(command: str) -> str:
    """A command without the variables set before it."""
    return re.sub(r"^([A-Z_]+=\S* )+", "", command)


def reason_not_to_run(command: str) -> str | None:
    """Why a command is not run, if it is not."""
    return next((why for start, why in NOT_RUN.items() if bare(command).startswith(start)), None)


def run(command: str, folder: Path) -> str:
    """Run a command as a reader would; what it printed."""
    programs = folder / ".programs"
    if not programs.exists():
        programs.mkdir()
        for name, words in (("hotelier", "-m hotelier"), ("python", "")):
            program = programs / name
            program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} {words} "$@"\n')
            program.chmod(0o755)
        (folder / "examples").symlink_to(ROOT / "examples")
    found = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        cwd=folder, capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL,
        env={**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "COLUMNS": "80",
             "PYTHONPATH": str(ROOT / "src"), "HOTELIER_LANG": "en"},
    )  # fmt: skip
    assert found.returncode == 0, f"{command}\n{found.stdout}\n{found.stderr}"
    return found.stdout


def check(command: str) -> None:
    """What a command that is not run asks for is there: targets, extras, commands, flags."""
    subprocess.run(["bash", "-n", "-c", command], check=True)
    words = shlex.split(bare(command))
    if words[0] == "make":
        assert f"\n{words[1]}:" in (ROOT / "Makefile").read_text("utf-8"), command
    elif words[:2] == ["pip", "install"]:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        (extra,) = re.findall(r"hotelier\[(\w+)\]", command)
        assert extra in project["optional-dependencies"], command
    elif words[0] == "hotelier":
        flags_exist(("hotelier", words[1]), words)
    elif words[:2] == ["python", "-m"] and words[2].startswith("hotelier."):
        flags_exist((words[2],), words)


def flags_exist(program: tuple[str, ...], words: list[str]) -> None:
    """Every flag of a command stands on its help page."""
    known = help_page(program)
    for flag in [word.partition("=")[0] for word in words if word.startswith("--")]:
        assert re.search(rf"(?<![\w-]){flag}(?![\w-])", known), f"{' '.join(words)}: {flag}"


@cache
def help_page(program: tuple[str, ...]) -> str:
    """What a program says about itself."""
    found = subprocess.run(
        [sys.executable, "-m", *program, "--help"], capture_output=True, text=True, check=True,
        timeout=PATIENCE, env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"},
    )  # fmt: skip
    return found.stdout
