"""Build the compiled package and unpack it into build/fast; what was built before is kept.

python tools/compiled.py             the wheel into dist, and unpack it
python tools/compiled.py fast        a build for tests: not as fast, made in half the time
python tools/compiled.py test ...    the same, then run the tests that both builds must pass

Builds are kept in $HOTELIER_BUILDS (~/.cache/hotelier). A build for tests is named for the source
of the compiled modules only, so that other changes need no compiler; a wheel for all it contains.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
FAST: Final = ROOT / "build" / "fast"
KEPT: Final = 5
"""Builds that are kept; the oldest go."""
MAKERS: Final = ("setup.py", "tools/expand.py", "tools/hot.py")
BOTH: Final = (
    "tests/golden",
    "tests/test_perft.py",
    "tests/compiled",
    "tests/table",
    "tests/bots",
    "tests/hotel_koenig",
    "tests/grand_austria_hotel",
    "tests/conformance/test_copies.py",
    "tests/conformance/test_questions.py",
    "tests/conformance/test_refusals.py",
    "tests/conformance/test_records.py",
    "tests/conformance/test_modules.py",
)
EXCEPT: Final = "tests/test_perft.py::test_chance_that_cannot_be_listed_is_refused"
"""It makes a frame of its own, which compiled frames do not allow."""


def main(arguments: list[str]) -> int | str:
    """Do what was asked for; the exit code or a message."""
    mode = arguments[0] if arguments else "wheel"
    if mode not in ("wheel", "fast", "test") or (mode != "test" and len(arguments) > 1):
        return "python tools/compiled.py [fast | test ...]"
    os.chdir(ROOT)
    for_tests = mode != "wheel"
    os.environ.setdefault("HOTELIER_OPT", "1" if for_tests else "2")  # for the C compiler's -O
    folder = builds() / fingerprint(compiled_sources() if for_tests else all_sources())
    if not folder.is_dir():
        if shutil.which(os.environ.get("CC", "cc")) is None:
            return "A compiled build needs a C compiler. Everything works without one, only slower."
        if code := build(folder):
            return code
    unpack(folder)
    if not for_tests:
        keep_in_dist(folder)
    return run_tests(arguments[1:]) if mode == "test" else 0


def builds() -> Path:
    """The folder of all builds."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(os.environ.get("HOTELIER_BUILDS") or Path(cache) / "hotelier")


def compiled_sources() -> list[Path]:
    """The modules that are compiled."""
    listed = subprocess.run(
        [sys.executable, "tools/hot.py"], stdout=subprocess.PIPE, text=True, check=True
    )
    return [ROOT / line for line in listed.stdout.split()]


def all_sources() -> list[Path]:
    """Everything that gets into the wheel; the page by what it is made of."""
    page = ROOT / "src" / "hotelier" / "server" / "page"
    package = [
        path
        for path in (ROOT / "src" / "hotelier").rglob("*")
        if path.is_file() and page not in path.parents and "__pycache__" not in path.parts
    ]
    sys.path.insert(0, str(ROOT))
    from tools.page import sources

    return sorted({*package, *sources(), ROOT / "pyproject.toml", ROOT / "README.md"})


def fingerprint(sources: Iterable[Path]) -> str:
    """A name for what a build depends on: source, compiler and interpreter."""
    digest = hashlib.sha256()
    tools = [version("mypy"), version("setuptools"), os.environ["HOTELIER_OPT"]]
    for text in (sys.version, sysconfig.get_platform(), platform.machine(), *tools):
        digest.update(text.encode() + b"\0")
    for path in (*(ROOT / name for name in MAKERS), *sources):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:24]


def build(folder: Path) -> int:
    """Compile; the exit code."""
    print("Compiling kernel, games and bots (some minutes, once for each state of the source) ...")
    sys.stdout.flush()
    for pattern in ("compiled", "temp.*", "lib.*", "bdist.*"):
        for old in (ROOT / "build").glob(pattern):
            shutil.rmtree(old)
    builds().mkdir(parents=True, exist_ok=True)
    half = Path(tempfile.mkdtemp(prefix="half.", dir=builds()))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "wheel"]
    ran = subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", str(half), "."],
        env={**os.environ, "HOTELIER_COMPILED": "1"},
    )
    if ran.returncode:
        shutil.rmtree(half)
        return ran.returncode
    half.rename(folder)
    others = [path for path in builds().iterdir() if path.is_dir() and path.name != "pythons"]
    for old in sorted(others, key=lambda path: -path.stat().st_mtime)[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return 0


def unpack(folder: Path) -> None:
    """Take only what was compiled from the wheel: the rest is the source as it stands."""
    shutil.rmtree(FAST, ignore_errors=True)
    FAST.mkdir(parents=True)
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as file:
            file.extractall(FAST)
    shutil.copytree(ROOT / "src" / "hotelier", FAST / "hotelier", dirs_exist_ok=True)


def keep_in_dist(folder: Path) -> None:
    """Copy the wheel into dist."""
    (ROOT / "dist").mkdir(exist_ok=True)
    for wheel in folder.glob("*.whl"):
        shutil.copy(wheel, ROOT / "dist")


def run_tests(arguments: list[str]) -> int:
    """Run the tests that both builds must pass on what was unpacked; the exit code."""
    workers = ["-n", "auto", "--dist", "worksteal", "--deselect", EXCEPT]
    return subprocess.run(
        [sys.executable, "-m", "pytest", *workers, *BOTH, *arguments],
        env={**os.environ, "HOTELIER_COMPILED_TEST": "1", "PYTHONPATH": str(FAST)},
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
