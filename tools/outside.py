"""Build the wheel, install it outside the checkout with the newest packages, and try it there.

python tools/outside.py                    build the wheel first
python tools/outside.py --wheel FILE.whl   try this one
python tools/outside.py --python PYTHON    with another Python

An empty environment gets the wheel and what it asks for, unlocked, as `pip install hotelier` would
get it. There the commands are tried that a new player would try: the help page, a game in the
terminal, the site with its page, a game in Python, and the site by uvx and by pipx. Another
environment gets the wheel alone: the engine, the bots and the analysis need no other package.
Everything happens in a temporary folder.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
WINDOWS: Final = os.name == "nt"
PATIENCE: Final = 300
"""Seconds that one command may take."""
ANSWERS: Final = "1\n2\n\n" * 2000
"""Input for a game in the terminal: wrong choices are asked again, so some choice is taken."""

GAME: Final = """
import hotelier
for name in hotelier.GAMES:
    table = hotelier.Table(name, seats=2, seed=7)
    while table.to_move is not None:
        table.play(table.legal()[0])
    assert table.outcome.winners, name
    assert hotelier.Table.from_record(table.record).state == table.state
print(hotelier.__version__)
"""
"""Whole games in Python."""

OVER: Final = """
import hotelier, sys
print(hotelier.Table.from_record(hotelier.load(sys.argv[1])).outcome is not None)
"""
"""Print True if a recorded game is over."""

ALONE: Final = """
import importlib, importlib.metadata, importlib.util, pkgutil
import hotelier
others = {each.metadata["Name"] for each in importlib.metadata.distributions()} - {"hotelier"}
assert not others, others
worded = {"hotelier.analysis.page", "hotelier.analysis.telling"}
for part in ("kernel", "games", "table", "bots", "analysis"):
    package = importlib.import_module(f"hotelier.{part}")
    for module in pkgutil.walk_packages(package.__path__, f"hotelier.{part}."):
        if module.name not in worded:
            importlib.import_module(module.name)
from hotelier.analysis.hints import hints_for
from hotelier.bots import make_bot
for name in hotelier.GAMES:
    table = hotelier.Table(name, seats=2, seed=7)
    view = hotelier.redact(table.state, table.to_move)
    assert hints_for(view)[0].action in [str(action) for action in table.legal()]
    table.play(make_bot(name, "greedy", "7").choose(view, table.legal()))
try:
    hotelier.Table("hotel-koenig", seats=3, seed=7).play("lay 1A")
except hotelier.HotelierError as error:
    assert error.reason in str(error) and "pip install fluent.runtime" in str(error), str(error)
else:
    raise AssertionError("an illegal move was taken")
assert all(option.help for game in hotelier.GAMES.values() for option in game.options)
"""
"""Program that uses only Python: games, hints, bots. Its errors say how to get a sentence."""


class Failed(Exception):
    """Something does not work outside; the message says what."""


class Place:
    """A folder outside the checkout with an environment of its own."""

    def __init__(self, folder: Path, name: str, python: str) -> None:
        self.folder = folder / name
        self.bin = self.folder / "env" / ("Scripts" if WINDOWS else "bin")
        self.data = self.folder / "data"
        self.home = self.folder / "home"
        self.home.mkdir(parents=True)
        command(python, "-m", "venv", "--without-pip", str(self.folder / "env"))

    @property
    def python(self) -> str:
        return str(self.bin / "python")

    @property
    def hotelier(self) -> str:
        return str(self.bin / "hotelier")

    def install(self, *what: str) -> None:
        """Install with the pip of this Python: the environment stays empty otherwise."""
        command(
            sys.executable, "-m", "pip", "--python", self.python, "install", "--quiet",
            "--disable-pip-version-check", *what,
        )  # fmt: skip

    def run(self, *words: str, given: str = "") -> str:
        """Run a command as its user would, away from the checkout; the output."""
        return command(*words, given=given, cwd=self.home, env=self.environment())

    def environment(self) -> dict[str, str]:
        """Nothing of the checkout, and homes for data that are not the user's."""
        kept = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR")
        network = ("PIP_", "UV_", "SSL_", "REQUESTS_", "HTTP_", "HTTPS_", "NO_PROXY")
        homes = ("HOME", "USERPROFILE", "XDG_DATA_HOME", "LOCALAPPDATA")
        return {
            **{
                name: value
                for name, value in os.environ.items()
                if name in kept or name.upper().startswith(network)
            },
            **dict.fromkeys(homes, str(self.data)),
            "CI": "true",  # opens no browser
            "HOTELIER_LANG": "en",
            "HOTELIER_PORT": "0",
            "PYTHONUTF8": "1",
        }


def command(
    *words: str, given: str = "", cwd: Path | None = None, env: dict[str, str] | None = None
) -> str:
    """Run a command; one that fails or prints a traceback fails the check."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        words, input=given, cwd=cwd, env=clean if env is None else env, text=True,
        encoding="utf-8", capture_output=True, timeout=PATIENCE,
    )  # fmt: skip
    if ran.returncode or "Traceback" in ran.stderr:
        raise Failed(f"{' '.join(words)}\n{ran.stdout[-2000:]}{ran.stderr[-4000:]}")
    return ran.stdout


def build_wheel(folder: Path) -> Path:
    """The wheel of this checkout, built as pip builds it."""
    command(
        sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps",
        "--wheel-dir", str(folder), str(ROOT),
    )  # fmt: skip
    [wheel] = folder.glob("*.whl")
    return wheel


def check_help(place: Place) -> None:
    """The help page lists commands, in every language."""
    for language in ("en", "de", "fr", "ru"):
        page = place.run(place.hotelier, "--help", "--lang", language)
        if not all(name in page for name in ("play", "serve", "simulate")):
            raise Failed(f"hotelier --help --lang {language} lists no commands:\n{page}")


def check_terminal(place: Place) -> None:
    """A whole game in the terminal, of which the record is saved."""
    for game in ("hotel-koenig", "grand-austria-hotel"):
        place.run(
            place.hotelier, "play", "--plain", "--game", game, "--seats", "2", "--seed", "7",
            "--record", f"{game}.jsonl", given=ANSWERS,
        )  # fmt: skip
        if place.run(place.python, "-c", OVER, f"{game}.jsonl") != "True\n":
            raise Failed(f"A game of {game} by play --plain did not end.")


def check_python(place: Place) -> None:
    """Whole games in Python."""
    place.run(place.python, "-c", GAME)


def check_site(place: Place) -> None:
    """The server answers with the built page, and its database is in the data directory."""
    serve_page(place, place.hotelier, "serve", "--port", "0")
    if not list(place.data.rglob("hotelier.db")):
        raise Failed("hotelier serve keeps its database elsewhere than in the data directory.")


def serve_page(place: Place, *words: str) -> None:
    """Run a command that serves, ask for the page, and stop it."""
    flags = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)  # Windows
    said, log = place.folder / "said", place.folder / "log"
    with said.open("w") as out, log.open("w") as err:
        server = subprocess.Popen(
            words, cwd=place.home, env=place.environment(), stdout=out, stderr=err,
            creationflags=flags,
        )  # fmt: skip
    try:
        check_page(address_in(said, log, server))
    finally:
        server.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGTERM))
        code = server.wait(PATIENCE)
    if code:
        raise Failed(f"{' '.join(words)} ended with {code}:\n{log.read_text('utf-8')[-4000:]}")


def check_runners(place: Place, wheel: Path) -> None:
    """`uvx hotelier` and `pipx run hotelier` open the site, with the wheel for the name."""
    place.install("uv", "pipx")
    serve_page(place, str(place.bin / "uvx"), "--from", str(wheel), "hotelier")
    serve_page(place, str(place.bin / "pipx"), "run", "--spec", str(wheel), "hotelier")


def address_in(said: Path, log: Path, server: subprocess.Popen[bytes]) -> str:
    """The address that a server has printed, as soon as it has."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        if found := re.search(r"http://[^\s]+[0-9]", said.read_text("utf-8")):
            return found[0]
        time.sleep(0.1)
    raise Failed(f"hotelier serve prints no address:\n{log.read_text('utf-8')[-4000:]}")


def check_page(address: str) -> None:
    """The page, its program and the games that it offers."""
    page = fetched(address, "/")
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    if not scripts or len(fetched(address, scripts[0])) < 1000:
        raise Failed(f"hotelier serve does not answer with the built page:\n{page[:500]}")
    games = {game["name"] for game in json.loads(fetched(address, "/api/games"))}
    if games < {"hotel-koenig", "grand-austria-hotel"}:
        raise Failed(f"The site offers only these games: {games}")


def fetched(address: str, path: str) -> str:
    """The body of an answer, which has to be 200."""
    with urlopen(Request(address + path, headers={"accept": "*/*"}), timeout=PATIENCE) as reply:
        body: bytes = reply.read()
    return body.decode("utf-8")


def check_alone(place: Place) -> None:
    """Without any other package: games, hints and bots work, and commands say what is missing."""
    place.run(place.python, "-c", GAME)
    place.run(place.python, "-c", ALONE)
    ran = subprocess.run(
        [place.hotelier, "--help"], cwd=place.home, env=place.environment(),
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    if ran.returncode == 0 or "pip install" not in ran.stderr or "Traceback" in ran.stderr:
        raise Failed(f"hotelier --help alone does not say what is missing:\n{ran.stderr}")


def timed(what: str, step: Callable[[], None]) -> float:
    """Do a step, and print how long it took; the seconds."""
    begun = time.monotonic()
    step()
    seconds = time.monotonic() - begun
    print(f"  {what:44}{seconds:6.1f} s", flush=True)
    return seconds


def check_outside(folder: Path, wheel: Path, python: str) -> None:
    """All checks, each on a line of its own."""
    place = Place(folder, "whole", python)
    begun = timed("pip install, newest packages", lambda: place.install(str(wheel)))
    timed("hotelier --help in four languages", lambda: check_help(place))
    first = [place.hotelier, "play", "--plain", "--game", "hotel-koenig", "--seed", "7"]
    begun += timed("the first move in the terminal", lambda: first_move(place, first))
    print(f"  {'from pip install to the first move':44}{begun:6.1f} s")
    timed("whole games with hotelier play --plain", lambda: check_terminal(place))
    timed("hotelier serve with the built page", lambda: check_site(place))
    timed("whole games with import hotelier", lambda: check_python(place))
    runners = Place(folder, "runners", python)
    timed("the site with uvx and with pipx run", lambda: check_runners(runners, wheel))
    alone = Place(folder, "alone", python)
    timed("pip install --no-deps", lambda: alone.install("--no-deps", str(wheel)))
    timed("games, hints and bots without packages", lambda: check_alone(alone))


def first_move(place: Place, words: list[str]) -> None:
    """Start a game, answer the first question, and leave."""
    if "You lay" not in place.run(*words, given="1\n"):
        raise Failed("The first move in the terminal was not taken.")


def main() -> int:
    """Do what was asked for; the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--python", default=sys.executable)
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="hotelier-outside-"))
    try:
        wheel = asked.wheel.resolve() if asked.wheel else build_wheel(folder)
        print(f"{wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB, outside the checkout:")
        check_outside(folder, wheel, asked.python)
    except Failed as error:
        print(f"FAILED: {error}", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
