"""Screens around the tables: accounts, recovery, messages, ratings, past games, other players."""

from __future__ import annotations

import json
import re
from contextlib import closing
from time import monotonic
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from tests.page.browser import (
    PATIENCE,
    PHONE,
    WINDOWED,
    ask,
    axe,
    overflow,
    put_away,
    reader,
    start,
)
from tests.page.conftest import Open
from tests.page.koenig import KoenigTable
from tests.server.server_process import Server

PHRASE = "a long enough phrase"


def known(page: Page) -> None:
    """Wait until the page has asked the server for its reader."""
    page.goto("/settings")
    page.evaluate("localStorage.setItem('hotelier', JSON.stringify({known: true}))")


def make_account(page: Page, name: str) -> None:
    page.goto("/account")
    page.fill("[name=name]", name)
    page.fill("[name=passphrase]", PHRASE)
    page.click("form .main")
    page.wait_for_selector(f"#who:text-is('{name}')")
    page.wait_for_selector("text=an account")


def test_an_account_finds_its_tables_in_another_browser(open_page: Open) -> None:
    page = open_page()
    KoenigTable(page, others=1)
    known(page)
    make_account(page, "Anna of the site")
    page.click("text=Make and copy it")
    link = page.input_value("[aria-label='Return link']")
    assert axe(page) == []

    other = open_page(PHONE)
    other.goto("/account")
    other.fill("[name=name]", "anna OF the site")
    other.fill("[name=passphrase]", "not this phrase")
    other.click("text=I have one: log in")
    other.wait_for_selector("[role=alert]:not(:empty)")
    other.fill("[name=passphrase]", PHRASE)
    other.click("text=I have one: log in")
    other.wait_for_selector("#who:text-is('Anna of the site')")
    other.goto("/")
    other.wait_for_selector(".yours li a")
    other.goto("/account")
    other.click("text=Log out here")
    other.wait_for_selector("text=You are new here")

    third = open_page()
    third.goto(link)
    third.click("text=It is me")
    third.wait_for_selector(".yours li a")
    third.wait_for_url(lambda url: "#" not in url)
    third.goto("/return")  # as from a message that has cut the link off
    third.wait_for_selector("text=This link leads nowhere")
    assert third.locator("text=It is me").count() == 0


def test_another_passphrase_logs_out_everywhere_else(open_page: Open) -> None:
    page = open_page(allow="status of 403")  # the browser tells of refusals, too
    other = open_page(PHONE, allow="status of 401")
    make_account(page, "Berta of the site")
    other.goto("/account")
    other.fill("[name=name]", "Berta of the site")
    other.fill("[name=passphrase]", PHRASE)
    other.click("text=I have one: log in")
    other.wait_for_selector("[name=present]")
    assert axe(other) == []
    assert overflow(other) <= 0
    page.fill("[name=present]", "not this phrase")
    page.fill("[name=passphrase]", f"{PHRASE} anew")
    page.click("form .main")
    page.wait_for_selector("[role=alert]:not(:empty)")
    page.fill("[name=present]", PHRASE)
    page.click("form .main")
    page.wait_for_selector("text=Everywhere else you are logged out.")
    other.reload()
    other.wait_for_selector("text=You are new here")


def test_messages_are_wished_for_in_the_page(open_page: Open) -> None:
    page = open_page(PHONE)
    table = KoenigTable(page, others=1)
    known(page)
    page.goto("/account")
    page.click("summary")
    page.fill("[type=url]", "https://93.184.216.34/hook")
    page.select_option("select >> nth=0", "discord")
    page.click("details .button")
    page.wait_for_selector("[data-address=webhook]")
    page.uncheck("[name=wish-start]")
    expect(page.locator("[name=wish-start]")).not_to_be_checked()
    assert overflow(page) <= 0
    assert axe(page) == []

    table.show()
    page.click("[aria-label='The table']")
    page.click("dialog summary:text-is('Messages')")
    page.uncheck("dialog [name=as-all]")
    page.uncheck("dialog [name=wish-turn]")
    page.wait_for_function(
        "id => fetch('/api/notices').then(r => r.json()).then(n => n.tables[id]?.turn === false)",
        arg=table.id,
    )
    told = ask(page, "/api/notices").json()
    assert told["wishes"]["start"] is False
    assert told["addresses"][0]["style"] == "discord"

    page.goto("/account")
    page.click("[data-address=webhook] [aria-label^=Remove]")
    page.wait_for_selector("[data-address=webhook]", state="detached")


def test_wishes_that_follow_each_other_quickly_all_stand(open_page: Open) -> None:
    """Make a second change while the first is still on its way."""
    page = open_page()
    KoenigTable(page, others=1)
    known(page)
    page.goto("/account")
    page.wait_for_selector("[name=wish-start]")
    late: list[Route] = []
    page.route("**/api/notices/wishes", lambda way: way.continue_() if late else late.append(way))
    page.uncheck("[name=wish-start]")
    page.uncheck("[name=wish-finish]")
    end = monotonic() + PATIENCE / 1000
    while not late:
        assert monotonic() < end
        page.wait_for_timeout(20)
    late[0].continue_()
    page.wait_for_function(
        """() => fetch('/api/notices').then(reply => reply.json())
            .then(({wishes}) => !wishes.start && !wishes.finish)"""
    )
    for name in ("start", "finish"):
        expect(page.locator(f"[name=wish-{name}]")).not_to_be_checked()


def test_a_message_opens_its_table(server: Server, browser: Browser) -> None:
    """Deliver a push message as the push service would, and click on it."""
    with (
        closing(start(browser.browser_type, WINDOWED)) as windowed,
        reader(windowed, server.url, service_workers="allow") as page,
    ):
        get_a_message(page)


CLICKED = """async () => {
    const [notification] = await self.registration.getNotifications();
    if (!notification) return false;
    return self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""
"""Script: click on the message that is shown, and return True if there was one."""


def get_a_message(page: Page) -> None:
    """Deliver a push message, where the browser can show any, and click on it."""
    page.context.grant_permissions(["notifications"])
    table = KoenigTable(page, others=1)
    page.goto("/settings")
    worker = page.context.service_workers[0] if page.context.service_workers else None
    worker = worker or page.context.wait_for_event("serviceworker")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    browser = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated", lambda e: found.extend(e["registrations"])
    )
    browser.send("ServiceWorker.enable")
    end = monotonic() + PATIENCE / 1000
    while not found:
        assert monotonic() < end, "the worker is not registered"
        page.wait_for_timeout(20)
    told = {"kind": "turn", "title": "Your turn", "text": "Hotel-König", "table": table.id,
            "link": f"https://other.name/table/{table.id}"}  # fmt: skip
    message = {"origin": page.evaluate("location.origin"), "data": json.dumps(told),
               "registrationId": found[-1]["registrationId"]}  # fmt: skip
    end = monotonic() + PATIENCE / 1000
    while not worker.evaluate(CLICKED):  # a busy browser may drop what it was to show
        assert monotonic() < end, "no message was shown"
        browser.send("ServiceWorker.deliverPushMessage", message)
        page.wait_for_timeout(500)
    page.wait_for_url(f"**/table/{table.id}")


def test_a_page_in_the_background_says_so(open_page: Open) -> None:
    page = open_page()
    table = KoenigTable(page, others=1)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    table.show()
    page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { value: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    end = monotonic() + PATIENCE / 1000
    while not (said := [json.loads(text) for text in sent if '"looking"' in text]):
        assert monotonic() < end
        page.wait_for_timeout(20)
    assert [message["looking"] for message in said] == [False]


def test_ratings_are_for_those_who_want_them(open_page: Open) -> None:
    page = open_page()
    page.goto("/account")
    page.fill("[name=name]", "Rated Rosa")
    page.fill("[name=passphrase]", PHRASE)
    page.click("form .main")
    page.wait_for_selector("[name=rated]")
    page.check("[name=rated]")
    page.wait_for_selector("text=No rated game yet")
    page.goto("/new/hotel-koenig")
    page.check("[name=rated]")
    page.click("[type=submit], form > .button.main")
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    assert ask(page, f"/api/tables/{table}/resign", data={}).ok
    page.wait_for_selector("[data-cut]")
    assert axe(page) == []
    page.goto("/account")
    page.wait_for_selector(".ratings li")
    page.wait_for_selector("#statistics")
    page.goto("/ratings")
    page.get_by_label("Hotel-König").check(force=True)
    page.wait_for_selector("tr.own >> text=Rated Rosa")
    assert axe(page) == []
    page.click("tr.own a")
    page.wait_for_url("**/player/Rated%20Rosa")
    page.wait_for_selector(".ratings li")
    assert axe(page) == []


def test_two_people_talk_hand_over_and_play_again(open_page: Open) -> None:
    anna, bert, clara = open_page(), open_page(), open_page()
    token = ask(anna, "/api/players", data={"name": "Anna"}).json()["token"]
    ask(anna, "/api/session", data={"token": token})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = ask(anna, "/api/tables", data={"game": "hotel-koenig", "seats": seats}).json()
    table, invite = made["table"]["id"], made["invites"]["1"]
    bert.goto(f"/join/{table}#{invite}")
    bert.fill("form input", "Bert")
    bert.click("form .main")
    anna.goto(f"/table/{table}")
    for page in (anna, bert):
        page.wait_for_selector("[role=grid]")
    clara.goto(f"/table/{table}")
    clara.wait_for_selector("[role=grid]")

    anna.click("[aria-label='The table']")
    anna.fill("#say", "between us")
    anna.select_option("#say-to", "seats")
    anna.click("dialog form .button")
    expect(anna.locator("#say")).to_have_value("")
    anna.fill("#say", "hello all")
    anna.select_option("#say-to", "all")
    anna.click("dialog form .button")
    bert.wait_for_selector(".unread:text-is('2')")
    clara.wait_for_selector(".unread:text-is('1')")
    anna.click("[data-host='1']")
    anna.wait_for_selector("dialog li:nth-child(2) >> text=host")
    put_away(anna)

    bert.click("[aria-label='The table']")
    bert.click("text=Give up")
    bert.click("text=Really give up")
    bert.wait_for_selector("text=Really give up", state="detached")
    put_away(bert)
    bert.reload()
    bert.wait_for_selector("[role=grid]")
    clara.click("[aria-label='The table']")
    clara.fill("#say", "well played")
    clara.click("dialog form .button")
    bert.wait_for_selector(".unread:text-is('1')")  # what was read before stays so
    bert.click("[aria-label='The table']")
    line = bert.locator("dialog li", has_text="well played")
    expect(line).to_contain_text("looks on")
    expect(line.locator("time")).to_have_text(re.compile(r"\d{1,2}:\d\d$"))
    put_away(bert)
    assert ask(anna, f"/api/tables/{table}/resign", data={}).ok
    bert.click("[data-again]")
    bert.wait_for_selector("text=I am ready")
    anna.click("[data-next]")
    anna.wait_for_url(lambda url: url != f"/table/{table}" and table not in url)
    anna.wait_for_selector("text=I am ready")


def test_a_table_says_what_it_waits_for(open_page: Open) -> None:
    """Before play the table names open seats and players who are not ready.

    Later a bot is proposed for an absent player, who reads so and ends it by coming back.
    """
    anna, bert, clara = open_page(PHONE), open_page(PHONE), open_page(PHONE)
    token = ask(anna, "/api/players", data={"name": "Anna"}).json()["token"]
    ask(anna, "/api/session", data={"token": token})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = ask(anna, "/api/tables", data={"game": "hotel-koenig", "seats": seats}).json()
    table = made["table"]["id"]
    anna.goto(f"/table/{table}")
    expect(anna.locator("header .turn b")).to_have_text("2 seats are free")
    anna.get_by_role("button", name="Not ready after all").click()
    for page, name, seat in ((bert, "Bert", "1"), (clara, "Clara", "2")):
        page.goto(f"/join/{table}#{made['invites'][seat]}")
        page.fill("form input", name)
        page.click("form .main")
    expect(anna.locator("header .turn b")).to_have_text("Are you ready?")
    expect(bert.locator("header .turn b")).to_have_text("Waiting for Anna")
    assert axe(bert) == []
    anna.get_by_role("button", name="I am ready").click()
    people = [anna, bert, clara]
    for page in people:
        page.wait_for_selector("[role=grid]")
    late = ask(anna, f"/api/tables/{table}/state").json()["view"]["to_move"]
    asking, other = (people[(late + more) % 3] for more in (1, 2))
    asking.click("[aria-label='The table']")
    asking.click(f"[data-substitute='{late}']")
    put_away(asking)
    expect(other.locator(".notice", has_text="in place of")).to_be_visible()
    expect(people[late].locator(".notice", has_text="in your place")).to_be_visible()
    assert overflow(people[late]) <= 0
    people[late].click("[data-here]")
    asking.wait_for_selector("[data-declined]")
    state = ask(anna, f"/api/tables/{table}").json()
    assert [seat["bot"] for seat in state["seats"]] == [None, None, None]


def test_a_link_is_copied_without_https(open_page: Open, server: Server) -> None:
    """A browser denies the clipboard to pages without HTTPS, such as in a home network."""
    page = open_page(allow="origin was untrustworthy")
    page.goto(f"{server.url.replace('127.0.0.1', 'hotelier.test')}/new/hotel-koenig#invite")
    page.wait_for_selector("form li")
    assert page.evaluate("navigator.clipboard === undefined")
    page.get_by_role("button", name="Make the table").click()
    page.click("[data-invite='1']")
    expect(page.locator("[data-invite='1']")).to_have_text("Copied")
    page.focus("#say-here")
    page.keyboard.press("Control+V")
    expect(page.locator("#say-here")).to_have_value(page.locator(".link").first.input_value())
