"""The order of the pages in the site; a page that nobody has put somewhere comes last."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

GROUPS: Final = {
    "Begin": ("start/players", "start/hosts", "start/bots", "start/researchers"),
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
    "Playing and hosting": (
        "terminal", "review", "hosting", "server", "http-api",
    ),
    "Programs and research": (
        "api", "notation", "notation-grand-austria-hotel", "bots", "engine-protocol", "arena",
        "env", "dataset",
    ),
    "Reference": (
        "reference/hotelier", "reference/kernel", "reference/table", "reference/games",
        "reference/bots", "reference/client", "reference/env", "reference/*", "reference/http",
    ),
    "The project": (
        "architecture", "performance", "page", "translating", "contributing", "changelog",
    ),
}  # fmt: skip
"""By caption the pages below it; `*` stands for all others of a folder."""
TITLES: Final = {
    "rules/en/hotel-koenig": "Hotel-König",
    "rules/en/grand-austria-hotel": "Grand Austria Hotel",
    "rules/en/alles-walzer": "Alles Walzer!",
    "rules/de/hotel-koenig": "Hotel-König",
    "rules/de/grand-austria-hotel": "Grand Austria Hotel",
    "rules/de/alles-walzer": "Alles Walzer!",
    "rules/de/words": "Wörter",
    "bots": "Bots and their ladder",
    "notation-grand-austria-hotel": "Notation: Grand Austria Hotel",
    "env": "Environments",
    "performance": "Performance",
    "page": "The page inside",
    "server": "The server inside",
    "http-api": "HTTP API",
}
"""Shorter names for the list of pages."""
REST: Final = "More"


def groups(out: Path) -> Iterator[tuple[str, list[str]]]:
    """The pages that are there, by caption."""
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
    """The order as Sphinx reads it."""
    blocks = [
        "\n".join(
            ["```{toctree}", ":hidden:", f":caption: {caption}", "", *map(listed, pages), "```", ""]
        )
        for caption, pages in groups(out)
        if pages
    ]
    return "\n".join(blocks)


def listed(page: str) -> str:
    """How a page stands in the list."""
    return f"{TITLES[page]} <{page}>" if page in TITLES else page
