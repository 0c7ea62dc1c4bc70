"""The tables in docs/env.md are those of the code; `python -m tests.env.test_docs` writes them."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from textwrap import fill
from typing import Any

import pytest

from hotelier.env.encoding import Questions
from hotelier.env.play import Setting
from hotelier.env.tables import ActionTable
from tests.env.choices import AUSTRIA, KOENIG

PAGE = Path(__file__).parents[2] / "docs" / "env.md"
TABLES: list[tuple[str, str, dict[str, Any]]] = [
    ("Hotel-König, all options", KOENIG, {}),
    ("Grand Austria Hotel, no options", AUSTRIA, {}),
    ("Grand Austria Hotel, `aw.modules` = 12345", AUSTRIA, {"aw.modules": 12345}),
]
SEATS = 4


def actions_text() -> str:
    """The numbers of each kind of action."""
    parts = []
    for title, game, options in TABLES:
        table = Setting(game, SEATS, options).table
        rows = [f"| {numbers} | `{first}` | `{last}` |" for numbers, first, last in spans(table)]
        head = [f"**{title}**: {len(table)} actions, fingerprint `{table.fingerprint}`", "",
                "| numbers | first | last |", "| ---: | --- | --- |"]  # fmt: skip
        parts.append("\n".join([*head, *rows]))
    return "\n\n".join(parts)


def spans(table: ActionTable) -> list[tuple[str, str, str]]:
    """Each kind of action: its numbers, its first and its last one."""
    found = []
    for _, group in groupby(enumerate(table.actions), lambda pair: type(pair[1])):
        (low, first), *_, (high, last) = [*group] * 2
        found.append((f"{low}" if low == high else f"{low}-{high}", str(first), str(last)))
    return found


def observations_text() -> str:
    """The fields of observations, and the kinds of questions."""
    parts = []
    for title, game, options in TABLES[::2]:
        setting = Setting(game, SEATS, options)
        layout = setting.layout
        rows = [
            f"| {layout.offsets[field.name]} | `{field.name}` | {list(field.shape)} "
            f"| {field.low} to {field.high} | {field.scale} | {field.description} |"
            for field in layout
        ]
        kinds = Questions(setting.game, SEATS, 7).kinds
        named = ", ".join(f"{number} `{name}`" for number, name in kinds.items())
        head = [f"**{title}**, {SEATS} seats: {layout.size} numbers", ""]
        head += [
            "| from | field | shape | bounds | scale | |",
            "| ---: | --- | --- | --- | ---: | --- |",
        ]
        questions = fill(f"Kinds of questions: {named}.", 100, break_on_hyphens=False)
        parts.append("\n".join([*head, *rows, "", questions]))
    return "\n\n".join(parts)


def put(page: str, mark: str, text: str) -> str:
    """A page with a text between its marks."""
    before, rest = page.split(f"<!-- {mark} -->\n")
    _, after = rest.split("<!-- end -->\n", 1)
    return f"{before}<!-- {mark} -->\n{text}\n<!-- end -->\n{after}"


def written(page: str) -> str:
    """The page as it should be."""
    return put(put(page, "actions", actions_text()), "observations", observations_text())


@pytest.mark.parametrize("mark", ["actions", "observations"])
def test_the_page_has_the_tables_of_the_code(mark: str) -> None:
    page = PAGE.read_text(encoding="utf-8")
    text = actions_text() if mark == "actions" else observations_text()
    assert text in page


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
