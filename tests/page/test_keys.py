"""Every kind of decision by keys alone: Tab to an answer, Enter to give it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from tests.page.austria import AustriaTable
from tests.page.browser import PHONE
from tests.page.conftest import Open
from tests.page.koenig import KoenigTable
from tests.page.tables import SeatedTable

ANSWERS = """
() => {
  const here = document.activeElement;
  return here.closest('main') !== null && !here.disabled &&
    here.matches('[data-do], [data-main], [data-thing].legal, button.can, button[data-chain]');
}
"""
"""Script: True if Enter would answer the question."""
FEW = 4
"""Number of moves by keys, as a whole game would take too long."""


def answer(page: Page, rng: Random, most: int = 80) -> bool:
    """Tab to one of the answers, and press Enter."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(ANSWERS) and rng.random() < 0.6:
            page.keyboard.press("Enter")
            return True
    return False


@pytest.mark.parametrize("game", ["koenig", "austria", "walzer"])
def test_the_game_is_played_by_keys(open_page: Open, long_factor: int, game: str) -> None:
    """Make some moves. With `--long` all of them, to the final scores."""
    page = open_page(PHONE)
    table: SeatedTable
    if game == "koenig":
        table = KoenigTable(page, others=1, bot="random", options={"hk.holdings": "open"})
    else:
        modules = "12345" if game == "walzer" else "none"
        table = AustriaTable(page, options={"aw.modules": modules})
    table.show()
    rng, moves = Random(2), 0
    version = table.state()["version"]
    for _ in range(200 * long_factor):
        if page.locator(".bill").count():
            break
        answer(page, rng)
        now = table.state()["version"]
        moves, version = moves + (now > version), now
        if long_factor == 1 and moves >= FEW:
            break
    assert moves >= FEW
    assert long_factor == 1 or page.locator(".bill").count() == 1
