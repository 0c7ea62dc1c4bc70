"""Animations: pieces travel, missed moves are played back, an end of turn is confirmed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.austria import AustriaTable, turn
from tests.page.browser import axe
from tests.page.conftest import Open

WATCH = """
() => {
  window.flown = [];
  const told = node => node.querySelector('use')?.getAttribute('href').split('#')[1] ?? 'face';
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (node.classList?.contains('flight')) window.flown.push(told(node));
  }))).observe(document.body, {childList: true, subtree: true});
}
"""
"""Script: record the pieces that travel over the table, by icon or as a face."""

PLAY_AND_PAUSE = """
async () => {
  document.querySelector('.log header button').click();
  for (let i = 0; i < 100 && !document.querySelector('.missed'); i++) await null;
  document.querySelector('.missed [aria-pressed=true]').click();
}
"""
"""Script: play back missed moves, and pause at the first line at once."""


def guests_to_take(page: Page) -> AustriaTable:
    """Play to a turn that may take a guest and follows an own turn."""
    table = AustriaTable(page)
    table.play_until(
        lambda view: turn(1, "start")(view) and any(do.startswith("take") for do in view["legal"])
    )
    table.show()
    page.wait_for_selector("#gah-queue .legal")
    return table


def test_a_guest_travels_from_the_queue_to_the_cafe(open_page: Open) -> None:
    page = open_page(reduced_motion="no-preference")
    guests_to_take(page)
    page.evaluate(WATCH)
    guest = page.locator("#gah-queue .legal").first.get_attribute("data-thing")
    page.locator("#gah-queue .legal").first.click()
    page.wait_for_selector(f"#gah-cafe [data-thing='{guest}']")
    page.wait_for_function("() => window.flown.includes('face')")
    page.wait_for_selector(".flight", state="detached")  # all of it ends by itself
    page.keyboard.press("z")  # a new guest has come up since: the server says why not
    expect(page.locator(".decision .why")).to_contain_text("cannot be undone")


def test_nothing_travels_where_stillness_is_wished(open_page: Open) -> None:
    page = open_page()  # tests ask for reduced motion
    guests_to_take(page)
    page.evaluate(WATCH)
    guest = page.locator("#gah-queue .legal").first.get_attribute("data-thing")
    page.locator("#gah-queue .legal").first.click()
    page.wait_for_selector(f"#gah-cafe [data-thing='{guest}']")
    assert page.evaluate("() => window.flown") == []


def test_a_pass_is_shown_before_it_ends_the_turn(open_page: Open) -> None:
    page = open_page()
    table = guests_to_take(page)
    ply = table.state()["view"]["ply"]
    page.click("[data-do=pass]")
    page.wait_for_selector(".ending h1")
    expect(page.locator(".ending .why")).to_contain_text("Then it is")
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".ending", state="detached")
    assert table.state()["view"]["ply"] == ply
    page.click("[data-do=pass]")
    page.click(".ending [data-do=pass]")
    page.wait_for_selector(".ending", state="detached")
    table.until(lambda view: bool(view["ply"] > ply))


def test_what_was_missed_is_played_step_by_step(open_page: Open) -> None:
    page = open_page()
    table = AustriaTable(page)
    table.play_until(turn(2, "start"))
    table.show()
    page.wait_for_selector(".log header button")
    page.evaluate(PLAY_AND_PAUSE)
    page.get_by_role("button", name="Play").wait_for()
    first = page.inner_text(".missed p")
    assert page.locator("[data-thing].legal").count() == 0, "the past cannot be acted on"
    page.keyboard.press("]")
    page.wait_for_function(
        "text => document.querySelector('.missed p').innerText !== text", arg=first
    )
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".missed", state="detached")
    page.wait_for_selector("[data-thing].legal")


def test_a_card_tells_all_and_a_thing_says_why_by_key(open_page: Open) -> None:
    page = open_page()
    guests_to_take(page)
    page.locator("#gah-queue .legal").first.focus()
    page.keyboard.press("q")
    page.wait_for_selector(".details p")
    page.keyboard.press("q")
    page.wait_for_selector(".details", state="detached")
    page.locator("[role=gridcell][data-thing='room:4E']").focus()
    page.keyboard.press("w")
    expect(page.locator(".decision .why")).to_contain_text("GAH-")
