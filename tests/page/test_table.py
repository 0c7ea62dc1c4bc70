"""Around the board: invites, two browsers, hand-over, reconnecting, offers, proof, rules."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.page.browser import axe, put_away
from tests.page.conftest import Open
from tests.server.server_process import Server


def make_table(page: Page, how: str, seats: int = 2) -> str:
    """Create a table of Hotel-König with the form, and return its id."""
    page.goto(f"/new/hotel-koenig#{how}")
    page.wait_for_selector("form li")
    while page.locator("form li").count() > seats:
        page.locator("form li").last.get_by_role("button").click()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def both_at_one_table(open_page: Open) -> tuple[Page, Page, str]:
    anna, bert = open_page(), open_page()
    table = make_table(anna, "invite")
    anna.locator("[data-invite]").first.click()
    link = anna.locator(".link").first.input_value()
    bert.goto(link)
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Sit down").click()
    bert.wait_for_url(f"**/table/{table}")
    for page in (anna, bert):
        page.wait_for_selector("[data-thing^='tile:'], .decision")
    return anna, bert, table


def test_two_browsers_talk_and_agree_to_call_it_off(open_page: Open) -> None:
    anna, bert, _ = both_at_one_table(open_page)
    bert.get_by_role("button", name="The table").click()
    bert.get_by_label("Say something").fill("Good luck!")
    bert.get_by_role("button", name="Send").click()
    anna.wait_for_selector(".unread")
    anna.get_by_role("button", name="The table").click()
    anna.get_by_text("Good luck!").wait_for()
    assert axe(anna) == []
    put_away(anna)
    put_away(bert)
    for answer in ("Refuse", "Agree"):
        anna.keyboard.press("m")
        anna.get_by_role("button", name="Offer to call it off").click()
        put_away(anna)
        bert.get_by_role("button", name=answer).click()
        if answer == "Refuse":  # whoever asked is told so
            anna.wait_for_selector("[data-declined]")
    for page in (anna, bert):
        page.get_by_role("button", name="The table").click()
        page.wait_for_selector("[data-proof=right]")


def test_an_own_link_takes_no_second_seat(open_page: Open) -> None:
    """Before play the host opens the invite, and a stranger watches and chats."""
    anna, carl = open_page(), open_page()
    table = make_table(anna, "invite")
    anna.locator("[data-invite]").first.click()
    link = anna.locator(".link").first.input_value()
    anna.goto(link)
    anna.wait_for_url(f"**/table/{table}")
    carl.goto(link)
    carl.locator("[data-terms]", has_text="No hurry").wait_for()
    carl.get_by_role("link", name="Only watch").click()
    carl.get_by_text("One seat is still free.").wait_for()
    carl.get_by_label("Say something").fill("Who plays?")
    carl.get_by_role("button", name="Send").click()
    anna.locator("main li", has_text="Who plays?").wait_for()
    assert anna.locator("[data-invite]").count() == 1  # the seat is free


def test_the_host_frees_a_seat(open_page: Open) -> None:
    """Before play the player of a freed seat becomes a spectator, and may sit down again."""
    anna, bert = open_page(), open_page()
    table = make_table(anna, "invite", seats=3)
    anna.locator("[data-invite='1']").click()
    bert.goto(anna.locator(".link").first.input_value())
    bert.get_by_label("Your name").fill("Bert")
    bert.get_by_role("button", name="Sit down").click()
    bert.wait_for_url(f"**/table/{table}")
    bert.get_by_role("button", name="Get up again").wait_for()
    assert bert.locator("[data-free]").count() == 0  # only the host may
    anna.get_by_role("button", name="Free the seat of Bert").click()
    anna.locator("[data-invite='1']").wait_for()
    assert axe(anna) == []
    bert.get_by_role("button", name="Get up again").wait_for(state="detached")
    bert.get_by_text("2 seats are still free.").wait_for()
    link = anna.locator(".link").first.input_value()
    anna.get_by_role("button", name="Call it off").click()
    bert.get_by_role("heading", name="The game was called off").wait_for()
    assert bert.locator("main li").count() == 0  # nobody waits there any more
    bert.goto(link)
    bert.get_by_text("The game was called off").wait_for()


def test_a_cut_connection_comes_back_by_itself(open_page: Open) -> None:
    anna, bert, _ = both_at_one_table(open_page)
    anna.context.set_offline(True)
    anna.wait_for_selector(".lost")  # no need to wait for a goodbye
    bert.get_by_role("button", name="The table").click()
    bert.get_by_label("Say something").fill("Are you there?")
    bert.get_by_role("button", name="Send").click()
    anna.context.set_offline(False)
    anna.wait_for_selector(".unread")


def test_the_device_is_handed_over_before_anything_is_shown(open_page: Open) -> None:
    page = open_page()
    make_table(page, "hotseat")
    page.get_by_role("heading", name="Pass the device to").wait_for()
    assert page.locator("[data-thing]").count() == 0
    assert page.get_by_role("button", name="Hint").count() == 0  # it would name what is in the hand
    page.keyboard.press("Shift+H")
    page.get_by_role("button", name="The table").click()
    assert page.locator("dialog [data-orders]").count() == 0
    for way in ("Play on", "Replay", "The record"):  # each would show the hand
        assert page.locator("dialog", has_text=way).count() == 0
    assert page.locator("header a[href^='/replay']").count() == 0
    put_away(page)
    assert page.locator(".hints").count() == 0
    page.get_by_role("button", name="is here").click()
    page.get_by_role("button", name="Hint").wait_for()
    page.locator("[data-thing^='tile:']").first.wait_for()


def test_the_language_changes_without_losing_the_table(open_page: Open) -> None:
    page = open_page()
    page.goto("/")
    page.click("[data-game=hotel-koenig] [data-play]")
    page.locator("[data-thing^='tile:']").first.wait_for()
    address = page.url
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Русский").check(force=True)
    page.wait_for_selector("html[lang=ru]")
    page.go_back()
    page.wait_for_url(address)
    page.locator("[data-thing^='tile:']").first.wait_for()
    assert any("а" <= letter <= "я" for letter in page.inner_text("main h1").lower())


def test_a_rule_is_opened_from_its_id(open_page: Open) -> None:
    page = open_page()
    page.goto("/")
    page.click("[data-game=hotel-koenig] [data-play]")
    page.wait_for_selector("[data-thing].legal")  # nothing is drawn anew while it is our move
    page.locator("button.rule").first.click()
    page.wait_for_selector("dialog[open] p.block, dialog[open] li.block")
    assert axe(page) == []


def test_files_of_the_page_are_kept_and_packed(server: Server, open_page: Open) -> None:
    page = open_page()
    replies = []
    page.on("response", lambda reply: replies.append(reply))
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    assets = [reply for reply in replies if "/assets/" in reply.url]
    assert len(assets) > 5
    for reply in assets:
        headers = reply.all_headers()
        assert "immutable" in headers["cache-control"]
        packed = headers.get("content-encoding") in ("br", "gzip")
        assert packed or reply.url.endswith((".woff2", ".woff", ".png"))
    scripts = [reply for reply in assets if reply.url.endswith(".js")]
    assert sum(int(reply.all_headers()["content-length"]) for reply in scripts) < 300_000
