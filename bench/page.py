"""Measure the page on a slow machine: time until it is usable, and the cost of a move.

    python -m bench.page [--rounds 5] [--slower 4]

Goals: interactive in under 2 s on loopback with a processor slowed down four times. The lines of
sixty games in the log do not slow a move down.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.browser import launch, reader
from tests.page.koenig import KoenigTable
from tests.page.tables import asks
from tests.page.test_solid import let_through
from tests.server.server_process import Server

READY = """
selector => new Promise(done => {
  const look = () => {
    if (!document.querySelector(selector)) return setTimeout(look, 5);
    requestAnimationFrame(() => setTimeout(() => done(performance.now()), 0));
  };
  look();
})
"""
"""Script: milliseconds from the request until something is drawn and the script is idle."""

MOVE = """
() => new Promise(done => {
  const tile = document.querySelector("button.legal[data-thing^='tile:']");
  const begun = performance.now();
  const seen = new MutationObserver(() => {
    if (document.querySelector("button.legal[data-thing^='tile:']")) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun), 0));
  });
  seen.observe(document.querySelector('main'), {subtree: true, childList: true, attributes: true});
  tile.click();
})
"""
"""Script: milliseconds from a click on a tile until the next question is drawn."""


def slow_down(page: Page, times: float) -> None:
    """Slow down the processor of the page by a factor."""
    session: Any = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": times})


def start(browser: Browser, url: str, slower: float) -> float:
    """Measure the start page without any cache."""
    with reader(browser, url) as page:
        slow_down(page, slower)
        page.goto("/", wait_until="commit")
        return float(page.evaluate(READY, "[data-play]"))


def table(browser: Browser, url: str, slower: float) -> float:
    """Measure a table that is opened for the first time."""
    with reader(browser, url) as page:
        seated = KoenigTable(page)
        slow_down(page, slower)
        page.goto(f"/table/{seated.id}", wait_until="commit")
        return float(page.evaluate(READY, "[role=grid]"))


def move(browser: Browser, url: str, slower: float, long_log: bool = False) -> float:
    """Measure a move, with a short log or the lines of sixty games."""
    with reader(browser, url) as page:
        seated = KoenigTable(page, options={"hk.holdings": "open"})
        seated.play_until(asks("LayTile"))
        if long_log:
            page.route_web_socket("**/socket", let_through)
        seated.show()
        page.wait_for_selector("button.legal[data-thing^='tile:']")
        slow_down(page, slower)
        return float(page.evaluate(MOVE))


def main() -> None:
    """Measure and print the results."""
    wishes = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    wishes.add_argument("--rounds", type=int, default=5)
    wishes.add_argument("--slower", type=float, default=4.0)
    args = wishes.parse_args()
    kinds: dict[str, Callable[[Browser, str, float], float]] = {
        "first screen, interactive": start,
        "table, interactive": table,
        "a move, short log": move,
        "a move, log of 60 games": partial(move, long_log=True),
    }
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "page.db")
        browser = launch(playwright)
        try:
            for name, measure in kinds.items():
                times = [measure(browser, server.url, args.slower) for _ in range(args.rounds)]
                print(f"{name:26} best {min(times):6.0f} ms   median {median(times):6.0f} ms")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
