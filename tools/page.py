"""Build the page into the package, if its sources have changed since the last time.

python tools/page.py           build
python tools/page.py modules   only install the npm packages that build it
python tools/page.py types     only make the types of the server's messages
python tools/page.py check     svelte-check, lint, unit tests and contrasts

`setup.py` calls `ensure` for every wheel and source distribution. So this file needs nothing but
Python's standard library, and Node.js only where the page is not built yet.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
BUILT: Final = ROOT / "src" / "hotelier" / "server" / "page"
STAMP: Final = BUILT / ".stamp"
NODE: Final = (20, 19)
NOISE: Final = ("Loading", "Getting", "===")
"""Beginnings of lines of svelte-check that carry no information."""


class NoPage(Exception):
    """The page cannot be built; the message says what to do."""


def ensure() -> None:
    """Build the page, unless it is already built from these sources."""
    now = fingerprint()
    if (BUILT / "index.html").exists() and STAMP.exists() and STAMP.read_text("utf-8") == now:
        return
    install_modules()
    print("Building the page ...", flush=True)
    web("vite/bin/vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(now, encoding="utf-8")


def fingerprint() -> str:
    """A hash of everything that the built page depends on."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> Iterator[Path]:
    """The files that the page is built from: its own, the sentences, and the licence it shows."""
    if not (WEB / "package-lock.json").exists():
        raise NoPage("Hotelier's page cannot be built: the folder web is missing.")
    for folder, folders, names in os.walk(WEB):
        folders[:] = [each for each in folders if each not in ("node_modules", "generated")]
        yield from (Path(folder, name) for name in names)
    yield from (ROOT / "src" / "hotelier" / "words").rglob("*.ftl")
    yield ROOT / "LICENSE"


def install_modules() -> None:
    """Install the npm packages; a copy of the lock marks a finished installation."""
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
    npm = program("npm")
    if stamp.exists() and stamp.read_bytes() == lock.read_bytes():
        return
    print("Installing what builds the page ...", flush=True)
    run(npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    shutil.copyfile(lock, stamp)


def make_types() -> None:
    """Write web/src/generated: the types of what the server says and is told."""
    folder = WEB / "src" / "generated"
    folder.mkdir(exist_ok=True)
    with (folder / "schemas.json").open("wb") as file:
        subprocess.run(
            [sys.executable, "-m", "hotelier.server.schemas"],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=file,
            check=True,
        )
    run(program("node"), "tools/types.mjs")


def check() -> None:
    """Check types, lint, unit tests and contrasts."""
    make_types()
    svelte_check()
    web("eslint/bin/eslint.js", ".")
    web("vitest/vitest.mjs", "run", "--reporter=dot", "--silent")
    subprocess.run([sys.executable, str(ROOT / "tools" / "contrast.py")], check=True)


def svelte_check() -> None:
    """Check the types, and print only what is wrong."""
    command = [program("node"), "node_modules/svelte-check/bin/svelte-check", "--output", "human"]
    ran = subprocess.run(
        [*command, "--fail-on-warnings", "--threshold", "warning"],
        cwd=WEB,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    for line in ran.stdout.splitlines():
        if not line.startswith(NOISE) and "found 0 errors and 0 warnings" not in line:
            print(line)
    ran.check_returncode()


def web(script: str, *arguments: str) -> None:
    """Run a program of web/node_modules."""
    run(program("node"), f"node_modules/{script}", *arguments)


def run(*command: str) -> None:
    """Run a command in web/."""
    subprocess.run(command, cwd=WEB, env=environment(), check=True)


def program(name: str) -> str:
    """The path of node or npm, if this Node.js is new enough."""
    path = environment()["PATH"]
    node, found = shutil.which("node", path=path), shutil.which(name, path=path)
    if node is None or found is None or node_version(node) < NODE:
        raise NoPage(
            "Hotelier's page is not built yet, and building it needs Node.js "
            f"{NODE[0]}.{NODE[1]} or newer with npm, which is not on the PATH.\n"
            "Install Node.js and try again. A wheel of Hotelier contains the page and needs none."
        )
    return found


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node.js; (0,): it does not run.

    >>> node_version("no-such-node")
    (0,)
    """
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        return tuple(int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return (0,)


def environment() -> dict[str, str]:
    """The environment for Node.js: one from PyPI, which tools/setup has put into .venv, first."""
    own = ROOT / ".venv" / "node" / "bin"
    path = os.environ.get("PATH", os.defpath)
    return {**os.environ, "PATH": f"{own}{os.pathsep}{path}" if own.is_dir() else path}


def main(arguments: list[str]) -> int | str:
    """Do what was asked for; the exit code or a message."""
    tasks = {"build": ensure, "modules": install_modules, "types": make_types, "check": check}
    if len(arguments) > 1 or (arguments and arguments[0] not in tasks):
        return f"python tools/page.py [{' | '.join(tasks)}]"
    try:
        tasks[arguments[0] if arguments else "build"]()
    except NoPage as error:
        return str(error)
    except subprocess.CalledProcessError as error:
        return error.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
