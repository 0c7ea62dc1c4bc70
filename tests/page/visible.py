"""Find parts of a decision that are not visible: outside the window, cut off or covered."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from hotelier.words.things import things_of
from tests.page.austria import AUSTRIA

SEEN = """
() => {
  const clips = style => [style.overflowX, style.overflowY].some(each => each !== 'visible');
  function seen(element) {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    let [top, left, bottom, right] = [0, 0, innerHeight, innerWidth];
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (!clips(getComputedStyle(up))) continue;
      const edge = up.getBoundingClientRect();
      [top, left] = [Math.max(top, edge.top), Math.max(left, edge.left)];
      [bottom, right] = [Math.min(bottom, edge.bottom), Math.min(right, edge.right)];
    }
    const spare = 3;
    if (box.top < top - spare || box.bottom > bottom + spare) return false;
    if (box.left < left - spare || box.right > right + spare) return false;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  }
  const names = (selector, field) => [
    ...new Set([...document.querySelectorAll(selector)].filter(seen).map(e => e.dataset[field])),
  ];
  const question = document.querySelector('.austria .decision h1');
  return {
    question: question !== null && seen(question),
    things: names('.austria [data-thing].legal', 'thing'),
    choices: names('.austria [data-do]', 'do'),
    more: [...document.querySelectorAll('.austria .strip .more')].some(seen),
    wider: document.documentElement.scrollWidth - innerWidth,
    taller: document.documentElement.scrollHeight - innerHeight,
  };
}
"""
"""Script: the question, targets and choices that are visible without scrolling."""


OPEN_TAB = """
place => {
  const tab = document.querySelectorAll('.austria [role=tab]')[place];
  tab?.click();
  return tab !== undefined;
}
"""
"""Script: open a tab by its number, in one step, before the page is drawn again."""


def unseen(page: Page, view: dict[str, Any]) -> list[str]:
    """Return the parts of a decision that are not visible."""
    shown = page.evaluate(SEEN)
    found = [f"{name} by {shown[name]}" for name in ("wider", "taller") if shown[name] > 0]
    if not shown["question"]:
        found.append("question")
    things = set(shown["things"])
    return found + [
        action
        for action in view["legal"]
        if action not in shown["choices"]
        and not things.intersection(things_of(AUSTRIA, action, view))
        and not (shown["more"] and action.split()[0] in ("mix", "split"))
    ]


def unseen_in_tabs(page: Page, view: dict[str, Any]) -> list[str]:
    """Return the parts of a turn that are visible in no tab of guests, cards and rooms."""
    missing, place = unseen(page, view), 0
    while missing and page.evaluate(OPEN_TAB, place):
        missing, place = [each for each in unseen(page, view) if each in missing], place + 1
    return missing
