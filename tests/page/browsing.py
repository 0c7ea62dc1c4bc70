"""A real browser at a real server: pages that are looked at, and must not complain."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "hotelier" / "server" / "page" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
)  # fmt: skip
DESKTOP, TABLET, PHONE = (1440, 900), (768, 1024), (375, 667)
PATIENCE = 20_000
"""Milliseconds that anything may take on a busy machine."""
OPTIONS = {
    "runOnly": {"type": "tag", "values": [
        "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice",
    ]},
    # An experiment of axe: things of the games are named by more than the words on them.
    "rules": {"label-content-name-mismatch": {"enabled": False}},
}  # fmt: skip

REPEATED = {"exclude": ["[data-card]:nth-child(n+26)"]}
"""Two hundred more of the same take axe a minute, and tell nothing new."""


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium, as `tools/setup browser` installs it."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path is not None, "no chromium: run tools/setup browser"
    assert BUILT.exists(), "the page is not built: run make page"
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))


@contextmanager
def reader(
    browser: Browser, url: str, size: tuple[int, int] = DESKTOP, allow: str = "", **more: Any
) -> Iterator[Page]:
    """Somebody new in front of a browser. Whatever the page complains about fails the test.

    But for what contains `allow`, where a test brings a complaint about.
    """
    complaints: list[str] = []
    context: BrowserContext = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, base_url=url,
        **{"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", **more},
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if is_bad(said) else None)
    try:
        yield page
        found = [text for text in complaints if not allow or allow not in text]
        assert found == [], found
    finally:
        context.close()


def is_bad(said: Any) -> bool:
    """Errors and warnings; but not what tests bring about: no network, a wrong passphrase."""
    expected = any(part in said.text for part in ("ERR_", "Service Worker registration blocked"))
    expected |= said.location["url"].endswith("/api/login")
    return said.type in ("error", "warning") and not expected


def axe(page: Page) -> list[str]:
    """What axe-core finds on the page as it is now: rule and element."""
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("([where, how]) => axe.run(where, how)", [REPEATED, OPTIONS])
    return [
        f"{problem['id']}: {node['html'][:160]}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]


def overflow(page: Page) -> int:
    """How many pixels the page is wider than its window."""
    width: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return width
