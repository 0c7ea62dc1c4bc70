"""Lessons in a browser: each played through to its end, left and resumed, on a desk and a phone."""

from __future__ import annotations

from time import monotonic

import pytest
from playwright.sync_api import Page

from tests.page.browser import PATIENCE, PHONE, axe, overflow
from tests.page.conftest import Open

STEP = "() => document.querySelector('[data-step]').dataset.step"
WATCH = """
() => {
  window.steps = [];
  const look = () => {
    const step = document.querySelector('[data-step]')?.dataset.step;
    if (step && step !== window.steps.at(-1)) window.steps.push(step);
  };
  look();
  new MutationObserver(look).observe(document.body,
    {subtree: true, childList: true, attributes: true, attributeFilter: ['data-step']});
}
"""
"""Script: record the steps as they come, as one may be over before the test looks."""
NEXT = """
step => {
  const button = document.querySelector(`[data-step=${step}] [data-next]`);
  button?.click();
  return button !== null;
}
"""
"""Script: press "Next" if it is offered and this is still the step."""
ANSWER = """
verbs => {
  const seen = each => !each.disabled && each.offsetParent !== null;
  const shown = selector => [...document.querySelectorAll('main ' + selector)].filter(seen);
  const asked = shown('[data-do]');
  const wanted = verbs.flatMap(verb => [
    ...asked.filter(each => each.dataset.do.split(' ')[0] === verb),
    ...({take: shown('#gah-queue [data-thing].legal'), prepare: shown('[data-thing^=room].legal'),
         die: shown('[data-thing^=space].legal'), serve: shown('[data-thing=serve].legal'),
         lay: shown('button.legal[data-thing^=tile]'), found: shown('[data-chain]'),
         end: []}[verb] ?? []),
  ]);
  const some = [...wanted, ...shown('[data-thing].legal'), ...asked, ...shown('[data-main]')];
  some[0]?.click();
  return some.length;
}
"""
"""Script: do what a step asks for, or else give any answer."""
VERBS = {
    "gah-first-guest": ["take"], "gah-rooms": ["prepare"], "gah-guest": ["take"],
    "gah-serve": ["serve"], "gah-dice": ["die"], "gah-checkin": ["checkin"], "gah-end": ["end"],
    "hk-tiles": ["lay"], "hk-found": ["found"], "hk-buy": ["stop"], "hk-grow": ["lay"],
}  # fmt: skip


MAIN = "() => document.querySelector('[data-main]')?.click()"


def go_through(page: Page, last: str = "done") -> list[str]:
    """Read and act until a step, or until the lesson is over, and return the steps."""
    page.evaluate(WATCH)
    known, end = "", 0.0
    while True:
        step = page.evaluate(STEP)
        if step != known:
            known, end = step, monotonic() + PATIENCE / 1000
        assert monotonic() < end, f"the lesson did not come to an end: {step}"
        if step == last:
            steps: list[str] = page.evaluate("window.steps")
            return steps
        if not page.evaluate(NEXT, step) and step in VERBS:
            page.evaluate(ANSWER, VERBS[step])
            if step == "hk-found":
                page.evaluate(MAIN)
        page.wait_for_timeout(60)


def begin(page: Page, game: str) -> None:
    """Open the lesson from the start page."""
    page.goto("/")
    page.click("a[href='/learn']")
    page.click(f"a[href='/learn/{game}']")
    page.wait_for_selector("[data-step]")
    page.wait_for_selector("main .decision")


@pytest.mark.parametrize(
    ("game", "steps"), [("grand-austria-hotel", 14), ("hotel-koenig", 10)]
)  # fmt: skip
def test_a_lesson_is_played_to_its_end(open_page: Open, game: str, steps: int) -> None:
    page = open_page()
    begin(page, game)
    page.wait_for_selector(".ring", state="attached")
    seen = go_through(page)
    assert len(seen) == steps + 1
    assert axe(page) == []
    page.click("[data-step=done] [data-play]")
    page.wait_for_url("**/table/*")


def test_another_action_gets_a_kind_word_and_can_be_undone(open_page: Open) -> None:
    page = open_page()
    begin(page, "grand-austria-hotel")
    go_through(page, "gah-guest")
    end = monotonic() + PATIENCE / 1000
    while not page.locator("main [data-thing^=space].legal").count():
        assert monotonic() < end, "the dice cannot be used"
        page.evaluate(ANSWER, ["prepare"])
        page.wait_for_timeout(60)
    page.locator("main [data-thing='space:4'].legal").first.click()
    asked = page.locator("main [data-do='die 4']")
    page.get_by_text("That was a good move too").or_(asked).first.wait_for()
    if asked.count():
        asked.first.click()
    page.get_by_text("That was a good move too").wait_for()
    page.locator(".lesson button", has_text="Undo").click()
    page.wait_for_selector("text=That was a good move too", state="detached")
    assert page.evaluate(STEP) == "gah-guest"


def test_a_lesson_is_left_and_resumed_on_a_phone(open_page: Open) -> None:
    page = open_page(PHONE, locale="de-DE")
    begin(page, "hotel-koenig")
    assert overflow(page) == 0
    page.click("[data-next]")
    page.wait_for_selector("[data-step=hk-tiles]")
    assert page.locator("button.legal[data-thing^=tile]", has_text="gründet").count() == 3
    page.click("text=Verlassen")
    page.click("text=Weiter mit Schritt 2 von 10")
    page.wait_for_selector("[data-step=hk-tiles]")
    page.click("[data-skip]")
    page.wait_for_selector("[data-step=hk-found]")
    assert axe(page) == []
