"""The first screen: one click to a running game."""

from __future__ import annotations

import pytest

from tests.page.browsing import axe
from tests.page.conftest import Open


@pytest.mark.parametrize("game", ["hotel-koenig", "grand-austria-hotel"])
def test_one_click_is_a_running_game(open_page: Open, game: str) -> None:
    page = open_page()
    page.goto("/")
    page.click(f"[data-game={game}] [data-play]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("h1")
    assert page.locator("[data-do], [data-thing]").count() > 0


def test_an_unknown_address_says_so(open_page: Open) -> None:
    page = open_page()
    reply = page.request.get("/nowhere", headers={"Accept": "text/html"})
    assert reply.status == 404
    page.goto("/replay/x/y/z/nothing")
    page.wait_for_selector("main h1")
    assert axe(page) == []
