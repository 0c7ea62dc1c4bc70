"""Order of the pages in the site. A page without a place comes last."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

GROUPS: Final = {
    "Tutorials": ("start/players", "start/hosts", "start/bots", "start/researchers"),
    "How-to guides": (
        "install", "hosting", "review", "arena", "translating", "contributing", "faq",
    ),
    "Rules and cards": (
        "rules/en/hotel-koenig", "rules/en/grand-austria-hotel", "rules/en/alles-walzer",
        "rules/en/rulings", "cards/guests", "cards/staff", "cards/politics", "cards/emperor",
        "cards/hotels", "cards/celebrities", "cards/ballrooms", "cards/rehearsals",
        "cards/entrances", "cards/tokens", "cards/chains",
    ),
    "Regeln auf Deutsch": (
        "rules/de/hotel-koenig", "rules/de/grand-austria-hotel", "rules/de/alles-walzer",
        "rules/de/rulings", "rules/de/words",
    ),
    "Reference": (
        "reference/commands", "terminal", "api", "notation", "notation-grand-austria-hotel",
        "engine-protocol", "env", "dataset", "http-api", "reference/http",
    ),
    "Reference: the package": (
        "reference/hotelier", "reference/kernel", "reference/table", "reference/games",
        "reference/bots", "reference/client", "reference/env", "reference/*",
    ),
    "Explanation": ("architecture", "bots", "server", "page", "performance"),
    "The project": ("changelog", "security", "code-of-conduct"),
}  # fmt: skip
"""Pages by caption: the four kinds of documentation, and the rules of the games.

`*` stands for all other pages of a folder.
"""
TITLES: Final = {
    "rules/en/hotel-koenig": "Hotel-König",
    "rules/en/grand-austria-hotel": "Grand Austria Hotel",
    "rules/en/alles-walzer": "Alles Walzer!",
    "rules/de/hotel-koenig": "Hotel-König",
    "rules/de/grand-austria-hotel": "Grand Austria Hotel",
    "rules/de/alles-walzer": "Alles Walzer!",
    "rules/de/words": "Wörter",
    "bots": "The bots and their ladder",
    "notation-grand-austria-hotel": "Notation: Grand Austria Hotel",
    "env": "Environments",
    "performance": "Performance",
    "page": "The page inside",
    "server": "The server inside",
    "http-api": "HTTP API",
}
"""Titles in the list of pages, where they differ from those of the pages."""
REST: Final = "More"


def groups(out: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield the captions, each with its pages that exist."""
    found = {
        path.relative_to(out).with_suffix("").as_posix()
        for path in out.rglob("*.*")
        if path.suffix in (".md", ".rst")
    } - {"index"}
    placed: set[str] = set()
    for caption, names in GROUPS.items():
        pages: list[str] = []
        for name in names:
            wanted = [name]
            if name.endswith("/*"):
                named = {each for group in GROUPS.values() for each in group}
                wanted = sorted(page for page in found - named if page.startswith(name[:-1]))
            pages += [page for page in wanted if page in found]
        placed.update(pages)
        yield caption, pages
    if rest := sorted(found - placed):
        yield REST, rest


def toctrees(out: Path) -> str:
    """Return the order as `toctree` directives of Sphinx."""
    blocks = [
        "\n".join(
            ["```{toctree}", ":hidden:", f":caption: {caption}", "", *map(listed, pages), "```", ""]
        )
        for caption, pages in groups(out)
        if pages
    ]
    return "\n".join(blocks)


def listed(page: str) -> str:
    """Return the entry of a page in a `toctree`."""
    return f"{TITLES[page]} <{page}>" if page in TITLES else page
