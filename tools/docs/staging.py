"""Copies the pages of the repository to where Sphinx reads them, with links that fit there."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from tools.docs.citations import ROOT

LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
OUTSIDE: Final = re.compile(r"[a-z]+:")
MOVED: Final = {
    "bench/README.md": "performance.md",
    "web/README.md": "page.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "README.md": "index.md",
    "src/hotelier/rulebook/de/README.md": "rules/de/words.md",
}
"""Pages that stand elsewhere in the repository."""
FRONT: Final = "README.md"
"""The site has a front page of its own."""


def pages() -> dict[str, str]:
    """All Markdown pages of the repository that the site has, with their place in it."""
    found = dict(MOVED)
    for path in sorted((ROOT / "docs").rglob("*.md")):
        found[path.relative_to(ROOT).as_posix()] = path.relative_to(ROOT / "docs").as_posix()
    for path in sorted((ROOT / "src/hotelier/rulebook").glob("*/*.md")):
        name = path.relative_to(ROOT).as_posix()
        found.setdefault(name, f"rules/{path.parent.name}/{path.name}")
    return found


def stage(out: Path) -> None:
    """Write all pages, and the pictures and files that they lead to."""
    known = pages()
    for name, place in known.items():
        if name != FRONT:
            write(out / place, relinked(name, (ROOT / name).read_text("utf-8"), known))
    ours = shutil.ignore_patterns("*.md")
    shutil.copytree(ROOT / "docs", out, ignore=ours, dirs_exist_ok=True)


def write(path: Path, text: str) -> None:
    """Write a staged file; one that has not changed stays as old as it is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def relinked(name: str, text: str, known: dict[str, str]) -> str:
    """A page with its links as they are in the site; what the site has not is named only."""

    def moved(found: re.Match[str]) -> str:
        mark, words, target = found.groups()
        path, hash_, anchor = target.partition("#")
        if OUTSIDE.match(target) or not path:
            return found[0]
        file = (ROOT / name).parent.joinpath(path).resolve().relative_to(ROOT).as_posix()
        if file in known:
            place = up(known[name]) + known[file]
        elif file.startswith("docs/") and (ROOT / file).is_file():
            place = up(known[name]) + file.removeprefix("docs/")
        else:
            return words
        return f"{mark}[{words}]({place}{hash_}{anchor})"

    parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
    return "".join(part if part.startswith("```") else LINK.sub(moved, part) for part in parts)


def up(place: str) -> str:
    """The way from a page to the root of the site."""
    return "../" * place.count("/")
