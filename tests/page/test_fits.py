"""No scrolling to decide: every decision of every module fits the window, at all three sizes."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.page.austria import AustriaTable, eager
from tests.page.browsing import DESKTOP, PHONE, TABLET
from tests.page.conftest import Open
from tests.page.fitting import unseen, unseen_in_tabs

SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}
PATIENCE = 40


def settled(table: AustriaTable, view: dict[str, Any], name: str) -> list[str]:
    """What cannot be seen of a decision at a size, once the page has drawn it."""
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


@pytest.mark.parametrize(("others", "seed"), [(3, 1), (1, 2)])
def test_every_decision_fits_the_window(open_page: Open, others: int, seed: int) -> None:
    """Random games with all modules; the first decisions of each kind are looked at."""
    page = open_page(DESKTOP)
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
