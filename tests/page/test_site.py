"""Around the tables: accounts, ways back, messages, ratings, what was played, the other people."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.page.browsing import PATIENCE, PHONE, axe, overflow
from tests.page.conftest import Open
from tests.page.koenig import KoenigTable

PHRASE = "a long enough phrase"


def known(page: Page) -> None:
    """The page asks the server who its reader is."""
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
    assert "#" not in third.url


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
    told = page.request.get("/api/notices").json()
    assert told["wishes"]["start"] is False
    assert told["addresses"][0]["style"] == "discord"

    page.goto("/account")
    page.click("[data-address=webhook] [aria-label^=Remove]")
    page.wait_for_selector("[data-address=webhook]", state="detached")


def test_a_message_opens_its_table(open_page: Open) -> None:
    """A push message as the push service would hand it over, and a click on it."""
    page = open_page(service_workers="allow")
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
    for _ in range(PATIENCE // 100):
        if found:
            break
        page.wait_for_timeout(100)
    told = {"kind": "turn", "title": "Your turn", "text": "Hotel-König", "table": table.id,
            "link": f"https://other.name/table/{table.id}"}  # fmt: skip
    message = {"origin": page.evaluate("location.origin"), "data": json.dumps(told),
               "registrationId": found[-1]["registrationId"]}  # fmt: skip
    browser.send("ServiceWorker.deliverPushMessage", message)
    page.wait_for_function(
        "navigator.serviceWorker.ready.then(w => w.getNotifications()).then(n => n.length === 1)"
    )
    worker.evaluate(
        """async () => {
            const [notification] = await self.registration.getNotifications();
            self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        }"""
    )
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
    page.wait_for_timeout(0)
    said = [json.loads(text) for text in sent if '"looking"' in text]
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
    page.request.post(f"/api/tables/{table}/resign", data={})
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
    token = anna.request.post("/api/players", data={"name": "Anna"}).json()["token"]
    anna.request.post("/api/session", data={"token": token})
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = anna.request.post("/api/tables", data={"game": "hotel-koenig", "seats": seats}).json()
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
    anna.keyboard.press("Escape")

    bert.click("[aria-label='The table']")
    bert.click("text=Give up")
    bert.click("text=Really give up")
    anna.wait_for_selector("dialog", state="detached")
    anna.request.post(f"/api/tables/{table}/resign", data={})
    bert.keyboard.press("Escape")
    bert.click("[data-again]")
    bert.wait_for_selector("text=I am ready")
    anna.click("[data-next]")
    anna.wait_for_url(lambda url: url != f"/table/{table}" and table not in url)
    anna.wait_for_selector("text=I am ready")
