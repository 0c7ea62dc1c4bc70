"""Grand Austria Hotel and Alles Walzer! in a real browser, played by clicks and by keys."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.austria import AustriaTable, click, click_to_the_end, eager, turn
from tests.page.browser import DESKTOP, PHONE, TABLET, axe, overflow, resize
from tests.page.conftest import Open
from tests.page.tables import asks

FIRST_CLICKS = 120
"""Number of clicks that lead through the auction and some turns."""
SIZES = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}


@pytest.mark.parametrize("modules", ["none", "12345"])
def test_a_game_is_played_to_the_bill_by_clicks(
    open_page: Open, long_factor: int, modules: str
) -> None:
    """Click through the first and the last rounds. With `--long` through every one."""
    page = open_page()
    table = AustriaTable(page, options={"aw.modules": modules})
    table.show()
    if long_factor == 1:
        click(page, seed=3, times=FIRST_CLICKS)
        table.leave()
        table.play_until(turn(5))
        table.show()
    assert click_to_the_end(page, seed=3) > 10
    view = table.state()["view"]
    scores = view["outcome"]["scores"]
    shown = page.locator("tfoot td").all_text_contents()
    assert [int(text.replace("−", "-")) for text in shown] == scores
    assert axe(page) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_legal_action_can_be_reached(open_page: Open, size: str) -> None:
    """Find a target or a choice for each action, at the first two questions of each kind."""
    page = open_page(SIZES[size])
    table = AustriaTable(page, options={"aw.modules": "12345", "questions": "all"})
    table.show()
    met: Counter[str] = Counter()

    def is_new(view: dict[str, Any]) -> bool:
        met[view["question"]["frame"]] += 1
        return met[view["question"]["frame"]] <= 2

    rng = Random(5)
    for _ in range(60):
        view = table.play_until(is_new)
        if view["outcome"] is not None:
            break
        assert table.out_of_reach(view) == [], view["question"]
        do = rng.choice(eager(view["legal"]))
        table.move(do)
    assert len(met) > 8


def press_until(page: Page, key: str, selector: str, most: int = 30) -> None:
    """Press a key until the focus is on something."""
    for _ in range(most):
        if page.locator(f"{selector}:focus").count():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never came to {selector}")


def test_a_turn_is_played_by_keys_alone(open_page: Open) -> None:
    page = open_page()
    table = AustriaTable(page)
    table.play_until(lambda view: turn(1, "start")(view) and "die 4" in view["legal"])
    table.show()
    before = table.state()["view"]["ply"]
    page.keyboard.press("4")  # a space; asked whether to boost, the first option has the focus
    page.wait_for_selector("[data-do='die 4']:focus, .decision.mine [data-do^=split]")
    if page.locator("[data-do='die 4']").count():
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-do^=split]")
    press_until(page, "Tab", "[data-do^=split]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-do=end]")
    page.wait_for_selector("h1:focus")  # a new question takes the focus
    press_until(page, "r", "[role=gridcell]")
    page.keyboard.press("ArrowUp")
    assert page.locator("[role=gridcell]:focus").count() == 1
    page.keyboard.press("e")
    expect(page.locator("[data-do=end]")).to_have_count(0)
    view = table.state()["view"]
    assert view["ply"] > before


def test_what_was_done_can_be_undone(open_page: Open) -> None:
    page = open_page()
    table = AustriaTable(page)
    table.play_until(lambda view: turn(1, "start")(view) and "die 4" in view["legal"])
    table.show()
    ply = table.state()["view"]["ply"]
    page.click("[data-thing='space:4']")
    if page.locator("[data-do='die 4']").count():
        page.click("[data-do='die 4']")
    page.click("[data-do^=split]")
    page.wait_for_selector("[data-do=end]")
    page.keyboard.press("z")
    page.wait_for_selector("[data-do^=split]")
    page.keyboard.press("z")
    page.wait_for_selector("[data-thing='space:4'].legal")
    assert table.state()["view"]["ply"] == ply


@pytest.mark.parametrize("size", list(SIZES))
def test_the_whole_decision_fits_the_window(open_page: Open, size: str) -> None:
    page = open_page(SIZES[size])
    table = AustriaTable(page, others=3, options={"aw.modules": "12345"})
    table.play_until(turn(2, "start"))
    table.show()
    page.wait_for_selector("[data-thing='space:1']")
    width, height = SIZES[size]
    assert overflow(page) == 0
    tall: int = page.evaluate("document.documentElement.scrollHeight")
    assert tall <= height
    for selector in (".decision h1", "[data-do=pass]", "[data-thing='space:6']"):
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert box["x"] + box["width"] <= width


def test_what_cannot_be_done_says_why(open_page: Open) -> None:
    page = open_page()
    table = AustriaTable(page)
    table.play_until(turn(1, "after"))
    table.show()
    page.locator("#gah-queue [aria-disabled=true]").first.click(force=True)
    expect(page.locator(".decision .why")).to_have_text(re.compile("GAH-"))


def test_other_houses_take_the_place_of_the_own(open_page: Open) -> None:
    page = open_page()
    table = AustriaTable(page)
    table.play_until(turn(2))
    table.show()
    assert page.locator("#gah-rooms").count() == 1
    page.keyboard.press("n")
    page.wait_for_selector(".visit")
    assert page.locator("#gah-rooms").count() == 0
    page.keyboard.press("n")
    page.wait_for_selector("#gah-rooms")
    resize(page, PHONE)  # a tap on a seal, and a way back
    page.click("[data-spot='seal@1']")
    page.click("[data-visit='1'] .button")
    page.wait_for_selector("[data-visit]", state="detached")


def test_whoever_looks_on_is_told_whose_house_it_is(open_page: Open) -> None:
    """Spectators have neither a house nor a hand."""
    page, other = open_page(), open_page()
    table = AustriaTable(page, others=2)
    table.play_until(turn(2))
    other.goto(f"/table/{table.id}")
    expect(other.locator("[data-visit]")).to_contain_text("Anna’s hotel")
    expect(other.locator("#gah-politics")).to_contain_text("Anna")
    other.click(".others [data-spot='seat@1']")
    other.wait_for_selector("[data-visit='1']")
    other.wait_for_selector(".others [data-spot='seat@0']")
    assert axe(other) == []
    for size in (TABLET, PHONE):
        resize(other, size)
        other.wait_for_selector("[data-visit='1']")
        assert other.locator("#gah-tab-hand").count() == 0
        assert other.locator("[role=tab][aria-selected=true]").count() == 1
        assert overflow(other) == 0
    other.click("[data-spot='seal@2']")
    other.wait_for_selector("[data-visit='2']")
    expect(other.locator(".austria")).not_to_contain_text("your")


@pytest.mark.parametrize(
    ("modules", "frame"),
    [("3", "OpenAuction"), ("1", "ChooseRehearsal"), ("none", "FirstGuest")],
)
def test_the_set_up_on_a_phone(open_page: Open, modules: str, frame: str) -> None:
    page = open_page(PHONE, has_touch=True)
    table = AustriaTable(page, others=2, options={"aw.modules": modules}, bot="greedy")
    view = table.play_until(lambda view: True)
    table.show()
    if view["question"]["frame"] == frame:
        assert page.locator(".austria [data-thing].legal").count() > 0
    assert overflow(page) == 0


def test_goods_go_to_a_guest_by_click(open_page: Open) -> None:
    page = open_page()
    table = AustriaTable(page)
    view = table.play_until(asks("PlaceGood"))
    table.show()
    guest = next(do for do in view["legal"] if do.startswith("place")).split()[1]
    page.click(f"#gah-cafe [data-thing='guest:{guest}']")
    table.until(lambda now: bool(now["ply"] > view["ply"]))
