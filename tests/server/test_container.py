"""The example container file: its sources exist, its variables are settings, and it serves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from hotelier.server.settings import Settings
from tests.server.server_process import PATIENCE

ROOT = Path(__file__).parents[2]
FILE = (ROOT / "examples" / "Containerfile").read_text("utf-8")
STEPS = [line.split(maxsplit=1) for line in FILE.splitlines() if line and line[0] not in "# "]
PROGRAMS = "/opt/hotelier/bin/"


def steps(kind: str) -> list[str]:
    """The arguments of all steps of one kind."""
    return [rest for name, rest in STEPS if name == kind]


def command(text: str) -> list[str]:
    """A command as a list, with this Python in place of that of the container."""
    program, *rest = json.loads(text.removeprefix("CMD "))
    assert program.startswith(PROGRAMS)
    here = {"python": [], "hotelier": ["-m", "hotelier"]}[program.removeprefix(PROGRAMS)]
    return [sys.executable, *here, *rest]


def test_what_it_copies_is_there() -> None:
    copied = [rest.split()[:-1] for rest in steps("COPY") if not rest.startswith("--from")]
    assert copied
    for name in [name for names in copied for name in names]:
        assert (ROOT / name).exists(), name


def test_nothing_of_the_builders_machine_gets_into_the_image() -> None:
    """Packages for another system would replace those that were just installed."""
    left_out = {
        line.removeprefix("**/").rstrip("/")
        for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines()
        if not line.startswith("#")
    }
    made_here = {
        line.rstrip("/")
        for line in (ROOT / ".gitignore").read_text("utf-8").splitlines()
        if not line.startswith(("*", "."))
    }
    assert made_here | {".git", ".venv"} <= left_out


def test_it_serves_with_its_own_settings(tmp_path: Path) -> None:
    settings = dict(rest.split("=", 1) for rest in steps("ENV"))
    for name in settings:
        assert hasattr(Settings(), name.removeprefix("HOTELIER_").lower()), name
    assert f"EXPOSE {settings['HOTELIER_PORT']}" in FILE
    assert settings["HOTELIER_DATABASE"].startswith(steps("VOLUME")[0])
    changed = {
        "HOTELIER_HOST": "127.0.0.1",
        "HOTELIER_PORT": "0",
        "HOTELIER_DATABASE": str(tmp_path / "hotelier.db"),
    }
    assert set(changed) == set(settings)
    (serve,), (health,) = steps("CMD"), steps("HEALTHCHECK")
    with subprocess.Popen(
        command(serve), env={**os.environ, **changed}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        check = [part.replace("http://127.0.0.1:8000", url) for part in command(health)]
        assert url in check[-1]
        assert subprocess.run(check, timeout=PATIENCE).returncode == 0
        process.terminate()
        assert process.wait(PATIENCE) == 0
    assert subprocess.run(check, timeout=PATIENCE, stderr=subprocess.DEVNULL).returncode != 0
