"""Hotel-König in a browser: whole games, turns by keyboard, undo, every width, axe."""

from __future__ import annotations

from tests.page.browser import PHONE, ask, axe, overflow, put_away
from tests.page.conftest import Open
from tests.page.koenig import KoenigTable, click_to_the_end, grown
from tests.page.tables import asks

OPEN = {"hk.holdings": "open"}
MAIN = "[data-main]"


def test_a_person_plays_bots_to_the_bill(open_page: Open) -> None:
    page = open_page()
    table = KoenigTable(page, others=5, bot="random", options=OPEN)
    table.show()
    click_to_the_end(page, seed=4)
    view = table.state()["view"]
    assert view["outcome"] is not None
    bill = page.locator(".bill tfoot td").all_inner_texts()
    assert [int(text.replace(",", "")) for text in bill] == view["outcome"]["scores"]
    assert axe(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert overflow(page) == 0
    page.click("text=Look at the board")
    page.wait_for_selector("[role=grid]")


def test_a_turn_by_keyboard_alone(open_page: Open) -> None:
    page = open_page()
    table = KoenigTable(page, options=OPEN)
    view = table.play_until(
        lambda view: grown(2, "LayTile")(view) and view["hand"][0]["effect"] == "lone"
    )
    table.show()
    page.wait_for_selector("[data-thing].legal")
    tile = view["hand"][0]["tile"]
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")
    keys = page.locator("dialog[open] kbd").all_inner_texts()
    letters = [key for key in keys if len(key) == 1]
    assert sorted(letters) == sorted(set(letters)), "no key does two things"
    put_away(page)
    page.keyboard.press("1")
    page.wait_for_selector("text=Which shares do you buy?")
    page.wait_for_selector("h1:focus")
    chain = next(key for key, about in view["chains"].items() if about["size"])
    page.keyboard.press(chain[0])
    page.wait_for_selector(f"text=Buy 1 {chain}")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=You buy 1")
    after = table.state()["view"]
    assert after["players"][0]["shares"][chain] >= view["players"][0]["shares"][chain] + 1
    assert tile in after["board"]


def test_the_board_is_walked_with_arrows(open_page: Open) -> None:
    page = open_page()
    table = KoenigTable(page)
    view = table.play_until(asks("LayTile"))
    table.show()
    page.locator("[data-tile='1A']").focus()
    tile = next(held["tile"] for held in view["hand"] if held["effect"] == "lone")
    for _ in range(int(tile[:-1]) - 1):
        page.keyboard.press("ArrowRight")
    for _ in range("ABCDEFGHI".index(tile[-1])):
        page.keyboard.press("ArrowDown")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label == f"{tile}, your tile: stays alone"
    page.keyboard.press("Enter")
    page.wait_for_selector("text=Which shares do you buy?")


def test_a_tile_is_taken_back(open_page: Open) -> None:
    page = open_page()
    table = KoenigTable(page)
    view = table.play_until(
        lambda view: grown(1, "LayTile")(view) and view["hand"][0]["effect"] == "lone"
    )
    table.show()
    tile = view["hand"][0]["tile"]
    page.click(f"button[data-thing='tile:{tile}']")
    page.wait_for_selector(MAIN)
    page.click("text=Undo")
    page.wait_for_selector(f"button.legal[data-thing='tile:{tile}']")
    assert tile not in table.state()["view"]["board"]


def test_the_phone_saves_a_standing_order(open_page: Open) -> None:
    page = open_page(PHONE)
    table = KoenigTable(page, others=3, options=OPEN)
    view = table.play_until(asks("TradeShares"))
    table.show()
    page.click("text=Sell all")
    assert axe(page) == []
    page.click("[aria-label='More ways']")
    page.click("[data-order]")
    page.wait_for_selector("[data-order]", state="detached")  # it is followed at once
    reply = ask(page, f"/api/tables/{table.id}/orders", headers=table.headers).json()
    rule = reply["mergers"][0]
    assert (rule["chain"], rule["sell"]) == (view["question"]["chain"], "all")
    page.get_by_role("button", name="The table").click()
    page.get_by_text("Standing orders").click()
    page.locator("[data-orders] li button").click()  # and withdrawn
    page.locator("[data-orders] li").wait_for(state="detached")
    page.get_by_label("Keep", exact=True).fill("2")
    page.get_by_role("button", name="Add this rule").click()
    page.locator("[data-orders] li", has_text="keep 2 and sell the rest").wait_for()
    assert axe(page) == []
    reply = ask(page, f"/api/tables/{table.id}/orders", headers=table.headers).json()
    [rule] = reply["mergers"]
    assert (rule["chain"], rule["keep"], rule["sell"]) == (None, 2, "all")


def test_the_phone_shows_all_players(open_page: Open) -> None:
    page = open_page(PHONE)
    clock = {"kind": "live", "seconds": 1200, "increment": 0}
    table = KoenigTable(page, others=5, options=OPEN, clock=clock)
    table.play_until(grown(2, "LayTile"))
    table.show()
    page.wait_for_selector(".decision .clock")
    page.click("role=tab[name='Players']")
    assert page.locator("[role=tabpanel] li").count() == 6
    assert overflow(page) == 0
    assert axe(page) == []


def test_every_language(open_page: Open) -> None:
    """Questions, tiles and buttons are in the reader's language, and fit."""
    page = open_page(locale="ru-RU")
    table = KoenigTable(page, options=OPEN)
    table.play_until(grown(2, "LayTile"))
    table.show()
    page.wait_for_selector("text=Какую плитку вы выложите?")
    assert page.locator("button[data-thing]", has_text="останется одиночной").count()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert overflow(page) == 0
    assert page.locator("html").get_attribute("lang") == "ru"
