"""The first screens: one click to a game, a table for friends, settings, unknown addresses."""

from __future__ import annotations

import pytest

from tests.page.browser import PHONE, ask, axe, overflow, put_away
from tests.page.conftest import Open


@pytest.mark.parametrize("game", ["hotel-koenig", "grand-austria-hotel"])
def test_one_click_is_a_running_game(open_page: Open, game: str) -> None:
    page = open_page()
    page.goto("/")
    page.click(f"[data-game={game}] [data-play]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".screen main h1")
    page.goto("/")
    page.wait_for_selector(".yours li a")


def test_an_unknown_address_says_so(open_page: Open) -> None:
    page = open_page()
    reply = ask(page, "/nowhere", headers={"Accept": "text/html"})
    assert reply.status == 404
    assert "text/html" in reply.headers["content-type"]
    page.goto("/settings/nothing/here")
    page.wait_for_selector("main h1")
    assert page.get_by_text("There is nothing here").is_visible()


@pytest.mark.parametrize("address", ["/", "/about", "/new", "/settings", "/watch"])
def test_every_language_fits_a_phone(open_page: Open, address: str) -> None:
    page = open_page(PHONE)
    page.goto(address)
    page.wait_for_selector("main h1")
    texts = set()
    for language in ("en", "de", "fr", "ru"):
        page.evaluate(
            "lang => localStorage.setItem('hotelier', JSON.stringify({language: lang}))", language
        )
        page.goto(address)
        page.wait_for_selector(f"html[lang={language}] main h1")
        texts.add(page.inner_text("main h1"))
        assert overflow(page) <= 0, language
    assert len(texts) == 4


def test_licences_of_all_parts_are_found_from_the_start(open_page: Open) -> None:
    page = open_page()
    for address in ("/settings", "/"):
        page.goto(address)
        page.click("main a[href='/about']")
        page.wait_for_url("**/about")
    page.wait_for_selector("main details")
    names = page.locator("summary b").all_inner_texts()
    assert {"Hotelier", "svelte", "@fluent/bundle", "@fontsource/philosopher"} <= set(names)
    page.click("summary:has-text('philosopher')")
    assert "SIL OPEN FONT LICENSE" in page.inner_text("details[open] pre")
    assert axe(page) == []


def test_settings_hold_and_change_at_once(open_page: Open) -> None:
    page = open_page()
    page.goto("/settings")
    page.get_by_label("Deutsch").check(force=True)
    page.wait_for_selector("html[lang=de]")
    page.get_by_label("Dunkel").check(force=True)
    page.wait_for_selector("html[data-theme=night]")
    page.reload()
    page.wait_for_selector("html[lang=de][data-theme=night]")


def test_keys_are_listed_and_can_be_switched_off(open_page: Open) -> None:
    page = open_page()
    page.goto("/settings")
    page.wait_for_selector("main h1")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    assert axe(page) == []
    put_away(page)
    before = page.get_attribute("html", "data-theme")
    page.keyboard.press("d")
    page.wait_for_function("old => document.documentElement.dataset.theme !== old", arg=before)
    page.get_by_label("Single letters act").uncheck()
    page.locator("main h1").click()
    now = page.get_attribute("html", "data-theme")
    page.keyboard.press("d")
    assert page.get_attribute("html", "data-theme") == now


def test_the_options_of_a_table_are_words(open_page: Open) -> None:
    page = open_page()
    page.goto("/new/hotel-koenig")
    page.get_by_text("Single rules").click()
    page.get_by_label("Tiles in hand.").select_option("5")
    page.get_by_label("Deutsch").check()
    page.get_by_label("Seed").fill("a deal of mine")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    facts = ask(page, f"/api/tables/{table}").json()
    assert facts["options"]["hk.hand_size"] == 5
    assert (facts["languages"], facts["chosen_seed"]) == (["de"], True)
    assert facts["status"] == "playing"


def test_it_starts_without_a_network(open_page: Open) -> None:
    page = open_page(service_workers="allow")
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.get_by_text("The server cannot be reached").wait_for()
    page.context.set_offline(False)
