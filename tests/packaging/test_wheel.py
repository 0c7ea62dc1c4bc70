"""The wheel is the product: page, words and rules are in it, and the sdist builds the same one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import hotelier
from tools.page import STAMP, fingerprint

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "*.egg-info", "node_modules",
    "build", "dist", "docs", "bench", "examples", "generated",
)  # fmt: skip
"""Folders that no build needs."""
BUILD = "import setuptools.build_meta as b, sys; print(getattr(b, sys.argv[1])(sys.argv[2]))"
"""Call the build backend as pip does, without a new environment."""


def build(kind: str, tree: Path, into: Path, path: str = "") -> subprocess.CompletedProcess[str]:
    """Build a wheel or an sdist of a tree."""
    return subprocess.run(
        [sys.executable, "-c", BUILD, f"build_{kind}", str(into)], cwd=tree,
        env={**os.environ, "PATH": path or os.environ["PATH"]},
        capture_output=True, text=True, timeout=600,
    )  # fmt: skip


def built(kind: str, tree: Path, into: Path, path: str = "") -> Path:
    """The file that a build has made."""
    into.mkdir(exist_ok=True)
    ran = build(kind, tree, into, path)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return into / ran.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout with its built page."""
    assert STAMP.exists(), "build the page first: make page"
    assert STAMP.read_text("utf-8") == fingerprint(), "the page is old: make page"
    found = tmp_path_factory.mktemp("tree") / "hotelier"
    shutil.copytree(ROOT, found, ignore=LEFT_OUT)
    return found


@pytest.fixture(scope="module")
def wheel(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The wheel of the checkout. A file that an earlier build has left does not get into it."""
    stale = tree / "build" / "lib" / "hotelier" / "server" / "page" / "assets" / "old.js"
    stale.parent.mkdir(parents=True)
    stale.write_text("old", encoding="utf-8")
    return zipfile.ZipFile(built("wheel", tree, tmp_path_factory.mktemp("wheel")))


def test_everything_that_a_player_needs_is_in_it(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    package = ROOT / "src"
    kinds = ("*.py", "*.ftl", "*.md", "*.html", "*.tcss", "*.mako", "names.toml", "py.typed")
    wanted = {
        path.relative_to(package).as_posix()
        for kind in kinds
        for path in (package / "hotelier").rglob(kind)
    }
    page = package / "hotelier" / "server" / "page"
    wanted |= {
        path.relative_to(package).as_posix()
        for path in page.rglob("*")
        if path.is_file() and path != STAMP
    }
    assert len(wanted) > 500
    assert sorted(wanted - names) == []


def test_nothing_else_is_in_it(wheel: zipfile.ZipFile) -> None:
    names = wheel.namelist()
    info = f"hotelier-{hotelier.__version__}.dist-info/"
    assert [name for name in names if not name.startswith(("hotelier/", info))] == []
    bad = ("__pycache__", ".stamp", "old.js", ".pyc", ".db", "node_modules")
    assert [name for name in names if any(part in name for part in bad)] == []
    assert len(names) == len(set(names))
    size = sum(item.compress_size for item in wheel.infolist())
    assert size < 5_000_000


def test_its_version_is_the_one_of_the_package(wheel: zipfile.ZipFile) -> None:
    [metadata] = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    assert f"\nVersion: {hotelier.__version__}\n" in wheel.read(metadata).decode()


def test_the_sdist_builds_the_same_wheel_without_node(
    tree: Path, wheel: zipfile.ZipFile, tmp_path: Path
) -> None:
    sdist = built("sdist", tree, tmp_path / "sdist")
    with tarfile.open(sdist) as file:
        file.extractall(tmp_path, filter="data")
    unpacked = tmp_path / sdist.name.removesuffix(".tar.gz")
    for needed in ("web/package-lock.json", "web/src/main.ts", "tools/expand.py", "tools/hot.py"):
        assert (unpacked / needed).exists(), needed
    assert not (unpacked / "tests").exists()
    again = zipfile.ZipFile(built("wheel", unpacked, tmp_path / "again", path=os.devnull))
    assert sorted(again.namelist()) == sorted(wheel.namelist())
    assert [name for name in wheel.namelist() if again.read(name) != wheel.read(name)] == []


def without_page(tree: Path) -> None:
    shutil.rmtree(tree / "src" / "hotelier" / "server" / "page")


def with_old_page(tree: Path) -> None:
    with (tree / "web" / "src" / "main.ts").open("a", encoding="utf-8") as file:
        file.write("// changed\n")


@pytest.mark.parametrize("spoil", [without_page, with_old_page])
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_without_page_and_node_the_build_stops_with_a_sentence(
    spoil: Callable[[Path], None], kind: str, tree: Path, tmp_path: Path
) -> None:
    spoilt = tmp_path / "tree"
    shutil.copytree(tree, spoilt)
    spoil(spoilt)
    (tmp_path / "out").mkdir()
    ran = build(kind, spoilt, tmp_path / "out", path=os.devnull)
    assert ran.returncode != 0
    assert "Node.js 20.19 or newer with npm" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert list((tmp_path / "out").iterdir()) == []
