"""Random games of Hotel-König: every question can be answered without scrolling, at any size."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.browser import DESKTOP, PHONE, TABLET, overflow, resize, settle
from tests.page.conftest import Open
from tests.page.koenig import KoenigTable

NARROW_DESKTOP = (1120, 800)
OUTSIDE = """() => {
    // What is asked, all that answers it, and the squares of the own tiles.
    const parts = [
        ...document.querySelectorAll(
            ".decision h1, .decision button, .rack button.legal, .buy button.can, [data-main]"
        ),
    ];
    const cut = [];
    for (const part of parts) {
        const box = part.getBoundingClientRect();
        if (!box.width) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const inside = box.top >= -1 && box.left >= -1 &&
            box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
        const top = inside ? document.elementFromPoint(x, y) : null;
        if (!inside || !(part.contains(top) || top?.contains(part)))
            cut.push(`${part.textContent.trim().slice(0, 40)} at ${Math.round(box.top)}`);
    }
    const board = document.querySelector("[role=grid]")?.getBoundingClientRect();
    if (board && (board.width < 180 || board.bottom > innerHeight + 1)) cut.push("board");
    return cut;
}"""
KINDS = {"LayTile", "FoundChain", "ChooseSurvivor", "ChooseDissolved", "TradeShares", "SellShares",
         "BuyShares", "AnnounceEnd"}  # fmt: skip


def check(page: Page, size: tuple[int, int], frame: str) -> None:
    """Assert that the question fits a screen of this size."""
    resize(page, size)
    layout = "phone" if size == PHONE else "tablet" if size == TABLET else "desktop"
    page.wait_for_selector(f"main.{layout} .decision h1")
    settle(page)
    assert page.evaluate(OUTSIDE) == [], (frame, size)
    assert overflow(page) <= 0, (frame, size)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (frame, size)


@pytest.mark.slow
def test_every_question_fits_one_screen(open_page: Open, long_factor: int) -> None:
    """Play with the most players and the fewest. With `--long` also with four."""
    for seats in (6, 2, 4)[: 1 + long_factor]:
        every_question_fits(open_page(), seats)


def every_question_fits(page: Page, seats: int) -> None:
    """Check the first question of each kind, and each again when most chains are on the board."""
    options = {"hk.holdings": "open" if seats != 4 else "hidden"}
    table = KoenigTable(page, others=seats - 1, bot="random", options=options)
    rng, seen = Random(seats), set[tuple[str, bool]]()

    def is_new(view: dict[str, Any]) -> bool:
        return (view["question"]["frame"], is_full(view)) not in seen

    while True:
        table.leave()
        view = table.play_until(is_new, seed=rng.randrange(1 << 30))
        if view["outcome"] is not None:
            break
        frame = view["question"]["frame"]
        seen.add((frame, is_full(view)))
        table.show()
        page.wait_for_selector(".decision.mine h1")
        if frame == "BuyShares" and page.locator("button.can").count():
            page.locator("button.can").last.click()  # what it would change is told, too
        for size in (DESKTOP, NARROW_DESKTOP, TABLET, PHONE):
            check(page, size, frame)
    assert {frame for frame, _ in seen} <= KINDS
    assert {"LayTile", "BuyShares", "FoundChain"} <= {frame for frame, _ in seen}


def is_full(view: dict[str, Any]) -> bool:
    """Return True if most chains are on the board."""
    return len([about for about in view["chains"].values() if about["size"] > 0]) >= 6
