"""A real browser at a real server. Errors and warnings of the page fail the test."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    APIResponse,
    Browser,
    BrowserContext,
    BrowserType,
    Page,
    Playwright,
    expect,
)

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "hotelier" / "server" / "page" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WINDOWED = ("chromium", "chromium-browser")
BROWSERS = ("chromium-headless-shell", *WINDOWED)
"""Programs in order of preference. The first has no windows and opens a page four times as fast."""
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
    "--host-resolver-rules=MAP hotelier.test 127.0.0.1",  # plain HTTP that is not trusted
)  # fmt: skip
DESKTOP, TABLET, PHONE = (1440, 900), (768, 1024), (375, 667)
PATIENCE = 120_000
"""Time limit for anything on a very busy machine, in milliseconds."""
SLOW = 300_000
"""Time limit for results of worker processes, which run at low priority, in milliseconds."""
expect.set_options(timeout=PATIENCE)  # else it would be five seconds
OPTIONS = {
    "runOnly": {"type": "tag", "values": [
        "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice",
    ]},
    # An experiment of axe: things of the games are named by more than the words on them.
    "rules": {"label-content-name-mismatch": {"enabled": False}},
    "resultTypes": ["violations"],  # whatever is well need not be described
}  # fmt: skip
RUN_AXE = "([where, how]) => axe.run(where ?? document, how).then(found => found.violations)"

REPEATED = {"exclude": ["[data-card]:nth-child(n+26)"]}
"""Cards that axe leaves out: two hundred equal ones take a minute and show nothing new."""


def launch(playwright: Playwright) -> Browser:
    """Start Chromium, as `tools/setup system` installs it."""
    return start(playwright.chromium, BROWSERS)


def start(kind: BrowserType, names: Sequence[str]) -> Browser:
    """Start the first browser that is installed."""
    path = next(filter(None, map(shutil.which, names)), None)
    assert path is not None, "no chromium: run tools/setup browser"
    assert BUILT.exists(), "the page is not built: run make page"
    return kind.launch(executable_path=path, args=list(FLAGS), timeout=PATIENCE)


@contextmanager
def reader(
    browser: Browser, url: str, size: tuple[int, int] = DESKTOP, allow: str = "", **more: Any
) -> Iterator[Page]:
    """Open a page in a new browser context. Errors and warnings fail the test.

    Messages that contain `allow` are excepted.
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


def ask(page: Page, path: str, data: Any = None, **more: Any) -> APIResponse:
    """Send a request with the session of a page, outside the page.

    The server may close an idle connection just when it is used again: then retry.
    """
    method = "GET" if data is None else "POST"
    return page.request.fetch(
        path, method=method, data=data, max_retries=3, timeout=PATIENCE, **more
    )


def is_bad(said: Any) -> bool:
    """Return True for errors and warnings, except those that tests cause on purpose."""
    expected = any(part in said.text for part in ("ERR_", "Service Worker registration blocked"))
    expected |= said.location["url"].endswith("/api/login")
    return said.type in ("error", "warning") and not expected


DRAWN = """
() => document.querySelectorAll('[data-card]').forEach(card => {
  card.style.contentVisibility = 'visible';
})
"""
"""Script: draw cards below the window too. Otherwise they keep their former colours."""


STILL = """
() => document.fonts.status === 'loaded' && document.getAnimations().every(each =>
  each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)
"""
FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def settle(page: Page) -> None:
    """Wait until fonts are loaded and animations have ended."""
    page.evaluate(FRAMES)  # whatever has just changed is drawn: only now its fonts are asked for
    page.wait_for_function(STILL)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Resize the window, and wait until the layout has settled."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([wide, high]) => innerWidth === wide && innerHeight === high",
                           arg=list(size))  # fmt: skip
    settle(page)


def put_away(page: Page) -> None:
    """Close the dialog, and wait until it is gone. Until then it takes the keys."""
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def axe(page: Page) -> list[str]:
    """Run axe-core on the settled page: the rule and element of each problem."""
    page.evaluate(DRAWN)
    settle(page)
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate(RUN_AXE, [REPEATED, OPTIONS])
    return [
        f"{problem['id']}: {node['html'][:160]}" for problem in found for node in problem["nodes"]
    ]


def overflow(page: Page) -> int:
    """Return by how many pixels the page is wider than its window."""
    width: int = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    return width
