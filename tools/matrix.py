"""Run tests on the wheel with three choices of packages and every Python that is found.

python tools/matrix.py                                  everything
python tools/matrix.py --pythons 3.14 --choices newest  some cells
python tools/matrix.py --full                           more tests in each cell

The choices: `locked` (requirements/dev.lock), `newest` releases of everything, and `lowest`: the
lowest releases that pyproject.toml allows and that have wheels for this Python. Pythons are found
on the PATH, in pyenv, and where `make pythons` has put them. A Python that is not found is skipped,
and the table says so. Each cell runs the tests in an environment of its own, against the installed
wheel; build/matrix keeps the logs.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WORK: Final = ROOT / "build" / "matrix"
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14", "3.15")
CHOICES: Final = ("locked", "newest", "lowest")
RESOLUTIONS: Final = {"newest": "highest", "lowest": "lowest-direct"}
EXTRAS: Final = ("arena", "env", "postgres")
"""Extras that the tests of a cell need. open_spiel and ray do not have wheels for every Python."""
TOOLS: Final = (
    "aiosmtpd", "hypothesis", "jsonschema-rs", "pytest", "pytest-xdist",
    "schemathesis",
)  # fmt: skip
"""Packages that run the tests: always the newest that the versions of the cell allow."""
LOCKED_ONLY: Final = ("open-spiel", "ray")
TESTS: Final = (
    "tests/kernel", "tests/table/test_contract.py", "tests/words/test_rendering.py",
    "tests/words/test_reading.py", "tests/cli/test_parsing.py", "tests/cli/test_language.py",
    "tests/cli/test_simulate.py", "tests/arena/test_workers.py", "tests/arena/test_statistics.py",
    "tests/env/test_gymnasium.py", "tests/env/test_pettingzoo.py",
    "tests/terminal/app/test_start.py", "tests/server/test_api.py", "tests/server/test_wire.py",
    "tests/server/test_door.py", "tests/server/test_storage.py",
    "tests/server/test_default_database.py",
)  # fmt: skip
"""Some of everything that a package or a Python can break."""
MORE: Final = (
    "tests/table", "tests/hotel_koenig", "tests/grand_austria_hotel", "tests/words", "tests/cli",
    "tests/arena", "tests/env/test_dataset.py", "tests/analysis", "tests/bots",
    "tests/server/test_notices.py", "tests/server/test_mail.py", "tests/server/test_openapi.py",
    "tests/server/test_ratings.py", "tests/terminal/app",
)  # fmt: skip
"""With --full."""


class CellFailed(Exception):
    """A step of a cell failed; the message names it."""


def prefix() -> Path:
    """The folder where `make pythons` unpacks Pythons."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("HOTELIER_BUILDS") or Path(cache) / "hotelier") / "pythons"


def find_python(version: str) -> str | None:
    """A Python of this version that runs, or None."""
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv") / "versions"
    places = [
        shutil.which(f"python{version}"),
        *sorted(map(str, pyenv.glob(f"{version}.*/bin/python{version}"))),
        str(prefix() / "usr" / "bin" / f"python{version}"),
    ]
    return next((place for place in places if place and is_python(place, version)), None)


def is_python(place: str, version: str) -> bool:
    """Tell whether a program is a Python of this version."""
    ask = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    try:
        ran = subprocess.run([place, "-c", ask], capture_output=True, text=True, timeout=60)
    except OSError:
        return False
    return ran.returncode == 0 and ran.stdout.strip() == version


class Cell:
    """One Python with one choice of packages."""

    def __init__(self, version: str, choice: str, python: str) -> None:
        self.version = version
        self.choice = choice
        self.python = python
        self.folder = WORK / f"{version}-{choice}"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        self.own_python = str(self.folder / "env" / "bin" / "python")

    def run(self, wheel: Path, tests: tuple[str, ...], arguments: list[str]) -> str:
        """Make the environment and run the tests; how it ended."""
        begun = time.monotonic()
        try:
            self.make(wheel)
            self.step("help.log", self.own_python, "-m", "hotelier", "--help")
            self.step(
                "tests.log", self.own_python, "-m", "pytest", "-n", "2", "-p", "no:cacheprovider",
                *tests, *arguments,
            )  # fmt: skip
            ended = "passed"
        except CellFailed as error:
            ended = f"FAILED: {error}"
        shutil.rmtree(self.folder / "env", ignore_errors=True)
        return f"{ended} ({self.last_line()}, {time.monotonic() - begun:.0f} s)"

    def make(self, wheel: Path) -> None:
        """Install the wheel, what it asks for, and what runs the tests."""
        self.uv("venv", "--python", self.python, str(self.folder / "env"))
        chosen = self.choose()
        into = ("pip", "install", "--python", self.own_python)
        self.uv(*into, "--no-deps", "--requirement", str(chosen))
        if self.choice != "locked":
            self.uv(*into, "--constraint", str(chosen), *TOOLS)
        self.uv(*into, "--no-deps", str(wheel))

    def choose(self) -> Path:
        """A file with the packages of this cell."""
        if self.choice == "locked":
            return self.locked()
        chosen = self.folder / "chosen.txt"
        extras = [word for name in EXTRAS for word in ("--extra", name)]
        self.uv(
            "pip", "compile", "--quiet", "--no-header", "--no-annotate", "--only-binary", ":all:",
            "--python", self.own_python, "--resolution", RESOLUTIONS[self.choice], *extras,
            "pyproject.toml", "--output-file", str(chosen),
        )  # fmt: skip
        return chosen

    def locked(self) -> Path:
        """The lock without hashes and without what has no wheel for every Python."""
        chosen = self.folder / "chosen.txt"
        lines = (ROOT / "requirements" / "dev.lock").read_text("utf-8").splitlines()
        kept = [line.rstrip(" \\") for line in lines if line[:1].isalnum()]
        wanted = [line for line in kept if not line.startswith(LOCKED_ONLY)]
        chosen.write_text("\n".join(wanted) + "\n", encoding="utf-8")
        return chosen

    def uv(self, *words: str) -> None:
        """Run uv, which chooses and installs packages."""
        self.step("packages.log", sys.executable, "-m", "uv", *words)

    def step(self, log: str, *words: str) -> None:
        """Run a command and keep what it prints."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        with (self.folder / log).open("a", encoding="utf-8") as file:
            ran = subprocess.run(words, cwd=ROOT, env=kept, stdout=file, stderr=subprocess.STDOUT)
        if ran.returncode:
            raise CellFailed(f"see {(self.folder / log).relative_to(ROOT)}")

    def last_line(self) -> str:
        """The closing line of pytest, if it came so far."""
        log = self.folder / "tests.log"
        lines = log.read_text("utf-8").split("\n") if log.exists() else []
        closing = [line.strip("= ") for line in lines if " in " in line and "passed" in line]
        return closing[-1] if closing else "no tests ran"


def build_wheel() -> Path:
    """The wheel that all cells test."""
    folder = WORK / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(
        [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet",
         "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)],
        check=True,
    )  # fmt: skip
    [wheel] = folder.glob("*.whl")
    return wheel


def main() -> int:
    """Run all cells that were asked for, print the table; 1: something failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pythons", nargs="*", default=PYTHONS)
    parser.add_argument("--choices", nargs="*", default=CHOICES, choices=CHOICES)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--wheel", type=Path)
    asked, arguments = parser.parse_known_args()
    wheel = asked.wheel.resolve() if asked.wheel else build_wheel()
    tests = (*TESTS, *MORE) if asked.full else TESTS
    table: dict[tuple[str, str], str] = {}
    for version in asked.pythons:
        python = find_python(version)
        for choice in asked.choices:
            ended = "skipped: no such Python was found"
            if python is not None:
                ended = Cell(version, choice, python).run(wheel, tests, arguments)
            table[version, choice] = ended
            print(f"Python {version:6}{choice:8}{ended}", flush=True)
    print("\nAll cells:")
    for (version, choice), ended in table.items():
        print(f"  Python {version:6}{choice:8}{ended}")
    failed = [ended for ended in table.values() if not ended.startswith(("passed", "skipped"))]
    ran = [ended for ended in table.values() if not ended.startswith("skipped")]
    return 1 if failed or not ran else 0


if __name__ == "__main__":
    sys.exit(main())
