"""Replays in the page: records given and dropped, stepped through, linked, downloaded, offline."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.page.austria import AustriaTable, turn
from tests.page.browser import SLOW, settle
from tests.page.conftest import Open
from tests.page.scenes import record_file, recorded

DROP = """
([name, packed]) => {
  const bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], name));
  for (const kind of ['dragover', 'drop'])
    document.querySelector('main').dispatchEvent(
      new DragEvent(kind, {dataTransfer: data, bubbles: true, cancelable: true}));
}
"""
"""Script: drop a file onto the page."""


def drop(page: Page, name: str, content: bytes) -> None:
    page.evaluate(DROP, [name, base64.b64encode(content).decode()])


def step(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def test_a_record_is_stepped_through(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    page.set_default_timeout(SLOW)
    table = record_file(page, tmp_path)
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector(".bill")
    page.wait_for_url(f"**#{len(table.record.lines)}")
    page.keyboard.press("[")
    page.wait_for_selector("[role=grid]")
    assert page.locator("[data-thing].legal").count() == 0, "nothing can be done in the past"
    last = step(page)
    link = page.url
    page.goto("/replays")
    page.goto(link)
    page.wait_for_selector("[role=grid]")
    expect(page.locator("input[type=range]")).to_have_value(str(last))
    slider = page.locator("input[type=range]")
    slider.focus()
    for key, number in (("Home", "0"), ("ArrowRight", "1"), ("]", "2")):
        page.keyboard.press(key)
        expect(slider).to_have_value(number)


def test_a_record_is_dropped_anywhere_and_downloaded_again(open_page: Open, tmp_path: Path) -> None:
    page = open_page(allow="status of 400")  # the browser tells of the broken record, too
    page.set_default_timeout(SLOW)
    path = tmp_path / "dropped.jsonl"
    recorded("hotel-koenig", seed=6).record.save(path)
    page.goto("/")
    page.wait_for_selector("[data-play]")
    drop(page, path.name, path.read_bytes())
    page.wait_for_url("**/replay/file/*")
    page.wait_for_selector("main .decision, main .bill")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    again = tmp_path / "again.jsonl"
    download.value.save_as(again)
    assert again.read_bytes() == path.read_bytes()
    page.goto("/settings")
    page.wait_for_selector("main h1")
    drop(page, "broken.jsonl", b"this is no record\n")
    page.wait_for_url("**/replays")
    page.locator("[role=alert].error").wait_for()
    assert page.locator("text=dropped.jsonl").count() == 1
    assert page.locator("text=broken.jsonl").count() == 0


def test_a_link_names_a_move_of_a_running_table(open_page: Open) -> None:
    page = open_page()
    page.set_default_timeout(SLOW)
    table = AustriaTable(page)
    view = table.play_until(turn(2))
    ply = view["ply"] // 2
    page.goto(f"/replay/{table.id}#{ply}")
    page.wait_for_selector(".austria .decision")
    first = step(page)
    assert first > 0
    page.goto(f"/replay/{table.id}#{ply + 4}")
    page.wait_for_function("old => Number(document.querySelector('input[type=range]').value) > old",
                           arg=first)  # fmt: skip


def test_the_eyes_chosen_last_are_those_one_looks_through(open_page: Open, tmp_path: Path) -> None:
    """The last choice holds, however late the reply to an earlier one comes."""
    page = open_page()
    page.set_default_timeout(SLOW)
    record_file(page, tmp_path)
    page.locator("input[type=range]").fill("60")
    eyes, hand = page.locator(".tools select"), page.locator(".rack")
    hands: list[str] = []
    for seat in (0, 1):
        with page.expect_response("**/api/replays"):
            eyes.select_option(index=1 + seat)
        page.wait_for_function(
            "old => ![null, undefined, old].includes(document.querySelector('.rack')?.innerText)",
            arg=hands[-1] if hands else None,
        )
        hands.append(hand.inner_text())
    late: list[Route] = []
    page.route("**/api/replays", lambda way: way.continue_() if late else late.append(way))
    eyes.select_option(index=1)
    with page.expect_response("**/api/replays"):
        eyes.select_option(index=2)
    with page.expect_response("**/api/replays"):
        late[0].continue_()
    settle(page)
    assert hand.inner_text() == hands[1] != hands[0]


def test_a_replay_that_was_seen_opens_without_a_network(open_page: Open, tmp_path: Path) -> None:
    page = open_page(service_workers="allow")
    page.set_default_timeout(SLOW)
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    record_file(page, tmp_path)
    link = page.url
    page.reload()  # now the worker has seen all that the screen needs
    page.wait_for_selector("main .decision, main .bill")
    page.context.set_offline(True)
    page.goto("/replays")
    page.locator("text=hotel-koenig.jsonl").wait_for()
    page.goto(link)
    page.wait_for_selector("main .decision, main .bill")
    page.keyboard.press("]")
    expect(page.locator("input[type=range]")).not_to_have_value("0")
    page.context.set_offline(False)
