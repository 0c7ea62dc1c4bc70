"""The files of the page: types, encodings and caching."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest

from hotelier.server.page import Page


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets" / "a-1.js").write_text("let a = 1;")
    (tmp_path / "assets" / "a-1.js.br").write_bytes(b"packed")
    (tmp_path / "assets" / "secret.txt").write_text("not of a known type")
    return Page(tmp_path)


def asked(page: Page, path: str, method: str = "GET", **headers: str) -> tuple[int, Any, bytes]:
    """Status, headers and body of a reply."""
    found: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        found.append(message)

    named = [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": named}
    assert page.owns(scope)
    asyncio.run(page.serve(scope, send))
    return found[0]["status"], dict(found[0]["headers"]), found[1]["body"]


def test_files_with_a_hash_are_kept_for_ever_and_packed(page: Page) -> None:
    status, headers, body = asked(page, "/assets/a-1.js", accept_encoding="gzip, br")
    assert (status, body) == (200, b"packed")
    assert headers[b"content-encoding"] == b"br"
    assert b"immutable" in headers[b"cache-control"]
    assert asked(page, "/assets/a-1.js")[2] == b"let a = 1;"
    assert asked(page, "/assets/a-1.js", method="HEAD")[2] == b""


def test_addresses_of_the_page_get_its_index(page: Page) -> None:
    status, headers, body = asked(page, "/table/x1", accept="text/html")
    assert (status, body) == (200, b"<!doctype html>")
    assert headers[b"cache-control"] == b"no-cache"
    tag = headers[b"etag"].decode()
    assert asked(page, "/table/x1", accept="text/html", if_none_match=tag)[0] == 304
    assert asked(page, "/nowhere", accept="text/html")[0] == 404


def test_the_servers_own_addresses_are_left_alone(page: Page) -> None:
    html = [(b"accept", b"text/html")]
    for path in ("/api/games", "/health", "/metrics", "/api"):
        assert not page.owns({"method": "GET", "path": path, "headers": html})
    assert not page.owns({"method": "POST", "path": "/", "headers": html})
    assert not page.owns({"method": "GET", "path": "/assets/secret.txt", "headers": []})


def test_without_a_page_it_says_how_to_get_one(tmp_path: Path) -> None:
    status, _, body = asked(Page(tmp_path / "nothing"), "/", accept="text/html")
    assert status == 503
    assert b"make play" in body
