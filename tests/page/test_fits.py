"""No scrolling to decide: every decision of every module fits the window, at all three sizes."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.austria import AustriaTable, eager
from tests.page.browser import DESKTOP, PHONE, TABLET
from tests.page.conftest import Open
from tests.page.visible import unseen, unseen_in_tabs

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
PATIENCE = 2400
"""Maximum number of looks, twenty a second, until the page has drawn a move of the API."""


def settled(table: AustriaTable, view: dict[str, Any], name: str) -> list[str]:
    """Return the parts of a drawn decision that are not visible at a size."""
    page = table.page
    page.set_viewport_size({"width": SIZES[name][0], "height": SIZES[name][1]})
    check = unseen_in_tabs if view["question"]["frame"] == "Turn" else unseen
    missing = ["never drawn"]
    for _ in range(PATIENCE):
        missing = check(page, view)
        if not missing:
            break
        page.wait_for_timeout(50)
    return [f"{name} {view['question']['frame']}: {each}" for each in missing]


@pytest.mark.slow
def test_every_decision_fits_the_window(open_page: Open, long_factor: int) -> None:
    """Play a random game of the most players with all modules. With `--long` also one of two."""
    for others in (3, 1)[:long_factor]:
        every_decision_fits(open_page(DESKTOP), others, seed=others)


def every_decision_fits(page: Page, others: int, seed: int) -> None:
    """Check the first decision of each kind."""
    options = {"aw.modules": "12345", "questions": "all"}
    table = AustriaTable(page, others=others, seed=f"fits {seed}", options=options)
    table.play_until(lambda view: True)
    table.show()
    met: Counter[str] = Counter()
    rng = Random(seed)

    def is_new(view: dict[str, Any]) -> bool:
        kind = f"{view['question']['frame']} {view['question'].get('phase', '')}"
        met[kind] += 1
        return met[kind] <= 1

    problems: list[str] = []
    while True:
        view = table.play_until(is_new, seed=rng.randrange(1000))
        if view["outcome"] is not None:
            break
        for name in SIZES:
            problems += settled(table, view, name)
        table.move(rng.choice(eager(view["legal"])))
    assert not problems, "\n".join(problems)
    assert len(met) > 10
