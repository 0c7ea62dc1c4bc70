"""Learning in the page: reviews with the better line on the board, the evaluation line, hints."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.page.austria import AustriaTable, turn
from tests.page.browser import DESKTOP, PHONE, SLOW, axe, put_away
from tests.page.conftest import Open
from tests.page.koenig import KoenigTable
from tests.page.scenes import short_file
from tests.page.tables import asks


def number_of(page: Page) -> int:
    """Return the move that the address names."""
    return int(page.url.rpartition("#")[2])


def test_a_review_shows_the_better_line_on_the_board(open_page: Open, tmp_path: Path) -> None:
    page = open_page(DESKTOP)
    short_file(page, tmp_path, "grand-austria-hotel", decisions=18, seed=8)
    page.locator("a[href^='/review/file/']").click(timeout=SLOW)
    page.wait_for_selector(".position [data-thing]", timeout=SLOW)
    page.locator(".as select").select_option("1")
    page.wait_for_selector("main[aria-busy=false]", timeout=SLOW)  # the other seat's view has come
    first = page.locator(".costly ol").first.locator("button").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    page.wait_for_selector(".marks .better")
    page.wait_for_selector(".marks .played")
    assert page.locator(".lines .better li").count() >= 1
    expect(page.locator(".figures").first).to_contain_text("±")
    ply = number_of(page)
    page.get_by_role("button", name="One step on").click()
    page.wait_for_function("ply => Number(location.hash.slice(1)) > ply", arg=ply)
    expect(page.locator(".marks"), "they belong to that move").to_have_count(0)
    page.get_by_role("button", name="As a table").click()
    page.wait_for_selector("dialog tbody tr:nth-child(4)")
    put_away(page)
    assert axe(page) == []
    with page.expect_download(timeout=SLOW) as saving:
        page.get_by_role("button", name="Save as a page").click()
    saved = saving.value.path().read_text(encoding="utf-8")
    assert saving.value.suggested_filename.endswith(".html")
    assert "<svg" in saved
    assert "http" not in saved
    # It is kept: another reader finds it done.
    link = page.url
    page.reload()
    page.wait_for_selector(".position [data-thing]", timeout=SLOW)
    assert page.url == link


def test_the_evaluation_line_moves_with_the_replay(open_page: Open, tmp_path: Path) -> None:
    page = open_page(PHONE)
    short_file(page, tmp_path, "hotel-koenig")
    chances = page.locator(".evaluation li b")
    expect(chances.first).to_be_visible(timeout=SLOW)
    assert sum(int(text.rstrip("%")) for text in chances.all_inner_texts()) in range(98, 103)
    page.get_by_role("button", name="To the end").click()
    expect(chances.filter(has_text="100%")).to_have_count(1)
    assert sorted(chances.all_inner_texts()) == ["0%", "100%"]
    assert axe(page) == []


def test_from_a_replay_one_plays_on(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    short_file(page, tmp_path, "hotel-koenig")
    page.get_by_role("button", name="Play on from move 0").click(timeout=SLOW)
    page.locator("dialog select").last.select_option("page")
    expect(page.locator("dialog")).to_contain_text("New at the reception")
    page.locator("dialog .button.main").click()
    page.wait_for_url("**/table/*", timeout=SLOW)
    page.wait_for_selector("[role=grid]")
    expect(page.locator("main")).to_contain_text("Leopold")


def check_hints(page: Page) -> None:
    """Check hints by key: numbered in the panel and on the board, with intervals and reasons."""
    page.keyboard.press("Shift+H")
    page.wait_for_selector(".hints li", timeout=SLOW)
    assert 1 <= page.locator(".hints li").count() <= 3
    expect(page.locator(".hints li").first).to_contain_text("±")
    page.wait_for_selector(".marks .better")
    assert axe(page) == []
    page.get_by_role("button", name="Put the hint away").click()
    expect(page.locator(".hints, .marks")).to_have_count(0)


def test_hints_at_hotel_koenig(open_page: Open) -> None:
    page = open_page()
    table = KoenigTable(page, 1)
    table.play_until(asks("LayTile"))
    table.show()
    check_hints(page)


def test_hints_at_grand_austria_hotel(open_page: Open) -> None:
    page = open_page(PHONE)
    table = AustriaTable(page)
    table.play_until(turn(1, "start"))
    table.show()
    check_hints(page)
