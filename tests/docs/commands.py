"""Run the commands of the documentation, or check those that cannot run here."""

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
"""Time limit for a command on a busy machine, in seconds."""
ADDRESS: Final = "http://127.0.0.1:8000"
"""Address of the server in the documentation. Tests start one on a free port instead."""

NOT_RUN: Final = {
    "make ": "sets up an environment; the target is looked up in the Makefile",
    "pip install ": "installs packages; the extra is looked up in pyproject.toml",
    "pipx run hotelier": "installs packages; the check of the wheel starts it",
    "uvx hotelier": "installs packages; the check of the wheel starts it",
    "source .venv/bin/activate": "changes the shell of the reader",
    "pip wheel": "compiles for minutes; make fasttest does it in CI",
    "hotelier play": "waits for a player; tests/terminal plays it",
    "hotelier replay game.jsonl": "needs a game that was saved; start/players.md replays one",
    "hotelier serve": "serves until it is stopped; tests/server starts it many times",
    "hotelier simulate --bots": "plays a thousand games",
    "hotelier simulate --games 400": "the measurement that the page reports, minutes long",
    "hotelier simulate --game grand-austria-hotel --games 300": "the same for the other game",
    "hotelier arena ": "a tournament of hundreds of games; tests/cli plays small ones",
    "hotelier dataset games --game grand-austria-hotel --seats 3 --games 10000": "takes hours",
    "hotelier dataset games --game hotel-koenig --preset online --games 500": "minutes long",
    "hotelier backup --database /var/lib": "needs a system folder; start/hosts.md runs it",
    "hotelier restore --database new.db": "needs that backup; start/hosts.md runs it",
    "python -m hotelier.arena.tuning": "tunes weights on all cores for minutes",
    "python -m hotelier.arena.ladder": "plays contests on all cores for minutes",
    "python -m hotelier.analysis.calibrate": "plays games on all cores for minutes",
    "python -m pytest tests/words": "those tests run by themselves",
    "createdb ": "needs a database server; tests/server starts one of its own",
    "docker ": "needs a container engine",
}
"""Reasons why commands are not run, by how they begin. Their flags and targets are checked."""
MOST: Final = 23
"""Maximum length of that list."""


def commands(text: str) -> list[str]:
    """Return the commands of a block, with continued lines joined and comments removed."""
    joined = re.sub(r"\\\n\s*", "", text)
    lines = [re.split(r"\s+#\s", line, maxsplit=1)[0].strip() for line in joined.splitlines()]
    lines = [line.removeprefix(".venv/bin/") for line in lines]
    return [line for line in lines if line and not line.startswith("#")]


def console(text: str) -> list[tuple[str, str]]:
    """Return the commands of a console block, each with its expected output."""
    found: list[tuple[str, str]] = []
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, output = part.partition("\n")
        found.append((command.removeprefix(".venv/bin/"), output))
    return found


def bare(command: str) -> str:
    """Return a command without the variables set before it."""
    return re.sub(r"^([A-Z_]+=\S* )+", "", command)


def reason_not_to_run(command: str) -> str | None:
    """Return the reason why a command is not run, or None if it is.

    `hotelier` without a command serves.
    """
    said = "hotelier serve" if bare(command) == "hotelier" else bare(command)
    return next((why for start, why in NOT_RUN.items() if said.startswith(start)), None)


def run(command: str, folder: Path) -> str:
    """Run a command as a reader would and return its output."""
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
    """Check that the targets, extras, commands and flags exist that a command names."""
    subprocess.run(["bash", "-n", "-c", command], check=True)
    words = shlex.split(bare(command))
    if words[0] == "make":
        assert f"\n{words[1]}:" in (ROOT / "Makefile").read_text("utf-8"), command
    elif words[:2] == ["pip", "install"]:
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        extras = re.findall(r"hotelier\[(\w+)\]", command)
        assert set(extras) <= set(project["optional-dependencies"]), command
        assert extras or words[2:] == ["hotelier"], command
    elif words[0] == "hotelier" and words[1:]:
        flags_exist(("hotelier", words[1]), words)
    elif words[:2] == ["python", "-m"] and words[2].startswith("hotelier."):
        flags_exist((words[2],), words)


def flags_exist(program: tuple[str, ...], words: list[str]) -> None:
    """Check that the help of a command names each of its flags."""
    known = help_page(program)
    for flag in [word.partition("=")[0] for word in words if word.startswith("--")]:
        assert re.search(rf"(?<![\w-]){flag}(?![\w-])", known), f"{' '.join(words)}: {flag}"


@cache
def help_page(program: tuple[str, ...]) -> str:
    """Return the help of a program."""
    found = subprocess.run(
        [sys.executable, "-m", *program, "--help"], capture_output=True, text=True, check=True,
        timeout=PATIENCE, env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "200"},
    )  # fmt: skip
    return found.stdout
