"""One server for all tests of a worker, one browser for a module, a new reader for each test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.page.browser import DESKTOP, launch, reader
from tests.server.server_process import Server, stop_and_look


class Open(Protocol):
    """`open_page()` opens the page of a new reader. Its errors fail the test."""

    def __call__(self, size: tuple[int, int] = DESKTOP, **more: Any) -> Page: ...


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with the page."""
    found = Server(tmp_path_factory.mktemp("page") / "page.db")
    yield found
    stop_and_look(found)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start a headless browser. Its event loop runs as long, so it is closed after each module."""
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def open_page(server: Server, browser: Browser) -> Iterator[Open]:
    """Open pages of new readers."""
    with ExitStack() as stack:

        def opened(size: tuple[int, int] = DESKTOP, **more: Any) -> Page:
            found: AbstractContextManager[Page] = reader(browser, server.url, size, **more)
            return stack.enter_context(found)

        yield opened
