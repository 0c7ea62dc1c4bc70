"""Stage the Markdown pages of the repository for Sphinx, with rewritten links."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from tools.docs.citations import ROOT

LINK: Final = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
END: Final = re.compile(r"\n\s*\n```$")
"""Blank lines at the end of a block, which a Python session needs and readers do not."""
OUTSIDE: Final = re.compile(r"[a-z]+:")
MOVED: Final = {
    "bench/README.md": "performance.md",
    "web/README.md": "page.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
    "README.md": "index.md",
    "src/hotelier/rulebook/de/README.md": "rules/de/words.md",
}
"""Pages outside `docs/`, with their places in the site."""
FRONT: Final = "README.md"
"""Page that is not staged: the site has a front page of its own."""


def pages() -> dict[str, str]:
    """Return all Markdown pages of the repository that go into the site, with their places."""
    found = {name: place for name, place in MOVED.items() if (ROOT / name).exists()}
    for path in sorted((ROOT / "docs").rglob("*.md")):
        found[path.relative_to(ROOT).as_posix()] = path.relative_to(ROOT / "docs").as_posix()
    for path in sorted((ROOT / "src/hotelier/rulebook").glob("*/*.md")):
        name = path.relative_to(ROOT).as_posix()
        found.setdefault(name, f"rules/{path.parent.name}/{path.name}")
    return found


def stage(out: Path) -> None:
    """Write all pages, and the pictures and files that they link to."""
    known = pages()
    for name, place in known.items():
        if name != FRONT:
            write(out / place, relinked(name, (ROOT / name).read_text("utf-8"), known))
    ours = shutil.ignore_patterns("*.md")
    shutil.copytree(ROOT / "docs", out, ignore=ours, dirs_exist_ok=True)


def write(path: Path, text: str) -> None:
    """Write a staged file, unless it has not changed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def relinked(name: str, text: str, known: dict[str, str]) -> str:
    """Rewrite the links of a page for the site. A target outside the site becomes plain text."""

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
    return "".join(
        END.sub("\n```", part) if part.startswith("```") else LINK.sub(moved, part)
        for part in parts
    )


def up(place: str) -> str:
    """Return the relative path from a page to the root of the site."""
    return "../" * place.count("/")
