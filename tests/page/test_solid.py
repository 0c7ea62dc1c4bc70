"""Robustness: a server that dies and comes back, a very long log, a limit on script size."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.page.browser import PATIENCE, ask, reader, settle
from tests.page.conftest import Open
from tests.page.koenig import KoenigTable
from tests.page.tables import asks
from tests.page.test_table import make_table
from tests.server.server_process import Server

LINES = 60 * 250
"""Number of log lines: about sixty games."""
SCRIPT = 300_000
"""Limit for compressed script in a first load, in bytes."""


def free_port() -> int:
    """Return a port without a listener, outside the range of ports that the system assigns."""
    rng = Random(os.getpid())
    while True:
        port = rng.randrange(20_000, 32_000)
        with socket.socket() as found, suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


def test_a_killed_server_is_waited_for(browser: Browser, tmp_path: Path) -> None:
    """The board stays and is disabled. When the server is back, the game goes on."""
    place = (tmp_path / "killed.db", "--port", str(free_port()))
    server = Server(*place)
    try:
        with reader(browser, server.url, allow="WebSocket") as page:
            table = KoenigTable(page)
            table.play_until(asks("LayTile"))
            table.show()
            page.wait_for_selector("button.legal[data-thing^='tile:']")
            server.kill()
            page.wait_for_selector(".lost[role=status]")
            assert page.locator("[role=grid]").is_visible()
            assert page.locator("[data-thing].legal").count() == 0
            server = Server(*place)
            page.wait_for_selector(".lost[role=status]", state="detached")
            page.locator("button.legal[data-thing^='tile:']").first.click()
            page.wait_for_selector("button.legal[data-thing^='tile:']", state="detached")
            table.until(lambda view: not asks("LayTile")(view))
    finally:
        assert server.stop() == 0


def lengthened(message: str | bytes) -> str | bytes:
    """Return a state of the table with the log of sixty games before this one."""
    told: dict[str, Any] = json.loads(message)
    if told.get("type") != "state" or not told.get("texts"):
        return message
    log = told["texts"]["log"]
    line = {"ply": 0, "seat": 0, "rule": "HK-4.1", "name": "laid"}
    past = [
        {**line, "event": n - LINES, "text": f"A line of old, number {n}."} for n in range(LINES)
    ]
    log["lines"] = [{**log["lines"][0], **each} for each in past] + log["lines"]
    log["from"] = -LINES
    return json.dumps(told)


def let_through(here: WebSocketRoute) -> None:
    server = here.connect_to_server()
    server.on_message(lambda message: here.send(lengthened(message)))


def test_a_long_log_is_drawn_in_part(open_page: Open) -> None:
    page = open_page()
    table = KoenigTable(page, options={"hk.holdings": "open"})
    table.play_until(asks("LayTile"))
    page.route_web_socket("**/socket", let_through)
    table.show()
    page.wait_for_selector(".log li")
    drawn = page.locator(".log li").count()
    assert drawn <= 60
    page.locator(".log .button.quiet").click()
    page.wait_for_function("old => document.querySelectorAll('.log li').length > old", arg=drawn)
    assert page.locator("text=A line of old").count() > 0
    page.locator("button.legal[data-thing^='tile:']").first.click()
    page.wait_for_selector("button.legal[data-thing^='tile:']", state="detached")


def test_nothing_is_shown_before_it_is_known_who_looks(open_page: Open) -> None:
    """A hot-seat table shows no hand before the server's first message, however late it comes."""
    page = open_page()
    table = make_table(page, "hotseat")
    page.goto("/settings")
    told: list[str] = []
    held: list[Callable[[], None]] = []

    def hold_back(here: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            kind = json.loads(message)["type"]
            told.append(kind)
            if kind == "ok":
                held.append(lambda: here.send(message))
            else:
                here.send(message)

        here.connect_to_server().on_message(hear)

    page.route_web_socket("**/socket", hold_back)
    page.goto(f"/table/{table}")
    end = monotonic() + PATIENCE / 1000
    while not held:
        assert monotonic() < end, "the server does not greet"
        page.wait_for_timeout(20)
    assert {"table", "state"} <= set(told), "all is known but the own seats"
    settle(page)
    assert page.locator("[data-thing], .decision, [data-invite]").count() == 0
    held[0]()
    page.get_by_role("heading", name="Pass the device to").wait_for()
    assert page.locator("[data-thing]").count() == 0


def script_of(page: Page, address: str, drawn: str) -> int:
    """Return the bytes of script that were loaded until an element was drawn."""
    replies = []
    page.on("response", lambda reply: replies.append(reply) if ".js" in reply.url else None)
    page.goto(address)
    page.wait_for_selector(drawn)
    assert replies
    return sum(int(reply.all_headers()["content-length"]) for reply in replies)


@pytest.mark.parametrize(
    ("address", "drawn"),
    [("/", "[data-play]"), ("/learn/grand-austria-hotel", "main .decision"),
     ("/learn/hotel-koenig", "main .decision"), ("/replays", "main h1")],
    ids=["start", "austria", "koenig", "replays"],
)  # fmt: skip
def test_a_first_load_takes_little_script(open_page: Open, address: str, drawn: str) -> None:
    assert script_of(open_page(), address, drawn) < SCRIPT


def test_it_can_be_installed(open_page: Open) -> None:
    """Check the manifest: name, start address, and icons in their sizes."""
    page = open_page()
    page.goto("/")
    link = page.get_attribute("link[rel=manifest]", "href")
    manifest = ask(page, str(link)).json()
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    sizes = set()
    for icon in manifest["icons"]:
        reply = ask(page, icon["src"])
        assert reply.ok
        assert reply.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width = int.from_bytes(reply.body()[16:20], "big")
            assert icon["sizes"] == f"{width}x{width}"
            sizes.add(width)
    assert {192, 512} <= sizes
