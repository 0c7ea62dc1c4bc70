#!/usr/bin/env python3
"""Check that a release is complete: build sdist and wheel into build/release and examine them.

Problems are listed together, and any of them makes the exit code 1:

- the wheel lacks a source file, catalogue, rulebook, licence, `py.typed` or part of the page,
- the sdist lacks a file that builds the wheel,
- twine refuses the metadata,
- the CHANGELOG has no entry for the version,
- HEAD is tagged, and the tag is not `v` and the version, the entry is still called "Unreleased", or
  the addresses of the project are placeholders.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from email.message import Message
from email.parser import Parser
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
BUILT: Final = ROOT / "build" / "release"
PACKAGED: Final = ("**/*.py", "py.typed", "words/**/*.ftl", "rulebook/**/*.md")
"""Patterns of files under src/hotelier that the wheel must contain, all of them."""
PAGE: Final = (
    "index.html", "sw.js", "manifest.webmanifest", "licences.json",
    "assets/*.js", "assets/*.css", "assets/*.woff2",
)  # fmt: skip
"""Patterns of files of the built page. Each must match at least one file of the wheel."""
LICENCES: Final = ("LICENSE", "NOTICE")
SOURCES: Final = (
    "pyproject.toml", "setup.py", "README.md", "CHANGELOG.md", *LICENCES,
    "src/hotelier/__init__.py", "src/hotelier/server/page/index.html",
    "tools/hot.py", "tools/expand.py", "web/package-lock.json", "web/vite.config.ts",
)  # fmt: skip
"""Files that the sdist must contain: they build the page and the compiled wheel."""
PLACEHOLDER: Final = ".example"


def main() -> int:
    """Build and check; the exit code."""
    build()
    wheel, sdist = one_of("*.whl"), one_of("*.tar.gz")
    names, metadata = read_wheel(wheel)
    version = metadata["Version"]
    tags = head_tags()
    found = [
        *wheel_problems(names, packaged()),
        *sdist_problems(read_sdist(sdist)),
        *twine_problems([wheel, sdist]),
        *licence_problems(metadata),
        *changelog_problems((ROOT / "CHANGELOG.md").read_text("utf-8"), version, bool(tags)),
        *tag_problems(tags, version),
    ]
    addresses = placeholders(metadata)
    if tags:
        found += [f"pyproject.toml: {each} is a placeholder" for each in addresses]
    for path in (wheel, sdist):
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.2f} MB")
    print(f"{wheel.name}: {len(names)} files")
    if addresses and not tags:
        print(f"Note: {len(addresses)} addresses in pyproject.toml are placeholders.")
    for problem in found:
        print(f"release-check: {problem}", file=sys.stderr)
    if found:
        return 1
    state = f"tagged {', '.join(tags)}" if tags else f"not tagged yet; the tag will be v{version}"
    print(f"Version {version} is complete ({state}).")
    return 0


def build() -> None:
    """Build the sdist, and the wheel from it, so that the sdist is known to build."""
    shutil.rmtree(BUILT, ignore_errors=True)
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(BUILT), str(ROOT)]
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode:
        sys.exit(f"{ran.stdout[-2000:]}{ran.stderr[-2000:]}\nrelease-check: the build failed")


def one_of(pattern: str) -> Path:
    """The only built file with this name."""
    (path,) = BUILT.glob(pattern)
    return path


def read_wheel(path: Path) -> tuple[list[str], Message]:
    """The names of the files in a wheel, and its metadata."""
    with zipfile.ZipFile(path) as wheel:
        names = wheel.namelist()
        (name,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        return names, Parser().parsestr(wheel.read(name).decode())


def read_sdist(path: Path) -> list[str]:
    """The names of the files in an sdist, without its folder."""
    with tarfile.open(path) as sdist:
        return [name.partition("/")[2] for name in sdist.getnames()]


def packaged() -> list[str]:
    """The files of the checkout that belong into the wheel, as the wheel names them."""
    source = ROOT / "src" / "hotelier"
    return sorted(
        f"hotelier/{path.relative_to(source).as_posix()}"
        for pattern in PACKAGED
        for path in source.glob(pattern)
    )


def wheel_problems(names: Iterable[str], expected: Iterable[str]) -> Iterator[str]:
    """Name each file that the wheel lacks or must not contain."""
    names = set(names)
    for name in expected:
        if name not in names:
            yield f"the wheel lacks {name}"
    for pattern in PAGE:
        if not any(fnmatch(name, f"hotelier/server/page/{pattern}") for name in names):
            yield f"the wheel lacks the page's {pattern}"
    for name in LICENCES:
        if not any(fnmatch(each, f"hotelier-*.dist-info/licenses/{name}") for each in names):
            yield f"the wheel lacks {name}"
    for name in sorted(names):
        inside = re.match(r"hotelier/|hotelier-[^/]+\.dist-info/", name)
        if not inside or "__pycache__" in name or "node_modules" in name:
            yield f"the wheel must not contain {name}"


def sdist_problems(names: Iterable[str]) -> Iterator[str]:
    """Name each file that the sdist lacks."""
    names = set(names)
    return (f"the sdist lacks {name}" for name in SOURCES if name not in names)


def twine_problems(paths: Iterable[Path]) -> Iterator[str]:
    """Report the refusal of `twine check --strict`."""
    command = [sys.executable, "-m", "twine", "check", "--strict", *map(str, paths)]
    ran = subprocess.run(command, capture_output=True, text=True)
    if ran.returncode:
        yield f"twine check: {(ran.stdout + ran.stderr).strip()}"


def licence_problems(metadata: Message) -> Iterator[str]:
    """Report a licence that is not the SPDX expression of LICENSE."""
    licence = metadata["License-Expression"]
    if licence != "Apache-2.0":
        yield f"the metadata names the licence {licence}, not Apache-2.0"


def placeholders(metadata: Message) -> list[str]:
    """The addresses of the project that are still placeholders."""
    addresses = [each.partition(", ")[2] for each in metadata.get_all("Project-URL", [])]
    return [each for each in addresses if PLACEHOLDER in each]


def changelog_problems(text: str, version: str, tagged: bool) -> Iterator[str]:
    """Report a missing or empty entry, and one that is unreleased although HEAD is tagged."""
    entries = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    word = re.compile(rf"(?<![\w.]){re.escape(version)}(?![\w.])")
    entry = next((each for each in entries if word.search(each.partition("\n")[0])), None)
    if entry is None:
        yield f"CHANGELOG.md has no entry for {version}: add a heading `## {version} (date)`"
    elif not entry.partition("\n")[2].strip():
        yield f"CHANGELOG.md has an empty entry for {version}"
    elif tagged and "unreleased" in entry.partition("\n")[0].lower():
        yield f"CHANGELOG.md still calls {version} unreleased: give the entry its date"


def head_tags() -> list[str]:
    """The tags of HEAD; none outside a git repository."""
    command = ["git", "-C", str(ROOT), "tag", "--points-at", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True).stdout.split()


def tag_problems(tags: list[str], version: str) -> Iterator[str]:
    """Report a tagged HEAD without the tag of this version."""
    if tags and f"v{version}" not in tags:
        yield f"HEAD has the tag {', '.join(tags)}, but the version is {version}: tag v{version}"


if __name__ == "__main__":
    sys.exit(main())
