"""Pictures of the main screens for people to look at: `make screens` writes docs/screens/."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.page.browsing import DESKTOP, PHONE, launch, reader
from tests.server.running import Server

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SHAPES = {"desktop": (DESKTOP, "light"), "phone": (PHONE, "dark")}
GAMES = ("grand-austria-hotel", "hotel-koenig")


def take(browser: Browser, url: str, shape: str) -> None:
    """The start page and a table of each game, in one shape."""
    size, colours = SHAPES[shape]
    for game in GAMES:
        with reader(browser, url, size, color_scheme=colours) as page:
            page.goto("/")
            page.wait_for_selector("[data-play]")
            page.wait_for_load_state("networkidle")
            if game == GAMES[0]:
                page.screenshot(path=FOLDER / f"start-{shape}.png")
            page.click(f"[data-game={game}] [data-play]")
            page.wait_for_selector(".mine h1", timeout=60_000)
            page.wait_for_load_state("networkidle")
            page.screenshot(path=FOLDER / f"{game}-{shape}.png")


def main() -> None:
    """Every picture anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "screens.db")
        browser = launch(playwright)
        try:
            for shape in SHAPES:
                take(browser, server.url, shape)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
