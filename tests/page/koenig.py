"""Tables of Hotel-König for tests of the page."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

from playwright.sync_api import Page

from tests.page.browser import SLOW
from tests.page.tables import SeatedTable, Stop, asks


class KoenigTable(SeatedTable):
    """A table of Hotel-König."""

    GAME = "hotel-koenig"
    SEED = "tiles for the page"
    DRAWN = "[role=grid], .bill"

    def __init__(self, page: Page, others: int = 2, bot: str = "greedy", **wishes: Any) -> None:
        super().__init__(page, others, bot, **wishes)

    @staticmethod
    def eager(view: dict[str, Any]) -> list[str]:
        """Prefer to found and to buy."""
        found = [f"lay {held['tile']}" for held in view["hand"] if held["effect"] == "found"]
        wished = [do for do in view["legal"] if do in found or do.startswith("buy")]
        return wished or view["legal"]


def grown(chains: int, *frames: str) -> Stop:
    """Make a condition: one of these questions, with at least so many chains on the board."""
    on_board = asks(*frames)
    return lambda view: (
        on_board(view) and sum(c["size"] > 0 for c in view["chains"].values()) >= chains
    )


ANSWER = """
number => {
  const seen = each => !each.disabled && each.offsetParent !== null;
  const all = selector => [...document.querySelectorAll('main ' + selector)].filter(seen);
  if (!document.querySelector('main [aria-busy=false]')) return;
  const [more, main] = [all('.buy button.can').at(-1), all('[data-main]')[0]];
  const [chain, tile] = [all('button[data-chain]')[0], all('button[data-thing].legal')];
  if (more && number % 3) more.click();
  else (main ?? chain ?? tile[number % tile.length])?.click();
}
"""
"""Script: find an answer and click it in one step, before the page is drawn again."""


def click_to_the_end(page: Page, seed: int) -> None:
    """Click until the final scores are shown."""
    rng, end = Random(seed), monotonic() + 2 * SLOW / 1000
    while not page.locator(".bill").count():
        assert monotonic() < end, "the game did not come to an end"
        page.evaluate(ANSWER, rng.randrange(1 << 30))
        page.wait_for_timeout(10)
