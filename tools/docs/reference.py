"""Reference pages generated from docstrings, the OpenAPI document and the help of the commands."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from docutils import nodes
from sphinx.addnodes import desc_annotation, desc_signature
from sphinx.application import Sphinx

from tools.docs import commands, openapi
from tools.docs.staging import write

PAGES: Final = {
    "hotelier": (
        "hotelier",
        "The names that most programs need. :doc:`/api` explains how they work together.",
        ("hotelier",),
    ),
    "kernel": (
        "hotelier.kernel",
        "Questions, chance and notation as data. The kernel knows no game.",
        tuple(
            f"hotelier.kernel.{name}"
            for name in ("frames", "game", "options", "errors", "notation", "codec", "rng")
        ),
    ),
    "table": (
        "hotelier.table",
        "A game in progress: it checks, deals, records and replays.",
        tuple(
            f"hotelier.table.{name}"
            for name in ("table", "record", "dealer", "positions", "fairness")
        ),
    ),
    "games": (
        "hotelier.games",
        "The games, with the states and actions that a bot works on.",
        (
            "hotelier.games", "hotelier.games.hotel_koenig.state",
            "hotelier.games.hotel_koenig.actions", "hotelier.games.hotel_koenig.tables",
            "hotelier.games.grand_austria_hotel", "hotelier.games.grand_austria_hotel.state",
            "hotelier.games.grand_austria_hotel.actions",
        ),
    ),
    "bots": (
        "hotelier.bots",
        "Computer players. :doc:`/bots` explains how they choose.",
        tuple(
            f"hotelier.bots{name}"
            for name in ("", ".evaluator", ".judging", ".levels", ".planner", ".searcher")
        ),
    ),
    "client": (
        "hotelier.client",
        "A client for servers. :doc:`/http-api` explains the API that it uses.",
        tuple(
            f"hotelier.client{name}"
            for name in ("", ".account", ".messages", ".ratings", ".library", ".study", ".shapes")
        ),
    ),
    "env": (
        "hotelier.env",
        "Environments for reinforcement learning. :doc:`/env` explains how to use them.",
        tuple(
            f"hotelier.env{name}"
            for name in (
                "", ".pettingzoo_env", ".gymnasium_env", ".openspiel", ".dataset",
            )
        ),
    ),
    "words": (
        "hotelier.words, rulebook, analysis",
        "Sentences, rules by id, hints and reviews.",
        (
            "hotelier.words", "hotelier.rulebook", "hotelier.analysis.hints",
            "hotelier.analysis.whatif", "hotelier.analysis.review",
        ),
    ),
}  # fmt: skip
"""Title, lead sentence and modules of each page."""
LONGEST: Final = 30
"""Longest default or constant that is shown, in characters."""
CODE: Final = re.compile(r"(`[^`]+`)")
SPECIAL: Final = re.compile(r"([*|]|(?<=\w)_(?=\W|$))")
"""Characters that reStructuredText would take for markup and our docstrings mean literally."""


def stage(out: Path) -> None:
    """Write all generated reference pages."""
    for name, (title, about, modules) in PAGES.items():
        parts = [title, "=" * len(title), "", about, ""]
        for module in modules:
            if len(modules) > 1:
                parts += [module, "-" * len(module), ""]
            parts += [f".. automodule:: {module}", "   :members:", ""]
        write(out / "reference" / f"{name}.rst", "\n".join(parts))
    write(out / "reference" / "http.md", openapi.page())
    write(out / "reference" / "commands.md", commands.page())


def tidy(app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Convert a docstring from Markdown conventions. Doctest sessions stay as they are."""
    tidied: list[str] = []
    inside = False
    for line in lines:
        inside = line.lstrip().startswith(">>>") or (inside and bool(line.strip()))
        if inside or line.startswith("    "):
            if not inside and tidied[-2:-1] and not tidied[-1] and not tidied[-2].startswith(" "):
                tidied += ["::", ""]
            tidied.append(line)
        else:
            tidied.append(escaped(line))
    lines[:] = tidied


def escaped(line: str) -> str:
    """Escape all markup of a line but code."""
    return "".join(
        f"`{part}`" if part.startswith("`") else SPECIAL.sub(r"\\\1", part)
        for part in CODE.split(line)
    )


def shorten(app: Sphinx, tree: nodes.document) -> None:
    """Remove long values from signatures. Their docstrings say more."""
    for signature in tree.findall(desc_signature):
        for part in list(signature.findall(desc_annotation)):
            told = part.astext().strip()
            if told.startswith("=") and len(told) > LONGEST:
                part.parent.remove(part)


def setup(app: Sphinx) -> dict[str, Any]:
    """Register with Sphinx."""
    app.connect("autodoc-process-docstring", tidy)
    app.connect("doctree-read", shorten)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
